import { endsStreet } from '../../../words/buildings.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import type { Sill } from '../../../world/room/window.ts';
import { amongGravel } from '../growth/raked-trees.ts';
import type { Among, Spot } from '../spot.ts';
import type { Stage } from '../stage.ts';
import { footingOf } from '../stands-on.ts';
import { findAloft } from './aloft.ts';
import { beforeView } from './before-view.ts';
import { besidePath } from './beside-path.ts';
import { behindTable, standsBehindTable } from './in-room.ts';
import { onBreaker } from './on-breaker.ts';
import { findGround } from './on-ground.ts';
import { inTownOverSea, onPavement, onQuay } from './on-pavement.ts';
import { onRidge } from './on-ridge.ts';
import { isInLine, type PlaceAmong, placeAmong } from './place-among.ts';

/** What stands beside the houses of a street. */
const ON_PAVEMENTS: ReadonlySet<Thing> = new Set<Thing>([
  'streetlamp',
  'lantern',
  'flag',
  'torch',
  'mural',
]);

/** Where a tower stands to which a street leads. */
const STREET_END: Spot = { x: 0, z: 240, base: 0, nearness: 1 };

/** Where one of a kind is: in the air, at a place that its land keeps for it, else on the ground nearest to where it is wanted; null where there is none. */
export function findSpot(stage: Stage, subject: Subject, among: Among): Spot | null {
  const { setting, sill } = stage;
  if (endsStreet(subject.thing) && setting.land === 'street') return STREET_END;
  if (subject.on === 'windowsill' && sill !== undefined)
    return { x: (sill.left + sill.right) / 2, z: sill.z, base: sill.low, nearness: 1 };
  if (subject.at === 'window' && sill !== undefined) return beforeSill(sill, setting.side, among);
  if (subject.at === 'wall' && sill !== undefined) return besideSill(sill, setting.side);
  const place = placeAmong(stage, subject, among);
  return (
    findAloft(stage, subject, among, place) ??
    keptFor(stage, subject, among.index, place) ??
    findGround(stage, subject, place, isInLine(subject, among.count))
  );
}

/** How far before a window's sill one stands, and several apart from each other, metres; how far from its middle one alone does, by half its width. */
const AT_WINDOW = { before: 0.75, apart: 0.8, aside: 0.42 } as const;

/** Where one of a kind stands before a window. */
const beforeSill = ({ left, right, z }: Sill, side: number, { index, count }: Among): Spot => ({
  x:
    (((left + right) / 2) * (z - AT_WINDOW.before)) / z +
    (count > 1
      ? AT_WINDOW.apart * (index - (count - 1) / 2)
      : (side * AT_WINDOW.aside * (right - left)) / 2),
  z: z - AT_WINDOW.before,
  base: 0,
  nearness: 1,
});

/** How far beside a window's edge and before its sill who hangs a picture stands, metres. */
const AT_WALL = { beside: 0.75, before: 0.3 } as const;

/** Where somebody stands before the wall beside a window. */
const besideSill = ({ left, right, z }: Sill, side: number): Spot => ({
  x: side > 0 ? right + AT_WALL.beside : left - AT_WALL.beside,
  z: z - AT_WALL.before,
  base: 0,
  nearness: 1,
});

/** The place that a land keeps for one of a kind; null where it keeps none. */
function keptFor(stage: Stage, subject: Subject, index: number, place: PlaceAmong): Spot | null {
  const { camera, setting } = stage;
  const { column, down } = place;
  const { thing, posture } = subject;
  // Who waits for a wave sits where none breaks.
  if ((thing === 'surfer' && posture !== 'sitting') || thing === 'surfboard')
    return onBreaker(stage, index);
  if (standsBehindTable(setting, subject)) return behindTable(camera, column);
  const beforePlace = beforeView(stage, subject, place);
  if (beforePlace !== null) return beforePlace;
  const raked = amongGravel(setting, thing, index);
  if (raked !== null) return { ...raked, base: null, nearness: 1 };
  const inGarden = besidePath(stage, subject, index);
  if (inGarden !== null) return inGarden;
  const isOnLand = footingOf(setting, subject) === 'land';
  const overSea = isOnLand ? inTownOverSea(stage, index) : null;
  if (overSea !== null) return overSea;
  const hasQuays = setting.idea.town === 'watertown' || setting.idea.town === 'amsterdam';
  // Who is on a canal that is frozen is on its ice.
  if (hasQuays && setting.land === 'canal' && isOnLand && !setting.idea.frozen)
    return onQuay(stage, index, down);
  if (ON_PAVEMENTS.has(thing) && setting.land === 'street') return onPavement(stage, index);
  return setting.isOnRoof && isOnLand ? onRidge(stage, column) : null;
}
