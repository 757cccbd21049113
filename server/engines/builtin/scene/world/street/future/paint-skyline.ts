import { createRandom } from '../../../../kernels/random.ts';
import { clamp } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import { type Camera, type Frame, THING } from '../../frame.ts';
import { type HeightMap, lookUp } from '../../height-map.ts';
import { buildTower } from '../houses/build-tower.ts';
import { hasOwnQuarter } from '../houses/quarters.ts';
import { type InSkyline, landmarkInSkyline } from '../landmarks/over-roofs.ts';
import { sceneOf } from '../rendering/cast.ts';
import { type Lit, thrownBack } from '../rendering/light-face.ts';
import { paintSolids } from '../rendering/paint-solids.ts';
import type { Plot, Solid } from '../solid.ts';
import { lampsOf } from '../street-lamps.ts';
import { buildSpire } from './build-spire.ts';
import { type Airspace, fliers, railsInTheAir } from './future-ways.ts';

/** How far off the rows of a city's buildings are, the waterfront first. World units. */
const ROWS = [272, 298, 330, 366, 408, 456, 512, 580, 660] as const;
/** How wide a building is, and the way between two. */
const WIDE = { least: 13, more: 15, apart: 5 } as const;
/** Heights of plain houses, and of the towers in a city's middle. */
const HIGH = { low: 13, more: 22, tower: 46, highest: 190 } as const;
/** How far aside the middle is, how wide it is, and how far off the highest stand. */
const MIDDLE = { aside: 60, wide: 135, from: 300, to: 470 } as const;
/** How much higher the buildings of the future are. */
const HIGHER = 1.5;
/** Where ways cross before them, and where fliers are. World units. */
const RAILS = {
  half: 320,
  tracks: [
    [264, 13],
    [322, 30],
  ],
} as const;
const FLIERS: Airspace = {
  count: 26,
  aside: 170,
  near: 110,
  far: 300,
  low: 22,
  high: 105,
  isAlong: false,
};
/** How high the houses of a city are that is known by them, at the most. World units. */
const OLD_ROOFS = 17;
/** Ground lower than this carries none: the water is near. */
const SHORE = 1;
/** How high the light of a city's streets reaches up its walls, world units, and how strong it is. */
const GLOW = { high: 9, share: 0.5 } as const;

/** Whether a city's buildings are seen from afar: over its water, or from its park. */
export const hasSkyline = ({ land, idea }: Pick<Setting, 'land' | 'idea'>): boolean =>
  land === 'city' || (idea.park && (land === 'field' || idea.scenery === 'parkpond'));

/** Paints a city's buildings beyond its water: low along the shore, the highest of them in its middle. */
export function paintSkyline(frame: Frame, camera: Camera, map: HeightMap, setting: Setting): void {
  const lamps = lampsOf(setting);
  const { idea, side } = setting;
  const reach = (z: number) => camera.height + (camera.horizon * z) / camera.focal;
  const over = idea.future
    ? null
    : landmarkInSkyline(idea.city, side * MIDDLE.aside * 0.5, ROWS[0], lamps, reach);
  const solids = [
    ...ROWS.flatMap((z) => rowAt(frame, camera, map, setting, z, lamps, over)),
    ...(idea.future ? inTheAir(setting, lamps) : []),
    ...(over?.solids ?? []),
  ];
  const lit: Lit = {
    setting,
    sunlit: () => 1,
    back: thrownBack(setting.light),
    lampAt: (_, y) => GLOW.share * lamps * Math.exp(-Math.max(0, y) / GLOW.high),
  };
  const scene = sceneOf(camera, frame.width, solids);
  paintSolids({ frame, camera, scene, lit, kind: THING, smoke: 1 });
}

/** The ways and the vehicles in the air before a city of the future. */
function inTheAir({ random }: Setting, lamps: number): Solid[] {
  const own = createRandom(random.uint32());
  return [...railsInTheAir(own, RAILS.half, RAILS.tracks, lamps), ...fliers(own, FLIERS, lamps)];
}

function rowAt(
  frame: Frame,
  camera: Camera,
  map: HeightMap,
  { random, side, idea }: Setting,
  z: number,
  lamps: number,
  over: InSkyline | null,
): Solid[] {
  const half = (0.62 * frame.width * z) / camera.focal + 20;
  const chance = createRandom(random.uint32());
  const isOld = hasOwnQuarter(idea.city);
  const solids: Solid[] = [];
  // The same buildings stand there however much of them is seen.
  for (let n = 0, x = 0; x < half; n++) {
    const wide = WIDE.least + WIDE.more * chance.unit();
    for (const sign of [-1, 1]) {
      const own = createRandom(chance.uint32());
      const left = sign > 0 ? x : -x - wide;
      const plot: Plot = { x: left, z: z + 8 * own.unit(), u: [1, 0], w: [0, 1], wide, deep: 18 };
      const base = lookUp(map.heights, left + wide / 2, z) - 1;
      const usual = heightAt(own, left + wide / 2 - side * MIDDLE.aside, z);
      if (base < SHORE - 1) continue;
      const limit = Math.min(
        over?.highestAt(left, left + wide, z) ?? Number.POSITIVE_INFINITY,
        isOld ? OLD_ROOFS : Number.POSITIVE_INFINITY,
      );
      const high = usual > limit ? limit * (0.7 + 0.3 * own.unit()) : usual;
      solids.push(
        ...(idea.future
          ? buildSpire(own, plot, high * HIGHER, lamps, base)
          : buildTower(own, plot, high, lamps, false, base)),
      );
    }
    x += wide + WIDE.apart * chance.unit() * (n % 3);
  }
  return solids;
}

/** How high a building is so far aside of a city's middle. */
function heightAt(random: { readonly unit: () => number }, aside: number, z: number): number {
  const central = Math.exp(-((aside / MIDDLE.wide) ** 2));
  const behind = clamp((z - MIDDLE.from) / (MIDDLE.to - MIDDLE.from));
  const choice = random.unit();
  const low = HIGH.low + HIGH.more * random.unit() + 26 * central * random.unit();
  if (choice > 0.12 + 0.6 * central) return low;
  const reach = (HIGH.highest - HIGH.tower) * (0.25 + 0.75 * central) * (0.35 + 0.65 * behind);
  return HIGH.tower * (0.7 + 0.3 * central) + reach * random.unit() ** 1.6;
}
