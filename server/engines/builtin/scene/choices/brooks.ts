import type { Setting } from '../setting.ts';
import { isWalker } from '../words/creatures.ts';
import type { Idea, Thing } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { isWader } from './by-the-water.ts';

/** Whether a river leads through a forest that was asked for: what needs water brought it there. */
export const isForestStream = ({ land, idea }: Pick<Setting, 'land' | 'idea'>): boolean =>
  land === 'river' && (idea.wooded || isForest(idea.land));

const isForest = (land: Land | null): boolean => land === 'forest' || land === 'woods';

/** Whether a river is a mere stream: it is called so, or was brought into a forest. */
export const isStream = (setting: Pick<Setting, 'land' | 'idea'>): boolean =>
  setting.idea.narrow || (isForestStream(setting) && isForest(setting.idea.land));

/** Whether a brook, a river or a sheet of ice leads through a forest that is seen from within. */
export const hasBrook = ({ land, idea }: Pick<Setting, 'land' | 'idea'>): boolean =>
  land === 'woods' && (idea.land === 'river' || isIce(idea));

/** Whether a river or a lake is frozen over. */
export const isIce = ({ land, frozen }: Idea): boolean => land === 'lake' && frozen;

/** Whether water in a forest is looked at between its trees: nothing is named that needs a wider one. */
export const isBrookView = ({ wooded, path, subjects, composition }: Idea): boolean =>
  wooded &&
  path !== 'rail' &&
  composition !== 'aerial' &&
  subjects.every((one) => BY_BROOKS.has(one.thing) || (isWalker(one.thing) && !isWader(one)));

/** What else than people and animals is seen by a brook. */
const BY_BROOKS: ReadonlySet<Thing> = new Set<Thing>([
  'tree',
  'conifer',
  'birch',
  'rock',
  'flower',
  'mushroom',
  'tent',
  'campfire',
  'skater',
]);
