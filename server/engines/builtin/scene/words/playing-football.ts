import type { Piece } from '../../words/reader.ts';
import { EVERYDAY_KEYS } from './everyday-keys.ts';
import { WITH } from './holding.ts';
import type { Meaning } from './meaning.ts';
import { says } from './neighbours.ts';

type Pieces = readonly Piece<Meaning>[];

/** How many words may stand between "play" and what is played. */
const NEAR = 3;

const isPlaying = ({ negated, meanings }: Piece<Meaning>): boolean =>
  !negated && meanings.some(({ trait }) => trait === 'playing');
/** Whether a word names football, and nobody who plays it. */
const isGame = ({ negated, meanings }: Piece<Meaning>): boolean =>
  !negated &&
  meanings.some(
    ({ scenery, ifNone, thing }) =>
      scenery === 'villagepitch' && ifNone === true && thing === undefined,
  );

/** Whether it names those who play football in a street, who are nobody beside who is said to. */
const isTeam = ({ thing, trait, count = 1 }: Meaning): boolean =>
  thing === 'person' && trait === 'footballer' && count > 1;

const withoutTeam = (one: Meaning): Meaning => {
  const { thing: _thing, trait: _trait, count: _count, ...place } = one;
  return isTeam(one) ? place : one;
};

/** The words of a prompt: people who are said to play football play it, whatever else is done or flies there ("spielen Kinder Fußball"). */
export function playingFootball(pieces: Pieces): Pieces {
  const at = pieces.findIndex(isPlaying);
  const game = pieces.findIndex(
    (piece, n) => Math.abs(n - at) <= NEAR && (isGame(piece) || piece.meanings.some(isTeam)),
  );
  const others = pieces.filter((_, n) => n !== game);
  if (at < 0 || game < 0 || !says(others, ({ thing }) => thing === 'person')) return pieces;
  const between = pieces.slice(Math.min(at, game) + 1, Math.max(at, game));
  // Who plays with a ball may do so anywhere.
  if (between.some(({ text }) => WITH.has(text.toLowerCase()) && text.length > 2)) return pieces;
  // In German who plays may be named between the two.
  const isParted = says(between, ({ thing }) => thing === 'person');
  const withPlay = (meanings: readonly Meaning[]): readonly Meaning[] =>
    meanings.flatMap((one) =>
      one.trait !== 'playing' ? [one] : isParted ? [] : [{ ...one, trait: 'footballer' as const }],
    );
  return pieces.map((piece, n) =>
    n === at
      ? { ...piece, meanings: withPlay(piece.meanings) }
      : n !== game
        ? piece
        : {
            ...piece,
            meanings: isParted ? [EVERYDAY_KEYS.footballmatch] : piece.meanings.map(withoutTeam),
          },
  );
}
