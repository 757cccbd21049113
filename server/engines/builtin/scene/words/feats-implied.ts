import type { Piece } from '../../words/reader.ts';
import type { Subject } from './idea.ts';
import type { Posture, Trait } from './trait.ts';
import type { Meaning } from './meaning.ts';

/** How many do what is named where nobody is named with it. */
const DONE_BY: Partial<Readonly<Record<Trait, number>>> = {
  boxing: 1,
  kneeling: 1,
  capoeira: 2,
  yoga: 1,
  hammering: 1,
  tossing: 1,
  netmending: 1,
  pram: 1,
  climbing: 1,
  meditating: 1,
  karate: 1,
  cards: 3,
  dice: 3,
  boardgame: 3,
  grapepicking: 2,
  applepicking: 2,
  olivepicking: 2,
  teapicking: 2,
  berrypicking: 2,
  cottonpicking: 2,
};

/** How many they are who are named in the plural. */
const SEVERAL = 2;

/** Those who do what is named with nobody ("yoga at sunrise"), behind the others; those are all where somebody is named. */
export function doneBySomebody(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
  awaited: readonly Trait[],
): readonly Subject[] {
  const areMany = (trait: Trait) =>
    pieces.some(({ plural, meanings }) => plural && meanings.some((one) => one.trait === trait));
  const count = Math.max(
    0,
    ...awaited.map((trait) => (DONE_BY[trait] ?? 0) * (areMany(trait) ? SEVERAL : 1)),
  );
  if (count === 0 || things.some(({ thing }) => thing === 'person')) return things;
  return [
    ...things,
    { thing: 'person', count, posture: null, colour: null, size: 1, traits: [...awaited] },
  ];
}

/** What one does alone whatever else is said of the body. */
const POSED: Partial<Readonly<Record<Trait, Posture>>> = { keeper: 'jumping' };

/** Keepers leap, and of two who play capoeira or box one faces the other. */
export const asFeats = (things: readonly Subject[]): readonly Subject[] =>
  things.map((one) => {
    const { thing, traits = [], posture, count, relation } = one;
    if (thing !== 'person') return one;
    const posed = traits.map((trait) => POSED[trait]).find((said) => said !== undefined);
    if (posed !== undefined && posture === null) return { ...one, posture: posed };
    const isGame = traits.includes('capoeira') || (traits.includes('boxing') && count === 2);
    if (!isGame || relation !== undefined) return one;
    return { ...one, count: Math.max(2, count), relation: { is: 'meets', party: 'both' } };
  });
