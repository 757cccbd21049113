import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { says } from '../neighbours.ts';
import type { Pieces } from '../pieces.ts';
import { FOOD } from '../tableware.ts';
import type { Thing } from '../thing.ts';

/** Words for what else keeps off the rain that mean a sunshade. */
const SUNSHADE = /^(parasol|sombrill|sombrinh)/iu;

/** Where people lie in the sun. */
const SUNNY: ReadonlySet<Land | undefined> = new Set<Land>(['beach', 'pool']);

/** Woods in which a market can be held. */
const WOODS: ReadonlySet<Land | undefined> = new Set<Land>(['forest', 'woods']);

/** Umbrellas on a beach, where it does not rain, are sunshades: all that are several or are called so. */
function onBeaches(pieces: Pieces): Pieces {
  const isSunny =
    says(pieces, ({ land }) => SUNNY.has(land)) &&
    !says(pieces, ({ weather }) => weather === 'rain' || weather === 'storm');
  if (!isSunny) return pieces;
  return pieces.map((piece) =>
    piece.plural || SUNSHADE.test(piece.text)
      ? {
          ...piece,
          meanings: piece.meanings.map((one) =>
            one.thing === 'umbrella' ? { ...one, thing: 'parasol' as const } : one,
          ),
        }
      : piece,
  );
}

/** A market that is named with a wood is held in that, and in no street: stalls under strings of lights. */
function inWoods(pieces: Pieces): Pieces {
  const isMarket = ({ land, thing }: Meaning) => land === 'street' && thing === 'stall';
  const isWood = says(pieces, ({ land, ifNone }) => ifNone !== true && WOODS.has(land));
  if (!isWood || !says(pieces, isMarket)) return pieces;
  return pieces.map((piece) =>
    piece.meanings.some(isMarket)
      ? {
          ...piece,
          meanings: [
            {
              ...{ thing: 'stall', count: 3, also: ['fairylights', 'paperlantern'] },
              ...(says([piece], ({ time }) => time === 'night') && { time: 'night' }),
            } satisfies Meaning,
          ],
        }
      : piece,
  );
}

/** A word that says "under a bridge", and not that a road goes under another. */
const UNDER_BRIDGE = /bridge|brücke|\bpont\b|puente|ponte|мост|köprü|桥|橋|다리|جسر|पुल/iu;

/** What is under a bridge over water: boats, and trolls, who live there. */
const isOverWater = ({ thing, trait }: Meaning): boolean =>
  trait === 'troll' || (thing !== undefined && BOATS.has(thing));

/** Boats. */
const BOATS: ReadonlySet<Thing> = new Set<Thing>(['boat', 'rowboat', 'gondola']);

/** The underpass under a bridge is one over water where a troll or a boat is under it. */
function underBridges(pieces: Pieces): Pieces {
  if (!says(pieces, isOverWater)) return pieces;
  return pieces.map((piece) =>
    UNDER_BRIDGE.test(piece.text) &&
    piece.meanings.some(({ scenery }) => scenery === 'underpass') &&
    !piece.negated
      ? { ...piece, meanings: [{ thing: 'bridge', count: 1 }] }
      : piece,
  );
}

/** Food and flowers that are named with a floating market are in its boats, which has them anyway, and so are those boats; no signs of the city shine over it. */
function inMarketBoats(pieces: Pieces): Pieces {
  if (!says(pieces, ({ scenery }) => scenery === 'floatingmarket')) return pieces;
  // Who is in a boat keeps that.
  const isCrewed = says(pieces, ({ thing }) => thing === 'person');
  const isAboard = ({ thing }: Meaning) =>
    thing !== undefined && WARES.has(thing) && !(isCrewed && BOATS.has(thing));
  return pieces.map((piece) =>
    piece.meanings.some(isAboard)
      ? { ...piece, meanings: [{ land: 'river', scenery: 'floatingmarket' }] }
      : { ...piece, meanings: piece.meanings.filter(({ neon }) => neon !== true) },
  );
}

/** What is sold out of boats. */
const WARES: ReadonlySet<Thing> = new Set<Thing>([
  ...FOOD,
  ...BOATS,
  ...(['fruit', 'apple', 'flower', 'basket', 'vase', 'stall'] as const),
]);

/** The words of a prompt, with what the land that is named makes of others: umbrellas on a beach, a market in a wood, a bridge over a troll, fruit in the boats of a market. */
export const byTheirLands = (pieces: Pieces): Pieces =>
  inMarketBoats(underBridges(inWoods(onBeaches(pieces))));
