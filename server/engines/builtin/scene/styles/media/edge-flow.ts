import type { Pixels } from '../../../../engine.ts';
import { clamp } from '../../../kernels/arithmetic.ts';
import { slopesOf } from '../../../kernels/slopes.ts';
import { blurPlane, halve, lumaPlane } from '../../../kernels/soft-copy.ts';

/** The structure tensor of a picture's light, in cells of a few pixels: products of its slopes a pixel, averaged. */
export interface EdgeFlow {
  /** Side of a cell in pixels. */
  readonly cell: number;
  /** Cells across and down. */
  readonly width: number;
  readonly height: number;
  readonly acrossAcross: Float32Array;
  readonly acrossDown: Float32Array;
  readonly downDown: Float32Array;
}

/** Edges are looked for in a copy in which they lie within so many cells, at most. */
const CELLS = 3;

/**
 * How edges within `reach` pixels of each place lie (Bigün and Granlund 1987): one speck turns nothing. The picture has
 * nothing finer than a quarter of `reach`, so that a smaller copy of it tells the same.
 */
export function flowOf(picture: Pixels, reach: number): EdgeFlow {
  let { width, height } = picture;
  let plane = lumaPlane(picture);
  let cell = 1;
  for (; reach / cell > CELLS && Math.min(width, height) > 8; cell *= 2)
    ({ plane, width, height } = halve(plane, width, height));
  const { across, down } = slopesOf(plane, width, height);
  const perPixel = 1 / (cell * cell);
  const mean = (one: Float32Array, other: Float32Array) => {
    const product = new Float32Array(one.length);
    for (let at = 0; at < product.length; at++)
      product[at] = (one[at] as number) * (other[at] as number) * perPixel;
    return blurPlane(product, width, reach / cell);
  };
  return {
    cell,
    width,
    height,
    acrossAcross: mean(across, across),
    acrossDown: mean(across, down),
    downDown: mean(down, down),
  };
}

/** Edges lead where so much of the slopes' energy (0 to 1) has one direction. */
const LEAST_COMMON = 0.12;

/** Room for a direction of length 1: to the right and downward. */
export type Direction = Float64Array;

/** Writes the direction along the edges at a place, in pixels; answers false where they lead nowhere, or have less energy than that. */
export function alongEdges(
  { cell, width, height, acrossAcross, acrossDown, downDown }: EdgeFlow,
  x: number,
  y: number,
  leastEnergy: number,
  into: Direction,
): boolean {
  const column = clamp(Math.floor(x / cell), 0, width - 1);
  const at = clamp(Math.floor(y / cell), 0, height - 1) * width + column;
  const xx = acrossAcross[at] as number;
  const xy = acrossDown[at] as number;
  const yy = downDown[at] as number;
  const energy = xx + yy;
  const common = Math.hypot(xx - yy, 2 * xy);
  if (energy < leastEnergy || common < LEAST_COMMON * energy) return false;
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  into[0] = -Math.sin(angle);
  into[1] = Math.cos(angle);
  return true;
}
