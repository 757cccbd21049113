import { isBeast } from '../creatures.ts';
import { WITH } from '../dress/holding.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { youngOne } from './young.ts';

const isFamily = ({ trait }: Meaning): boolean => trait === 'family';
const isAnimal = ({ thing, trait }: Meaning): boolean =>
  thing !== undefined && isBeast(thing) && trait !== 'young';

/** How many words may stand between a family and the animals that it is of ("famille d'ours"). */
const NEAR = 2;

/** Where the animal is that a family is of: in the same word, beside it, or behind a word like "of"; -1: none. */
function animalOf(pieces: Pieces, family: number): number {
  const own = pieces[family] as Piece;
  if (own.meanings.some(isAnimal)) return family;
  for (const step of [-1, 1])
    for (let n = 1; n <= NEAR; n++) {
      const at = family + step * n;
      const piece = pieces[at];
      if (piece === undefined || pieces[Math.max(at, at - step)]?.afterStop === true) break;
      if (piece.meanings.some(isAnimal)) return at;
      if (piece.meanings.length > 0 || piece.role === 'and' || WITH.has(piece.text.toLowerCase()))
        break;
    }
  return -1;
}

/** The words of a prompt: a family of animals ("a family of bears", "an owl family") is two of them with two young ones, and no people. */
export function animalFamilies(pieces: Pieces): Pieces {
  const family = pieces.findIndex(({ meanings, negated }) => !negated && meanings.some(isFamily));
  const animal = family < 0 ? -1 : animalOf(pieces, family);
  const beast = pieces[animal]?.meanings.find(isAnimal);
  if (beast === undefined) return pieces;
  // What is said behind a stop is not said of those before it.
  const parents: Meaning = { ...beast, count: 2 };
  const young = youngOne({ ...beast, count: 2 });
  return pieces.flatMap((piece, at) => {
    if (at === animal && at === family)
      return [
        { ...piece, meanings: [parents] },
        { ...piece, meanings: young, afterStop: true },
      ];
    if (at === animal) return [{ ...piece, meanings: [parents] }];
    return [
      at === family
        ? { ...piece, meanings: young, afterStop: at > animal || piece.afterStop }
        : piece,
    ];
  });
}
