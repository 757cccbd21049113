import type { Unwanted } from './idea.ts';
import type { Subject } from './subject.ts';
import type { Thing } from './thing.ts';

/** What moss is painted on: what stands for long, and is modelled in the round. */
export const MOSS_GROWN: ReadonlySet<Thing> = new Set<Thing>([
  'robot',
  'house',
  'castle',
  'tower',
  'church',
  'monastery',
  'temple',
  'torii',
  'ruin',
  'grave',
  'bench',
  'fountain',
  'car',
  'truck',
  'barn',
  'ferriswheel',
  'circus',
  'carousel',
  'swings',
  'slide',
  'villa',
  'gasstation',
  'train',
  'bus',
  'windmill',
  'lighthouse',
]);

/** Whether moss can grow over it. */
export const isMossGrown = ({ thing }: Subject): boolean => MOSS_GROWN.has(thing);

/** Whether it stays where people have left: the sunshade of a pool does not. */
export const isLeftBehind = ({ thing, isDressing }: Subject): boolean =>
  !(isDressing === true && thing === 'parasol');

/** How much larger a factory is seen that people have left: what has grown over it is looked at. */
const NEAR = 1.5;

/** As near as what people have left is looked at. */
export const seenNear = (one: Subject): Subject =>
  one.thing === 'factory' ? { ...one, size: one.size * NEAR } : one;

/** Who and what is in no street that people have left. */
export const GONE: readonly Unwanted[] = ['person', 'car', 'horse'];

/** Whether it is seen that people have left it. */
export const showsItIsLeft = (subject: Subject): boolean =>
  isMossGrown(subject) || subject.thing === 'factory';
