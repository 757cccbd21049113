import { ACTORS, IN_SEA, isBeast } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** "Is", between what somebody works and the animal that it is. */
export const IS: ReadonlySet<string> = new Set(
  'is|are|was|ist|sind|war|est|sont|était|es|son|era|é|são|è|sono|это|является|是|は|هو|هي|है|हैं'.split(
    '|',
  ),
);
/** "Of", between a choir and who is in it. */
const OF: ReadonlySet<string> = new Set('of|von|aus|de|d|di|из|の|من'.split('|'));

/** How many words stand between a trade and the animal. */
const REACH = 3;
/** How many animals a choir has. */
const CHOIR = 6;

/** Whether it is an animal that is drawn on no two legs. */
const isPlainBeast = ({ thing }: Meaning): boolean =>
  thing !== undefined && (isBeast(thing) || IN_SEA.has(thing)) && !ACTORS.has(thing);

const namesBeast = (piece: Piece | undefined): boolean =>
  piece !== undefined && !piece.negated && piece.meanings.some(isPlainBeast);

/** Whether it names somebody by a trade or by what several are together. */
const isTrade = ({ thing, trait }: Meaning): boolean => thing === 'person' && trait !== undefined;
const isGroup = (one: Meaning): boolean => isTrade(one) && (one.count ?? 1) > 1;

/** Where the animal stands that the word at an index is said to be, or is of; -1 where none is. */
function beastOf(pieces: Pieces, at: number): number {
  const trade = pieces[at];
  if (trade === undefined || trade.negated || !trade.meanings.some(isTrade)) return -1;
  const behind = pieces.slice(at + 1, at + 2 + REACH);
  const found = behind.findIndex(namesBeast);
  const between = behind.slice(0, Math.max(0, found));
  const isParted = behind.slice(0, found + 1).some(({ afterStop }) => afterStop);
  if (found < 0 || isParted) return -1;
  const isEmpty = between.every(({ meanings }) =>
    meanings.every(({ count, size }) => (count ?? size) !== undefined),
  );
  const says = (words: ReadonlySet<string>) =>
    between.some(({ text }) => words.has(text.toLowerCase()));
  const isIt = says(IS) || (says(OF) && trade.meanings.some(isGroup));
  return isEmpty && isIt ? at + 1 + found : -1;
}

/** The words of a prompt: a teacher who is said to be an octopus, and a choir of frogs, are these animals and nobody beside them, where such are drawn on no two legs. */
export function tradesOfAnimals(pieces: Pieces): Pieces {
  const beasts = pieces.map((_, at) => beastOf(pieces, at));
  if (beasts.every((at) => at < 0)) return pieces;
  return pieces.map((piece, at) => {
    if ((beasts[at] ?? -1) >= 0)
      return {
        ...piece,
        meanings: piece.meanings.map((one): Meaning => {
          const { thing: _thing, trait: _trait, count: _count, ...rest } = one;
          return isTrade(one) ? rest : one;
        }),
      };
    const isChoir = pieces.some((one, n) => beasts[n] === at && one.meanings.some(isGroup));
    return isChoir
      ? {
          ...piece,
          meanings: piece.meanings.map((one) =>
            isPlainBeast(one) ? { ...one, count: CHOIR } : one,
          ),
        }
      : piece;
  });
}
