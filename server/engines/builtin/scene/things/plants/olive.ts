import type { Random } from '../../../kernels/random.ts';
import type { Colour } from '../../words/idea.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';
import { growTree, type Habit, type Skeleton } from './branching.ts';
import { broadleaf } from './broadleaf.ts';

/** A short thick trunk, a wide crown. */
const OLIVE: Habit = { trunk: 0.2, girth: 0.075, spread: 0.86, shrink: 0.66, rise: 0.14, forks: 4 };
/** Leaves that are silver beneath, and old grey bark. */
const LEAF: Colour = [0.52, 0.59, 0.45];
const BARK: Colour = [0.48, 0.43, 0.36];

const growOlive = (random: Random): Skeleton => growTree(random, OLIVE);

/** An old olive tree; it keeps its leaves in winter. */
export const olive = (wish: Wish, snowy: boolean): Sprite =>
  broadleaf(
    { ...wish, colour: wish.colour ?? LEAF },
    { season: 'summer', snowy, density: 1.15, grow: growOlive, bark: BARK },
  );
