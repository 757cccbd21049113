import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInSomeDisc } from '../../../e2e/oracle/operations-oracle.ts';
import { compareProducts } from './integer-math.ts';
import { type Sample, visitTaperedCapsule } from './tapered-capsule.ts';

const WIDTH = 30_000;

function spansOf(a: Sample, b: Sample, height: number): Map<number, [number, number]> {
  const spans = new Map<number, [number, number]>();
  visitTaperedCapsule(a, b, WIDTH, height, (row, left, right) => spans.set(row, [left, right]));
  return spans;
}

/** What is wrong with a row's span, of the pixels at both its ends and beside them. */
function faultsOf(a: Sample, b: Sample, row: number, span: [number, number] | undefined): string[] {
  const expected = new Map<number, boolean>();
  if (span === undefined) {
    const middle = Math.floor((a.x + b.x) / 32);
    for (const i of [0, middle - 1, middle, middle + 1, WIDTH - 1]) expected.set(i, false);
  } else {
    expected
      .set(span[0] - 1, false)
      .set(span[0], true)
      .set(span[1], true);
    expected.set(span[1] + 1, false);
  }
  return [...expected].flatMap(([i, isIn]) =>
    i < 0 || i >= WIDTH || isInSomeDisc(i, row, a, b) === isIn ? [] : [`${i}, ${row}: not ${isIn}`],
  );
}

describe('a stroke whose radius changes', () => {
  it('is exact to the pixel at both ends of each row, however far and flat it is', () => {
    const sample = (span: number) =>
      fc.record({
        x: fc.integer({ min: -span, max: 480_000 + span }),
        y: fc.integer({ min: -span, max: 480_000 + span }),
        radius: fc.integer({ min: 0, max: 2 ** 14 }),
      });
    // Within the limit of samples, near the image, or nearly level with the other one.
    const pair = fc.oneof(
      fc.tuple(sample(2 ** 23), sample(2 ** 23)),
      fc.tuple(sample(2000), sample(2000)),
      fc
        .tuple(
          sample(100),
          fc.integer({ min: -6000, max: 6000 }),
          fc.integer({ min: -3, max: 3 }),
          fc.integer({ min: 0, max: 6000 }),
        )
        .map(
          ([a, dx, dy, radius]) => [a, { x: a.x + dx, y: a.y + dy, radius }] as [Sample, Sample],
        ),
    );
    fc.assert(
      fc.property(pair, fc.double({ min: -0.1, max: 1.1, noNaN: true }), ([a, b], share) => {
        const top = Math.min(a.y - a.radius, b.y - b.radius) / 16;
        const bottom = Math.max(a.y + a.radius, b.y + b.radius) / 16;
        const row = Math.min(29_999, Math.max(0, Math.floor(top + share * (bottom - top))));
        expect(faultsOf(a, b, row, spansOf(a, b, row + 1).get(row))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  it('is the larger disc alone where that contains the other', () => {
    const large = { x: 800, y: 800, radius: 300 };
    const small = { x: 900, y: 800, radius: 200 };
    expect(spansOf(large, small, 100)).toEqual(spansOf(large, large, 100));
    expect(spansOf(small, large, 100)).toEqual(spansOf(large, large, 100));
    expect(spansOf(large, { ...small, radius: 240 }, 100)).not.toEqual(spansOf(large, large, 100));
  });

  it('takes a centre exactly on its tangent', () => {
    // A cone of 3 : 4 : 5: from (8, 8) 50 units along x the radius grows from 0 to 30. The tangent
    // rises 3 in 4, through (8, 8): the centre at 4 · 4 px and 3 · 4 px from there is on it.
    const [tip, end] = [
      { x: 8, y: 8, radius: 0 },
      { x: 8 + 5000, y: 8, radius: 3000 },
    ];
    const spans = spansOf(tip, end, 40);
    expect(spans.get(12)?.[0]).toBe(16);
    expect(spans.get(0)?.[0]).toBe(0);
  });
});

describe('comparing products', () => {
  it('is exact beyond 2^53, ties among them', () => {
    const whole = fc.integer({ min: -(2 ** 52), max: 2 ** 52 });
    const near = fc
      .tuple(whole, fc.integer({ min: 1, max: 1000 }), fc.integer({ min: -1, max: 1 }))
      .map(([a, b, c]): [number, number, number, number] => [a, b * 6, a * 1 + c, b * 6]);
    fc.assert(
      fc.property(fc.oneof(fc.tuple(whole, whole, whole, whole), near), ([a, b, c, d]) => {
        const exact = BigInt(a) * BigInt(b) - BigInt(c) * BigInt(d);
        const sign = exact === 0n ? 0 : exact > 0n ? 1 : -1;
        expect(Math.sign(compareProducts(a, b, c, d))).toBe(sign);
      }),
      { numRuns: 500 },
    );
  });
});
