import { createRandom, pick } from '../../../kernels/random.ts';
import { lookUp } from '../../world/height-map.ts';
import { stall } from '../buildings/stall.ts';
import { wishIn } from '../wish.ts';
import { shoppers } from './shoppers.ts';
import type { Planted, Stage } from './stage.ts';

/** Height of a stall, how far from the middle of the way it stands, and how far from the next, world units. */
const HEIGHT = 2.7;
const ASIDE = 5.4;
const APART = 4.3;
/** The nearest and the farthest stalls, and the most in pixels that one is drawn. */
const NEAR = 7.5;
const FAR = 66;
const TALLEST = 300;
/** How many different stalls there are on each side. */
const KINDS = 5;

/** Rows of market stalls on both sides of the way ahead and people between them, where a market was asked for. */
export function market(stage: Stage): Planted[] {
  const { camera, map, setting } = stage;
  const { random, idea } = setting;
  const wished = idea.subjects.find(({ thing }) => thing === 'stall');
  if (wished === undefined) return [];
  const wish = wishIn(setting, {
    colour: wished.colour,
    posture: null,
    tall: Math.min(TALLEST, (HEIGHT * camera.focal) / NEAR),
    isPortrait: false,
  });
  const stalls = [-1, 1].flatMap((side) => {
    const kinds = Array.from({ length: KINDS }, () =>
      stall({ ...wish, random: createRandom(random.uint32()) }, side, wished.goods),
    );
    const row: Planted[] = [];
    for (let z = NEAR + random.unit(); z < FAR; z += APART + 0.5 * random.unit()) {
      const x = side * (ASIDE + 0.3 * random.unit());
      const base = lookUp(map.heights, x, z);
      row.push({ sprite: pick(random, kinds), x, z, base, size: HEIGHT, boost: 1.05 });
    }
    return row;
  });
  return idea.without.includes('person') ? stalls : [...stalls, ...shoppers(stage)];
}
