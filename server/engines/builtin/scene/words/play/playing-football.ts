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
const PLAYS = /する|している|하는|하고|한다|踢|oyn|खेल|play|jou(?:e|ent|ant)|gioc/iu;

const isDoer = ({ thing }: Meaning): boolean => thing === 'person' || ACTORS.has(thing);

/** The words that name who does something, each of them one dog, boy or robot; none where one names several. */
function singleDoers(pieces: Pieces): Pieces {
  const doers = pieces.filter(
    ({ negated, meanings }) => !negated && meanings.some((one) => !isTeam(one) && isDoer(one)),
  );
  const isSeveral =
    doers.some(({ plural }) => plural) ||
    pieces.some(({ meanings }) => meanings.some((one) => !isTeam(one) && (one.count ?? 1) > 1));
  return isSeveral ? [] : doers;
}

/** Whether somebody is named beside another by "and". */
const areTogether = (pieces: Pieces, [one, other]: Pieces): boolean =>
  one !== undefined &&
  other !== undefined &&
  pieces.slice(pieces.indexOf(one), pieces.indexOf(other)).some(({ role }) => role === 'and');

/** One who is said to play football, or two who are, are no team ("サッカーをする犬", "아빠와 아들이 축구한다"). */
function playingAlone(pieces: Pieces): Pieces {
  const doers = singleDoers(pieces);
  const areTwo =
    doers.length === 2 &&
    doers.every(({ meanings }) => meanings.some(({ thing }) => thing === 'person')) &&
    areTogether(pieces, doers);
  const isPlayed = ({ text, meanings }: Piece) => PLAYS.test(text) && meanings.some(isTeam);
  if ((doers.length !== 1 && !areTwo) || !pieces.some(isPlayed)) return pieces;
  return pieces.map((piece) => {
    if (areTwo && doers.includes(piece))
      return {
        ...piece,
        meanings: [...piece.meanings, { thing: 'person' as const, trait: 'footballer' as const }],
      };
    if (!isPlayed(piece)) return piece;
    return {
      ...piece,
      meanings: piece.meanings.map((one) =>
        isTeam(one)
          ? { ...withoutTeam(one), ...(!areTwo && { trait: 'footballer' as const }) }
          : one,
      ),
    };
  });
}

/** How many of them are seen. */
const TEAM = 5;

/** Words for looking on at a match, and for being for one side. */
const LOOKS_ON =
  /^(?:view\w*|support\w*|spectat\w*|seh\p{L}*|guck\p{L}*|zuschau\p{L}*|regard\p{L}*|encourag\p{L}*|viendo|ven|ve|mira\p{L}*|animando|vendo|veem|vê|assist\p{L}*|torc\p{L}*|guarda\p{L}*|tif\p{L}*|смотр\p{L}*|наблюда\p{L}*|боле(?:ют|ет|ющ\p{L}*)|izle\p{L}*|seyre\p{L}*)$|看|观|觀|見|観|応援|보는|보고|본다|관람|응원|देख|يشاهد|تشاهد/iu;

/** Children of whom no more is said are those who play the match that is named with them ("a football match, barefoot kids"), unless it is in a stadium or others are there. */
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
  const areOthersThere = pieces.some(
    (piece) =>
      !piece.negated &&
      !areChildren(piece) &&
      piece.meanings.some((one) => one.thing === 'person' && !isAtIt(one)),
  );
  const isLookedAt =
    says(pieces, ({ town }) => town === 'stadium') ||
    pieces.some(({ text }) => LOOKS_ON.test(text));
  if (doElse || areOthersThere || isLookedAt) return pieces;
  if (!says(pieces, isAtIt) || !pieces.some(areChildren)) return pieces;
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
