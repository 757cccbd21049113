import type { Land } from '../land.ts';
import type { Meaning } from '../meaning.ts';
import { isPerson, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import { isCrossed } from '../upon/on-decks.ts';
import { ROAD_VEHICLES } from '../vehicles.ts';
import { isTownOrLand, seenFromOver } from './terraces-of-towns.ts';

/** Where the water of a town is seen by which it is known. */
const BY_WATER: ReadonlySet<Land | undefined> = new Set<Land>([
  ...(['canal', 'lake', 'river', 'sea', 'city'] as const),
]);

const isBridge = ({ negated, meanings }: Piece): boolean =>
  !negated && meanings.some(({ thing }) => thing === 'bridge');

/** Whether a word names a town that is known by what is seen along its water. */
const isTownByWater = ({ negated, meanings }: Piece): boolean =>
  !negated &&
  meanings.some(isTownOrLand) &&
  meanings.some(({ land, fjord }) => BY_WATER.has(land) && fjord !== true);

/** Whether something drives over a bridge, or somebody fishes from it: that is seen from beside it. */
const isSeenFromBeside = ({ thing, trait }: Meaning): boolean =>
  trait === 'fisher' ||
  thing === 'train' ||
  thing === 'carriage' ||
  (thing !== undefined && ROAD_VEHICLES.has(thing));

/** Words right behind a bridge that is behind whoever is named. */
const BEHIND = /^(?:behind|hinter|derrière|detrás|atrás|dietro|позади|за|arkada|arkasında)$/iu;

/** Whether somebody is named, or a bicycle, which is ridden or leans there. */
const isOnIt = (one: Meaning): boolean => isPerson(one) || one.thing === 'bicycle';

/** Who goes over a bridge walks on its deck. */
const onDeck = ({ crosses, ...one }: Meaning): Meaning =>
  crosses === true ? { ...one, posture: 'walking' } : one;

/** The words of a prompt; people and bicycles on a bridge of a town that is known by its water are near, on its deck, and not small on one that is seen from the bank or is the town's own. */
export function bridgesOfTowns(pieces: Pieces): Pieces {
  const bridge = pieces.find(isBridge);
  if (
    bridge === undefined ||
    !says(pieces, isOnIt) ||
    !pieces.some(isTownByWater) ||
    says(pieces, isSeenFromBeside) ||
    BEHIND.test(pieces[pieces.indexOf(bridge) + 1]?.text ?? '') ||
    !isCrossed(pieces)
  )
    return pieces;
  return pieces.map((piece) =>
    piece === bridge
      ? { ...piece, role: null, meanings: [{ land: 'bridgedeck' as const }] }
      : { ...piece, meanings: piece.meanings.map(seenFromOver).map(onDeck) },
  );
}
