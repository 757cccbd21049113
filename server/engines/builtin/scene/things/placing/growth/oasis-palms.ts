import { createRandom, pick } from '../../../../kernels/random.ts';
import { lookUp } from '../../../world/height-map.ts';
import { palm } from '../../plants/palm.ts';
import { wishIn } from '../../wish.ts';
import type { Planted, Stage } from '../stage.ts';

/** Where palms stand by the pool: to the right on the picture's side, and ahead. World units. */
const PLACES = [
  [-12.5, 27],
  [-15.5, 31],
  [-10.4, 33],
  [-19, 36],
  [20, 30],
  [24, 34],
  [-27, 52],
  [-34, 60],
  [-24, 74],
  [-10, 99],
  [0, 103],
  [9, 101],
  [22, 104],
  [34, 98],
  [52, 92],
  [60, 84],
] as const;
/** Their height, in world units, and how high they are drawn as a share of the picture and in pixels at the most. */
const HIGH = { least: 9.5, more: 5 } as const;
const TALL = { share: 0.6, most: 520 } as const;

/** The date palms that an oasis is known by, at its pool. */
export function oasisPalms({ setting, map, frame }: Stage): Planted[] {
  const { random, idea, land, side } = setting;
  if (land !== 'oasis' || idea.without.includes('tree') || idea.without.includes('palm')) return [];
  const tall = Math.min(TALL.most, TALL.share * frame.height);
  const wish = wishIn(setting, { colour: null, posture: null, tall, isPortrait: false });
  const kinds = Array.from({ length: 4 }, () =>
    palm({ ...wish, random: createRandom(random.uint32()) }),
  );
  return PLACES.flatMap(([aside, z]): Planted[] => {
    const x = side * aside;
    const base = lookUp(map.heights, x, z);
    const sprite = pick(random, kinds);
    const size = HIGH.least + HIGH.more * random.unit();
    // None grows in the water.
    return base < 0.3 ? [] : [{ sprite, x, z, base: base - 0.3, size }];
  });
}
