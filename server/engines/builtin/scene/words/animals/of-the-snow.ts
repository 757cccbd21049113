import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

/** Whether it is an animal that lives in the snow. */
const isOfSnow = ({ thing, snowy, season }: Meaning): boolean =>
  thing !== undefined && snowy === true && season === 'winter';

/** The words of a prompt; an animal of the snow has none where a season without it is named. */
export function ofTheSnow(pieces: Pieces): Pieces {
  const isWarm = says(
    pieces,
    ({ season, thing }) => thing === undefined && season !== undefined && season !== 'winter',
  );
  if (!isWarm) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(isOfSnow)
      ? {
          ...piece,
          meanings: piece.meanings.map((one) => {
            if (!isOfSnow(one)) return one;
            const { snowy: _, season: __, ...rest } = one;
            return rest;
          }),
        }
      : piece,
  );
}
