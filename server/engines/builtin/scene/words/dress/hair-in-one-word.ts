import { isBeast } from '../creatures.ts';
import type { Colour } from '../idea.ts';
import { isBeing, namesPerson, namesThing, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

const GINGER: Colour = [0.72, 0.37, 0.14];

/** What people and animals alike are called whose hair or coat is ginger. */
const GINGER_WORD =
  /^(?:ginger|rou(?:x|sses?)|pelirroj[oa]s?|ruiv[oa]s?|рыж\p{L}{1,3}|rothaarig\p{L}*|kızıl)$/iu;
/** Nouns for a woman by the colour of her hair alone, and for anybody. */
const WOMAN =
  /^(?:blondine|blondes?|rubias?|loir(?:a|inha)s?|bionda|rousses?|rouquines?|pelirrojas?|ruiv(?:a|inha)s?|блондинк\p{L}*|рыжая|sarışın|شقراء|صهباء|redheads?)$/iu;

const isColour = (piece: Piece): boolean =>
  piece.meanings.some(({ colour, hairs }) => (colour ?? hairs) !== undefined);
const namesBeast = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ thing }) => thing !== undefined && isBeast(thing)) === true;

/** Such words that are adjectives before what they tell of, as well as names for a woman. */
const BEFORE_NOUN = /^(?:рыжая|sarışın)$/iu;

/** Whether it is the hair or the colour of what no figure is of: leaves, light, the sea. */
function isOfSomethingElse(pieces: Pieces, at: number): boolean {
  const word = pieces[at];
  const isBehindNoun = word !== undefined && !BEFORE_NOUN.test(word.text);
  const noun = pieces[isBehindNoun ? at - 1 : at + 1];
  const isApart = (isBehindNoun ? word : noun)?.afterStop === true;
  if (noun === undefined || isApart || noun.role !== null) return false;
  return noun.meanings.every(
    ({ trait, posture, count, size, praise }) =>
      (trait ?? posture ?? count ?? size ?? praise) === undefined,
  );
}

/** The nearest words before and behind one in its clause that say who or what something is, the one behind first. */
function nounsBeside(pieces: Pieces, at: number): Piece[] {
  const next = pieces[at + 1];
  const before = pieces[at]?.afterStop === true ? undefined : pieces[at - 1];
  return [next?.afterStop === true ? undefined : next, before].filter((one) => one !== undefined);
}

/** The words of a prompt; who is called by the colour of the hair has that, and is somebody where nobody else is named: "une femme rousse", "a redhead in the rain". A cat that is called so keeps its coat. */
export const hairInOneWord = (pieces: Pieces): Pieces =>
  pieces.flatMap((piece, at): Piece[] => {
    if (piece.negated || !isColour(piece)) return [piece];
    const hairs =
      piece.meanings.find((one) => one.hairs !== undefined)?.hairs ??
      (GINGER_WORD.test(piece.text) ? GINGER : undefined);
    if (hairs === undefined) return [piece];
    const beside = nounsBeside(pieces, at);
    if (beside.some(namesBeast)) {
      const colours = piece.meanings.filter(({ colour }) => colour !== undefined);
      return [{ ...piece, meanings: colours.length > 0 ? colours : [{ colour: hairs }] }];
    }
    const hair = { ...piece, meanings: [{ hairs }] };
    if (beside.some(namesPerson)) return [hair];
    const isNobody = !says(pieces, (one) => isBeing(one) || one.hair === true);
    if (!WOMAN.test(piece.text) || !isNobody || beside.some(namesThing)) return [piece];
    if (isOfSomethingElse(pieces, at)) return [piece];
    const somebody = { thing: 'person', trait: 'woman' } as const;
    return [
      { ...piece, meanings: [somebody] },
      { ...hair, afterStop: false },
    ];
  });
