import type { Piece, Pieces } from '../pieces.ts';

/** Words for four who play together, in the languages. */
const QUARTET =
  /quartet|quatuor|cuarteto|quarteto|квартет|四重奏|カルテット|사중주|4중주|콰르텟|dörtlüsü|رباعي وتري|رباعية وترية|चौकड़ी|^弦[楽乐樂]$/iu;

/** What is left of such a word in Chinese and Japanese. */
const REST = /^(?:四|重奏)$/u;

/** Words that say that they play no strings, or sing. */
const OTHERS =
  /jazz|brass|sax|wind|vocal|barbershop|sing|bläser|cuivres|viento|sopro|fiati|джаз|爵士|ジャズ|재즈|caz|جاز|जैज़/iu;

const isPlayed = ({ meanings }: Piece): boolean =>
  meanings.length > 0 &&
  meanings.every(
    ({ thing, held, fitting }) =>
      thing === 'violin' || held === 'violin' || held === 'cello' || fitting === 'cello',
  );

/** The words of a prompt; a quartet is four with two violins, a viola and a cello in their hands, which lie nowhere else, unless it says what else they play. */
export function quartets(pieces: Pieces): Pieces {
  const at = pieces.findIndex(({ text, negated }) => !negated && QUARTET.test(text));
  if (at < 0 || pieces.some(({ text }) => OTHERS.test(text))) return pieces;
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
