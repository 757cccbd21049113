import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MaskOperation } from '../imaging.ts';
import { createMaskSession, type MaskSession } from './mask-session.ts';
import { readMask } from './tile-store.ts';

const SIZE = { width: 300, height: 280 };

function session(): MaskSession {
  return createMaskSession(SIZE.width, SIZE.height);
}

function bytesOf(mask: MaskSession): Uint8Array {
  return readMask(mask.freeze(), SIZE.width, SIZE.height);
}

/** Deep equality, quick on many bytes. */
function same(a: Uint8Array, b: Uint8Array | undefined): boolean {
  return b !== undefined && Buffer.compare(a, b) === 0;
}

/** The mask that a surface would show from the cells alone. */
function follow(mask: MaskSession): (operations: MaskOperation[]) => Uint8Array {
  const shown = new Uint8Array(SIZE.width * SIZE.height);
  mask.view({ level: 0, left: 0, top: 0, right: 2, bottom: 2 });
  return (operations) => {
    for (const tile of mask.apply(operations).cells) {
      for (let y = tile.row * 256; y < Math.min(SIZE.height, tile.row * 256 + 256); y += 1) {
        const left = tile.column * 256;
        const width = Math.min(256, SIZE.width - left);
        const from = (y % 256) * 256;
        const row =
          tile.pixels?.subarray(from, from + width) ?? new Uint8Array(width).fill(tile.value);
        shown.set(row, y * SIZE.width + left);
      }
    }
    return shown;
  };
}

const coordinate = fc.integer({ min: -2_000, max: 6_800 });
const points = fc
  .array(coordinate, { minLength: 1, maxLength: 12 })
  .map((numbers) => Int32Array.from(numbers.flatMap((x, i) => [x, numbers.at(-1 - i) ?? x])));
const stroke = fc.record({
  points,
  erase: fc.boolean(),
  diameter: fc.integer({ min: 1, max: 120 }),
});

function operationsOf(drawn: {
  points: Int32Array<ArrayBuffer>;
  erase: boolean;
  diameter: number;
}): MaskOperation[] {
  return [
    { kind: 'begin', erase: drawn.erase, diameter: drawn.diameter },
    { kind: 'points', points: drawn.points },
    { kind: 'end' },
  ];
}

/** Whether a pixel's centre is within half the diameter of the points' polyline, by BigInt. */
function covers(drawn: { points: Int32Array; diameter: number }, x: number, y: number): boolean {
  const size2 = (16n * BigInt(drawn.diameter)) ** 2n;
  for (let i = 0; i < drawn.points.length; i += 2) {
    const from = Math.max(0, i - 2);
    const ax = BigInt(drawn.points[from] ?? 0);
    const ay = BigInt(drawn.points[from + 1] ?? 0);
    const bx = BigInt(drawn.points[i] ?? 0);
    const by = BigInt(drawn.points[i + 1] ?? 0);
    const [px, py] = [BigInt(16 * x + 8), BigInt(16 * y + 8)];
    const length2 = (bx - ax) ** 2n + (by - ay) ** 2n;
    let along = (px - ax) * (bx - ax) + (py - ay) * (by - ay);
    if (along < 0n) along = 0n;
    if (along > length2) along = length2;
    // Everything times the squared length, so that the nearest point is whole.
    const scale = length2 === 0n ? 1n : length2;
    const share = length2 === 0n ? 0n : along;
    const ex = (px - ax) * scale - share * (bx - ax);
    const ey = (py - ay) * scale - share * (by - ay);
    if (4n * (ex * ex + ey * ey) <= size2 * scale * scale) return true;
  }
  return false;
}

