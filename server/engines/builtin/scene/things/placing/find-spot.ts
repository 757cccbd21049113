import { clamp } from '../../arithmetic.ts';
import type { Idea, Subject, Thing } from '../../words/idea.ts';
import { endsStreet, OF_CITIES } from '../../words/thing.ts';
import { LAND, WATER } from '../../world/frame.ts';
import { EXTENT } from '../../world/height-map.ts';
import { middleOfWay } from '../../world/path.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import { isStormy } from '../../world/water-of.ts';
import { wayThrough } from '../../world/wood-ways.ts';
import { isAtFlower } from '../creatures/at-flower.ts';
import { isAbout, isBust, isGroup } from './about.ts';
import { asideOf, nearnessIn } from './arrange.ts';
import { findCape } from './cape.ts';
import { fishes, isByWater } from './fishing.ts';
import { besideWay, levelFor } from './fit-ground.ts';
import { heightOf } from './how-large.ts';
import { placeInLine, placeInRace, shareInLine } from './in-line.ts';
import { behindTable, depthInCrowd, standsBehindTable } from './in-room.ts';
import { nearestGround, onThisSide, type Place } from './nearest-ground.ts';
import { offTrack } from './off-track.ts';
import { onHill, standsOnHill } from './on-hill.ts';
import { inTownOverSea, onPavement, onQuay } from './on-pavement.ts';
import { onRidge } from './on-ridge.ts';
import { onRoad } from './on-ways.ts';
import { feetBeside } from './one-ground.ts';
import { isOfHerd } from './one-of-herd.ts';
import { amongGravel } from './raked-trees.ts';
import { EDGE, NARROW, type Room, roomFor } from './room-for.ts';
import { FOUNDED } from './settle.ts';
import type { Among, Spot } from './spot.ts';
import type { Stage } from './stage.ts';
import type { Footing } from './stands.ts';
import { footingOf, SWIMS } from './stands-on.ts';
import { metresOf, nearFeet } from './true-size.ts';

/** How far things in the air are, world units. */
const ALOFT = 3;

/** How far apart those of a kind stand at the most, animals, which are long, a couple, flowers, presents, and kites, in widths of the picture. */
const APART = 0.24;
const APART_IN_HERD = 0.29;
const ARM_IN_ARM = 0.15;
const AT_SWORDS_LENGTH = 0.25;
const APART_OF: Partial<Readonly<Record<Thing, number>>> = {
  flower: 0.085,
  gift: 0.14,
  kite: 0.3,
};

/** How much higher than the lowest eagle the others soar, as a share of its height. */
const SPREAD = 0.45;

/** How far down the picture the basket of a balloon is in which somebody is. */
const IN_BALLOON = 0.94;

const DEEP = 0.76;
const ABOVE = 0.55;
const OTHERS = 0.27;

/** What flies high, before the sky. */
const SOARING: ReadonlySet<Thing> = new Set<Thing>(['soaringeagle', 'flyingbird', 'dragon']);

/** Where the lowest of the bats fly, as a share of the sky from above: all of them are outlines before it. */
const BEFORE_SKY = 0.84;

/** What flies where it is seen best, whatever the picture is about. */
const HOVERS: ReadonlySet<Thing> = new Set<Thing>([
  'airplane',
  'broomrider',
  'helicopter',
  'airship',
  'spaceship',
  'spacestation',
]);

/** Where cars fly, in shares of the picture, and how large each is beside the nearest. */
const FLYING_LANES = [
  { column: 0.3, row: 0.5, share: 1 },
  { column: 0.7, row: 0.34, share: 0.62 },
  { column: 0.52, row: 0.24, share: 0.4 },
  { column: 0.84, row: 0.52, share: 0.52 },
  { column: 0.4, row: 0.3, share: 0.3 },
] as const;

/** How far below the horizon of a sea of clouds things have their feet, as a share of the picture's height. */
const ON_CLOUDS = 0.17;

/** How far down the picture lanterns on a cord hang. */
const OVERHEAD = 0.36;

/** The least and the most of that. */
const NEARNESS = [0.3, 1.35] as const;

/** What is so large that it is looked at from afar. */
const ABLE_TO_STAND_FAR: ReadonlySet<Thing> = new Set<Thing>([
  'castle',
  'tower',
  'temple',
  'church',
  'mosque',
  'monastery',
  'pyramid',
  'colosseum',
  ...OF_CITIES,
  'windmill',
]);

/** How large a lighthouse on a cape and one on a cliff are beside one on its own rock. */
const ON_CAPE = 0.8;
const ON_CLIFF = 0.58;

const isHilly = ({ land }: Idea): boolean => land === 'mountain' || land === 'field';

/** The column for what stands so many rows below the horizon: far off in the woods it is seen where a way leads to it. */
function columnOn(
  { camera, setting: { land, side } }: Stage,
  { far }: Subject,
  below: number,
  column: number,
): number {
  if (land !== 'woods' || far !== true) return column;
  const z = ((camera.height - WOODS_GROUND) * camera.focal) / below;
  return camera.centre + (camera.focal * wayThrough(side, z)) / z;
}

