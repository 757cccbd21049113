import { cellMeans } from './cell-means.ts';
import type { ThreePlanes } from './three-planes.ts';
import type { Workspace } from './workspace.ts';

/** Means of cells over pixels of one ground each. */
interface Means {
  /** RGBA means of what is known. */
  readonly known: Uint8Array;
  /** Means of what was filled, three colours, and how many pixels that are. */
  readonly filled: ThreePlanes;
  readonly count: Float32Array;
}

/** Bits of grounds that are told apart; the last is set for all that is known. */
const BITS = 8;

/** The number of each pixel's ground; of what was filled, that of its source. */
export function pixelGrounds(
  { hole, grounds }: Workspace['level'],
  source: Int32Array,
): Uint8Array {
  const bits = new Uint8Array(hole.length);
  for (let at = 0; at < bits.length; at++) {
    const from = hole[at] === 1 ? (source[at] as number) : at;
    bits[at] = lowestBit(from < 0 ? 0 : (grounds[from] as number));
  }
  return bits;
}

function lowestBit(ground: number): number {
  let bit = 0;
  while (bit < BITS - 1 && ((ground >> bit) & 1) === 0) bit++;
  return bit;
}

/** What most of each cell is, of its hole where it is a cell of the hole: one bit. */
export function cellGrounds(
  isHole: Uint8Array,
  bits: Uint8Array,
  cellOf: Int32Array,
  hole: Uint8Array,
): Uint8Array {
  const counts = new Uint16Array(hole.length * BITS);
  for (let at = 0; at < bits.length; at++) {
    const cell = cellOf[at] as number;
    if (isHole[at] !== hole[cell]) continue;
    const place = cell * BITS + (bits[at] as number);
    counts[place] = (counts[place] as number) + 1;
  }
  return hole.map((_, cell) => {
    let [most, largest] = [0, counts[cell * BITS] as number];
    for (let bit = 1; bit < BITS; bit++) {
      const count = counts[cell * BITS + bit] as number;
      if (count > largest) [most, largest] = [bit, count];
    }
    return 1 << most;
  });
}

/** Means of the pixels of each cell that are of its ground: across an edge there is another light. */
export function ownMeans(
  level: Workspace['level'],
  pixels: Uint8ClampedArray,
  bits: Uint8Array,
  grounds: Uint8Array,
  cellOf: Int32Array,
): Means {
  const own = new Int32Array(cellOf.length);
  for (let at = 0; at < own.length; at++) {
    const cell = cellOf[at] as number;
    own[at] = 1 << (bits[at] as number) === grounds[cell] ? cell : -1;
  }
  const { known, filled, count } = cellMeans(level.hole, pixels, grounds.length, own);
  const rgba = new Uint8Array(grounds.length * 4);
  known.forEach((plane, c) => {
    for (let cell = 0; cell < plane.length; cell++)
      rgba[cell * 4 + c] = Math.round(plane[cell] as number);
  });
  return { known: rgba, filled, count };
}
