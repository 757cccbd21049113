import type { Piece, Pieces } from '../pieces.ts';

/** Arabic has one name for the rhinoceros and the unicorn. */
const HORNED = /^(?:ال)?وحيد القرن$/u;

/** Whether a word tells a tale in which that is a unicorn: of dreams, magic, castles, fairies, rainbows. */
const isOfTales = ({ meanings, negated }: Piece): boolean =>
  !negated &&
  meanings.some(
    ({ mood, sky, thing, trait, land }) =>
      mood === 'dreamy' ||
      sky === 'rainbow' ||
      land === 'clouds' ||
      thing === 'castle' ||
      thing === 'dragon' ||
      trait === 'fairy' ||
      trait === 'royal' ||
      trait === 'elf' ||
      trait === 'mage',
  );

/** The words of a prompt; what has one horn is a unicorn among what tales tell of, and a rhinoceros elsewhere. */
export function hornedOfTales(pieces: Pieces): Pieces {
  if (!pieces.some(isOfTales)) return pieces;
  return pieces.map((piece) =>
    HORNED.test(piece.text) ? { ...piece, meanings: [{ thing: 'unicorn' }] } : piece,
  );
}
