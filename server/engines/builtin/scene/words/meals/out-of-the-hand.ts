import { INDOORS } from '../../world/room/plan-room.ts';
import type { Snack } from '../held.ts';
import type { Idea, Subject, Thing } from '../idea.ts';
import { WITH_TABLES } from './served-outdoors.ts';

/** What is eaten out of the hand, and what that looks like there. */
export const SNACKS: Partial<Readonly<Record<Thing, Snack>>> = {
  burger: 'sandwich',
  pizza: 'pizzaslice',
  donut: 'donut',
  croissant: 'bread',
  bread: 'bread',
  apple: 'apple',
  banana: 'banana',
  fruit: 'banana',
};

const isSnack = ({ thing, on }: Subject): boolean =>
  SNACKS[thing] !== undefined && on === undefined;

/** Whether somebody sits, rides or goes aboard it. */
const isManned = ({ traits = [] }: Subject): boolean =>
  traits.includes('crewed') || traits.includes('mounted');

/** Whether it is a bench on which somebody sits with nothing in the hands. */
const isFreeBench = ({ thing, holds, crew, traits = [] }: Subject): boolean =>
  thing === 'bench' && (holds ?? crew) === undefined && traits.includes('crewed');

/** Whether somebody has a hand free: on a wall one has no table, and eats there. */
const hasHand = ({ thing, holds, on, far, relation, company }: Subject): boolean =>
  thing === 'person' &&
  (on === undefined || on === 'wall') &&
  (holds ?? far ?? relation ?? company) === undefined;

/**
 * What a prompt asks for that names who eats where no table is laid for the meal (`at-meals.ts`), and what is eaten out
 * of the hand: the first who has one free has it there, and whoever is aboard something has it with them. Laid before
 * the eye it was larger than they, and hid the place. `dines` is whether a word says that they eat.
 */
export function outOfTheHand(idea: Idea, dines: boolean): Idea {
  const { land, subjects, composition } = idea;
  const snack = subjects.find(isSnack);
  if (snack === undefined || composition === 'portrait') return idea;
  if (land !== null && !INDOORS.includes(land) && !WITH_TABLES.has(land)) return idea;
  const eater = dines && land !== null ? subjects.find(hasHand) : undefined;
  if (eater === undefined && !subjects.some(isManned)) return idea;
  const thing = SNACKS[snack.thing] as Snack;
  const onBench = dines && eater === undefined ? subjects.find(isFreeBench) : undefined;
  return {
    ...idea,
    subjects: subjects
      .filter((one) => !isSnack(one))
      .map((one) =>
        one === eater || one === onBench ? { ...one, holds: { thing, colour: null } } : one,
      ),
  };
}
