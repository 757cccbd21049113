import { clamp } from '../../../arithmetic.ts';
import type { Idea, Subject } from '../../../words/idea.ts';
import { LAND, WATER } from '../../../world/frame.ts';
import { EXTENT } from '../../../world/height-map.ts';
import { wayThrough } from '../../../world/paths/wood-ways.ts';
import { INDOORS } from '../../../world/room/plan-room.ts';
import { FOUNDED } from '../ground/settle.ts';
import { fishes, isByWater } from '../own-places/fishing.ts';
import type { Spot } from '../spot.ts';
import type { Stage } from '../stage.ts';
import type { Footing } from '../stands/stand.ts';
import { footingOf } from '../stands-on.ts';
import { findCape } from './cape.ts';
import { besideWay, levelFor } from './fit-ground.ts';
import { nearestGround, onThisSide, type Place } from './nearest-ground.ts';
import { offTrack } from './off-track.ts';
import { onHill, standsOnHill } from './on-hill.ts';
import { onRoad } from './on-ways.ts';
import type { PlaceAmong } from './place-among.ts';
import { EDGE, NARROW, type Room, roomFor } from './room-for.ts';

/** The least and the most of that. */
const NEARNESS = [0.3, 1.35] as const;

/** How large a lighthouse on a cape and one on a cliff are beside one on its own rock. */
const ON_CAPE = 0.8;
const ON_CLIFF = 0.58;

const isHilly = ({ land }: Idea): boolean => land === 'mountain' || land === 'field';

/** How high the ground in the woods is, about, world units. */
const WOODS_GROUND = 5;

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

/** Where on the ground that is seen something stands which is wanted at a place; null where no ground fits. `isInLine`: whether it is one of a line, which keeps to no way. */
export function findGround(
  stage: Stage,
  subject: Subject,
  { column, down }: PlaceAmong,
  isInLine: boolean,
): Spot | null {
  const { frame, camera, setting } = stage;
  const on = footingOf(setting, subject);
  const below = (frame.height - camera.horizon) * down;
  const at = {
    column: columnOn(stage, subject, below, offTrack(stage, column, below)),
    row: camera.horizon + below,
  };
  const wanted = isInLine ? at : onRoad(stage, subject, at);
  if (standsOnHill(setting, subject) && on === 'land') return onHill(stage, subject, column);
  const isOnCliff = setting.land === 'sea' && on === 'land';
  const isAbove = isHilly(setting.idea) || setting.idea.cliffs;
  const crowns = subject.thing === 'lighthouse' || (subject.thing === 'tower' && isOnCliff);
  if ((crowns && isAbove) || isOnCliff) {
    const isHigh = crowns && setting.idea.cliffs;
    const cape = findCape(stage, isHigh);
    if (cape !== null)
      return { ...standing(stage, cape, wanted), nearness: isHigh ? ON_CLIFF : ON_CAPE };
  }
  const grounds: readonly Footing[] = on === 'water' ? ['water', 'land'] : ['land', 'water'];
  for (const ground of grounds) {
    const found = findOn(stage, subject, wanted, ground);
    if (found !== null) return standing(stage, found, wanted);
  }
  return null;
}

/** The place on land or water nearest to where something is wanted: with all the room it is to have, or with less and less of that. */
function findOn(stage: Stage, subject: Subject, wanted: Place, ground: Footing): Place | null {
  const { frame, camera, setting } = stage;
  const kind = ground === 'water' ? WATER : LAND;
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
  const isFit = (at: number) => isHere(at) && level(at);
  const narrow = Math.min(EDGE, aside);
  return (
    (fishes(subject) ? find({ aside, before, behind }, isByWater(stage, true)) : null) ??
    find({ aside, before, behind }, isFit) ??
    find({ aside, before, behind: behind / 2 }, isFit) ??
    find({ aside, before }, isFit) ??
    find({ aside, before }, level) ??
    find({ aside: 0.6 * aside, before }, level) ??
    find({ aside: 0.35 * aside, before }, level) ??
    find({ aside: narrow, before }, besideWay(stage, subject)) ??
    find({ aside: narrow, before }) ??
    find({ aside: narrow, before: NARROW }) ??
    find({ aside: 0, before: 0 })
  );
}

/** The spot of what stands where the ground is seen at a place. */
function standing({ frame, camera, setting }: Stage, at: Place, wanted: Place): Spot {
  const pixel = at.row * frame.width + at.column;
  const z = frame.depth[pixel] ?? EXTENT;
  const nearness = clamp((at.row - camera.horizon) / (wanted.row - camera.horizon), ...NEARNESS);
  const x = ((at.column - camera.centre) / camera.focal) * z;
  // In a room it may stand on a table.
  const isInside = INDOORS.includes(setting.land) || setting.land === 'cave';
  // The sea's waves lift what floats.
  const isLifted = setting.land === 'sea' && frame.kind[pixel] === WATER;
  const base =
    isInside || isLifted ? camera.height - ((at.row - camera.horizon) * z) / camera.focal : null;
  return { x, z, base, nearness };
}
