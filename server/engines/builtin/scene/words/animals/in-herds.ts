import { isBeast } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words for many animals together that no list of numbers has, in the languages whose words they are. */
const HERD =
  /^(?:herds?|flocks?|packs?|prides?|swarms?|colony|colonies|rudels?|herden?|schwärme?|kolonie|meutes?|troupeaux?|harde|horde|colonie|jauría|manadas?|rebaños?|colonia|branchi|branco|mandri[ae]|greggi?|alcateias?|matilhas?|rebanhos?|bandos?|colônia|табун\p{L}*|прайд\p{L}*|ста[дияею]\p{L}*|sürüsü\p{L}*|群|兽群|قطعان|سرب|झुंड|झुण्ड)$/iu;

/** How many words may stand between that and the animals: "a pack of grey wolves". */
const NEAR = 3;

/** A herd is so many. */
const MANY = 6;

const isAnimal = ({ thing }: Meaning): boolean => thing !== undefined && isBeast(thing);

const namesAnimal = ({ negated, meanings }: Piece): boolean => !negated && meanings.some(isAnimal);

/** The index of the animals that are together in the herd of an index: those right before it ("a mammoth herd"), or the next behind it. */
function ofHerd(pieces: Pieces, herd: number): number {
  const before = pieces[herd - 1];
  if (before !== undefined && namesAnimal(before) && pieces[herd]?.afterStop === false)
    return herd - 1;
  const behind = pieces.slice(herd + 1, herd + 1 + NEAR);
  const stop = behind.findIndex(({ afterStop }) => afterStop);
  const next = behind.slice(0, stop < 0 ? undefined : stop).findIndex(namesAnimal);
  return next < 0 ? -1 : herd + 1 + next;
}

/** The words of a prompt (of which "branco" is white in Portuguese); a herd, a pack or a pride of an animal is many of it. */
export function inHerds(pieces: Pieces): Pieces {
  const herds = pieces.flatMap(({ text, negated, meanings }, at) => {
    const isItalian = text.toLowerCase() === 'branco' && pieces[at + 1]?.text === 'di';
    return !negated && (meanings.length === 0 || isItalian) && HERD.test(text) ? [at] : [];
  });
  const many = new Set(herds.map((herd) => ofHerd(pieces, herd)));
  if (many.size === 0) return pieces;
  return pieces.map((piece, at) => {
    const isHerd = herds.includes(at) && ofHerd(pieces, at) >= 0;
    if (isHerd) return { ...piece, role: null, meanings: [{ praise: true }] };
    return many.has(at)
      ? {
          ...piece,
          plural: true,
          meanings: piece.meanings.map(
            (one): Meaning => (isAnimal(one) ? { ...one, count: MANY, vague: true } : one),
          ),
        }
      : piece;
  });
}
