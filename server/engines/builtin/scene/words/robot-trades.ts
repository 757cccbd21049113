import type { Piece } from '../../words/reader.ts';
import { isBeast } from './creatures.ts';
import { isOutfit } from './dressed-animals.ts';
import type { Meaning } from './meaning.ts';

/** A robot that is called by what somebody is ("robot gardener", "un robot cocinero") is that one: nobody else stands beside it. */
export function robotTrades(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  return pieces.map((piece, at) => {
    const { meanings, negated, afterStop } = piece;
    const next = pieces[at + 1];
    const isCalled =
      (!afterStop && isRobot(pieces[at - 1])) || (next?.afterStop === false && isRobot(next));
    return isCalled && !negated ? { ...piece, meanings: meanings.map(withoutPerson) } : piece;
  });
}

/** "As", right before what somebody works, and right behind it. */
const AS_BEFORE: ReadonlySet<string> = new Set('as|als|comme|como|come|da|как|作为|当'.split('|'));
const AS_BEHIND = /^(olarak|として|केरूपमें)/u;
const OF_BEHIND: ReadonlySet<string> = new Set('olarak|と|し|て|के|रूप|में'.split('|'));
/** The same as an ending, of Korean. */
const ENDS_AS = /[가-힣](로|으로)$/u;

/** A word that only counts, as articles do, or says that somebody works. */
const isArticle = ({ meanings, role }: Piece<Meaning>): boolean =>
  meanings.every(({ count: _, ...rest }) => Object.keys(rest).length === 0) &&
  (meanings.length > 0 || role === 'other');
const isWork = ({ meanings }: Piece<Meaning>): boolean =>
  meanings.length > 0 && meanings.every(({ trait }) => trait === 'working');

/** Whether a trade is what somebody works as, by the word right before or behind it. */
function isSaidAs(pieces: readonly Piece<Meaning>[], at: number): boolean {
  const behind = pieces
    .slice(at + 1, at + 4)
    .map(({ text }) => text)
    .join('');
  let before = at - 1;
  while (
    pieces[before] !== undefined &&
    !isAs(pieces[before], AS_BEFORE) &&
    isArticle(pieces[before] as Piece<Meaning>)
  )
    before--;
  return (
    ENDS_AS.test(pieces[at]?.text ?? '') ||
    isAs(pieces[before], AS_BEFORE) ||
    AS_BEHIND.test(behind)
  );
}

const isAs = (piece: Piece<Meaning> | undefined, words: ReadonlySet<string>): boolean =>
  piece !== undefined && words.has(piece.text.toLowerCase());

/** How many words are between a trade and the animal that has it, before or behind; -1: no animal has it. */
function linkedBeast(pieces: readonly Piece<Meaning>[], at: number, step: 1 | -1): number {
  for (let n = 1; n <= 6; n++) {
    const piece = pieces[at + step * n];
    const isParted = (step > 0 ? piece : pieces[at + step * n + 1])?.afterStop !== false;
    if (piece === undefined || isParted) return -1;
    if (piece.meanings.some(({ thing }) => thing === 'robot' || (thing && isBeast(thing))))
      return n - 1;
    const isLink = isAs(piece, AS_BEFORE) || isAs(piece, OF_BEHIND);
    if (!isLink && !isWork(piece) && !isArticle(piece)) return -1;
  }
  return -1;
}

/** The words of a prompt: an animal that works as somebody ("a dragon working as a librarian") is that one, where nobody else stands. */
export function animalTrades(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  const out = new Set<number>();
  const trades = new Set<number>();
  pieces.forEach((piece, at) => {
    const isTrade = piece.meanings.some(
      ({ thing, trait }) => thing === 'person' && !NO_TRADE.has(trait),
    );
    if (!isTrade || piece.negated || !isSaidAs(pieces, at)) return;
    for (const step of [-1, 1] as const) {
      const links = linkedBeast(pieces, at, step);
      if (links < 0) continue;
      const between = Array.from({ length: links }, (_, n) => at + step * (n + 1));
      for (const n of between) out.add(n);
      trades.add(at);
    }
  });
  const own = (piece: Piece<Meaning>, at: number): Piece<Meaning> =>
    trades.has(at) ? { ...piece, meanings: piece.meanings.map(unlessWorn) } : piece;
  const told = ({ meanings, ...piece }: Piece<Meaning>): Piece<Meaning> => ({
    ...piece,
    meanings: meanings.length > 0 ? [{ size: 1 }] : [],
  });
  const between = pieces.filter((_, at) => out.has(at));
  // Who works and as what then stand side by side, as in "a librarian dragon".
  return [...pieces.map(own).filter((_, at) => !out.has(at)), ...between.map(told)];
}

/** A trade without who has it, unless an animal wears its clothes. */
function unlessWorn(meaning: Meaning): Meaning {
  if (meaning.trait !== undefined && isOutfit(meaning.trait)) return meaning;
  const { thing: _thing, trait: _trait, ...place } = meaning;
  return Object.keys(place).length === 0 ? { size: 1 } : place;
}

const isRobot = (piece: Piece<Meaning> | undefined): boolean =>
  piece?.meanings.some(({ thing }) => thing === 'robot') === true;

/** What somebody is by age or sex, and no trade. */
const NO_TRADE: ReadonlySet<Meaning['trait']> = new Set<Meaning['trait']>([
  undefined,
  'woman',
  'girl',
  'child',
  'old',
  'youthful',
  'couple',
  'family',
]);

/** What is done, without who does it. */
function withoutPerson(meaning: Meaning): Meaning {
  const { thing, trait } = meaning;
  return thing !== 'person' || NO_TRADE.has(trait)
    ? meaning
    : trait === 'watering'
      ? { trait }
      : { size: 1 };
}
