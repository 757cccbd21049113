import { pick } from '../../../../kernels/random.ts';
import { lookUp } from '../../../world/height-map.ts';
import { isTended } from '../../../world/scenery/sceneries.ts';
import { coral } from '../../plants/coral.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';
import { farSchool } from './far-school.ts';
import { kelpForest } from './kelp-forest.ts';
import { shoal } from './shoal.ts';

/** Kinds of coral in a picture, and how tall in pixels the nearest are drawn. */
const KINDS = 12;
const TALLEST = 220;
/** How much higher than it is seen one is drawn: some are lower than what they are drawn in. */
const SPARE = 1.3;

/** How far to either side one reaches, in heights of it. */
const REACH = 1.2;

/** How densely they grow where little light comes; elsewhere 2.2. */
const SPARSE = 0.5;

/** Corals on the bottom of the sea, in patches with sand between, and a shoal above them that keeps away from what is `wished`. */
export function reef(stage: Stage, wished: readonly Planted[]): Planted[] {
  const { setting, map, frame } = stage;
  const { random, noise } = setting;
  const tall = Math.min(TALLEST, frame.height * 0.24);
  const wish = { colour: null, posture: null, tall, isPortrait: false };
  const kinds = Array.from({ length: KINDS }, (): Drawing => {
    const draw = coral(wishIn(setting, wish));
    return (seen) => draw(Math.min(tall, SPARE * seen));
  });
  const drafts: Draft[] = [];
  for (let z = 46; z > 5.5; z -= Math.max(0.6, z * 0.055)) {
    for (let left = -z * 0.7; left < z * 0.7; left += Math.max(0.8, z * 0.075)) {
      const x = left + (random.unit() - 0.5) * z * 0.06;
      const patch = noise.fbm(x / 7 + 3, z / 7, 2) + 0.05 * Math.min(6, Math.abs(x));
      const draw = pick(random, kinds);
      const size = 0.6 + 1.5 * random.unit() ** 3;
      if (random.unit() > patch * (setting.idea.deep ? SPARSE : 2.2) || Math.abs(x) < 0.9) continue;
      if (isTended(setting, x, z)) continue;
      drafts.push({ draw, x, z, base: lookUp(map.heights, x, z) - 0.12, size, reach: REACH });
    }
  }
  const planted = drawAsSeen(stage, drafts, tall);
  return [...planted, ...kelpForest(stage), ...farSchool(stage, wished), ...shoal(stage, wished)];
}
