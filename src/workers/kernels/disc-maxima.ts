import { startMaxProgram } from './max-program.ts';
import { createRowMaxima } from './row-maxima.ts';

/** Looks through the discs of pixels of a square, after what surrounds it was given. */
export interface DiscMaxima {
  /** The square with `reach` px more on each side, row by row. */
  load(window: Uint8Array): void;
  /** Writes into `run` the greatest values in the discs of pixels of row `row` from `left` on. */
  read(row: number, left: number, run: Uint8Array<ArrayBuffer>): void;
}

/**
 * Discs of the half-widths `chords` (see `chordsOf`) about the pixels of squares of `size` px. A
 * disc is looked through row by row: tables have the maxima over 1, 2, 4, … pixels of every row, and
 * two of those cover any stretch. Sixteen pixels at a time where the engine has vectors.
 */
export function createDiscMaxima(size: number, chords: Int16Array): DiscMaxima {
  return createVectorMaxima(size, chords) ?? createPlainMaxima(size, chords);
}

/** Bytes that are taken at a time. */
const LANE = 16;

function upToLane(bytes: number): number {
  return Math.ceil(bytes / LANE) * LANE;
}

/** One that needs no vectors. */
export function createPlainMaxima(size: number, chords: Int16Array): DiscMaxima {
  const reach = chords.length - 2;
  let maxima = createRowMaxima(new Uint8Array(0), 0);
  return {
    load(window) {
      maxima = createRowMaxima(window, size + 2 * reach);
    },
    read(row, left, run) {
      run.fill(0);
      for (let d = -reach; d <= reach; d += 1) {
        const half = chords[Math.abs(d)] ?? 0;
        maxima.raise(row + reach + d, left + reach - half, 2 * half + 1, run);
      }
    },
  };
}

/** One that works in the memory of a program with vectors; null where there are none. */
function createVectorMaxima(size: number, chords: Int16Array): DiscMaxima | null {
  const reach = chords.length - 2;
  const wide = size + 2 * reach;
  const stride = upToLane(wide);
  const table = wide * stride;
  const levels = 32 - Math.clz32(2 * reach + 1);
  // Behind the tables room for what is read beyond the last, a result, and the plans.
  const result = levels * table + stride + upToLane(1 << levels);
  const plan = result + upToLane(size);
  const planEnd = plan + 8 * (2 * reach + 1);
  const doubling = planEnd;
  const program = startMaxProgram(doubling + 8);
  if (program === null) return null;
  const { memory, raise } = program;
  const bytes = new Uint8Array(memory);
  writePlan(new Int32Array(memory, plan, 2 * (2 * reach + 1)), chords, (level, row, column) => {
    return level * table + row * stride + column;
  });
  const pair = new Int32Array(memory, doubling, 2);

  return {
    load(window) {
      for (let row = 0; row < wide; row += 1) {
        bytes.set(window.subarray(row * wide, (row + 1) * wide), row * stride);
      }
      bytes.fill(0, table, levels * table);
      for (let level = 1; level < levels; level += 1) {
        pair[1] = 1 << (level - 1);
        raise(level * table, (level - 1) * table, doubling, doubling + 8, table);
      }
    },
    read(row, left, run) {
      const count = upToLane(run.length);
      bytes.fill(0, result, result + count);
      raise(result, row * stride + left, plan, planEnd, count);
      run.set(bytes.subarray(result, result + run.length));
    },
  };
}

/** For each row of a disc the two stretches that cover it, from the square's pixel as base. */
function writePlan(
  plan: Int32Array,
  chords: Int16Array,
  addressOf: (level: number, row: number, column: number) => number,
): void {
  const reach = chords.length - 2;
  for (let d = -reach; d <= reach; d += 1) {
    const half = chords[Math.abs(d)] ?? 0;
    const length = 2 * half + 1;
    const level = 31 - Math.clz32(length);
    const first = addressOf(level, reach + d, reach - half);
    plan[2 * (d + reach)] = first;
    plan[2 * (d + reach) + 1] = first + length - (1 << level);
  }
}
