import { INDOORS } from '../../world/room/plan-room.ts';
import type { Pieces } from '../pieces.ts';

/** The words of a prompt: within a house, as in a station's hall, a rush hour is people and no cars. */
export function atRushHour(pieces: Pieces): Pieces {
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
