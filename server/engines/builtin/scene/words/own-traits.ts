import type { Piece } from '../../words/reader.ts';
import type { Subject, Thing } from './idea.ts';
import type { Trait } from './trait.ts';
import type { Meaning } from './meaning.ts';
import { isAnimal } from './thing.ts';

/** What beasts do with their voices, by who does so. */
const VOICES: Readonly<Record<'howling' | 'roaring', readonly Thing[]>> = {
  howling: ['wolf', 'dog', 'fox'],
  roaring: ['lion', 'tiger', 'leopard', 'bear', 'dinosaur', 'dragon'],
};

/** Whether a trait is one that not only people have, which is told of who has it and of nobody else. */
export const isOwnTrait = (trait: Trait | undefined): trait is 'santahat' | keyof typeof VOICES =>
  trait === 'santahat' || trait === 'howling' || trait === 'roaring';

/** Who can have it: a hat is on anybody's head, but the wind does not howl like a wolf. */
const canHave = (trait: 'santahat' | keyof typeof VOICES, thing: Thing): boolean =>
  trait === 'santahat' ? thing === 'person' || isAnimal(thing) : VOICES[trait].includes(thing);

/** Santa's hat is on the head of who was named last before it, or else of the first who is named; and so is who howls or roars. */
export function withOwnTraits(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  const said = pieces.flatMap(({ meanings }, at) =>
    meanings.flatMap(({ trait }) => (isOwnTrait(trait) ? [{ trait, at }] : [])),
  );
  const own = new Map<Subject, Trait[]>();
  for (const { trait, at } of said) {
    const named = pieces
      .slice(0, at)
      .flatMap(({ meanings }) => meanings.map(({ thing }) => thing))
      .findLast((thing) => thing !== undefined && canHave(trait, thing));
    const owner =
      things.findLast(({ thing }) => thing === named) ??
      things.find(({ thing }) => canHave(trait, thing));
    if (owner !== undefined) own.set(owner, [...(own.get(owner) ?? []), trait]);
  }
  return things.map((one) => {
    const traits = own.get(one);
    return traits === undefined
      ? one
      : { ...one, traits: [...new Set([...(one.traits ?? []), ...traits])] };
  });
}
