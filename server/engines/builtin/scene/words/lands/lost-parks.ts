import type { Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';

/** What amusement parks are known by. */
const RIDES: ReadonlySet<Thing | undefined> = new Set<Thing>(['ferriswheel', 'carousel']);

/** The words of a prompt; an amusement park, or a ride of one, that people have left is the one with all its rides, a mall that they have left the dead one. */
export function lostParks(pieces: Pieces): Pieces {
  const isLeft = pieces.some(
    ({ negated, meanings }) => !negated && meanings.some(({ forsaken }) => forsaken === true),
  );
  return isLeft
    ? pieces.map((piece) =>
        piece.negated
          ? piece
          : piece.meanings.some(isRide)
            ? { ...piece, role: null, meanings: [{ land: 'field', scenery: 'lostpark' }] }
            : piece.meanings.some(({ land }) => land === 'mall')
              ? { ...piece, role: null, meanings: [{ land: 'deadmall' }] }
              : piece,
      )
    : pieces;
}

const isRide = ({ thing, scenery }: Meaning): boolean =>
  RIDES.has(thing) || scenery === 'rollercoaster' || scenery === 'fairground';
