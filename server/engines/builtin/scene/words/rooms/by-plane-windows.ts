import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** The words of a prompt; where a window is named in an aircraft its row of windows is seen over the seats, and not the aisle. */
export function byPlaneWindows(pieces: Pieces): Pieces {
  const isInCabin = says(pieces, ({ land }) => land === 'planecabin');
  if (!isInCabin || !says(pieces, ({ pane }) => pane === true)) return pieces;
  return pieces.map((piece) => ({
    ...piece,
    meanings: piece.meanings.map((one) =>
      one.land === 'planecabin' || one.pane === true ? { land: 'planewindow' as const } : one,
    ),
  }));
}
