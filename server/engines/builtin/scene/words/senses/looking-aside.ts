import type { Pieces } from '../pieces.ts';

/** Words for looking or turning to a side, before it and, in the languages in which that comes last, behind it. */
const BEFORE =
  /^(?:look(?:s|ing)?|gaz(?:es|ing)|glanc(?:es|ing)|fac(?:es|ing)|turn(?:s|ed|ing)?|point(?:s|ing)?|leaning|schaut|schauend|blickt|blickend|sieht|zeigt|gedreht|regarde|regardant|tournée?|mira|mirando|apunta|girad[oa]|olha|olhando|virad[oa]|guarda|guardando|girat[oa]|смотрит|смотрящ\p{L}+|глядит|повернул\p{L}*|ينظر|تنظر|往|向|朝)$/iu;
const BEHIND = /^(?:看|望|转|を見|を向|へ向|を指|보는|보고|바라|향|देख)/u;

/** The words of a prompt; to which side somebody looks is not where that one is: "a woman looking to the left". */
export const lookingAside = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    if (piece.afterStop || !piece.meanings.some(({ aside }) => aside !== undefined)) return piece;
    const next = pieces[at + 1];
    const before = pieces[pieces[at - 1]?.role === 'with' ? at - 2 : at - 1];
    const looks =
      BEFORE.test(before?.text ?? '') || (next?.afterStop === false && BEHIND.test(next.text));
    return looks ? { ...piece, meanings: [] } : piece;
  });
