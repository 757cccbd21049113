import type { Pixels } from '../../../../engine.ts';
import { slopesOf } from '../../../kernels/slopes.ts';
import { blurPlane, lumaPlane } from '../../../kernels/soft-copy.ts';

/** The structure tensor of a picture's light at each pixel: products of its slopes, averaged. */
export interface EdgeFlow {
  readonly acrossAcross: Float32Array;
  readonly acrossDown: Float32Array;
  readonly downDown: Float32Array;
}

/** How edges within `reach` pixels of each pixel lie (Bigün and Granlund 1987): one speck turns nothing. */
export function flowOf(picture: Pixels, reach: number): EdgeFlow {
  const { width, height } = picture;
  const { across, down } = slopesOf(lumaPlane(picture), width, height);
  const mean = (one: Float32Array, other: Float32Array) => {
    const product = new Float32Array(one.length);
    for (let at = 0; at < product.length; at++)
      product[at] = (one[at] as number) * (other[at] as number);
    return blurPlane(product, width, reach);
  };
  return {
    acrossAcross: mean(across, across),
    acrossDown: mean(across, down),
    downDown: mean(down, down),
  };
}

/** Edges lead where so much of the slopes' energy (0 to 1) has one direction. */
const LEAST_COMMON = 0.12;

/** Room for a direction of length 1: to the right and downward. */
export type Direction = Float64Array;

/** Writes the direction along the edges at a pixel; answers false where they lead nowhere, or have less energy than that. */
export function alongEdges(
  { acrossAcross, acrossDown, downDown }: EdgeFlow,
  at: number,
  leastEnergy: number,
  into: Direction,
): boolean {
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
