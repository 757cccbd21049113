import type { Random } from '../../kernels/random.ts';
import type { DayTime, Season } from '../words/idea.ts';

/** When a picture is of which no word says it. */
export interface Moment {
  readonly time: DayTime;
  readonly season: Season;
}

/**
 * The moments of a request's four pictures, in the orders that a seed chooses from. Each has every
 * time of day once; most first pictures are green ones by day and none is dark; a low sun hardly ever shines
 * on autumn leaves, and dusk never falls on them: gold on gold is one colour, and gold by dusk is mud.
 */
const ORDERS: readonly (readonly (readonly [DayTime, Season])[])[] = [
  [
    ['day', 'summer'],
    ['sunset', 'spring'],
    ['dusk', 'summer'],
    ['dawn', 'summer'],
  ],
  [
    ['day', 'spring'],
    ['dawn', 'summer'],
    ['sunset', 'summer'],
    ['dusk', 'summer'],
  ],
  [
    ['day', 'summer'],
    ['dusk', 'summer'],
    ['dawn', 'autumn'],
    ['sunset', 'spring'],
  ],
  [
    ['day', 'autumn'],
    ['dawn', 'spring'],
    ['dusk', 'summer'],
    ['sunset', 'summer'],
  ],
  [
    ['day', 'summer'],
    ['sunset', 'spring'],
    ['dawn', 'summer'],
    ['dusk', 'summer'],
  ],
  [
    ['day', 'spring'],
    ['dusk', 'summer'],
    ['sunset', 'summer'],
    ['dawn', 'autumn'],
  ],
  [
    ['dawn', 'spring'],
    ['day', 'autumn'],
    ['sunset', 'summer'],
    ['dusk', 'summer'],
  ],
  [
    ['sunset', 'summer'],
    ['day', 'autumn'],
    ['dawn', 'spring'],
    ['dusk', 'summer'],
  ],
];

/** When a request's picture of that index is where no word says it; further pictures follow the next orders. */
export function openMoment(random: Random, index: number): Moment {
  const first = random.below(ORDERS.length);
  const order = ORDERS[(first + Math.floor(index / 4)) % ORDERS.length];
  const [time, season] = order?.[index % 4] ?? ['day', 'summer'];
  return { time, season };
}
