import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';

const isSkatePark = ({ scenery, ifNone }: Meaning): boolean =>
  scenery === 'skatepark' && ifNone !== true;

/** What a skate park may lie under: its words are "under a motorway bridge", "sous un pont", "unter der Brücke". */
const isOverhead = ({ thing, scenery, path }: Meaning): boolean =>
  thing === 'bridge' || scenery === 'underpass' || scenery === 'interchange' || path === 'road';

/** Whether a bridge or what is under one is named; a road alone is none. */
const isBridge = (one: Meaning): boolean => isOverhead(one) && one.path === undefined;

/** Whether the young are named, who do there what it is for. */
const isYoung = ({ thing, trait }: Meaning): boolean =>
  thing === 'person' && (trait === 'child' || trait === 'teen');

/** The words of a prompt: a skate park that is named with a bridge lies under it, and the bridge is over no river; children there are on skateboards. */
export function underBridges(pieces: Pieces): Pieces {
  if (!says(pieces, isSkatePark)) return pieces;
  const isUnder = says(pieces, isBridge);
  const rides = says(pieces, isYoung) && !says(pieces, ({ thing }) => thing === 'skateboarder');
  if (!isUnder && !rides) return pieces;
  return pieces.map((piece) => ({
    ...piece,
    meanings: piece.meanings.map((one): Meaning => {
      if (isUnder && isOverhead(one)) return { scenery: 'skatebridge' };
      if (!isSkatePark(one)) return one;
      return {
        ...one,
        ...(isUnder && { scenery: 'skatebridge' }),
        ...(rides && { thing: 'skateboarder' }),
      };
    }),
  }));
}
