import type { Pieces } from '../pieces.ts';

/** German names dragons and kites alike: a kite is let rise, by two words with other ones between ("lassen ihre Drachen am Strand steigen"). */
const LET = /^(?:lass|lasse|lassen|lassend|lässt|läßt|laesst|ließ|ließen)$/u;
const RISE = /^(?:steigen|aufsteigen)$/u;
const KITE = /^drachen$/u;

const at = (pieces: Pieces, word: RegExp): number =>
  pieces.findIndex(({ text }) => word.test(text.toLowerCase()));

/** The words of a prompt; a German dragon that somebody lets rise is a kite. */
export function flownKites(pieces: Pieces): Pieces {
  const [dragon, rise] = [at(pieces, KITE), at(pieces, RISE)];
  const isFlown =
    at(pieces, LET) >= 0 &&
    (pieces.some(({ meanings }) => meanings.some(({ thing }) => thing === 'kite')) ||
      (dragon >= 0 && rise > dragon));
  if (!isFlown) return pieces;
  return pieces.map((piece, index) => {
    if (index === dragon) return { ...piece, meanings: [{ thing: 'kite' } as const] };
    const isVerb = index === rise || LET.test(piece.text.toLowerCase());
    return isVerb ? { ...piece, role: 'other', meanings: [] } : piece;
  });
}
