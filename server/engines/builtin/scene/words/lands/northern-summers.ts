import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';

const isWarm = ({ season }: Meaning): boolean => season !== undefined && season !== 'winter';
/** Whether it is a country of the north, which has snow where nothing else is said. */
const hasOwnSnow = ({ snowy, ifNone }: Meaning): boolean => snowy === true && ifNone === true;

/** The words of a prompt; outside of winter no snow lies in countries of the north ("a lake in Finland in summer"). */
export function northernSummers(pieces: Pieces): Pieces {
  const has = (test: (one: Meaning) => boolean) =>
    pieces.some(({ meanings, negated }) => !negated && meanings.some(test));
  if (!has(isWarm) || has(({ season }) => season === 'winter')) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(hasOwnSnow)
      ? {
          ...piece,
          meanings: piece.meanings.map((one) => {
            if (!hasOwnSnow(one)) return one;
            const { snowy: _, ...rest } = one;
            return rest;
          }),
        }
      : piece,
  );
}
