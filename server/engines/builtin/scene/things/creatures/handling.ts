import type { FeatMaker, Feats } from './feat.ts';
import { atStove } from './kitchen/at-stove.ts';
import { atOwnWindow } from './pastimes/at-own-window.ts';
import { stoneSkipping } from './pastimes/stone-skipping.ts';
import { ladderCarrying } from './work/carrying-ladder.ts';
import { onHeadCarrying } from './work/on-head.ts';
import { gravelRaking, raking } from './work/raking.ts';
import { paneCleaning, windowCleaning } from './work/window-cleaning.ts';

/** Somebody at a stove, seen from so far above that what is in the pan or the pot is seen. */
const cooking: FeatMaker = ({ random, traits = [] }, one) => ({
  model: atStove(random, traits, one),
  turn: 0.5,
  above: 0.24,
});

/** What takes the whole body of `../../words/lists/handling.ts`: with rakes, pans, ladles and squeegees, and under loads. */
export const HANDLING = {
  raking: ({ traits = [] }, one) => ({ model: raking(traits, one), turn: 0.35, above: 0.14 }),
  gravelraking: ({ traits = [] }, one) => ({
    model: gravelRaking(traits, one),
    turn: 0.35,
    above: 0.2,
  }),
  windowcleaning: ({ traits = [] }, one) => ({ model: windowCleaning(traits, one), turn: -0.6 }),
  panecleaning: ({ traits = [] }, one) => ({ model: paneCleaning(traits, one), turn: -1.15 }),
  windowwaving: ({ traits = [] }, one) => ({
    model: atOwnWindow(traits, one),
    turn: 1.2,
    above: 0.1,
  }),
  headcarrying: ({ random, traits = [], holds }, one) => ({
    model: onHeadCarrying(random, traits, one, holds?.thing),
    turn: 0.75,
  }),
  laddercarrying: ({ traits = [] }, one) => ({ model: ladderCarrying(traits, one), turn: 0.3 }),
  stoneskipping: ({ traits = [] }, one) => ({ model: stoneSkipping(traits, one), turn: 0.45 }),
  frying: cooking,
  stirring: cooking,
} as const satisfies Feats;
