import type { Piece } from '../../words/reader.ts';
import type { Subject, Thing } from './idea.ts';
import type { Meaning } from './meaning.ts';
import type { Trait } from './trait.ts';

const does = ({ thing, traits = [] }: Subject, trait: Trait): boolean =>
  thing === 'person' && traits.includes(trait);

/** What is drawn with who does something: the cake of who blows its candles out. */
const DRAWN_WITH: readonly (readonly [Trait, ReadonlySet<Thing>])[] = [
  ['blowing', new Set<Thing>(['cake', 'candle'])],
];

/** What is not done or shown beside that: nobody at a basin stands before a mirror on feet, an angler's cast is no spell. */
const NOT_BESIDE: readonly (readonly [Trait, Trait])[] = [
  ['toothbrushing', 'mirrored'],
  ['fisher', 'casting'],
];

/** Whether firefighters are where something burns: they put it out. */
const fightsFire = (one: Subject, isBurning: boolean): boolean =>
  isBurning &&
  does(one, 'firefighter') &&
  (one.posture === null || one.posture === 'standing') &&
  one.holds === undefined;

/** People in moments that say more than their words: what is drawn with them is no thing of its own, and firefighters at a fire have a hose. */
export function inMoments(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  const isBurning = pieces.some(({ meanings }) => meanings.some(({ burning }) => burning === true));
  const taken = DRAWN_WITH.filter(([trait]) => things.some((one) => does(one, trait)));
  return things
    .filter(({ thing }) => !taken.some(([, own]) => own.has(thing)))
    .map((one) => {
      if (fightsFire(one, isBurning)) return { ...one, traits: [...(one.traits ?? []), 'hosing'] };
      const gone = NOT_BESIDE.filter(([trait]) => does(one, trait)).map(([, other]) => other);
      return gone.length === 0
        ? one
        : { ...one, traits: one.traits?.filter((trait) => !gone.includes(trait)) ?? [] };
    });
}
