import type { Piece } from '../../../words/reader.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import type { Meaning } from '../meaning.ts';

/** The words of a prompt: within a house, as in a station's hall, a rush hour is people and no cars. */
export function atRushHour(pieces: readonly Piece<Meaning>[]): readonly Piece<Meaning>[] {
  const isWithin = pieces.some(
    ({ negated, meanings }) =>
      !negated && meanings.some(({ land }) => land !== undefined && INDOORS.includes(land)),
  );
  if (!isWithin) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(({ scenery }) => scenery === 'trafficjam')
      ? { ...piece, meanings: [{ crowded: 'busy' }] }
      : piece,
  );
}
