import { COLOURS } from '../../../words/lists/colours.ts';
import type { Piece } from '../../../words/reader.ts';
import { TALE_FIGURE_KEYS } from '../keys/people/tale-figure-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';

type Pieces = readonly Piece<Meaning>[];

/** What a name of a tale means by those beside it; null: what it means by itself. */
type Sense = (pieces: Pieces, at: number) => readonly Meaning[] | null;

/** With whom Snow White is named. */
const WITH_SNOW_WHITE =
  /dwar[fv]|queen|huntsman|witch|mirror|nains?$|reine|sorcière|miroir|poisoned|disney/iu;

/** What she does or is, or where, right behind her name. */
const TOLD_OF_HER =
  /^(?:is|was|and|with|in|on|at|by|near|under|beside|among|from|as|eats|sits|sleeps|lies|bites|takes|runs|walks|holds|meets|sings|dances|cleans|stands|\p{L}+ing)(?: |$)/iu;

/** Whether nothing is named before a word that it could be said of, or the picture is one of it. */
const isFirst = (pieces: Pieces, at: number): boolean =>
  pieces[at - 2]?.meanings.some(({ composition }) => composition === 'portrait') === true ||
  (!/^(?:an?|the|la|une|de)$/iu.test(pieces[at - 1]?.text ?? '') &&
    !says(pieces.slice(0, at), (one) =>
      [one.thing, one.land, one.scenery, one.settled].some((it) => it !== undefined),
    ));

/** Whether a colour and what has it come behind a word: "and red roses". */
function isOneOfColours(pieces: Pieces, at: number): boolean {
  const [and, next] = [pieces[at + 1], pieces[at + 2]];
  return and?.role === 'and' && next?.meanings.some(({ colour }) => colour !== undefined) === true;
}

/** Snow White is written as a name, or with those of her tale, or it is told what she does; else it is a colour, and in French the snow. */
const snowWhite: Sense = (pieces, at) => {
  const piece = pieces[at];
  if (piece === undefined || !/^(?:snow[ -]white|blanche neige)$/iu.test(piece.text)) return null;
  const next = pieces[at + 1];
  const isFrench = /neige$/iu.test(piece.text);
  const isBeforeThing =
    next?.afterStop === false && next.meanings.some(({ thing }) => thing !== undefined);
  const isTold =
    isFirst(pieces, at) &&
    (next === undefined ||
      next.afterStop ||
      isFrench ||
      (TOLD_OF_HER.test(next.text) && !isOneOfColours(pieces, at)));
  const isWritten = /^Snow White$|^Blanche Neige$/u.test(piece.text);
  const isWith = pieces.some(({ text }) => WITH_SNOW_WHITE.test(text));
  if ((isWritten || isTold || isWith) && (isFrench || !isBeforeThing))
    return [TALE_FIGURE_KEYS.snowwhite];
  return isFrench ? [{ snowy: true, ground: true }] : [{ colour: COLOURS.white }];
};

const SENSES: readonly Sense[] = [snowWhite];

/** The words of a prompt, with names of tales where those are meant: what is snow white is no princess. */
export const namesOfTales = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    if (piece.negated || piece.meanings.length === 0) return piece;
    const meanings = SENSES.map((sense) => sense(pieces, at)).find((one) => one !== null);
    return meanings === undefined ? piece : { ...piece, meanings };
  });
