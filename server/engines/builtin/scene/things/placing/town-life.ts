import type { Town } from '../../words/idea.ts';
import { isWalker } from '../../words/thing.ts';
import type { Planted, Stage } from './stage.ts';
import { type Crowd, type Stroller, strollers } from './strollers.ts';

/** Who goes about in a town, and where. */
interface Life {
  readonly people: readonly Stroller[];
  readonly crowds: readonly Crowd[];
}

/** The people of towns that have their own; lengths in world units. */
const LIFE: Partial<Readonly<Record<Town, Life>>> = {
  souk: {
    people: [
      { traits: ['monk'], tall: 1.78, colour: [0.5, 0.36, 0.22] },
      { traits: ['woman', 'headscarf', 'gown'], tall: 1.66, colour: [0.16, 0.36, 0.46] },
      { traits: [], tall: 1.76, colour: [0.84, 0.78, 0.66] },
      { traits: ['woman', 'headscarf', 'gown'], tall: 1.68, colour: [0.62, 0.24, 0.14] },
      { traits: ['monk'], tall: 1.74, colour: [0.8, 0.74, 0.6] },
      { traits: ['old', 'bearded'], tall: 1.7, colour: [0.34, 0.3, 0.28] },
      { traits: ['child'], tall: 1.15, colour: [0.7, 0.5, 0.16] },
    ],
    crowds: [{ near: 8, far: 48, apart: 1.7, aside: 1.9 }],
  },
};

/** The people of a town that is known by its houses, unless none are wanted or others were asked for. */
export function townLife(stage: Stage): Planted[] {
  const { idea, land } = stage.setting;
  const life = idea.town === null || land !== 'street' ? undefined : LIFE[idea.town];
  if (life === undefined || idea.without.includes('person')) return [];
  if (idea.subjects.some(({ thing }) => isWalker(thing))) return [];
  return strollers(stage, life.crowds, life.people);
}