/** How high what stands in a garden is, and how far from the middle of its path; how far from the next of its kind. World units. */
const IN_GARDEN: Partial<
  Readonly<Record<Thing, { readonly high: number; readonly aside: number }>>
> = {
  bench: { high: 1.35, aside: 2.5 },
  tree: { high: 5.6, aside: 3.3 },
  blossom: { high: 5.6, aside: 3.3 },
};
const APART_IN_GARDEN = 3;

/** Where a tower stands to which a street leads. */
const STREET_END: Spot = { x: 0, z: 240, base: 0, nearness: 1 };

/** How high the ground in the woods is, about, world units. */
const WOODS_GROUND = 5;

/** How far down head and shoulders reach, as a share of the picture: the edge of a chest is not seen. */
const BUST_ENDS = { person: 1.03, animal: 1.14 } as const;

/** Where one of a kind stands: side by side, every other one a little farther back. */
export function findSpot(
  stage: Stage,
  subject: Subject,
  { middle, index, count }: Among,
): Spot | null {
  const { frame, camera, setting } = stage;
  if (endsStreet(subject.thing) && setting.land === 'street') return STREET_END;
  const { sill } = stage;
  if (subject.on === 'windowsill' && sill !== undefined)
    return { x: (sill.left + sill.right) / 2, z: sill.z, base: sill.low, nearness: 1 };
  const on = footingOf(setting, subject);
  const isTrue = metresOf(setting.idea, setting.land, subject) !== null;
  const feet = isTrue
    ? nearFeet(count, isGroup(setting.idea, subject))
    : feetBeside(setting.idea, subject);
  // Shoulders go on below the picture.
  if (isBust(setting.idea, subject)) {
    const below = subject.thing === 'person' ? BUST_ENDS.person : BUST_ENDS.animal;
    return aloft(below * frame.height, frame.width * middle);
  }
  if (subject.traits?.includes('ballooning') === true)
    return aloft(IN_BALLOON * frame.height, frame.width * middle);
  // Two who have to do with each other stand close, and side by side.
  const isFacing = subject.relation?.party === 'both';
  const isClose =
    isFacing || (subject.traits?.some((one) => one === 'couple' || one === 'family') ?? false);
  const fights = subject.traits?.includes('fighting') === true;
  const usual = isOfHerd(subject) ? APART_IN_HERD : APART;
  const apart =
    APART_OF[subject.thing] ?? (fights ? AT_SWORDS_LENGTH : isClose ? ARM_IN_ARM : usual);
  const step = Math.min(apart, 0.86 / count);
  const race = subject.traits?.includes('racing') ? placeInRace(index) : null;
  const isLine = subject.inLine === true && count > 1;
  const column =
    frame.width *
    (race !== null
      ? race.column
      : isLine
        ? placeInLine(index, count, setting.side)
        : clamp(middle + asideOf(setting, subject, index, count) * step, 0.08, 0.92));
  const nearest =
    isTrue || HOVERS.has(subject.thing)
      ? feet
      : ABLE_TO_STAND_FAR.has(subject.thing)
        ? Math.max(feet, 0.34)
        : Math.max(feet, 0.7);
  const low = isAbout(setting.idea, subject) ? nearest : feet;
  const down =
    race !== null
      ? race.down
      : isLine
        ? low * shareInLine(index, count)
        : clamp(low * nearnessIn(setting, subject, index, low), 0.04, 0.92) *
          depthInCrowd(setting, subject, index);
  const room = frame.height - camera.horizon;
  // The string of a kite that nobody holds leads down out of the picture.
  if (subject.thing === 'kite' && subject.traits?.includes('crewed') !== true)
    return aloft(1.02 * frame.height, column);
  // The stem of a flower that is seen from close by leads down out of the picture.
  if (isAtFlower(subject)) return aloft(1.02 * frame.height, column);
  if (subject.thing === 'bat')
    return aloft(camera.horizon * BEFORE_SKY * (1 - SPREAD * ((index * 0.618) % 1)), column);
  if (SOARING.has(subject.thing))
    return aloft(
      Math.max(0.6 * frame.height, camera.horizon) * (1 - SPREAD * ((index * 0.618) % 1)),
      column,
    );
  if (setting.land === 'underwater' && SWIMS.has(subject.thing))
    return aloft(frame.height * (DEEP - ABOVE * (middle - 0.5) - OTHERS * (index % 2)), column);
  if (subject.thing === 'paperlantern' || subject.thing === 'fairylights')
    return aloft(frame.height * OVERHEAD, frame.width / 2);
  if (subject.thing === 'flyingcar') {
    const lane = FLYING_LANES[index % FLYING_LANES.length] ?? FLYING_LANES[0];
    return { ...aloft(frame.height * lane.row, frame.width * lane.column), nearness: lane.share };
  }
  if (on === 'air') return aloft(frame.height * down, column);
  // On clouds all that stands does so on the heaps before the horizon.
  if (setting.land === 'clouds')
    return aloft(camera.horizon + ON_CLOUDS * frame.height * (0.6 + down), column);
  if (standsBehindTable(setting, subject)) return behindTable(camera, column);
  const raked = amongGravel(setting, subject.thing, index);
  if (raked !== null) return { ...raked, base: null, nearness: 1 };
  const inGarden = setting.garden === null ? undefined : IN_GARDEN[subject.thing];
  if (inGarden !== undefined) return besidePath(inGarden);
  const overSea = on === 'land' ? inTownOverSea(stage, index) : null;
  if (overSea !== null) return overSea;
  const hasQuays = setting.idea.town === 'watertown' || setting.idea.town === 'amsterdam';
  // Who is on a canal that is frozen is on its ice.
  if (hasQuays && setting.land === 'canal' && on === 'land' && !setting.idea.frozen)
    return onQuay(stage, index, down);
  const isLamp = subject.thing === 'streetlamp' || subject.thing === 'lantern';
  if (isLamp && setting.land === 'street') return onPavement(stage, index);
  if (setting.isOnRoof && on === 'land') return onRidge(stage, column);
  const at = {
    column: columnOn(stage, subject, room * down, offTrack(stage, column, room * down)),
    row: camera.horizon + room * down,
  };
  const wanted = isLine ? at : onRoad(stage, subject, at);
  if (standsOnHill(setting, subject) && on === 'land') return onHill(stage, subject, column);
  const isOnCliff = setting.land === 'sea' && on === 'land';
  const isAbove = isHilly(setting.idea) || setting.idea.cliffs;
  if ((subject.thing === 'lighthouse' && isAbove) || isOnCliff) {
    const isHigh = !isOnCliff && setting.idea.cliffs;
    const cape = findCape(stage, isHigh);
    if (cape !== null) return { ...standing(cape), nearness: isHigh ? ON_CLIFF : ON_CAPE };
  }
  const grounds: readonly Footing[] = on === 'water' ? ['water', 'land'] : ['land', 'water'];
  for (const ground of grounds) {
    const kind = ground === 'water' ? WATER : LAND;
    // Where a boat finds no room it is content with less.
    const level = FOUNDED.has(subject.thing)
      ? levelFor(stage, subject)
      : fishes(subject)
        ? isByWater(stage)
        : besideWay(stage, subject);
    const find = (room: Room, isFit?: (at: number) => boolean) =>
      nearestGround(frame, kind, camera.horizon, wanted, room, isFit);
    const { aside, before, behind = 0 } = roomFor(setting.idea, subject, ground);
    // Across a lake it would be a giant in the haze.
    const isHere = ground === 'land' && setting.land === 'lake' ? onThisSide(frame) : () => true;
    const atEdge = isByWater(stage, true);
    const found =
      (fishes(subject) ? find({ aside, before, behind }, atEdge) : null) ??
      find({ aside, before, behind }, (at) => isHere(at) && level(at)) ??
      find({ aside, before, behind: behind / 2 }, (at) => isHere(at) && level(at)) ??
      find({ aside, before }, (at) => isHere(at) && level(at)) ??
      find({ aside, before }, level) ??
      find({ aside: 0.6 * aside, before }, level) ??
      find({ aside: 0.35 * aside, before }, level) ??
      find({ aside: Math.min(EDGE, aside), before }, besideWay(stage, subject)) ??
      find({ aside: Math.min(EDGE, aside), before }) ??
      find({ aside: Math.min(EDGE, aside), before: NARROW }) ??
      find({ aside: 0, before: 0 });
    if (found !== null) return standing(found);
  }
  return null;

  function standing(at: { readonly column: number; readonly row: number }): Spot {
    const z = frame.depth[at.row * frame.width + at.column] ?? EXTENT;
    const nearness = clamp((at.row - camera.horizon) / (wanted.row - camera.horizon), ...NEARNESS);
    const x = ((at.column - camera.centre) / camera.focal) * z;
    // In a room it may stand on a table.
    const inside = INDOORS.includes(setting.land) || setting.land === 'cave';
    const isLifted = setting.land === 'sea' && isStormy(setting) && isWaterAt(at);
    const base =
      inside || isLifted ? camera.height - ((at.row - camera.horizon) * z) / camera.focal : null;
    return { x, z, base, nearness };
  }
  /** Beside the path of a garden, as far off as one so high is. */
  function besidePath({ high, aside }: { readonly high: number; readonly aside: number }): Spot {
    const z = (high * camera.focal) / (heightOf(setting.idea, subject) * frame.height);
    // The house beyond is on the one side, trees are on the other.
    const side = subject.thing === 'bench' ? setting.side : -setting.side;
    const x = (middleOfWay(setting, z) ?? 0) + side * (aside + APART_IN_GARDEN * index);
    return { x, z, base: null, nearness: 1 };
  }
  /** Waves of a storm lift what floats. */
  function isWaterAt({ column: x, row }: Place): boolean {
    return frame.kind[row * frame.width + x] === WATER;
  }
  function aloft(row: number, at: number): Spot {
    const base = camera.height + ((camera.horizon - row) * ALOFT) / camera.focal;
    return { x: ((at - camera.centre) / camera.focal) * ALOFT, z: ALOFT, base, nearness: 1 };
  }
}
