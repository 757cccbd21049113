import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';

/** Lands where no snow lies. */
const WARM: ReadonlySet<Land | undefined> = new Set<Land | undefined>([
  'beach',
  'island',
  'desert',
  'oasis',
  'pool',
  'beachbar',
]);

/** Whether a word names a place, or what grows there, where it does not snow. */
const isWarm = ({ land, thing, tropical, savanna, jungle, season, snowy }: Meaning): boolean =>
  WARM.has(land) ||
  thing === 'palm' ||
  tropical === true ||
  savanna === true ||
  jungle === true ||
  (season === 'summer' && snowy !== true);

/** The words of a prompt: Santa brings no snow to where it is warm ("Santa on a beach"). */
export function withoutOwnSnow(pieces: Pieces): Pieces {
  if (!pieces.some(({ meanings }) => meanings.some(isWarm))) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(({ trait }) => trait === 'santa')
      ? {
          ...piece,
          meanings: piece.meanings.map(({ season, snowy, ...rest }) =>
            rest.trait === 'santa'
              ? rest
              : { ...rest, ...(season && { season }), ...(snowy && { snowy }) },
          ),
        }
      : piece,
  );
}
