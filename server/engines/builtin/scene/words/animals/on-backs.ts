import type { Subject, Thing } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import type { Piece, Pieces } from '../pieces.ts';

/** Whose backs are broad enough to carry a building. */
const CARRIERS: readonly Thing[] = ['dragon', 'turtle', 'whale', 'elephant'];

/** What they carry. */
const LOADS: readonly Thing[] = [
  'castle',
  'temple',
  'tower',
  'church',
  'monastery',
  'house',
  'windmill',
  'treehouse',
  'mosque',
  'tree',
];

/** How many houses a town on a back has. */
const TOWN = 5;

const isOnBack = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ onBack }) => onBack === true);

const isCarrier = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ thing }) => thing !== undefined && CARRIERS.includes(thing));

const isTown = ({ meanings, negated }: Piece): boolean =>
  !negated && meanings.some(({ land, settled }) => land === 'city' || settled !== undefined);

/** The words of a prompt; a town that a beast has on its back is houses there, and no place where it is. */
export function townsOnBacks(pieces: Pieces): Pieces {
  const carrier = pieces.find(isCarrier);
  if (!pieces.some(isOnBack) || carrier === undefined) return pieces;
  // A whale leaps where it is seen from above the water.
  const isSwimming = carrier.meanings.some(({ thing }) => thing === 'whale');
  const town: Meaning = {
    thing: 'house',
    count: TOWN,
    ...(isSwimming && { land: 'underwater' as const }),
  };
  return pieces.map((piece) => (isTown(piece) ? { ...piece, meanings: [town] } : piece));
}

/** A building named with the words for it, or several of it, stands on the back of the beast that is named with it. */
export function onBacks(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const isSaid = pieces.some(isOnBack);
  const carrier = things.find(({ thing }) => CARRIERS.includes(thing));
  const load = things.find(({ thing }) => LOADS.includes(thing));
  if (!isSaid || carrier === undefined || load === undefined) return things;
  return things
    .filter((one) => one !== load)
    .map((one) =>
      one === carrier
        ? {
            ...one,
            carries: load.thing,
            ...(load.count > 1 && { load: { count: load.count, colour: load.colour } }),
          }
        : one,
    );
}
