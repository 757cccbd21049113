import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';
import { isSomebodyAt } from '../upon/at-windows.ts';

const isServed = ({ land, ifNone }: Meaning): boolean =>
  ifNone !== true && (land === 'cafe' || land === 'cocktailbar');

/** What a city is known by whose streets have tables before cafés: the street before the window, where that is seen from a café. */
const asOutlook = (one: Meaning): Meaning =>
  one.thing === 'irontower' && one.land === 'street'
    ? { land: 'street', ifNone: true, town: 'cafes' }
    : one;

/** The words of a prompt; a café or a bar at whose window somebody is, is looked at from within, in whatever street it is said to be. */
export function atCafeWindows(pieces: Pieces): Pieces {
  const pane = pieces.findIndex((_, at) => isSomebodyAt(pieces, at));
  const isThere = pieces.some(({ negated, meanings }) => !negated && meanings.some(isServed));
  if (pane < 0 || !isThere) return pieces;
  return pieces.map((piece, at) =>
    at === pane
      ? {
          ...piece,
          meanings: piece.meanings.map((one) =>
            one.pane === true ? { ...one, ifNone: true as const } : one,
          ),
        }
      : {
          ...piece,
          meanings: piece.meanings.map((one) =>
            isServed(one) ? { ...one, isInside: true as const } : asOutlook(one),
          ),
        },
  );
}
