import { pick } from '../../../../kernels/random.ts';
import { multiplyColours } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { lookUp } from '../../../world/height-map.ts';
import { brookAt, halfOfBrook } from '../../../world/paths/wood-ways.ts';
import { boulder } from '../../boulder.ts';
import { fern } from '../../plants/thicket.ts';
import { wishIn } from '../../wish.ts';
import { several } from '../accents.ts';
import { nearestGround } from '../foreground.ts';
import { groundTone } from '../light/ground-tone.ts';
import type { Planted, Stage } from '../stage.ts';

/** How many stones look different, and their colours: bare and wet, and with moss on them. */
const KINDS = 4;
const WET: Colour = [0.5, 0.49, 0.46];
const MOSSY: Colour = [0.34, 0.37, 0.25];
/** How far the stones are seen one by one, and from one to the next; both for each unit of distance. World units. */
const FAR = 60;
const APART = { least: 0.42, farther: 0.045 } as const;
/** The share of places on a bank where one lies, and of places along the water where one stands in that. */
const ON_BANK = 0.46;
const IN_WATER = 0.2;
/** Their sizes, of most and of the few great ones; how deep they lie in the ground, as a share of that. World units. */
const SIZE = { small: 0.16, large: 0.5, great: 1.15 } as const;
const SUNK = 0.24;
/** The share of stones that are great: from where on, so that none hides the water before the eye. */
const GREAT = { share: 0.14, from: 7 } as const;
/** How autumn tints ferns. */
const BRACKEN: Colour = [2.3, 1.05, 0.6];
/** Ferns on the banks: how far from the water, how many a place, and how high. World units. */
const FERNS = { from: 0.7, to: 3.4, share: 0.5, low: 0.5, high: 1.15 } as const;

/** The stones of a brook, on its banks and in its water, and the ferns beside it. */
export function byBrook(stage: Stage): Planted[] {
  const { setting, map, brook = null, camera } = stage;
  if (brook === null) return [];
  const { random, side, snowy } = setting;
  const tall = (SIZE.great * camera.focal) / GREAT.from;
  const stones = (colour: Colour) =>
    several(random, KINDS, (one) =>
      boulder({
        ...wishIn(setting, { colour, posture: null, tall, isPortrait: false }),
        random: one,
      }),
    );
  const [wet, mossy, ferns] = [stones(WET), stones(MOSSY), several(random, 3, fern)];
  const half = halfOfBrook(setting);
  const autumnal: Colour = setting.season === 'autumn' ? BRACKEN : [1, 1, 1];
  const planted: Planted[] = [];
  for (
    let z = nearestGround(stage);
    z < FAR;
    z += Math.max(APART.least, APART.farther * z) * (0.7 + 0.6 * random.unit())
  )
    for (const bank of [-1, 0, 1] as const) {
      const [roll, kind, large, off] = [random.unit(), random.unit(), random.unit(), random.unit()];
      const isGreat = z > GREAT.from && kind < GREAT.share && bank !== 0;
      const size = isGreat
        ? SIZE.large + (SIZE.great - SIZE.large) * large
        : SIZE.small + (SIZE.large - SIZE.small) * large ** 2 * Math.min(1, z / GREAT.from);
      const middle = brookAt(side, z);
      const edge = edgeOf(brook.away, middle, half, z, bank);
      const x = bank === 0 ? middle + (1.4 * off - 0.7) * half : edge + bank * 0.75 * (off - 0.3);
      const tone = 0.8 + 0.35 * random.unit();
      if (roll < (bank === 0 ? IN_WATER : ON_BANK))
        planted.push({
          ...{ sprite: pick(random, isGreat || large < 0.3 ? mossy : wet), x, z, size },
          base: (bank === 0 ? brook.level : lookUp(map.heights, x, z)) - SUNK * size,
          ...{ tone: [tone, tone, tone] as const, casts: true as const },
        });
      if (bank === 0 || snowy || random.unit() > FERNS.share) continue;
      const atX = edge + bank * (FERNS.from + (FERNS.to - FERNS.from) * random.unit() ** 1.5);
      planted.push({
        ...{ sprite: pick(random, ferns), x: atX, z },
        base: lookUp(map.heights, atX, z) - 0.06,
        size: FERNS.low + (FERNS.high - FERNS.low) * random.unit() ** 1.4,
        tone: multiplyColours(groundTone(stage, atX, z), autumnal),
      });
    }
  return planted;
}

/** Where the water ends on one side of its middle. */
function edgeOf(
  away: (x: number, z: number) => number,
  middle: number,
  half: number,
  z: number,
  bank: -1 | 0 | 1,
): number {
  let reach = 0.4 * half;
  while (reach < 2 * half && away(middle + bank * reach, z) < 1) reach += 0.1;
  return middle + bank * reach;
}
