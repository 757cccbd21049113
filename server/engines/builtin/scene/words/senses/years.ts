import { isBeast } from '../creatures.ts';
import type { Meaning } from '../meaning.ts';
import { namesThing } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Trait } from '../trait.ts';

/** Up to what age one is a child, from what age one is as tall as a grown one and who is that still called young, and from what age one is old: years. */
const CHILD = 12;
const TEEN = 19;
const OLD = 60;

/** How many words may stand between an age and whose it is ("a boy, 5 years old"). */
const NEAR = 3;

/** Words for the age of who is named before them. */
const IS_AGED = /^(?:عمر(?:ه|ها|هم)|العمر|يبلغ|تبلغ|aged|edad|idade|età|âge)$/iu;

/** A number whose digits were not kept is so many at the most. */
const countOf = ({ meanings, text }: Piece): number | null => {
  const count = meanings.find((one) => one.count !== undefined)?.count;
  return count === undefined ? null : /^\d+$/.test(text) ? Number(text) : count;
};

const livedOf = (piece: Piece | undefined): Meaning['lived'] =>
  piece?.meanings.find(({ lived }) => lived !== undefined)?.lived;

/** What somebody is of that age; nothing for who is neither young nor old. */
function traitOf(age: number): Trait | null {
  if (age <= CHILD) return 'child';
  if (age <= TEEN) return 'teen';
  return age >= OLD ? 'old' : null;
}

/** Words that say no more, and are no part of what is ignored. */
const told = (piece: Piece, ...more: readonly Meaning[]): Piece => ({
  ...piece,
  meanings: more.length > 0 ? more : [{ size: 1 }],
});

/**
 * The words of a prompt, ages instead of numbers: "a 5 year old boy" is one boy, "8 weeks old" a young animal. What
 * has lived for a time and is neither somebody nor an animal ("a 1000 year old oak") is no more for it; years that
 * no number counts say nothing.
 */
export function readYears(pieces: Pieces): Pieces {
  const out = [...pieces];
  pieces.forEach((piece, at) => {
    const lived = livedOf(piece);
    if (lived === undefined) return;
    const before = [at - 1, at - 2].find((n) => {
      const one = pieces[n];
      return one !== undefined && countOf(one) !== null;
    });
    const age = before === undefined ? null : countOf(pieces[before] as Piece);
    if (before === undefined || age === null) {
      out[at] = { ...piece, meanings: piece.meanings.filter((one) => one.lived === undefined) };
      return;
    }
    const isBehind = IS_AGED.test(pieces[before - 1]?.text ?? '');
    const whose = isBehind ? ownerBefore(pieces, before) : ownerOf(pieces, before, at);
    const trait = lived === 'months' ? 'child' : traitOf(age);
    const isOfBeast = whose !== null && namesBeast(pieces[whose]);
    // What is told of nobody is told of who is not named: "a 5 year old with a balloon".
    const isNoun = whose === null && trait !== null && !pieces.some(namesThing);
    out[before] = told(pieces[before] as Piece);
    out[at] = isNoun ? told(piece, { thing: 'person', trait }) : told(piece);
    if (whose === null) return;
    const owner = out[whose] as Piece;
    if (isOfBeast)
      out[whose] =
        lived === 'months'
          ? {
              ...owner,
              meanings: owner.meanings.map((one) =>
                isOfAnimal(one) ? { ...one, trait: 'young' } : one,
              ),
            }
          : owner;
    else if (trait !== null && !owner.meanings.some((one) => one.trait === trait))
      out[whose] = { ...owner, meanings: [...owner.meanings, { thing: 'person', trait }] };
  });
  return out;
}

const isOfAnimal = ({ thing }: Meaning): boolean => thing !== undefined && isBeast(thing);
const namesBeast = (piece: Piece | undefined): boolean => piece?.meanings.some(isOfAnimal) ?? false;
const namesPerson = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ thing }) => thing === 'person') ?? false;

/** The piece of whose age it is that stands between two words: who is named behind it, or else before it; null for nobody. */
function ownerOf(pieces: Pieces, from: number, to: number): number | null {
  for (let at = to + 1; at <= to + NEAR; at++) {
    const piece = pieces[at];
    if (piece === undefined || piece.afterStop || piece.role === 'and' || piece.role === 'with')
      break;
    if (namesPerson(piece) || namesBeast(piece)) return at;
    if (namesThing(piece)) return null;
  }
  return ownerBefore(pieces, from);
}

/** The piece of whose age it is before a word; null for nobody. */
function ownerBefore(pieces: Pieces, from: number): number | null {
  for (let at = from - 1; at >= from - NEAR; at--) {
    const piece = pieces[at];
    if (piece === undefined || piece.role === 'and') break;
    if (namesPerson(piece) || namesBeast(piece)) return at;
    if (namesThing(piece)) return null;
  }
  return null;
}
