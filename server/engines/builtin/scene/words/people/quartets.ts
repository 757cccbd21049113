import { isBeast } from '../creatures.ts';
import type { Held } from '../held.ts';
import type { Meaning } from '../meaning.ts';
import { namesPerson } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';

/** Words for four who play together, in the languages. */
const QUARTET =
  /quartet|quatuor|cuarteto|quarteto|квартет|四重奏|カルテット|사중주|4중주|콰르텟|dörtlüsü|رباعي وتري|رباعية وترية|चौकड़ी|^弦[楽乐樂]$/iu;

/** What is left of such a word in Chinese and Japanese. */
const REST = /^(?:四|重奏)$/u;

/** Words that say that they play no strings, or not only those, or sing. */
const OTHERS =
  /jazz|brass|sax|wind|vocal|barbershop|gospel|sing|rock|pop|punk|metal|band|blues|percussion|bläser|cuivres|viento|sopro|fiati|джаз|рок|爵士|摇滚|ジャズ|ロック|재즈|록|caz|جاز|जैज़/iu;

/** Words that say that they do. */
const STRINGS =
  /string|streich|cordes|cuerda|cordas|archi|струнн|弦|현악|yaylı|وتري|geigen?|violin|cello/iu;

const isPlayed = ({ meanings }: Piece): boolean =>
  meanings.length > 0 &&
  meanings.every(
    ({ thing, held, fitting }) =>
      thing === 'violin' || held === 'violin' || held === 'cello' || fitting === 'cello',
  );

/** Instruments of others. */
const NO_STRINGS: ReadonlySet<Thing | Held | undefined> = new Set<Thing | Held>([
  ...(['guitar', 'saxophone', 'flute', 'drum', 'trumpet', 'accordion', 'piano'] as const),
]);
const isOfOthers = ({ thing, held }: Meaning): boolean =>
  NO_STRINGS.has(thing) || NO_STRINGS.has(held);

/** How many words behind it ("of four old") those may stand of whom a quartet is. */
const NEAR = 4;

/** Of whom a quartet is, where that is said behind it before any stop and any place. */
function membersOf(pieces: Pieces, at: number): Piece | undefined {
  for (const piece of pieces.slice(at + 1, at + 1 + NEAR)) {
    if (piece.afterStop || piece.meanings.some(({ land }) => land !== undefined)) return undefined;
    if (namesPerson(piece) || piece.meanings.some(isAnimal)) return piece;
  }
  return undefined;
}
const isAnimal = ({ thing }: Meaning): boolean => thing !== undefined && isBeast(thing);

/** The words of a prompt; a quartet is four with two violins, a viola and a cello in their hands, which lie nowhere else, unless it says what else they play, or who the four are that only are so many ("a quartet of penguins"). */
export function quartets(pieces: Pieces): Pieces {
  const at = pieces.findIndex(({ text, negated }) => !negated && QUARTET.test(text));
  if (at < 0 || pieces.some(({ text, meanings }) => OTHERS.test(text) || meanings.some(isOfOthers)))
    return pieces;
  const members = membersOf(pieces, at);
  if (members !== undefined && !pieces.some(({ text }) => STRINGS.test(text))) return pieces;
  // Animals that play are drawn as people who look like those.
  if (members?.meanings.some(isAnimal) === true)
    return pieces.map((piece, n) =>
      n === at
        ? { ...piece, meanings: piece.meanings.map((one) => ({ ...one, count: 4 })) }
        : piece,
    );
  return pieces.map((piece, n): Piece => {
    if (n === at)
      return {
        ...piece,
        role: null,
        meanings: [
          { thing: 'person', count: 4, trait: 'musician' },
          { thing: 'person', trait: 'strings' },
        ],
      };
    const isRest = n > at && n <= at + 2 && REST.test(piece.text);
    return isRest || isPlayed(piece) ? { ...piece, role: 'other', meanings: [] } : piece;
  });
}
