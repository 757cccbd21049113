import type { Subject } from '../idea.ts';

/** Whether it is alone Santa who may drive: nothing is said of where he is or what he has. */
const isSanta = ({ thing, count, traits = [], on, holds, company }: Subject): boolean =>
  (thing === 'person' || thing === 'flier') &&
  count === 1 &&
  traits.includes('santa') &&
  (on ?? holds ?? company) === undefined;

/** What else he flies in. */
const FLOWN: ReadonlySet<Subject['thing']> = new Set<Subject['thing']>([
  ...(['airplane', 'helicopter', 'rocket', 'spaceship', 'airship'] as const),
]);

const flies = ({ posture, traits = [] }: Subject): boolean =>
  posture === 'flying' || traits.includes('inair');

/** Santa drives the sleigh that is named with him, and flies by one: his reindeer draw it; through the air where any of them is said to fly. */
export function santasSleigh(things: readonly Subject[]): readonly Subject[] {
  const santa = things.find(isSanta);
  const sleigh = things.find(({ thing }) => thing === 'sleigh');
  const team = things.filter(({ thing }) => thing === 'deer');
  // A plane that is named with him is what he flies.
  if (santa === undefined || things.some(({ thing }) => FLOWN.has(thing))) return things;
  // What he looks at flies, and not he.
  if (sleigh === undefined && team.length === 0 && santa.traits?.includes('watching') === true)
    return things.map((one) => (one === santa ? { ...one, thing: 'person', posture: null } : one));
  const parts = [santa, ...team, ...(sleigh === undefined ? [] : [sleigh])];
  const isInAir = parts.some(flies);
  if (sleigh === undefined && !isInAir) return things;
  const driven: Subject = {
    thing: 'sleigh',
    count: 1,
    posture: null,
    colour: sleigh?.colour ?? null,
    size: 1,
    traits: [
      ...(santa.traits ?? []).filter((trait) => trait !== 'deerfolk'),
      'reindeerteam',
      'crewed',
      ...(isInAir ? (['inair'] as const) : []),
    ],
  };
  return things.flatMap((one) => (one === santa ? [driven] : parts.includes(one) ? [] : [one]));
}
