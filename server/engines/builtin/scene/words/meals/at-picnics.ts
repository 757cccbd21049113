import { isInstrument } from '../dress/holding.ts';
import type { Subject, Thing } from '../idea.ts';
import type { Trait } from '../trait.ts';

/** What people sit around on the ground. */
const SAT_AROUND: ReadonlySet<Thing> = new Set<Thing>(['picnic', 'campfire']);

/** What nobody does sitting there. */
const UPRIGHT: readonly Trait[] = [
  'dancing',
  'playing',
  'working',
  'casting',
  'waving',
  'chef',
  'frying',
  'stirring',
];

/** Whether somebody may sit with what is in the hands: with nothing, or what is played. */
const mayHoldSitting = ({ holds }: Subject): boolean =>
  holds === undefined || isInstrument(holds.thing);

/** Who has a picnic or a fire in the open sits by it, and guitars there are in the hands of those who do. */
export function atPicnics(things: readonly Subject[]): readonly Subject[] {
  if (!things.some(({ thing }) => SAT_AROUND.has(thing))) return things;
  const isAlone = things.every(({ thing }) => thing !== 'person');
  return things.map((one) => {
    if (one.thing === 'guitar' && isAlone)
      return {
        ...one,
        thing: 'person',
        colour: null,
        posture: 'sitting',
        holds: { thing: 'guitar', colour: one.colour },
      };
    return one.thing === 'person' &&
      one.posture === null &&
      mayHoldSitting(one) &&
      !one.traits?.some((trait) => UPRIGHT.includes(trait))
      ? { ...one, posture: 'sitting' }
      : one;
  });
}
