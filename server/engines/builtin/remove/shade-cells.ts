import { blurBox } from '../kernels/blur-box.ts';
import { add, cellMeans, divide } from './cell-means.ts';
import { cellGrounds, ownMeans, pixelGrounds } from './ground-means.ts';
import { isOpen } from './hole.ts';
import { type Bends, CLEAR, plainCells, SMOOTH } from './plain-ground.ts';
import type { ThreePlanes } from './three-planes.ts';
import type { Workspace } from './workspace.ts';

/** Over how many cells each way plainness is averaged. */
export const PLAIN_RADIUS = 2;

/** A level and where its fill came from. */
export type Filled = Pick<Workspace, 'level' | 'field'>;

/** Square cells of a picture with a filled hole. */
export interface Cells {
  readonly width: number;
  readonly height: number;
  /** 1 where a cell holds more of the hole than of what is known. */
  readonly hole: Uint8Array;
  readonly holePixels: Int32Array;
  /** The ground of most of a cell's pixels, or of what they are copied from: one bit. */
  readonly grounds: Uint8Array;
  /** RGBA means of what is known. */
  readonly known: Uint8Array;
  /** Means of what was filled, three colours, and how many pixels that are. */
  readonly filled: ThreePlanes;
  readonly count: Float32Array;
  /** 0 to 1: how much of a cell is, or is copied from, plain ground. */
  readonly plain: Float32Array;
  /** The same of ground that is out of focus or lies in clouds. */
  readonly smooth: Float32Array;
  /** The largest fine detail that a cell holds, or is copied from. */
  readonly sharp: Float32Array;
}

/** What square cells of so many pixels a `side` hold. `fine` is `fineDetail` of `pixels`, RGBA. */
export function averageCells(
  { level, field }: Filled,
  pixels: Uint8ClampedArray,
  fine: Float32Array,
  side: number,
): Cells {
  const width = Math.ceil(level.width / side);
  const height = Math.ceil(level.height / side);
  const cellOf = new Int32Array(level.width * level.height);
  for (let at = 0, y = 0; y < level.height; y++) {
    const row = Math.floor(y / side) * width;
    for (let x = 0; x < level.width; x++) cellOf[at++] = row + Math.floor(x / side);
  }
  const { known, knownCount, count } = cellMeans(level.hole, pixels, width * height, cellOf);
  const hole = new Uint8Array(count.length);
  for (let cell = 0; cell < hole.length; cell++)
    if ((count[cell] as number) > (knownCount[cell] as number)) hole[cell] = 1;
  // Averaged: beside each other, cells that are plain and others would show as specks.
  const plainness = (bends: Bends) => {
    const plain = plainCells(known, knownCount, width, bends);
    const copied = new Float32Array(plain.length);
    for (const pixel of level.holePixels) {
      const source = field.source[pixel] as number;
      if (source < 0) continue;
      add(copied, cellOf[pixel] as number, plain[cellOf[source] as number] as number);
    }
    divide(copied, count);
    const all = plain.map((value, cell) => (hole[cell] === 1 ? (copied[cell] as number) : value));
    return blurBox(all, width, PLAIN_RADIUS);
  };
  const sharp = new Float32Array(count.length);
  for (let at = 0; at < fine.length; at++) {
    const source = level.hole[at] === 1 ? (field.source[at] as number) : at;
    const detail = fine[source < 0 ? at : source] as number;
    const cell = cellOf[at] as number;
    if (detail > (sharp[cell] as number)) sharp[cell] = detail;
  }
  const bits = pixelGrounds(level, field.source);
  const grounds = cellGrounds(level.hole, bits, cellOf, hole);
  const own = ownMeans(level, pixels, bits, grounds, cellOf);
  return {
    ...{ width, height, hole, grounds, sharp },
    ...{ known: own.known, filled: own.filled, count: own.count },
    holePixels: Int32Array.from(hole, (_, cell) => cell).filter((cell) => hole[cell] === 1),
    plain: plainness(CLEAR),
    smooth: plainness(isOpen(level.hole, level.width) ? CLEAR : SMOOTH),
  };
}
