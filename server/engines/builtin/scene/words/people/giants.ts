import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Words for somebody who is a giant that say of others how large they are. */
const GIANT = /^(?:giants?|géante?s?|gigante?s?|giganti|dev|عملاق|العملاق)$/iu;

/** What stands between a size and its thing in Turkish. */
const ONE = /^bir$/iu;

const hasThing = (piece: Piece | undefined): boolean =>
  piece?.meanings.some(({ thing, land, scenery, settled }) =>
    [thing, land, scenery, settled].some((one) => one !== undefined),
  ) === true;

/** Words by which a size is said of what is named before them. */
const BE = /^(?:is|are|was|were|be|looks?|est|sont|ist|sind|es|son|è|sono|é|são)$/iu;

/** Words for a giant that stand behind their noun, where that is not known: "un écran géant". */
const BEHIND_NOUN = /^(?:géante?s?|gigantes?|giganti|عملاق|العملاق)$/iu;

/** What is said of a giant before the word for one, in the languages whose sizes stand behind their nouns. */
const BEFORE_GIANT =
  /^(?:bons?|gentils?|méchants?|grands?|petits?|vieux|jeunes?|terribles?|énormes?|affreux|buen|viejo|enorme|terrible|feroz|vecchio|cattivo|buono|velho|grande)$/iu;

/** What is played that also says what somebody does: "a giant chess game". */
const GAMES = /^(?:chess|checkers|draughts|dominoe?s?|jenga|backgammon|monopoly)$/iu;

/** Words for a giant that are said of an animal right behind them. */
const KIND_GIANT = /^(?:friendly|gentle|kind) giant$/iu;

/** German compounds of a giant and what is that large: "Riesenspinne". */
const GIANT_COMPOUND = /^(?:riesen|gigant(?:en)?)\p{L}/iu;

/** The size of what is as large as a giant. */
const SIZE: Meaning = { size: 2.4 };

/** Whether a word for a size ends what is said of something: "the cat is giant", "a tree, old and giant", "un écran géant". */
function endsSaying(pieces: Pieces, at: number): boolean {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  if (piece === undefined || before === undefined) return false;
  const isNamed = pieces.slice(0, at).some(hasThing);
  if (BE.test(before.text)) return isNamed;
  if (before.role === 'and')
    return isNamed && !hasThing(pieces[at - 2]) && pieces[at - 2]?.role !== 'other';
  return (
    !piece.afterStop &&
    BEHIND_NOUN.test(piece.text) &&
    before.role === null &&
    before.meanings.length === 0 &&
    !BEFORE_GIANT.test(before.text)
  );
}

/** Whether a word for a size and another of what is said of something stand before that: "giant and scary spider". */
const goesOnWith = (pieces: Pieces, at: number): boolean =>
  pieces[at + 1]?.role === 'and' &&
  pieces[at + 2]?.role !== 'other' &&
  !hasThing(pieces[at + 2]) &&
  hasThing(pieces[at + 3]);

/** Articles that stand right before their noun where its adjectives follow it: "un géant" is somebody. */
const BEFORE_NOUN = /^(?:une?|uno|una|le|la|el|il|lo|um|uma|o|a)$/iu;
const ROMANCE = /^(?:géante?|gigante)$/iu;

/** How a word ends that is what a giant does, before what he does it to: "a giant stomps on a house", "a giant gobbling sheep". */
const DOES = /(?:[^aiousy'\W]s|[aeiouy]{2}s|[^aeiou]es|\w{3}ing)$/u;
const AFTER_DEED =
  /^(?:an?|the|his|her|their|its|at|on|over|into|onto|out|up|down|off|some|around|through|with|by|behind|after|from)$/iu;

/** Whether an unknown word behind a word for a size is what somebody does, and nothing that is as large. */
function isDeed(pieces: Pieces, at: number): boolean {
  const [before, piece, next, after] = pieces.slice(Math.max(0, at - 1), at + 3);
  if (piece === undefined || next === undefined || next.role !== null) return false;
  if (next.afterStop || next.meanings.length > 0) return false;
  if (ROMANCE.test(piece.text)) return BEFORE_NOUN.test(before?.text ?? '');
  const isLast = after === undefined || after.afterStop;
  return (
    /^giant$/iu.test(piece.text) &&
    DOES.test(next.text) &&
    !isLast &&
    (AFTER_DEED.test(after.text) || hasThing(after))
  );
}

/** Whether nothing stands beside a word for a size that it could be said of: a thing before or behind it, or a word that is not known. */
function standsAlone(pieces: Pieces, at: number): boolean {
  const [before, next] = [pieces[at - 1], pieces[at + 1]];
  // "Giant, colourful mushrooms", "dev bir kedi".
  const goesOn = next !== undefined && (next.afterStop ? !hasThing(next) : ONE.test(next.text));
  const isOfNext =
    next !== undefined &&
    (goesOn ||
      goesOnWith(pieces, at) ||
      (!next.afterStop &&
        next.role === null &&
        (GAMES.test(next.text.split(' ')[0] ?? '') ||
          next.meanings.every(({ posture, trait }) => (posture ?? trait) === undefined))));
  const isOfBefore = pieces[at]?.afterStop !== true && hasThing(before);
  return (!isOfNext || isDeed(pieces, at)) && !isOfBefore && !endsSaying(pieces, at);
}

/** Somebody named as a giant who is none: the size of the animal behind the word, or of what it is one with in German. */
function sizeOfOther(pieces: Pieces, at: number): readonly Meaning[] | null {
  const [piece, next] = [pieces[at], pieces[at + 1]];
  if (piece === undefined) return null;
  if (KIND_GIANT.test(piece.text) && next?.afterStop === false && hasThing(next)) return [SIZE];
  const others = piece.meanings.filter(({ trait }) => trait !== 'titan' && trait !== 'bearded');
  return GIANT_COMPOUND.test(piece.text) &&
    others.some(({ thing = 'person' }) => thing !== 'person')
    ? [SIZE, ...others]
    : null;
}

/** The words of a prompt: a word for a size that is said of nothing ("a giant walks over the hills") is somebody; a word for somebody that is said of an animal ("a gentle giant dog", "Riesenpanda") is a size. */
export const giants = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    const { meanings, text } = piece;
    const isSize = meanings.some(({ size = 1 }) => size > 2);
    const isSomebody = meanings.some(({ trait }) => trait === 'titan');
    const isAlone = isSize && GIANT.test(text) && standsAlone(pieces, at);
    if (!isSomebody && !isAlone) return piece;
    const size = isSomebody ? sizeOfOther(pieces, at) : null;
    if (size !== null) return { ...piece, meanings: size };
    const isWoman = meanings.some(({ trait }) => trait === 'woman');
    return {
      ...piece,
      meanings: [
        { thing: 'person', trait: isWoman ? 'woman' : 'bearded' },
        { thing: 'person', trait: 'titan' },
      ],
    };
  });
