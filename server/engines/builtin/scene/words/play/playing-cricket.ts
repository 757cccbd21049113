import { PASTIME_KEYS } from '../keys/places/pastime-keys.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

const isCricket = ({ land }: Meaning): boolean => land === 'cricketground';

/** Whether a word names open green ground by which no more than that is known: a meadow, a park, a village and its pitch. */
const isGreen = ({ land, thing, crop, hill }: Meaning): boolean =>
  land === 'field' && (thing ?? crop ?? hill) === undefined;

/** The words of a prompt; who plays cricket on a meadow, in a park or on a village's pitch is on a ground for it, with wickets and no goal. */
export const playingCricket = (pieces: Pieces): Pieces =>
  says(pieces, isCricket)
    ? pieces.map((piece) => ({
        ...piece,
        meanings: piece.meanings.map((one) => (isGreen(one) ? PASTIME_KEYS.cricketground : one)),
      }))
    : pieces;
