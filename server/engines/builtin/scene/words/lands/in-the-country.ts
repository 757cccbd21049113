import type { Pieces } from '../pieces.ts';

/** Portuguese words behind "no interior" that tell of what that is the inside. */
const OF = /^(?:de|da|do|das|dos|duma?|desta?|deste|desse|dessa)$/iu;

/** The words of a prompt; "no interior" is in the country in Portuguese, where nothing is named of which it would be the inside. */
export const inTheCountry = (pieces: Pieces): Pieces =>
  pieces.map((piece, at) => {
    const isCountry =
      !piece.negated &&
      /^interior$/iu.test(piece.text) &&
      /^(?:no|do|pelo)$/iu.test(pieces[at - 1]?.text ?? '') &&
      !OF.test(pieces[at + 1]?.text ?? '');
    return isCountry
      ? { ...piece, role: 'other', meanings: [{ land: 'field', ifNone: true }] }
      : piece;
  });
