import type { Land } from '../../../words/land.ts';

/** How far from the eye toward the heavy side the platform of a station's hall ends, before the track; metres. */
export const PLATFORM_EDGES = {
  station: 1,
  oldstation: 1,
  subwaystation: 0.7,
  palacestation: 0.7,
} as const satisfies Partial<Record<Land, number>>;

/** How far from that edge people stay: behind the line that warns of it, with their elbows. Metres. */
const KEPT_CLEAR = 0.95;

/** How far from the eye toward the heavy side anybody stands in a hall with a track, metres; null where there is none. */
export function standingLimit(land: Land): number | null {
  const edge = (PLATFORM_EDGES as Partial<Record<Land, number>>)[land];
  return edge === undefined ? null : edge - KEPT_CLEAR;
}
