import type { Setting } from '../../setting.ts';
import { isWalker } from '../../words/creatures.ts';
import type { Idea, Subject } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { cropOf } from '../../world/soil/sown.ts';

/** Where flowers grow by themselves: a kind that is named without a number is that land's. */
const FLOWERY: readonly Land[] = [
  'field',
  'plain',
  'mountain',
  'lake',
  'river',
  'forest',
  'woods',
  'waterfall',
  'swamp',
  'harbour',
  'terraces',
];

/** Whether flowers stand by themselves, so many as are named, rather than all over the land. */
export const isSingle = (
  setting: Pick<Setting, 'idea' | 'land' | 'snowy'>,
  { thing, exact }: Subject,
): boolean =>
  thing === 'flower' &&
  cropOf(setting) === null &&
  (exact === 'said' ||
    (exact === 'singular' && (setting.snowy || !FLOWERY.includes(setting.land))));

/** The flowers that were asked for all over the land, if any. */
export const meadowOf = (setting: Pick<Setting, 'idea' | 'land' | 'snowy'>): Subject | undefined =>
  setting.idea.subjects.find((one) => one.thing === 'flower' && !isSingle(setting, one));

/** Whether flowers are potted: where the ground is paved. */
export const isPotted = ({ land }: Pick<Setting, 'land'>): boolean =>
  land === 'street' || land === 'city' || land === 'canal';

/** Who is beside flowers that were named in a number, if somebody is. */
export const besideFlower = ({ subjects }: Pick<Idea, 'subjects'>): Subject | undefined =>
  subjects.find(({ thing, far }) => isWalker(thing) && far !== true);
