import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { CLOTH } from './role-cloth.ts';

/** Gold of buckles, braids and jewels. */
export const GOLD = plain(CLOTH.gold, { gloss: 0.7 });
/** Black felt and leather. */
export const BLACK = plain(CLOTH.black, { gloss: 0.25 });
/** The colour of bone and horn. */
export const BONE: Colour = [0.9, 0.86, 0.74];
/** The iron of helmets. */
export const IRON = plain([0.5, 0.52, 0.55], { gloss: 0.7 });
