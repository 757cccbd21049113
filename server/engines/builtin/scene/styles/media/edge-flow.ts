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
  const mean = (one: Float32Array, other: Float32Array) =>
    blurPlane(
      one.map((value, at) => value * (other[at] as number)),
      width,
      reach,
    );
  return {
    acrossAcross: mean(across, across),
    acrossDown: mean(across, down),
    downDown: mean(down, down),
  };
}

/** Edges lead where so much of the slopes' energy (0 to 1) has one direction. */
const LEAST_COMMON = 0.12;

/** The direction along the edges at a pixel, of length 1; null where they lead nowhere, or have less energy than that. */
export function alongEdges(
  { acrossAcross, acrossDown, downDown }: EdgeFlow,
  at: number,
  leastEnergy: number,
): [number, number] | null {
  const [xx, xy, yy] = [
    acrossAcross[at] as number,
    acrossDown[at] as number,
    downDown[at] as number,
  ];
  const energy = xx + yy;
  const common = Math.hypot(xx - yy, 2 * xy);
  if (energy < leastEnergy || common < LEAST_COMMON * energy) return null;
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  return [-Math.sin(angle), Math.cos(angle)];
}
