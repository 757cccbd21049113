import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Whether it is a park or a garden by its name. */
const isGreen = ({ park, garden }: Meaning): boolean => (park ?? garden) === true;

/** Whether it is a town that is known by its gate, its square or its shore where no other place is named. */
const isKnownBySight = ({ ifNone, scenery }: Meaning): boolean =>
  ifNone === true && scenery !== undefined;

/** Whether a town is known from afar, too, by what is seen of it over trees. */
const isKnownFromAfar = ({ city }: Meaning): boolean => city !== undefined;

/** A town without the sight by which it is known: of what is there the buildings are left. */
function withoutSight(one: Meaning): readonly Meaning[] {
  if (!isKnownBySight(one)) return [one];
  const { folk, also } = one;
  return [{ ...(folk && { folk }), ...(also && { also }) }];
}

/** The words of a prompt; a park or a garden in a town lies among its lawns and trees, over which the town is seen, and is not the stones before its gate or the water before its towers. */
export function parksOfCities(pieces: Pieces): Pieces {
  if (!says(pieces, isGreen)) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(isKnownBySight) && piece.meanings.some(isKnownFromAfar)
      ? { ...piece, meanings: piece.meanings.flatMap(withoutSight) }
      : piece,
  );
}