describe('a mask', () => {
  it('has exactly the pixels whose centre is within half the brush size of the stroke', () => {
    const spots = fc.array(
      fc.tuple(fc.integer({ min: 0, max: 299 }), fc.integer({ min: 0, max: 279 })),
      { minLength: 200, maxLength: 200 },
    );
    fc.assert(
      fc.property(stroke, spots, (drawn, places) => {
        const mask = session();
        mask.apply(operationsOf({ ...drawn, erase: false }));
        const bytes = bytesOf(mask);
        for (const [x, y] of places) {
          if (bytes[y * SIZE.width + x] === (covers(drawn, x, y) ? 255 : 0)) continue;
          expect.fail(`pixel ${x}, ${y} is ${bytes[y * SIZE.width + x]}`);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is the same however the samples are cut into batches', () => {
    fc.assert(
      fc.property(
        fc.array(stroke, { maxLength: 4 }),
        fc.integer({ min: 1, max: 5 }),
        (drawn, cut) => {
          const whole = session();
          const pieces = session();
          for (const each of drawn) {
            whole.apply(operationsOf(each));
            pieces.apply([{ kind: 'begin', erase: each.erase, diameter: each.diameter }]);
            for (let i = 0; i < each.points.length; i += 2 * cut) {
              pieces.apply([{ kind: 'points', points: each.points.slice(i, i + 2 * cut) }]);
            }
            pieces.apply([{ kind: 'end' }]);
          }
          expect(same(bytesOf(pieces), bytesOf(whole))).toBe(true);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('comes back byte for byte by undo and redo in any order, and shows what it holds', () => {
    const step = fc.oneof(
      stroke.map(operationsOf),
      fc.constantFrom<MaskOperation[]>([{ kind: 'clear' }], [{ kind: 'invert' }]),
    );
    const journey = fc.array(fc.constantFrom('undo', 'undo', 'redo'), { maxLength: 14 });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 5 }), journey, (steps, moves) => {
        const mask = session();
        const show = follow(mask);
        const states = [bytesOf(mask)];
        for (const operations of steps) {
          const before = mask.apply([]).undoSteps;
          show(operations);
          if (mask.apply([]).undoSteps > before) states.push(bytesOf(mask));
        }
        let at = states.length - 1;
        for (const kind of moves as ('undo' | 'redo')[]) {
          at = Math.min(states.length - 1, Math.max(0, at + (kind === 'undo' ? -1 : 1)));
          expect(same(show([{ kind }]), states[at])).toBe(true);
          expect(same(bytesOf(mask), states[at])).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('forgets a cancelled stroke, as step and as pixels', () => {
    const mask = session();
    mask.apply(operationsOf({ points: Int32Array.of(800, 800), erase: false, diameter: 40 }));
    const before = bytesOf(mask);
    const change = mask.apply([
      { kind: 'begin', erase: true, diameter: 90 },
      { kind: 'points', points: Int32Array.of(800, 800, 4000, 4000) },
      { kind: 'cancel' },
    ]);
    expect(bytesOf(mask)).toEqual(before);
    expect(change).toMatchObject({ undoSteps: 1, hasPixels: true });
  });

  it('makes no step of a stroke that changes nothing', () => {
    const mask = session();
    const beside = { points: Int32Array.of(-9000, -9000), erase: false, diameter: 20 };
    const nothing = { points: Int32Array.of(800, 800), erase: true, diameter: 20 };
    mask.apply(operationsOf(beside));
    expect(mask.apply(operationsOf(nothing))).toMatchObject({ undoSteps: 0, hasPixels: false });
  });

  it('knows when the eraser took the last pixel away', () => {
    const mask = session();
    const dot = { points: Int32Array.of(4096, 4096), erase: false, diameter: 30 };
    expect(mask.apply(operationsOf(dot)).hasPixels).toBe(true);
    mask.view({ level: 0, left: 0, top: 0, right: 2, bottom: 2 });
    const change = mask.apply(operationsOf({ ...dot, erase: true, diameter: 31 }));
    expect(change.hasPixels).toBe(false);
    expect(change.cells).toHaveLength(4);
    expect(change.cells.every((cell) => cell.pixels === null && cell.value === 0)).toBe(true);
    expect(mask.apply([{ kind: 'undo' }]).hasPixels).toBe(true);
  });

  it('stays as it was frozen while painting goes on', () => {
    const mask = session();
    mask.apply(operationsOf({ points: Int32Array.of(800, 800), erase: false, diameter: 40 }));
    const frozen = mask.freeze();
    const before = readMask(frozen, SIZE.width, SIZE.height);
    mask.apply(operationsOf({ points: Int32Array.of(900, 900), erase: false, diameter: 60 }));
    mask.apply([{ kind: 'clear' }, { kind: 'invert' }]);
    expect(readMask(frozen, SIZE.width, SIZE.height)).toEqual(before);
  });
});
