import type { Piece } from '../../words/reader.ts';
import { isOutfit } from './dressed-animals.ts';
import type { Meaning } from './meaning.ts';
import { isBeast } from './thing.ts';

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

/** "As" what somebody works, before or behind that, in all languages that have a word for it. */
const AS: ReadonlySet<string> = new Set(
  'as|like|als|wie|comme|como|come|da|как|olarak|के|रूप|में|作为|当|として|로|으로|ك'.split('|'),
);

const isLink = ({ meanings, text, role }: Piece<Meaning>): boolean =>
  role === null && (meanings.length === 0 ? AS.has(text.toLowerCase()) : worksOnly(meanings));
const worksOnly = (meanings: readonly Meaning[]): boolean =>
  meanings.every(({ trait }) => trait === 'working');

/** How far before or behind a trade the animal is that has it: none if it is named without words between that say so. */
function linkedBeast(pieces: readonly Piece<Meaning>[], at: number, step: 1 | -1): number {
  for (let n = 1; n <= 5; n++) {
    const piece = pieces[at + step * n];
    const isParted = (step > 0 ? piece : pieces[at + step * n + 1])?.afterStop !== false;
    if (piece === undefined || isParted) return 0;
    if (piece.meanings.some(({ thing }) => thing === 'robot' || (thing && isBeast(thing))))
      return n - 1;
    const isArticle = piece.meanings.every(
      ({ count: _, ...rest }) => Object.keys(rest).length === 0,
    );
    if (!isLink(piece) && !isArticle) return 0;
  }
  return 0;
}

/** The words of a prompt: an animal that works as somebody ("a dragon working as a librarian") is that one, where nobody else stands. */
export function animalTrades(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  const out = new Set<number>();
  const trades = new Set<number>();
  pieces.forEach((piece, at) => {
    const isTrade = piece.meanings.some(
      ({ thing, trait }) => thing === 'person' && !NO_TRADE.has(trait),
    );
    if (!isTrade || piece.negated) return;
    for (const step of [-1, 1] as const) {
      const links = linkedBeast(pieces, at, step);
      const between = Array.from({ length: links }, (_, n) => at + step * (n + 1));
      if (!between.some((n) => isLink(pieces[n] as Piece<Meaning>))) continue;
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
