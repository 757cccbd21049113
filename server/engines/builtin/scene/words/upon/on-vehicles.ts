import { PETS } from '../creatures.ts';
import type { Subject } from '../idea.ts';
import type { Meaning } from '../meaning.ts';
import { isBeing, says } from '../neighbours.ts';
import type { Piece, Pieces } from '../pieces.ts';
import type { Thing } from '../thing.ts';
import { isUpon } from './said-on.ts';

/** Vehicles with a roof that bears somebody. */
const WITH_ROOFS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  'car',
  'policecar',
  'truck',
  'bus',
  'tram',
  'campervan',
  'foodtruck',
  'icecreamvan',
  'ambulance',
  'fireengine',
  'tractor',
  'train',
]);
/** Vehicles that have a bonnet before their windscreen. */
const WITH_BONNETS: ReadonlySet<Thing> = new Set<Thing>(['car', 'policecar']);

/** What has a roof of its own. */
const BUILT: ReadonlySet<Thing | undefined> = new Set<Thing>(['house', 'villa', 'barn', 'church']);

/** How many are on a roof, and on a bonnet, at the most. */
const MOST = { roof: 4, bonnet: 2 } as const;

/** Whether a word means a vehicle whose roof bears somebody. */
export const isVehicle = ({ thing }: Meaning): boolean => WITH_ROOFS.has(thing);
const isTop = ({ ontop, perch }: Meaning): boolean => ontop !== undefined || perch === 'roof';

/** The words of a prompt: the roof and the bonnet of a vehicle that is named bear who is said to be on them, and so does the vehicle on which an animal is; elsewhere such words say nothing of vehicles. */
export function readTops(pieces: Pieces): Pieces {
  const hasBoth =
    says(pieces, isVehicle) &&
    says(pieces, isBeing) &&
    !says(pieces, ({ thing }) => BUILT.has(thing));
  const isTaken = hasBoth && says(pieces, isTop);
  const hasPet =
    hasBoth &&
    !says(pieces, ({ thing }) => thing === 'person') &&
    says(pieces, ({ thing }) => thing !== undefined && PETS.has(thing));
  return pieces.map((piece): Piece => {
    const tops = piece.meanings.filter(isTop);
    if (!isTaken)
      return hasPet && piece.meanings.some(isVehicle) && isUpon(pieces, piece)
        ? { ...piece, meanings: [...piece.meanings, { ontop: 'roof' }] }
        : tops.length === 0
          ? piece
          : { ...piece, meanings: piece.meanings.filter(({ ontop }) => ontop === undefined) };
    if (tops.length === 0) return piece;
    return { ...piece, meanings: [{ ontop: tops.find(({ ontop }) => ontop)?.ontop ?? 'roof' }] };
  });
}

/** How much larger a vehicle is drawn with who is on it: both are one picture. */
const WITH_LOAD = 1.45;

/** Things of which those who are on a vehicle are carried by it: people sit there unless another posture is said. */
export function onVehicles(pieces: Pieces, things: readonly Subject[]): readonly Subject[] {
  const said = pieces
    .flatMap(({ meanings, negated }) => (negated ? [] : meanings))
    .find(({ ontop }) => ontop !== undefined)?.ontop;
  const vehicle = things.find(({ thing }) => WITH_ROOFS.has(thing));
  const sitter = things.find((one) => one.on === undefined && isBeing(one));
  if (said === undefined || vehicle === undefined || sitter === undefined) return things;
  const onto = WITH_BONNETS.has(vehicle.thing) ? said : 'roof';
  const { thing, colour, posture, traits = [], holds, hair } = sitter;
  const isBody = thing === 'person';
  const sits = posture === null || posture === 'sitting';
  const load = {
    onto,
    colour,
    count: Math.min(MOST[onto], sitter.count),
    posture: sits ? ('sitting' as const) : posture,
    traits: isBody && sits ? [...traits, 'perched' as const] : traits,
    ...(holds && { holds }),
    ...(hair && { hair }),
  };
  return things
    .filter((one) => one !== sitter)
    .map((one) =>
      one === vehicle
        ? { ...one, count: 1, posture: null, size: one.size * WITH_LOAD, carries: thing, load }
        : one,
    );
}
