import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Capsule, visitCapsule } from './capsule.ts';
import { ceilDivide, floorDivide, rootOfProduct } from './integer-math.ts';

function spansOf(capsule: Capsule, width: number, height: number): Map<number, [number, number]> {
  const spans = new Map<number, [number, number]>();
  visitCapsule(capsule, width, height, (row, left, right) => spans.set(row, [left, right]));
  return spans;
}

/** Exactly: is the centre of pixel (i, j) within the capsule? */
function inside({ ax, ay, bx, by, radius }: Capsule, i: number, j: number): boolean {
  const [px, py] = [BigInt(16 * i + 8 - ax), BigInt(16 * j + 8 - ay)];
  const [dx, dy] = [BigInt(bx - ax), BigInt(by - ay)];
  const length2 = dx * dx + dy * dy;
  const along = px * dx + py * dy;
  const r2 = BigInt(radius) ** 2n;
  if (along <= 0n) return px * px + py * py <= r2;
  if (along >= length2) return (px - dx) ** 2n + (py - dy) ** 2n <= r2;
  return (px * dy - py * dx) ** 2n <= r2 * length2;
}

describe('a capsule', () => {
  it('is exact to the pixel at both ends of each row, also 30 000 px away', () => {
    const far = fc.integer({ min: -480_000, max: 480_000 });
    const radius = fc.integer({ min: 8, max: 2400 });
    const capsule = fc.record({ ax: far, ay: far, bx: far, by: far, radius });
    fc.assert(
      fc.property(capsule, fc.integer({ min: 0, max: 29_999 }), (shape, row) => {
        const spans = spansOf(shape, 30_000, row + 1);
        const span = spans.get(row);
        if (span === undefined) {
          for (const i of [0, 1, 15_000, 29_999]) expect(inside(shape, i, row)).toBe(false);
          return;
        }
        expect(inside(shape, span[0], row)).toBe(true);
        expect(inside(shape, span[1], row)).toBe(true);
        if (span[0] > 0) expect(inside(shape, span[0] - 1, row)).toBe(false);
        if (span[1] < 29_999) expect(inside(shape, span[1] + 1, row)).toBe(false);
      }),
      { numRuns: 300 },
    );
  });

  it('takes a pixel whose centre lies exactly on its edge', () => {
    // A dot of diameter 10 at a pixel's centre reaches the centre five px on, and no further.
    const dot = { ax: 16 * 20 + 8, ay: 16 * 20 + 8, bx: 16 * 20 + 8, by: 16 * 20 + 8, radius: 80 };
    expect(spansOf(dot, 100, 100).get(20)).toEqual([15, 25]);
    expect(spansOf(dot, 100, 100).get(25)).toEqual([20, 20]);
    expect(spansOf(dot, 100, 100).get(26)).toBeUndefined();
  });

  it('leaves everything beside the image out', () => {
    const beside = { ax: -5000, ay: 100, bx: -4000, by: 900, radius: 80 };
    expect(spansOf(beside, 100, 100).size).toBe(0);
  });
});

describe('whole-number arithmetic', () => {
  it('divides towards minus infinity without rounding errors', () => {
    const numerator = fc.integer({ min: -(2 ** 51), max: 2 ** 51 });
    fc.assert(
      fc.property(numerator, fc.integer({ min: 1, max: 2 ** 25 }), (a, b) => {
        const exact = BigInt(a) / BigInt(b) - (BigInt(a) % BigInt(b) < 0n ? 1n : 0n);
        expect(BigInt(floorDivide(a, b))).toBe(exact);
        expect(ceilDivide(a, b)).toBe(-floorDivide(-a, b));
      }),
    );
  });

  it('takes the root of products beyond 2^53 exactly', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 2 ** 28 }), (a, b) => {
        const root = BigInt(rootOfProduct(a, b));
        const product = BigInt(a) * BigInt(b);
        expect(root * root <= product && (root + 1n) * (root + 1n) > product).toBe(true);
      }),
    );
  });
});
