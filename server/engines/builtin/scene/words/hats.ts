import type { Piece } from '../../words/reader.ts';
import type { Subject, Thing } from './idea.ts';
import type { Meaning } from './meaning.ts';
import { isAnimal } from './thing.ts';

/** Who can have a hat on the head. */
const canWear = (thing: Thing | undefined): thing is Thing =>
  thing !== undefined && (thing === 'person' || isAnimal(thing));

/** Santa's hat is on the head of who was named last before it, or else of the first who is named. */
export function withHats(
  pieces: readonly Piece<Meaning>[],
  things: readonly Subject[],
): readonly Subject[] {
  const hat = pieces.findIndex(({ meanings }) =>
    meanings.some(({ trait }) => trait === 'santahat'),
  );
  if (hat < 0) return things;
  const named = pieces
    .slice(0, hat)
    .flatMap(({ meanings }) => meanings.map(({ thing }) => thing))
    .filter(canWear)
    .at(-1);
  const wearer =
    things.findLast(({ thing }) => thing === named) ?? things.find(({ thing }) => canWear(thing));
  return things.map((one) =>
    one === wearer ? { ...one, traits: [...(one.traits ?? []), 'santahat' as const] } : one,
  );
}
