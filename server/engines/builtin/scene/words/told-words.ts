import type { Idea } from './idea.ts';
import { hasEffect, isIdle, isPraise, type Shown } from './idle-words.ts';
import type { Pieces } from './pieces.ts';
import { isEnthroned } from './rooms/on-throne.ts';

/** Tells which of a prompt's words had an effect in what is shown, which of them for something akin, and which had none. */
export function toldWords(
  pieces: Pieces,
  wanted: Pieces,
  shown: Shown,
): Pick<Idea, 'understood' | 'akin' | 'ignored'> {
  return {
    understood: textsOf(pieces.filter((piece) => hasEffect(piece) && !isIdle(piece, shown))),
    akin: akinOf(wanted).filter(
      ({ thing }) => !(thing === 'chair' && shown.things.some(isEnthroned)),
    ),
    ignored: textsOf(
      pieces.filter(
        (piece) =>
          piece.role === null && (!hasEffect(piece) || isIdle(piece, shown)) && !isPraise(piece),
      ),
    ),
  };
}

/** The words for which something akin is drawn. */
const akinOf = (pieces: Pieces): Idea['akin'] =>
  pieces.flatMap(({ text, meanings }) => {
    const thing = meanings.find(({ akin }) => akin === true)?.thing;
    return thing === undefined ? [] : [{ word: text.toLowerCase(), thing }];
  });

/** What those pieces are in the prompt, in small letters, each once. */
const textsOf = (pieces: Pieces): string[] => [
  ...new Set(pieces.map(({ text }) => text.toLowerCase())),
];
