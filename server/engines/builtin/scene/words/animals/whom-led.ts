import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Verbs for leading before which the beast is named, in languages that end with the verb. */
const BEHIND_IT =
  /^(?:götür\p{L}*|çek(?:en|iyor|erek)|引|引く|引いて(?:いる)?|引き連れ\p{L}*|끄는|끌고|끌고 ?가\p{L}*|ले)$/iu;
/** Verbs on either side of which it may stand. */
const BESIDE_IT = /^(?:led|führ(?:t|en|end)|牵|牵着|牽|牽著)$/iu;
/** The preposition of whom something is done to, in Spanish. */
const TO = /^a$/iu;

/** Whether a word only says more of what is named behind it, or nothing. */
const isAside = ({ role, meanings, text }: Piece): boolean =>
  role === 'other' ||
  TO.test(text) ||
  (meanings.length > 0 &&
    meanings.every(({ thing, land, trait }) => (thing ?? land ?? trait) === undefined));

/** Whether the verb at an index is done to a beast: that is the next that is named on the side on which a language names it. */
export function isDoneTo(
  pieces: Pieces,
  at: number,
  isBeast: (one: Meaning) => boolean,
  near: number,
): boolean {
  const verb = pieces[at]?.text ?? '';
  const isNext = (step: 1 | -1): boolean => {
    for (let far = 1; far <= near; far++) {
      const piece = pieces[at + step * far];
      if (piece === undefined || pieces[step < 0 ? at + step * far + 1 : at + far]?.afterStop)
        return false;
      if (piece.meanings.some(isBeast)) return true;
      const isUnknown = step > 0 && piece.role === null && piece.meanings.length === 0;
      if (!isAside(piece) && !isUnknown) return false;
    }
    return false;
  };
  if (BESIDE_IT.test(verb)) return isNext(1) || isNext(-1);
  return isNext(BEHIND_IT.test(verb) ? -1 : 1);
}
