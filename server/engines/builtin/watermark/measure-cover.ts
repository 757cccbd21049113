import { blurBox } from '../kernels/blur-box.ts';
import { lumaBytes } from '../kernels/luma.ts';
import { divideShare, type OnShare } from '../kernels/share.ts';
import { ANY_GROUND } from '../remove/level.ts';
import { stretchMembrane } from '../remove/membrane.ts';
import { type Cell, foldSums } from './cell.ts';
import type { Paint } from './opacity.ts';

/** Places with more of a mark than this, and those so many pixels around them, are not taken as the picture's own. */
const LEAST = 0.02;
const AROUND = 2;
/** Radius within which a place's surroundings are judged, in pixels. */
const RADIUS = 16;
/** Deviation of what is guessed on plain ground, in grey levels: what rounding and compression leave. */
const NOISE = 1.5;
/** The same where nothing of the picture's own is near. */
const UNSEEN = 60;
/** The share of a mark's places that are at least as opaque as its paint. */
const FULL = 0.5;
const CORE = 0.7;

/** How much of a mark each place of a cell's window has, and what it is made of. */
export interface MeasuredMark {
  readonly window: Float32Array;
  readonly paint: Paint;
}

/**
 * Measures a mark's opacity place by place: what is seen there beside what would be without it (the
 * smoothest continuation of what is around the mark), by least squares over all cells, plain
 * surroundings counting most (after Dekel et al. 2017). `cover` has a value a pixel of the picture.
 * `onShare` is told the share of the work that is done.
 */
export function measureCover(
  pixels: Uint8ClampedArray,
  width: number,
  cell: Cell,
  cover: Float32Array,
  paint: Paint,
  onShare: OnShare,
): MeasuredMark {
  const [onGround, onTrust, onSums] = divideShare(onShare, [4, 1, 2]);
  const near = blurBox(
    cover.map((value) => (value > LEAST ? 1 : 0)),
    width,
    AROUND,
  );
  const hole = Uint8Array.from(near, (share) => (share > 1e-4 ? 1 : 0));
  const ground = groundUnder(pixels, hole, width, onGround);
  const trust = trustIn(ground, hole, width);
  onTrust(1);
  const [above, below] = [new Float32Array(hole.length), new Float32Array(hole.length)];
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 0) continue;
    for (let c = 0; c < 3; c++) {
      const own = ground[at * 4 + c] as number;
      const room = (paint.colour[c] as number) - own;
      above[at] =
        (above[at] as number) +
        (trust[at] as number) * room * ((pixels[at * 4 + c] as number) - own);
      below[at] = (below[at] as number) + (trust[at] as number) * room * room;
    }
  }
  const [over, under] = [foldSums(above, width, cell), foldSums(below, width, cell)];
  onSums(1);
  const alpha = over.map((value, at) => value / Math.max(1e-3, under[at] as number));
  const core = alpha.filter((value) => value > CORE * paint.opacity).sort();
  const opacity = core[Math.floor((1 - FULL) * (core.length - 1))] ?? paint.opacity;
  return {
    window: alpha.map((value) => Math.min(1, Math.max(0, value / opacity))),
    paint: { ...paint, opacity },
  };
}

/** The picture with the smoothest continuation of its surroundings in the hole. */
function groundUnder(
  pixels: Uint8ClampedArray,
  hole: Uint8Array,
  width: number,
  onShare: OnShare,
): Uint8Array {
  const ground = new Uint8Array(pixels);
  const grounds = new Uint8Array(hole.length).fill(ANY_GROUND);
  const holePixels = Int32Array.from([...hole.keys()].filter((at) => hole[at] === 1));
  const level = { width, height: hole.length / width, hole, holePixels, grounds };
  stretchMembrane(level, ground, 'mean', () => true, onShare);
  return ground;
}

/** How much a guess says: the inverse of its variance, as what is known around it varies. */
function trustIn(ground: Uint8Array, hole: Uint8Array, width: number): Float32Array {
  const luma = lumaBytes(new Uint8ClampedArray(ground));
  const known = Float32Array.from(hole, (value) => 1 - value);
  const share = blurBox(known, width, RADIUS);
  const mean = blurBox(
    known.map((value, at) => value * (luma[at] as number)),
    width,
    RADIUS,
  );
  const square = blurBox(
    known.map((value, at) => value * (luma[at] as number) ** 2),
    width,
    RADIUS,
  );
  return share.map((part, at) => {
    if (part < LEAST) return 1 / UNSEEN ** 2;
    const middle = (mean[at] as number) / part;
    const variance = Math.max(0, (square[at] as number) / part - middle ** 2);
    return 1 / (NOISE ** 2 + variance);
  });
}
