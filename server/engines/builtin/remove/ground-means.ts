import { cellMeans } from './cell-means.ts';
import type { Workspace } from './workspace.ts';

/** Means of cells over pixels of one ground each. */
interface Means {
  /** RGBA means of what is known. */
  readonly known: Uint8Array;
  /** Means of what was filled, three colours, and how many pixels that are. */
  readonly filled: readonly Float32Array[];
  readonly count: Float32Array;
}

/** Bits of grounds that are told apart; the last is set for all that is known. */
const BITS = 8;

/** The number of each pixel's ground; of what was filled, that of its source. */
export function pixelGrounds(
  { hole, grounds }: Workspace['level'],
  source: Int32Array,
): Uint8Array {
  return hole.map((isHole, at) => {
    const from = isHole === 1 ? (source[at] as number) : at;
    const found = from < 0 ? 0 : (grounds[from] as number);
    let bit = 0;
    while (bit < BITS - 1 && ((found >> bit) & 1) === 0) bit++;
    return bit;
  });
}

/** What most of each cell is, of its hole where it is a cell of the hole: one bit. */
export function cellGrounds(
  isHole: Uint8Array,
  bits: Uint8Array,
  cellOf: (pixel: number) => number,
  hole: Uint8Array,
): Uint8Array {
  const counts = new Uint16Array(hole.length * BITS);
  for (let at = 0; at < bits.length; at++) {
    const cell = cellOf(at);
    if (isHole[at] !== hole[cell]) continue;
    const place = cell * BITS + (bits[at] as number);
    counts[place] = (counts[place] as number) + 1;
  }
  return hole.map((_, cell) => {
    const own = counts.subarray(cell * BITS, (cell + 1) * BITS);
    return 1 << own.indexOf(Math.max(...own));
  });
}

/** Means of the pixels of each cell that are of its ground: across an edge there is another light. */
export function ownMeans(
  level: Workspace['level'],
  pixels: Uint8ClampedArray,
  bits: Uint8Array,
  grounds: Uint8Array,
  cellOf: (pixel: number) => number,
): Means {
  const { known, filled, count } = cellMeans(level.hole, pixels, grounds.length, (at) => {
    const cell = cellOf(at);
    return 1 << (bits[at] as number) === grounds[cell] ? cell : -1;
  });
  const rgba = new Uint8Array(grounds.length * 4);
  for (let at = 0; at < rgba.length; at++) rgba[at] = Math.round(known[at % 4]?.[at >> 2] ?? 0);
  return { known: rgba, filled, count };
}
