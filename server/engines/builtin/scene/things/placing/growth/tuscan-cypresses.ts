import { createRandom, pick } from '../../../../kernels/random.ts';
import type { Setting } from '../../../setting.ts';
import { lookUp } from '../../../world/height-map.ts';
import { middleOfWay } from '../../../world/paths/path.ts';
import { italianCypress } from '../../plants/italian-cypress.ts';
import { wishIn } from '../../wish.ts';
import type { Planted, Stage } from '../stage.ts';

/** From where to where they line the way, how far aside of its middle, and how far one is from the next, and that for each unit of distance. World units. */
const AVENUE = { near: 24, far: 420, aside: 3.4, apart: 5.5, farther: 0.035 } as const;
/** Those that stand by themselves on the hills: how many, from where to where, how far aside for each unit of distance. */
const LONE = { count: 46, near: 90, far: 700, aside: 0.6 } as const;
/** Height in world units, and how high they are drawn as a share of the picture and in pixels at the most. */
const HIGH = { least: 9, more: 4 } as const;
const TALL = { share: 0.5, most: 420 } as const;

/** Whether the cypresses of Tuscany grow there. */
export const hasCypresses = ({ idea, land }: Pick<Setting, 'idea' | 'land'>): boolean =>
  idea.tuscan && land === 'field' && !idea.without.includes('tree');

/** The cypresses of Tuscany: along both sides of the way, and by themselves on the hills. */
export function tuscanCypresses({ setting, map, frame }: Stage): Planted[] {
  const { random, season } = setting;
  if (!hasCypresses(setting)) return [];
  const tall = Math.min(TALL.most, TALL.share * frame.height);
  const wish = wishIn(setting, { colour: null, posture: null, tall, isPortrait: false });
  const kinds = Array.from({ length: 4 }, () =>
    italianCypress({ ...wish, random: createRandom(random.uint32()) }, season, false),
  );
  const one = (x: number, z: number): Planted => ({
    ...{ sprite: pick(random, kinds), x, z },
    base: lookUp(map.heights, x, z) - 0.3,
    size: HIGH.least + HIGH.more * random.unit(),
  });
  const avenue: Planted[] = [];
  for (let z = AVENUE.near; z < AVENUE.far; z += AVENUE.apart + z * AVENUE.farther) {
    const middle = middleOfWay(setting, z);
    if (middle === null) break;
    for (const side of [-1, 1]) avenue.push(one(middle + side * AVENUE.aside, z));
  }
  const lone = Array.from({ length: LONE.count }, () => {
    const z = LONE.near + (LONE.far - LONE.near) * random.unit();
    return one((2 * random.unit() - 1) * LONE.aside * z, z);
  });
  return [...avenue, ...lone];
}
