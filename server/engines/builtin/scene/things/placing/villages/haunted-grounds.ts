import { createRandom, pick } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { crookedFence } from '../../outdoors/crooked-fence.ts';
import { CROOKED, gravestone } from '../../outdoors/gravestone.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import { nearestGround } from '../foreground.ts';
import { GREEN } from '../ground/yard.ts';
import { boostIn } from '../light/boost.ts';
import { kindOf } from '../scatter.ts';
import type { Planted, Stage } from '../stage.ts';

/** The fence before its ground: how far beyond the nearest ground, how high, how far it runs askew for each unit aside; world units. */
const FENCE = { beyond: 4.5, high: 1.35, askew: 0.1 } as const;
/** How many panels of it look different, and the width of one in heights. */
const PANELS = { kinds: 4, wide: 1.96 } as const;
/** Groups of graves behind it: how far aside on the house's side and beyond the fence; how many lie in each, how far round its middle, how high. World units. */
const GROUPS = [
  [-3.6, 3],
  [4.8, 5],
  [-9, 13],
  [7.6, 16],
] as const;
const GRAVES = { each: 4, round: 2.1, least: 0.8, most: 1.4 } as const;
/** From how many times as far off as its fence on a house has such a ground before it. */
const LEAST = 1.5;
/** From how far on groups of graves lie farther apart, as a fence so far off is seen to run: world units. */
const WIDER = 14;
/** The bare tree in the emptier corner: how far aside, in halves of the picture, how far beyond the fence, how high; world units. */
const TREE = { aside: 0.78, beyond: 3, high: 9 } as const;
const BARK: Colour = [0.15, 0.13, 0.13];

/** What is before a haunted house in open land: a crooked fence that is open where its way leads, graves, a dead tree. */
export function hauntedGrounds(stage: Stage, wished: readonly Planted[]): Planted[] {
  const { setting, frame, camera, map } = stage;
  const { side, land, idea } = setting;
  const house = wished.find(({ thing }) => thing === 'hauntedhouse');
  if (house === undefined || !GREEN.includes(land) || idea.scenery !== null) return [];
  const random = createRandom(setting.random.uint32());
  const half = frame.width / 2 / camera.focal;
  const fenceZ = nearestGround(stage) + FENCE.beyond;
  // It stands beyond all this, or is seen close by.
  if (house.z < LEAST * fenceZ) return [];
  const boost = boostIn(setting);
  const put = (draw: Draft['draw'], x: number, z: number, size: number): Draft => ({
    ...{ draw, x, z, size, boost },
    base: lookUp(map.heights, x, z) - 0.06 * size,
  });
  const panels = Array.from({ length: PANELS.kinds }, () => {
    const seed = random.uint32();
    return (tall: number) => crookedFence(tall, createRandom(seed));
  });
  const stones = Array.from({ length: 6 }, () => {
    const seed = random.uint32();
    return kindOf(stage, (wish) => gravestone({ ...wish, random: createRandom(seed) }, CROOKED));
  });
  const drafts: Draft[] = [];
  const wide = FENCE.high * PANELS.wide;
  const reach = Math.ceil((1.15 * half * fenceZ) / wide);
  for (let n = -reach; n <= reach; n++) {
    const z = fenceZ + side * FENCE.askew * n * wide + 0.25 * (random.unit() - 0.5);
    drafts.push(put(pick(random, panels), (n + 0.5) * wide, z, FENCE.high));
  }
  const wider = Math.max(1, fenceZ / WIDER);
  for (const [aside, beyond] of GROUPS)
    for (let n = 0; n < GRAVES.each; n++) {
      const x = wider * side * aside + GRAVES.round * 2 * (random.unit() - 0.5);
      const z = fenceZ + wider * beyond + GRAVES.round * 2 * (random.unit() - 0.3);
      const size = GRAVES.least + (GRAVES.most - GRAVES.least) * random.unit();
      drafts.push(put(pick(random, stones), x, z, size));
    }
  if (!idea.without.includes('tree')) {
    const seed = random.uint32();
    const bare = { season: 'winter', snowy: setting.snowy, density: 0, bark: BARK } as const;
    const draw = kindOf(stage, (wish) => broadleaf({ ...wish, random: createRandom(seed) }, bare));
    const z = fenceZ + TREE.beyond;
    drafts.push(put(draw, -side * TREE.aside * half * z, z, TREE.high));
  }
  return drawAsSeen(stage, drafts, 0.85 * frame.height);
}
