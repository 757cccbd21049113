import type { Random } from '../../../kernels/random.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { growTree, type Habit, type Skeleton } from './branching.ts';
import { broadleaf } from './broadleaf.ts';

/** A short trunk, a round crown that hands can reach. */
const APPLE: Habit = { trunk: 0.24, girth: 0.06, spread: 0.72, shrink: 0.68, rise: 0.2, forks: 4 };
const LEAF: Colour = [0.25, 0.44, 0.14];
const RED: Colour = [0.8, 0.09, 0.06];

const growApple = (random: Random): Skeleton => growTree(random, APPLE);

/** A tree like an apple tree, full of ripe fruit of a colour where it is not winter. */
export const fruitTree = (
  wish: Wish,
  { season, snowy }: Pick<Setting, 'season' | 'snowy'>,
  fruit: Colour = RED,
): Sprite =>
  broadleaf(season === 'winter' ? wish : { ...wish, colour: LEAF }, {
    ...{ season, snowy, density: 0.95, grow: growApple },
    ...(season === 'winter' ? {} : { fruit }),
  });
