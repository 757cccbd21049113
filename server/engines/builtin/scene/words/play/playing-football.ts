import { ACTORS } from '../creatures.ts';
import { WITH } from '../dress/holding.ts';
import { EVERYDAY_KEYS } from '../keys/places/everyday-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** How many words may stand between "play" and what is played. */
const NEAR = 3;

const isPlaying = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some(({ trait }) => trait === 'playing');
/** Whether a word names football, and nobody who plays it. */
const isGame = ({ negated, meanings }: Piece): boolean =>
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

/** Words that say by themselves that football is played, and name no match. */
const PLAYS = /する|している|하는|하고|踢|oyn|खेल|play|jou(?:e|ent|ant)|gioc/iu;

/** The one word that names one dog, boy or robot, which is the only one who does something. */
function soleDoer(pieces: Pieces): Piece | undefined {
  const doers = pieces.filter(({ negated, meanings }) =>
    negated ? false : meanings.some((one) => !isTeam(one) && isDoer(one)),
  );
  const isSeveral = pieces.some(
    ({ plural, meanings }) =>
      (plural && meanings.some((one) => !isTeam(one) && isDoer(one))) ||
      meanings.some((one) => !isTeam(one) && (one.count ?? 1) > 1),
  );
  return isSeveral || doers.length !== 1 ? undefined : doers[0];
}

const isDoer = ({ thing }: Meaning): boolean => thing === 'person' || ACTORS.has(thing);

/** Who alone is said to play football is no team ("サッカーをする犬"). */
const playingAlone = (pieces: Pieces): Pieces =>
  soleDoer(pieces) === undefined
    ? pieces
    : pieces.map((piece) =>
        PLAYS.test(piece.text)
          ? {
              ...piece,
              meanings: piece.meanings.map((one) =>
                isTeam(one) ? { ...withoutTeam(one), trait: 'footballer' as const } : one,
              ),
            }
          : piece,
      );

/** How many of them are seen. */
const TEAM = 5;

/** Children of whom no more is said are those who play the match that is named with them ("a football match, barefoot kids"). */
function matchOfChildren(pieces: Pieces): Pieces {
  const isAtIt = (one: Meaning) => isTeam(one) && one.scenery === 'villagepitch';
  const areChildren = ({ plural, negated, meanings }: Piece) =>
    !negated &&
    plural &&
    meanings.some(({ thing, trait }) => thing === 'person' && trait === 'child');
  const doElse = says(
    pieces,
    (one) =>
      !isAtIt(one) &&
      ((one.thing === undefined && one.trait !== undefined) ||
        one.posture !== undefined ||
        one.relation !== undefined),
  );
  if (doElse || !says(pieces, isAtIt) || !pieces.some(areChildren)) return pieces;
  return pieces.map((piece) =>
    areChildren(piece)
      ? {
          ...piece,
          meanings: [
            { count: TEAM, ...piece.meanings[0] },
            ...piece.meanings.slice(1),
            { trait: 'footballer' as const },
          ],
        }
      : piece.meanings.some(isAtIt)
        ? { ...piece, meanings: piece.meanings.map(withoutTeam) }
        : piece,
  );
}

/** The words of a prompt: people who are said to play football play it, whatever else is done or flies there ("spielen Kinder Fußball"). */
export function playingFootball(said: Pieces): Pieces {
  const pieces = matchOfChildren(playingAlone(said));
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
