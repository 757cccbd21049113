import { boxSums, type RawFeature } from './feature.ts';
import { awayFromHole, isOpen } from './hole.ts';

/** Known pixels so near to a hole, of which so large a share is of one hue, tell that it lies in that alone. */
const NEAR = 4;
const LEAST_SHARE = 0.85;
/** A hue tells a ground in any light if it is so strong, as a share of the luma: that of grass and stone does not. */
const LEAST_HUE = 0.45;
/** What is of one hue lies so far beside it at most, in grey levels; it is so many times as strong and as light at most: black may be anything. */
const ALIKE = 14;
const MOST_LIGHT = 2.5;
/** How much of the light, the luma's mean around, still counts. */
const LIGHT_SHARE = 0.5;

/**
 * Whether a hole lies in a ground of one strong hue, on which only light varies: folds of red cloth, no grey wall.
 * Never if the picture's border leaves it open: there little would bring the light back.
 */
export function isInOneHue({ width, data, hole }: RawFeature): boolean {
  if (isOpen(hole, width)) return false;
  const away = awayFromHole(hole, width, NEAR);
  const near: number[] = [];
  for (let at = 0; at < away.length; at++)
    if (hole[at] === 0 && (away[at] as number) <= NEAR) near.push(at);
  const [luma, blue, red] = [0, 1, 2].map((c) =>
    median(Int16Array.from(near, (at) => (data[at * 4 + c] as number) - (c === 0 ? 0 : 128))),
  ) as [number, number, number];
  const hue = Math.hypot(blue, red);
  if (hue < LEAST_HUE * luma) return false;
  const isNear = (value: number, usual: number) =>
    value <= MOST_LIGHT * usual && value >= usual / MOST_LIGHT;
  const alike = near.filter((at) => {
    const [x, y] = [(data[at * 4 + 1] as number) - 128, (data[at * 4 + 2] as number) - 128];
    const along = (x * blue + y * red) / hue;
    const beside = Math.abs(x * red - y * blue) / hue;
    return beside <= ALIKE && isNear(along, hue) && isNear(data[at * 4] as number, luma);
  });
  return alike.length >= LEAST_SHARE * near.length;
}

/**
 * Takes part of the light out of the luma of what is known, in place: its mean around each pixel counts less than
 * its detail, so that a piece of the same cloth in other light fits (as with the gains of Image
 * Melding, Darabi et al. 2012). The finish brings the light back. `feature` is that of the level.
 */
export function weakenLight({ width, height, data, hole }: RawFeature, feature: Uint8Array): void {
  const sums = new Float32Array(hole.length);
  const counts = new Float32Array(hole.length);
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 1) continue;
    sums[at] = data[at * 4] as number;
    counts[at] = 1;
  }
  boxSums(sums, width, height);
  boxSums(counts, width, height);
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 1) continue;
    const light = (sums[at] as number) / (counts[at] as number) - 128;
    const weakened = (data[at * 4] as number) - (1 - LIGHT_SHARE) * light;
    feature[at * 4] = Math.max(0, Math.min(255, Math.round(weakened)));
  }
}

function median(values: Int16Array): number {
  return values.sort()[values.length >> 1] ?? 0;
}
