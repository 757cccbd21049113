import { isWalker } from '../../../words/creatures.ts';
import type { Town } from '../../../words/place.ts';
import { isAmongSeats } from '../../../world/street/street-kind.ts';
import type { Planted, Stage } from '../stage.ts';
import { type Crowd, PEOPLE, type Stroller, strollers } from '../strollers.ts';

/** Who goes about in a town, and where. */
interface Life {
  readonly people: readonly Stroller[];
  readonly crowds: readonly Crowd[];
  /** How much the lamps of stalls light them beside the sky. */
  readonly boost?: number;
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
  nightmarket: {
    people: [
      { traits: ['woman'], tall: 1.64, colour: [0.86, 0.8, 0.74] },
      { traits: [], tall: 1.74, colour: [0.2, 0.24, 0.32] },
      { traits: ['woman'], tall: 1.62, colour: [0.74, 0.2, 0.26] },
      { traits: [], tall: 1.76, colour: [0.7, 0.68, 0.66] },
      { traits: ['child'], tall: 1.12, colour: [0.86, 0.62, 0.16] },
      { traits: ['woman'], tall: 1.66, colour: [0.26, 0.44, 0.56] },
      { traits: ['old'], tall: 1.66, colour: [0.42, 0.42, 0.4] },
    ],
    crowds: [
      { near: 6.2, far: 70, apart: 0.7, aside: 2.9 },
      // Who sells stands behind the counters.
      { near: 7, far: 46, apart: 2.2, from: 5.2, to: 5.5 },
    ],
    boost: 2.4,
  },
  western: {
    people: [
      { traits: ['cowboy'], tall: 1.84, colour: [0.46, 0.34, 0.24] },
      { traits: ['woman', 'gown', 'hatted'], tall: 1.66, colour: [0.36, 0.4, 0.52] },
      { traits: ['cowboy'], tall: 1.8, colour: [0.3, 0.3, 0.34] },
      { traits: ['cowboy', 'bearded'], tall: 1.8, colour: [0.6, 0.5, 0.36] },
    ],
    crowds: [{ near: 12, far: 60, apart: 7, from: 3.4, to: 5.6 }],
  },
  plaza: {
    people: [
      { traits: ['woman', 'gown'], tall: 1.62, colour: [0.86, 0.16, 0.3] },
      { traits: ['hatted'], tall: 1.72, colour: [0.9, 0.88, 0.8] },
      { traits: ['woman', 'gown'], tall: 1.6, colour: [0.94, 0.7, 0.14] },
      { traits: ['child'], tall: 1.12, colour: [0.14, 0.5, 0.62] },
      { traits: ['old', 'hatted'], tall: 1.66, colour: [0.5, 0.38, 0.26] },
      { traits: ['woman', 'gown'], tall: 1.62, colour: [0.2, 0.56, 0.36] },
    ],
    crowds: [{ near: 9, far: 38, apart: 2, aside: 9 }],
  },
  indian: {
    people: [
      { traits: ['woman', 'headscarf', 'gown'], tall: 1.6, colour: [0.86, 0.14, 0.36] },
      { traits: [], tall: 1.72, colour: [0.9, 0.88, 0.8] },
      { traits: ['woman', 'headscarf', 'gown'], tall: 1.58, colour: [0.95, 0.62, 0.1] },
      { traits: ['woman', 'headscarf', 'gown'], tall: 1.6, colour: [0.1, 0.5, 0.46] },
      { traits: ['old', 'bearded'], tall: 1.68, colour: [0.88, 0.5, 0.16] },
      { traits: [], tall: 1.7, colour: [0.36, 0.5, 0.62] },
      { traits: ['child'], tall: 1.12, colour: [0.5, 0.2, 0.5] },
    ],
    crowds: [
      { near: 6.5, far: 70, apart: 0.55, from: 2.5, to: 4.3 },
      { near: 13, far: 70, apart: 1.6, aside: 1.8 },
    ],
  },
  african: {
    people: [
      { traits: ['woman', 'waxprint', 'darkskinned'], tall: 1.7, colour: [0.88, 0.42, 0.1] },
      { traits: ['darkskinned'], tall: 1.78, colour: [0.9, 0.88, 0.82] },
      { traits: ['woman', 'waxprint', 'darkskinned'], tall: 1.68, colour: [0.16, 0.44, 0.6] },
      { traits: ['waxprint', 'darkskinned'], tall: 1.8, colour: [0.24, 0.5, 0.3] },
      { traits: ['child', 'darkskinned'], tall: 1.15, colour: [0.9, 0.72, 0.2] },
      { traits: ['woman', 'waxprint', 'darkskinned'], tall: 1.66, colour: [0.76, 0.18, 0.26] },
      { traits: ['darkskinned'], tall: 1.76, colour: [0.24, 0.36, 0.52] },
    ],
    crowds: [
      { near: 8, far: 66, apart: 1.2, from: 3.4, to: 5.2 },
      { near: 15, far: 66, apart: 3, aside: 2.4 },
    ],
  },
  havana: {
    people: [
      { traits: ['hatted'], tall: 1.74, colour: [0.92, 0.9, 0.82] },
      { traits: ['woman'], tall: 1.64, colour: [0.92, 0.4, 0.3] },
      { traits: [], tall: 1.76, colour: [0.24, 0.5, 0.66] },
      { traits: ['woman'], tall: 1.62, colour: [0.95, 0.8, 0.3] },
      { traits: ['child'], tall: 1.15, colour: [0.8, 0.2, 0.2] },
      { traits: ['old', 'hatted'], tall: 1.68, colour: [0.84, 0.8, 0.7] },
    ],
    crowds: [{ near: 9, far: 60, apart: 3.4, from: 5.5, to: 6.4 }],
  },
  colosseum: {
    people: [
      { traits: ['gladiator'], tall: 1.82, colour: [0.6, 0.1, 0.08] },
      { traits: ['gladiator', 'bearded'], tall: 1.78, colour: [0.6, 0.1, 0.08] },
      { traits: ['gladiator'], tall: 1.86, colour: [0.5, 0.12, 0.08] },
    ],
    crowds: [{ near: 6.5, far: 20, apart: 2.6, aside: 7 }],
  },
  stadium: {
    people: [
      { traits: ['footballer'], tall: 1.8, colour: [0.8, 0.1, 0.1] },
      { traits: ['footballer'], tall: 1.76, colour: [0.93, 0.93, 0.92] },
      { traits: ['footballer'], tall: 1.84, colour: [0.8, 0.1, 0.1] },
      { traits: ['footballer'], tall: 1.82, colour: [0.93, 0.93, 0.92] },
    ],
    crowds: [{ near: 9, far: 38, apart: 2.4, aside: 15 }],
  },
  gyeongbok: {
    people: [
      { traits: ['woman', 'hanbok'], tall: 1.62, colour: [0.82, 0.2, 0.36] },
      { traits: [], tall: 1.74, colour: [0.24, 0.3, 0.42] },
      { traits: ['woman', 'hanbok'], tall: 1.6, colour: [0.2, 0.38, 0.68] },
      { traits: ['girl', 'hanbok'], tall: 1.3, colour: [0.9, 0.56, 0.3] },
    ],
    crowds: [{ near: 15, far: 27, apart: 4, aside: 10 }],
  },
  forbidden: {
    people: PEOPLE,
    crowds: [{ near: 12, far: 26, apart: 2.6, aside: 12 }],
  },
  cafes: { people: PEOPLE, crowds: [{ near: 9, far: 70, apart: 2.6, aside: 2.6 }] },
  machiya: {
    people: [
      { traits: ['woman', 'kimono'], tall: 1.62, colour: [0.7, 0.2, 0.3] },
      { traits: [], tall: 1.72, colour: [0.2, 0.24, 0.34] },
      { traits: ['woman', 'kimono'], tall: 1.6, colour: [0.2, 0.36, 0.56] },
      { traits: ['woman'], tall: 1.63, colour: [0.8, 0.76, 0.66] },
    ],
    crowds: [{ near: 12, far: 46, apart: 5, aside: 1.3 }],
  },
  hutong: {
    people: [
      { traits: [], tall: 1.72, colour: [0.26, 0.32, 0.42] },
      { traits: ['woman'], tall: 1.62, colour: [0.64, 0.16, 0.14] },
      { traits: ['old'], tall: 1.66, colour: [0.3, 0.3, 0.28] },
      { traits: ['child'], tall: 1.15, colour: [0.76, 0.6, 0.2] },
    ],
    crowds: [{ near: 13, far: 52, apart: 7, aside: 1.5 }],
  },
};

/** Who is about in a town that is known by its houses; undefined: who is about anywhere. */
export const peopleOf = (town: Town | null): readonly Stroller[] | undefined =>
  town === null ? undefined : LIFE[town]?.people;

/** How near to each other those of a busy street are beside those of another. */
const BUSY = 0.45;

/** The people of a town that is known by its houses, unless none are wanted or others were asked for in a street that is not busy. */
export function townLife(stage: Stage): Planted[] {
  const { idea, land } = stage.setting;
  const life = idea.town === null || land !== 'street' ? undefined : LIFE[idea.town];
  if (life === undefined || idea.without.includes('person')) return [];
  const isBusy = idea.busy && !isAmongSeats(idea);
  if (!isBusy && idea.subjects.some(({ thing }) => isWalker(thing))) return [];
  const { boost } = life;
  const crowds = isBusy
    ? life.crowds.map((one) => ({ ...one, apart: BUSY * one.apart }))
    : life.crowds;
  const people = strollers(stage, crowds, life.people);
  return boost === undefined
    ? people
    : people.map((one) => ({ ...one, boost, tone: [1, 0.86, 0.7] as const }));
}
