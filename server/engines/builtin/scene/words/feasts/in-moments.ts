import type { Subject, Thing } from '../idea.ts';
import type { Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

const does = ({ thing, traits = [] }: Subject, trait: Trait): boolean =>
  thing === 'person' && traits.includes(trait);

/** What is drawn with who does something: the cake of who blows its candles out or cuts it, the cups of who pours tea. */
const DRAWN_WITH: readonly (readonly [Trait, ReadonlySet<Thing>])[] = [
  ['blowing', new Set<Thing>(['cake', 'candle'])],
  ['cakecutting', new Set<Thing>(['cake', 'candle'])],
  ['baking', new Set<Thing>(['bread'])],
  ['teapouring', new Set<Thing>(['cup', 'teapot'])],
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

/** One of several who cut a cake has the knife, the bride of a couple that weds; the others are with that one. */
function cutter({ company: _, ...all }: Subject): readonly Subject[] {
  const traits = all.traits ?? [];
  const isWedding = traits.includes('wedding');
  const own = traits.filter((one) => one !== 'wedding' && one !== 'couple');
  return [
    { ...all, count: 1, traits: isWedding ? [...own, 'bride', 'woman'] : own },
    {
      ...all,
      count: all.count - 1,
      traits: [
        ...own.filter((one) => one !== 'cakecutting'),
        ...(isWedding ? (['groom'] as const) : []),
      ],
    },
  ];
}

/** People in moments that say more than their words: what is drawn with them is no thing of its own, and firefighters at a fire have a hose. */
export function inMoments(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isBurning = pieces.some(({ meanings }) => meanings.some(({ burning }) => burning === true));
  const taken = DRAWN_WITH.filter(([trait]) => things.some((one) => does(one, trait)));
  return things
    .flatMap((one) => (does(one, 'cakecutting') && one.count > 1 ? cutter(one) : [one]))
    .filter(({ thing }) => !taken.some(([, own]) => own.has(thing)))
    .map((one) => {
      if (fightsFire(one, isBurning)) return { ...one, traits: [...(one.traits ?? []), 'hosing'] };
      const gone = NOT_BESIDE.filter(([trait]) => does(one, trait)).map(([, other]) => other);
      return gone.length === 0
        ? one
        : { ...one, traits: one.traits?.filter((trait) => !gone.includes(trait)) ?? [] };
    });
}
