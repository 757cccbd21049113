import { RIDES } from '../../../world/scenery/built/fairground.ts';
import { carousel, circus, ferrisWheel } from '../../buildings/fairground.ts';
import type { Draft } from '../as-seen.ts';
import { askedOf, at, people } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';

/** Where people are on the way between the stalls: to the right on the picture's side, and ahead. World units. */
const PLACES: readonly (readonly [aside: number, z: number])[] = [
  [-3.6, 8.4],
  [3.5, 9.6],
  [2.1, 10.6],
  [-1.7, 12.4],
  [3.6, 15.6],
  [-3.4, 14.4],
  [0.7, 14.8],
  [-0.6, 17.2],
  [2.4, 18.4],
  [-2.6, 19.2],
  [3.2, 21.4],
  [0.4, 21.8],
  [-1.5, 23.6],
  [-3.3, 25.2],
  [1.9, 25.8],
  [3.3, 28.6],
  [-0.4, 27.4],
  [-2.4, 30.4],
  [0.9, 31.2],
  [2.6, 33],
  [-1.1, 34.6],
];

/** What turns and towers there, and how it is drawn. */
const DRAWN = { ferriswheel: ferrisWheel, carousel, circus } as const;

/** The wheel, the tent and the carousel of a fair, and the people between its stalls. */
export const fairground = (stage: Stage): Draft[] => [
  ...(['ferriswheel', 'circus', 'carousel'] as const).map((ride): Draft => {
    const [aside, z, high] = RIDES[ride];
    const draw = kindOf(stage, DRAWN[ride], askedOf(stage, ride));
    return { ...at(stage, draw, stage.setting.side * aside, z, high), boost: 1.15 };
  }),
  ...people(stage, PLACES),
];
