import { createRandom, pick } from '../../../../kernels/random.ts';
import { lookUp } from '../../../world/height-map.ts';
import { middleOfWay } from '../../../world/paths/path.ts';
import { wayThrough } from '../../../world/paths/wood-ways.ts';
import { conifer } from '../../plants/conifer.ts';
import { fern } from '../../plants/thicket.ts';
import { wishIn } from '../../wish.ts';
import { several } from '../accents.ts';
import type { Planted, Stage } from '../stage.ts';

/** Between which distances firs grow up among the trunks of older ones, world units. */
const NEAR = 9;
const FAR = 48;
/** How many try to grow, and their heights, world units: most are low. */
const FIRS = { tries: 64, low: 1.3, high: 5.4 } as const;
/** The same of ferns, which grow beneath redwoods. */
const FERNS = { tries: 260, low: 0.7, high: 1.7 } as const;
/** How far from the way through the wood they stand at the least, at its nearest and for each unit of distance. World units. */
const OPEN = { near: 2.6, farther: 0.06 } as const;
/** Height in pixels in which they are drawn at the most, as a share of the picture's. */
const SHARE = 0.5;
const KINDS = 4;

/** Young firs among the trunks of a forest of conifers that is seen from within, ferns among redwoods. */
export function youngFirs({ setting, map, frame, camera }: Stage): Planted[] {
  const { land, random, side, idea, snowy } = setting;
  if (land !== 'woods' || !idea.conifers || idea.without.includes('tree')) return [];
  const tall = Math.min(300, SHARE * frame.height);
  const wish = wishIn(setting, { colour: null, posture: null, tall, isPortrait: false });
  const kinds = idea.redwoods
    ? several(random, KINDS, fern)
    : Array.from({ length: KINDS }, () =>
        conifer({ ...wish, random: createRandom(random.uint32()) }, snowy),
      );
  const { tries, low, high } = idea.redwoods ? FERNS : FIRS;
  const half = (0.55 * frame.width) / camera.focal;
  const planted: Planted[] = [];
  for (let n = 0; n < tries; n++) {
    const z = NEAR + (FAR - NEAR) * random.unit() ** 1.3;
    const x = (2 * random.unit() - 1) * half * z;
    const size = low + (high - low) * random.unit() ** 1.8;
    const sprite = pick(random, kinds);
    const way = middleOfWay(setting, z) ?? wayThrough(side, z);
    if (Math.abs(x - way) < OPEN.near + OPEN.farther * z + 0.2 * size) continue;
    planted.push({ sprite, x, z, size, base: lookUp(map.heights, x, z) - 0.04 * size });
  }
  return planted;
}
