import { createRandom, hashText, type Random, seedOf } from '../../../../kernels/random.ts';
import type { Setting } from '../../../setting.ts';
import { type Fitting, isOfShell, type PlacedFitting } from '../../../words/fitting.ts';
import type { Land } from '../../../words/land.ts';
import type { Camera, Frame } from '../../frame.ts';
import type { Furnished } from '../furniture.ts';
import type { Room } from '../plan-room.ts';
import type { FittingKind } from './fitting.ts';
import { spotFor } from './free-spots.ts';
import { FITTING_KINDS } from './kinds.ts';
import { OWN } from './own.ts';
import type { Place, Spot } from './places.ts';
import { scaled } from './scaled.ts';
import { sightOf } from './sight.ts';
import { sideTable, TABLE_HIGH, wallShelf } from './stands.ts';
import { turnedTo } from './turn.ts';

/** A room that is fitted out, and what has no place in it. */
export interface FittedOut {
  readonly room: Room;
  /** As it was written. */
  readonly leftOut: readonly string[];
}

/**
 * A room with what is named in it, where it is free and seen. Each has its own chance, by its name, so that
 * nothing else of the picture changes; what finds no place is left out, and told.
 */
export function fitOut(
  room: Room,
  frame: Pick<Frame, 'width' | 'height'>,
  camera: Camera,
  setting: Setting,
): FittedOut {
  const own = OWN[setting.land] ?? [];
  // What is there anyway has not the colour that is said.
  const fittings = setting.idea.fittings
    .filter(isPlaced)
    .map((one) => heating(one, setting.land))
    .filter(({ name, colour }) => colour !== null || !own.includes(name));
  if (fittings.length === 0) return { room, leftOut: [] };
  const chance = setting.random.uint32();
  let place: Place = {
    room,
    sight: sightOf(frame, camera, room),
    solids: room.solids,
    fitted: [],
    isTaken: setting.subjects.length > 0,
  };
  const lamps = [...room.lamps];
  const leftOut: string[] = [];
  for (const fitting of inOrder(fittings)) {
    const kind = FITTING_KINDS[fitting.name];
    const random = createRandom(seedOf(chance, hashText(fitting.name)));
    const places = kind.isGroup === true ? 1 : fitting.count;
    for (let n = 0; n < places; n++) {
      const made = put(kind, fitting, place, setting, random);
      if (made === null) {
        if (n === 0 && fitting.text !== undefined) leftOut.push(fitting.text);
        break;
      }
      const shown = place.sight.shown(made.spot.low, made.spot.high);
      lamps.push(...made.lamps);
      place = {
        ...place,
        solids: [...place.solids, ...made.solids],
        fitted: shown === null ? place.fitted : [...place.fitted, shown],
      };
    }
  }
  return { room: { ...room, solids: place.solids, lamps }, leftOut };
}

/** What is named and has a place of its own. */
type Placed = Fitting & { readonly name: PlacedFitting };
const isPlaced = (one: Fitting): one is Placed => !isOfShell(one);

/** Rooms in which one cooks. */
const KITCHENS: ReadonlySet<Land> = new Set<Land>([
  ...(['kitchen', 'seventieskitchen', 'rustickitchen', 'mexicankitchen'] as const),
  ...(['restaurantkitchen', 'camper', 'tinyhouse'] as const),
]);

/** A stove where nobody cooks heats the room. */
const heating = (one: Placed, land: Land): Placed =>
  one.name === 'stove' && !KITCHENS.has(land) ? { ...one, name: 'ironstove' } : one;

/** The largest first: the smaller find a place among them, or on them. */
const inOrder = (fittings: readonly Placed[]): readonly Placed[] =>
  [...fittings].sort((a, b) => spaceOf(b) - spaceOf(a));
const spaceOf = ({ name }: Placed): number =>
  FITTING_KINDS[name].size.reduce((space, length) => space * length, 1);

/** What is put into a room, and where. */
interface Put extends Furnished {
  readonly spot: Spot;
}

/** One fitting at the best place that the room has for it; null where it has none. */
function put(
  kind: FittingKind,
  { colour, count }: Fitting,
  place: Place,
  { noise, time }: Setting,
  random: Random,
): Put | null {
  const night = time === 'night';
  const at = (spot: Spot, share = 1): Put => {
    const wish = { at: spot.at, colour, random, noise, night, ceiling: place.room.high };
    const made = kind.make({ ...wish, count: kind.isGroup === true ? count : 1 });
    return { ...turnedTo(scaled(made, spot.at, share), spot.at, spot.facing), spot };
  };
  if (kind.where === 'wall') {
    for (const share of SHARES) {
      const [wide, high, deep] = kind.size;
      const size = [wide * share, high * share, deep * share] as const;
      const spot = spotFor({ ...kind, size }, place, random);
      if (spot !== null) return at(spot, share);
    }
    return null;
  }
  const spot = spotFor(kind, place, random);
  const stand = kind.where === 'top' ? standFor(kind, place, random, spot?.score) : null;
  if (stand === null) return spot === null ? null : at(spot);
  const made = at(stand.spot);
  return { ...made, solids: [...stand.solids(noise), ...made.solids] };
}

/** How large what hangs on a wall is where that has no place for all of it, as a share: the first that finds one. */
const SHARES = [1, 0.78, 0.6] as const;

/** What is put into a room so that a small thing stands on it, and where the thing then is. */
interface Stand {
  readonly spot: Spot;
  readonly solids: (noise: Setting['noise']) => Furnished['solids'];
}

/** How much better a thing is to be seen on a table or a shelf of its own than on what is there. */
const OWN_STAND = 0.45;

/** A small table or a shelf on the wall for something, where it is better seen than at a place of that score; null where it is not. */
function standFor(
  { size }: FittingKind,
  place: Place,
  random: Random,
  score = Number.NEGATIVE_INFINITY,
): Stand | null {
  const [wide, high, deep] = size;
  const extent = [wide + 0.16, TABLE_HIGH, deep + 0.16] as const;
  const floor = spotFor(
    { where: 'floor', size: [extent[0], TABLE_HIGH + high, extent[2]] },
    place,
    random,
  );
  const wall = spotFor(
    { where: 'wall', size: [wide + 0.12, high + 0.1, deep + 0.04] },
    place,
    random,
  );
  if (floor !== null && floor.score - OWN_STAND > Math.max(score, wall?.score ?? score))
    return {
      spot: { ...floor, at: [floor.at[0], TABLE_HIGH, floor.at[2]] },
      solids: (noise) => sideTable(floor.at, extent, noise),
    };
  if (wall !== null && wall.score - OWN_STAND > score) return wallShelf(wall, size);
  return null;
}
