import { chanceOf } from '../../../noise.ts';
import type { Setting } from '../../../setting.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import type { Camera } from '../../../world/frame.ts';
import { lookUp } from '../../../world/height-map.ts';
import type { Immersed } from '../../../world/water/immersed.ts';
import type { Swell } from '../../../world/water/swell.ts';
import type { Planted, Stage } from '../stage.ts';

/** What moves as it swims, and how much foam it churns up, 0 to 1. */
const SWIMMERS: Partial<Readonly<Record<Thing, number>>> = {
  swan: 0,
  duck: 0,
  otter: 0.05,
  turtle: 0.08,
  swimmer: 0.2,
  shark: 0.25,
};
/** What leaps out of it, and leaves no wake. */
const LEAPS: ReadonlySet<Thing> = new Set<Thing>(['dolphin', 'whale']);
/** Ships under way, whose bows point to the right: the same. */
const SHIPS: Partial<Readonly<Record<Thing, number>>> = {
  freighter: 1,
  ferry: 1,
  liner: 1,
  steamship: 1,
  trawler: 0.8,
  boat: 0.5,
  galleon: 0.7,
  longship: 0.5,
  gondola: 0.1,
};
/** What has a hull. */
const HULLS: ReadonlySet<Thing | undefined> = new Set<Thing>([
  ...(Object.keys(SHIPS) as Thing[]),
  'rowboat',
  'submarine',
  'surfer',
  'surfboard',
]);
/** What the water does not close round: what brings its own shore, and what spans it. */
const APART: ReadonlySet<Thing | undefined> = new Set<Thing>([
  'bridge',
  'ropebridge',
  'suspensionbridge',
  'trainbridge',
  'pier',
  'greatwall',
]);

/** Which way one of a thing swims or leaps that looks no way yet, −1 left and 1 right; null for what does neither. */
export const swimsToward = (setting: Setting, { thing }: Subject, index: number): -1 | 1 | null =>
  SWIMMERS[thing] === undefined && !LEAPS.has(thing)
    ? null
    : chanceOf(index, setting.turn, 4) < 0.5
      ? -1
      : 1;

/** What of the wished-for things is in the water, as the camera above that sees it; `swell` is how high its waves are. */
export function inWater(
  { map, setting }: Pick<Stage, 'map' | 'setting'>,
  camera: Camera,
  swell: Swell,
  wished: readonly Planted[],
): Immersed[] {
  return wished
    .filter(
      ({ thing, x, z, isAfloat, floats, deep }) =>
        !APART.has(thing) &&
        (isAfloat === true || floats === true || deep === 0 || lookUp(map.heights, x, z) < 0),
    )
    .map((one): Immersed => {
      const tall = (camera.focal * one.size) / one.z;
      const half = (0.5 * tall * one.sprite.width) / one.sprite.height;
      const column = camera.centre + (camera.focal * one.x) / one.z;
      return {
        left: Math.floor(column - half),
        right: Math.ceil(column + half),
        row: camera.horizon + (camera.focal * (camera.height - swell(one.x, one.z))) / one.z,
        tall,
        z: one.z,
        isHull: HULLS.has(one.thing),
        isCut: one.deep === 0,
        ...movementOf(setting, one),
      };
    });
}

function movementOf(
  { land }: Setting,
  { thing, faces, on }: Planted,
): Pick<Immersed, 'heading' | 'churns'> {
  const still = { heading: 0, churns: 0 } as const;
  if (thing === undefined || on !== undefined) return still;
  const swims = SWIMMERS[thing];
  if (swims !== undefined) return faces === undefined ? still : { heading: faces, churns: swims };
  // Those that come into a harbour have wakes of their own, and in a canal gondolas lie.
  const sails = land === 'harbour' ? undefined : SHIPS[thing];
  return sails === undefined ? still : { heading: 1, churns: sails };
}
