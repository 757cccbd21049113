import { isBeast } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** How many words on the number of a family may stand. */
const NEAR = 3;

/** Adjectives of German that tell a family's number, and how Korean writes it in figures. */
const GERMAN = ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
const HEADED = /^(\p{L}+)köpfig/iu;
const IN_FIGURES = /^(\d)인$/u;
/** Chinese counts the mouths of a house: "一家四口", "三口之家". */
const MOUTHS = '口';
/** Small words between a family and of how many, or of which animals, it is. */
const OF = /^(?:of|von|aus|de|di|из|من|مكونة)$/iu;

const isFamily = ({ meanings }: Piece): boolean =>
  meanings.some(({ thing, trait }) => thing === 'person' && trait === 'family');
const isNumber = ({ count, thing, vague }: Meaning): boolean =>
  count !== undefined && thing === undefined && vague !== true;
const numberOf = (piece: Piece | undefined): number | undefined =>
  piece?.meanings.find(isNumber)?.count;
const isPeople = ({ meanings, negated }: Piece): boolean =>
  !negated &&
  meanings.length > 0 &&
  meanings.every(({ thing, trait }) => thing === 'person' && trait === undefined);
const namesBeast = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ thing }) => thing !== undefined && isBeast(thing)) === true;
const namesChild = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ thing, trait }) => thing === 'person' && trait !== undefined) === true;

/** A number of a family that an adjective or an ending tells. */
function saidBefore(piece: Piece | undefined): number | undefined {
  const headed = HEADED.exec(piece?.text ?? '')?.[1];
  if (headed !== undefined) return GERMAN.indexOf(headed.toLowerCase()) + 2 || undefined;
  const figure = IN_FIGURES.exec(piece?.text ?? '')?.[1];
  return figure === undefined ? undefined : Number(figure);
}

const idle = (piece: Piece): Piece => ({ ...piece, meanings: [], role: 'other' });
const familyOf = (piece: Piece, count: number): Piece => ({
  ...piece,
  role: null,
  meanings: [{ thing: 'person', count, trait: 'family' }],
});

/** Chinese families, which are named by their mouths. */
function ofMouths(pieces: Pieces): Pieces {
  const at = pieces.findIndex(({ text, afterStop }) => text === MOUTHS && !afterStop);
  const count = numberOf(pieces[at - 1]);
  const isHouse = (piece: Piece | undefined) => piece?.text === '家' || piece?.text === '之家';
  const house = [at - 2, at + 1, at + 2].find((n) => isHouse(pieces[n]));
  if (at < 0 || count === undefined || house === undefined) return pieces;
  return pieces.map((piece, n) =>
    n === house ? familyOf(piece, count) : n === at || n === at - 1 ? idle(piece) : piece,
  );
}

/** The words of a prompt; a family is as many as are said of it ("a family of four", "vierköpfige Familie", "一家四口"), and one of animals is nobody ("a family of four bears"). */
export function familySizes(said: Pieces): Pieces {
  const pieces = ofMouths(said);
  const at = pieces.findIndex((piece) => isFamily(piece) && !piece.negated);
  const family = pieces[at];
  if (family === undefined) return pieces;
  const before = saidBefore(pieces[at - 1]);
  if (before !== undefined)
    return pieces.map((piece, n) =>
      n === at ? familyOf(piece, before) : n === at - 1 ? idle(piece) : piece,
    );
  const next = pieces.slice(at + 1, at + 1 + NEAR);
  const found = next.findIndex(
    (piece) => !piece.afterStop && piece.meanings.length > 0 && piece.role === null,
  );
  const number = at + 1 + found;
  const isParted = next
    .slice(0, found + 1)
    .some(({ afterStop, role }) => afterStop || role === 'and');
  // In Portuguese "on all fours" is written like "of four".
  const isFour = /^de quatro$/iu.test(pieces[number]?.text ?? '');
  const count = isFour ? 4 : numberOf(pieces[number]);
  if (found < 0 || isParted || count === undefined) return pieces;
  const counted = pieces[number + 1];
  const isOf = isFour || next.slice(0, found).some(({ text }) => OF.test(text));
  const hasPeople = counted !== undefined && !counted.afterStop && isPeople(counted);
  // What a family has with it is counted by itself.
  if (!isOf && !hasPeople) return pieces;
  if (namesBeast(counted)) return pieces.map((piece, n) => (n === at ? idle(piece) : piece));
  if (namesChild(counted)) return pieces;
  return pieces.map((piece, n) =>
    n === at
      ? familyOf(piece, count)
      : n === number || (hasPeople && n === number + 1)
        ? idle(piece)
        : piece,
  );
}
