import type { Idea, Thing } from '../scene/words/idea.ts';
import { readPrompt } from '../scene/words/read-prompt.ts';

/** How an area is redrawn. */
export type Manner = 'things' | 'bodies' | 'scene' | 'sky' | 'ground' | 'colour' | 'nothing';

/**
 * Chooses by what was understood: things are placed on what is there ("a boat on the lake"), unless
 * the land was named first ("a lake with a boat"); a sun, a moon or a rainbow alone comes into the sky that is there; a sky or a weather without land is a sky; what a
 * ground is made of is ground; a colour alone recolours, also that of a thing that is not known ("a blue door").
 */
export function chooseManner(idea: Idea): Manner {
  if (idea.understood.length === 0) return 'nothing';
  const hasThings = idea.subjects.length > 0 || idea.sky.some(isFlier);
  if (hasThings && (!idea.landFirst || isSomebodyOfLand(idea))) return 'things';
  if (idea.land === null && isOnlyBodies(idea)) return 'bodies';
  if (idea.land === 'plain' || (idea.land === null && saysSky(idea))) return 'sky';
  // Snow is ground, snow-capped mountains are none.
  const isSnowed = idea.snowy && idea.land !== null;
  if (idea.ground && !isSnowed && !saysSky(idea)) return 'ground';
  if (idea.land !== null || idea.season !== null || idea.snowy || idea.mood !== null)
    return 'scene';
  return idea.colours.length === 0 ? 'nothing' : 'colour';
}

/** "A cowboy": a word for somebody that brings a land with it names no land. */
function isSomebodyOfLand({ understood: [first = ''] }: Idea): boolean {
  const [subject] = readPrompt(first).subjects;
  return subject !== undefined && PEOPLE.has(subject.thing);
}

const PEOPLE: ReadonlySet<Thing> = new Set<Thing>(['person', 'surfer', 'skier']);

/** Whether it flies by itself and needs no sky of its own. */
const isFlier = (body: Idea['sky'][number]): boolean => body === 'birds' || body === 'balloon';

/** What is hung into the sky that is there. */
const HUNG: ReadonlySet<Idea['sky'][number]> = new Set<Idea['sky'][number]>([
  'sun',
  'moon',
  'rainbow',
]);

/** Whether a sun, a moon or a rainbow is asked for, and no other sky for it. */
const isOnlyBodies = ({ sky, weather, time, colours }: Idea): boolean =>
  sky.length > 0 &&
  sky.every((body) => HUNG.has(body)) &&
  weather === null &&
  time === null &&
  colours.length === 0;

const saysSky = ({ sky, weather, time }: Idea): boolean =>
  sky.length > 0 || weather !== null || time !== null;
