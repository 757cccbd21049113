import { createRandom, pick } from '../../../../kernels/random.ts';
import { clamp } from '../../../arithmetic.ts';
import { lookUp } from '../../../world/height-map.ts';
import { growBaldCypress } from '../../plants/bald-cypress.ts';
import { broadleaf } from '../../plants/broadleaf.ts';
import type { Sprite } from '../../sprite.ts';
import { wishIn } from '../../wish.ts';
import type { Planted, Stage } from '../stage.ts';

/** From where to where they stand, and from where on they close the view. World units. */
const NEAR = 13;
const FAR = 380;
const CLOSED = 120;
/** How far they are from row to row and from tree to tree, and both for each unit of distance. World units. */
const APART = { rows: 3.4, trees: 5.2, farther: 0.032 } as const;
/** How many places have a tree. */
const GROWN = 0.6;
/** How deep the water of the channel is, in which none stands, and how deep a foot is drawn below the water. World units. */
const CHANNEL = -1.3;
const FOOT = -0.25;
/** Height in world units; how high near ones are drawn, in pixels and as a share of the picture, and far ones. */
const HIGH = { least: 15, more: 8 } as const;
const TALL = { near: 640, share: 0.95, far: 230 } as const;
/** What is farther than this is drawn as a far one. World units. */
const BEYOND = 50;
const LEAF = [0.25, 0.36, 0.13] as const;
const AUTUMN = [0.66, 0.32, 0.12] as const;
const BARK = [0.36, 0.31, 0.27] as const;

/** Whether bald cypresses stand in the water: in a swamp of warm lands that is not under snow. */
export const hasCypresses = ({ land, idea, snowy }: Stage['setting']): boolean =>
  land === 'swamp' && idea.bayou && !idea.mangrove && !snowy && !idea.without.includes('tree');

/** The bald cypresses of a swamp: in its shallow water on both sides of a channel, and all across it farther off. */
export function cypresses({ setting, map, frame }: Stage): Planted[] {
  if (!hasCypresses(setting)) return [];
  const { random, season, idea } = setting;
  const colour = idea.leaves ?? (season === 'autumn' ? AUTUMN : LEAF);
  const kinds = (count: number, tall: number): Sprite[] => {
    const wish = wishIn(setting, { colour, posture: null, tall, isPortrait: false });
    return Array.from({ length: count }, () =>
      broadleaf(
        { ...wish, random: createRandom(random.uint32()) },
        { season, snowy: false, density: 0.5, grow: growBaldCypress, bark: BARK, hanging: 'moss' },
      ),
    );
  };
  const near = kinds(3, Math.min(TALL.near, frame.height * TALL.share));
  const far = kinds(4, Math.min(TALL.far, frame.height * 0.4));
  const planted: Planted[] = [];
  for (let z = FAR; z > NEAR; z -= Math.max(APART.rows, z * APART.farther)) {
    const step = Math.max(APART.trees, z * APART.farther);
    for (let left = -z * 0.68; left < z * 0.68; left += step) {
      const x = left + (random.unit() - 0.5) * step;
      const at = z + (random.unit() - 0.5) * APART.rows;
      const size = HIGH.least + HIGH.more * random.unit();
      const [grows, level] = [random.unit() < GROWN, 0.9 + 0.2 * random.unit()];
      const sprite = pick(random, z < BEYOND ? near : far);
      const ground = lookUp(map.heights, x, at);
      const isOpen = ground < CHANNEL || Math.abs(x) < clamp(3 + 0.09 * at, 4, 11);
      if (!grows || (at < CLOSED && isOpen)) continue;
      const base = Math.max(FOOT, ground - 0.2);
      planted.push({ sprite, x, z: at, base, size, tone: [level, level, level] });
    }
  }
  return planted;
}
