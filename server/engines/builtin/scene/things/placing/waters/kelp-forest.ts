import { createRandom, pick } from '../../../../kernels/random.ts';
import { lookUp } from '../../../world/height-map.ts';
import { kelp } from '../../plants/kelp.ts';
import { wishIn } from '../../wish.ts';
import type { Planted, Stage } from '../stage.ts';

/** Kinds of plant in a picture, and how tall in pixels they are drawn at the most. */
const KINDS = 5;
const TALLEST = 420;
/** How tall a plant is, world units. */
const HIGH = { least: 7, more: 7 } as const;
/** Where they stand: from how near to how far, how close together, and what share of their distance aside of the middle the view stays open. */
const FROM = 8;
const TO = 52;
const STEP = 0.16;
const OPEN = 0.16;
/** The share of places with a plant. */
const DENSE = 0.3;

/** Weed that rises from the ground to beyond the picture, on both sides of a view that stays open; none where none was asked for. */
export function kelpForest({ setting, map, frame }: Stage): Planted[] {
  if (!setting.idea.kelp) return [];
  const { random, noise } = setting;
  const tall = Math.min(TALLEST, frame.height * 0.7);
  const wish = { colour: null, posture: null, tall, isPortrait: false };
  const kinds = Array.from({ length: KINDS }, () =>
    kelp(wishIn({ ...setting, random: createRandom(random.uint32()) }, wish)),
  );
  const planted: Planted[] = [];
  for (let z = TO; z > FROM; z *= 1 - STEP * 0.5) {
    for (let left = -z * 0.8; left < z * 0.8; left += z * STEP) {
      const x = left + z * STEP * 0.8 * (random.unit() - 0.5);
      const at = z * (1 + 0.06 * (random.unit() - 0.5));
      const sprite = pick(random, kinds);
      const size = HIGH.least + HIGH.more * random.unit();
      const grove = 0.75 + noise.at(x / 9 + 7, z / 9);
      const isView = Math.abs(x) < OPEN * at && at < 30;
      if (random.unit() > DENSE * grove || isView) continue;
      planted.push({ sprite, x, z: at, base: lookUp(map.heights, x, at) - 0.1, size });
    }
  }
  return planted;
}
