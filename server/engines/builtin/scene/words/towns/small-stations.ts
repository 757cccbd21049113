import type { Meaning } from '../meaning.ts';
import type { Pieces } from '../pieces.ts';

/** Words for what is small that stand behind it. */
const BEHIND = /^(?:pequeñ|chiquit|petit|minuscule|piccol|minuscol|pequen|minúscul|صغير)/iu;

/** How many words may stand between: "a small old station", "küçük bir istasyon". */
const BETWEEN = 2;

const isSmall = ({ size }: Meaning): boolean => size !== undefined && size < 1;
const isStation = ({ land }: Meaning): boolean => land === 'station';

/** The words of a prompt; a station that is said to be small is one in open land (`lands/halts.ts`). */
export function smallStations(pieces: Pieces): Pieces {
  const isSaidBefore = (at: number): boolean => {
    for (let n = at; n > 0 && n > at - 1 - BETWEEN && pieces[n]?.afterStop === false; n--) {
      const { meanings = [] } = pieces[n - 1] ?? {};
      if (meanings.some(isSmall)) return true;
      if (meanings.some(({ thing, land }) => (thing ?? land) !== undefined)) return false;
    }
    return false;
  };
  const isSaidSmall = (at: number): boolean => {
    const after = pieces[at + 1];
    return (
      isSaidBefore(at) ||
      (after?.afterStop === false && after.meanings.some(isSmall) && BEHIND.test(after.text))
    );
  };
  return pieces.map((piece, at) =>
    !piece.negated && piece.meanings.some(isStation) && isSaidSmall(at)
      ? {
          ...piece,
          meanings: piece.meanings.map((one) =>
            isStation(one) ? { ...one, rural: true as const } : one,
          ),
        }
      : piece,
  );
}
