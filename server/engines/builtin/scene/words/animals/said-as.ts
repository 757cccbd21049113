import type { Piece, Pieces } from '../pieces.ts';
import { TALE_FIGURES } from '../roles.ts';
import type { Trait } from '../trait.ts';
import { namesActor } from './named-actors.ts';
import { IS } from './trades-of-animals.ts';

/** What somebody is by age, sex or looks, and no trade. */
const PLAIN: ReadonlySet<Trait | undefined> = new Set<Trait | undefined>([
  undefined,
  ...(['woman', 'girl', 'child', 'boy', 'old', 'youthful', 'couple', 'family', 'teen'] as const),
  ...(['crowd', 'bearded', 'mounted', 'bride', 'groom', 'wedding', 'goblin', 'orc'] as const),
  ...(['troll', 'dwarf', 'titan', 'alien'] as const),
  // Who is known by name is who that is, beside an animal too.
  ...TALE_FIGURES,
]);

/** "As", right before what somebody works, and right behind it. */
const AS_BEFORE: ReadonlySet<string> = new Set('as|als|comme|como|come|da|как|作为|当'.split('|'));
const AS_BEHIND: ReadonlySet<string> = new Set('olarak|と|し|て|として|の|के|रूप|में'.split('|'));
/** The same as an ending, of Korean. */
const ENDS_AS = /[가-힣](로|으로)$/u;

/** A word that only counts, as articles do, says how large or what colour somebody is, or that somebody works, right now in Chinese. */
const isLink = (piece: Piece): boolean => saysAs(piece) || isArticle(piece) || isRightNow(piece);

/** "Just now", before what is done in Chinese. */
const isRightNow = ({ text, meanings }: Piece): boolean => text === '在' && meanings.length === 0;

/** A word that says that somebody works as somebody, or is dressed so. */
const saysAs = ({ meanings, text }: Piece): boolean =>
  AS_BEFORE.has(text.toLowerCase()) ||
  AS_BEHIND.has(text.toLowerCase()) ||
  meanings.some(({ wears }) => wears === true) ||
  (meanings.length > 0 && meanings.every(({ trait }) => trait === 'working'));

const isArticle = ({ meanings, role }: Piece): boolean =>
  meanings.every(
    ({ count: _count, size: _size, colour: _colour, ...rest }) => Object.keys(rest).length === 0,
  ) &&
  (meanings.length > 0 || role === 'other');

/** Whether a word names somebody by what that one is. */
export const isTrade = ({ meanings, negated }: Piece): boolean =>
  !negated &&
  meanings.some(
    ({ thing, trait, land, also }) =>
      thing === 'person' && (!PLAIN.has(trait) || (trait === undefined && (land ?? also))),
  );

/** How many words an animal is off its trade at the most. */
export const REACH = 6;

/** Where the animal is that has a trade: right beside it, or beyond words that say that it works as that. */
export function linkedTo(pieces: Pieces, at: number, step: 1 | -1): number | undefined {
  for (let n = 1; n <= REACH; n++) {
    const [piece, behind] = [pieces[at + step * n], pieces[at + step * n + (step > 0 ? 0 : 1)]];
    if (piece === undefined || behind?.afterStop !== false) return undefined;
    if (namesActor(piece)) return at + step * n;
    if (!isLink(piece)) return undefined;
  }
  return undefined;
}

/** Whether something is said to be what it is as whom an animal works. */
export const isSaidAs = (pieces: Pieces, from: number, to: number): boolean =>
  (Math.abs(from - to) === 1 && !isWorkedWith(pieces[to])) ||
  ENDS_AS.test(pieces[from]?.text ?? '') ||
  pieces
    .slice(Math.min(from, to), Math.max(from, to) + 4)
    .some(
      ({ text, meanings }) =>
        AS_BEFORE.has(text.toLowerCase()) ||
        AS_BEHIND.has(text.toLowerCase()) ||
        meanings.some(({ wears }) => wears === true),
    ) ||
  pieces.slice(from, to).some(({ text }) => IS.has(text.toLowerCase()));

/** Whether animals are named in a form in which Hindi says with whom something is done ("किसान बैलों से"). */
const isWorkedWith = (piece: Piece | undefined): boolean => piece?.text.endsWith('ों') === true;

/** The same with the words between those who work and as what they do behind them, who then stand side by side. */
export function linked(
  pieces: Pieces,
  trades: ReadonlySet<number>,
  folk: ReadonlySet<number>,
): Pieces {
  const ends = [...trades, ...folk];
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  const isBetween = (piece: Piece, at: number) =>
    at > first && at < last && !ends.includes(at) && (saysAs(piece) || isRightNow(piece));
  return [
    ...pieces.filter((piece, at) => !isBetween(piece, at)),
    ...pieces
      .filter(isBetween)
      .map((piece) => ({ ...piece, meanings: piece.meanings.length > 0 ? [{ size: 1 }] : [] })),
  ];
}
