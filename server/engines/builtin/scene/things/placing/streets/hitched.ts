import { createRandom } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import { WALK } from '../../../world/street/america/western.ts';
import { wayOf } from '../../../world/street/way.ts';
import { beast } from '../../creatures/beast.ts';
import { HORSE } from '../../creatures/beasts/hoofed.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';

/** Coats of the horses: bay, black, grey, sorrel. */
const COATS: readonly Colour[] = [
  [0.42, 0.24, 0.13],
  [0.14, 0.12, 0.11],
  [0.66, 0.62, 0.57],
  [0.56, 0.32, 0.16],
];
/** How high one is, how far off they stand and on which side, how far from the boardwalk; the share of the picture's height that one is drawn in at the most. World units. */
const TALL = 2.25;
const PLACES: readonly (readonly [z: number, side: -1 | 1])[] = [
  [12.5, 1],
  [14.6, 1],
  [18, -1],
  [27, 1],
  [34, -1],
  [36.2, -1],
];
const OUT = 1.5;
const MOST = 0.5;

/** Horses that wait before the houses of a frontier town. */
export function hitchedHorses(stage: Stage): Planted[] {
  const { frame, setting } = stage;
  const { idea, land, side } = setting;
  if (land !== 'street' || idea.town !== 'western' || idea.without.includes('horse')) return [];
  const random = createRandom(setting.random.uint32());
  const way = wayOf(setting);
  const drafts = PLACES.map(([z, at], n): Draft => {
    const rest = { colour: COATS[n % COATS.length] as Colour, posture: null, isPortrait: false };
    const seed = random.uint32();
    const draw: Drawing = (tall) =>
      beast(HORSE, ['standing'], {
        ...wishIn(setting, { ...rest, tall }),
        ...{ random: createRandom(seed), faces: at * side > 0 ? 1 : -1 },
      });
    const x = way.middle(z) + at * side * (way.front - WALK.deep - OUT);
    return { draw, x, z, base: 0, size: TALL, casts: true, boost: 1.05 };
  });
  return drawAsSeen(stage, drafts, MOST * frame.height);
}
