import { smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, LAND, seenPart, WATER } from '../frame.ts';
import { EXTENT, type HeightMap } from '../height-map.ts';
import { airToward, fade, illumination } from '../paint-land.ts';
import { clearSky } from '../sky/sky.ts';
import { suburbGround } from './america/suburb-floor.ts';
import { suburbLots } from './america/suburb-lots.ts';
import { rinkOf } from './arenas/ice-rink.ts';
import { yataiLight } from './asia/yatai.ts';
import { isOverSea, SEA_BELOW } from './europe/greek-lane.ts';
import { type Floor, floorAt } from './floor.ts';
import { grownOver, isReclaimed, reclaimedFloor } from './houses/forsaken.ts';
import { hasTram } from './kerb/rails.ts';
import { paintWires } from './kerb/wires.ts';
import { planStreet } from './plan-street.ts';
import { sceneOf } from './rendering/cast.ts';
import { type Lit, thrownBack } from './rendering/light-face.ts';
import { paintSolids } from './rendering/paint-solids.ts';
import { type Sunlit, sunAmong } from './rendering/shade.ts';
import { mirrorInWet } from './rendering/wet.ts';
import { isSea, isWater } from './street-kind.ts';
import { LAMP, lampLight, lampsOf, paintLamps, SMOKE } from './street-lamps.ts';
import { type Way, wayOf } from './way.ts';

/** How far the floor of a street goes. */
const FARTHEST = 900;
/** The same of the open sea. */
const SEA = 12000;
/** Streets of bare ground, which throws nothing back. */
const MATT: ReadonlySet<Way['kind']> = new Set<Way['kind']>([
  'western',
  'arena',
  'stadium',
  'deserttown',
]);
/** How much of the sky worn stone throws back to who looks along it, at the most. */
const SHEEN = 0.17;
/** The same of the sea that lies beyond a lane's end. */
const SEA_SHEEN = 0.3;
/** How wet the floor of an alley with neon signs is or of a back alley is when it does not rain: they shine in it, and puddles lie there. */
const DAMP = 0.7;
/** How much brighter neon and lit windows are mirrored than what they light, which the eye sees nearly as bright. */
const NEON = 1.4;
const LIT = 0.8;
/** How much the many lamps of stalls, and the floodlights of cranes, light the walls. */
const AMONG = 1;
const AMONG_STALLS: ReadonlySet<Way['kind']> = new Set<Way['kind']>([
  'souk',
  'nightmarket',
  'yatai',
]);
/** How high above the horizon the sky is that it throws back, a sine. */
const LOW = 0.24;

/**
 * Paints a street with its houses, lamps and pavement; in rain it mirrors what stands on it. A canal
 * has water there instead, which is only marked with its distance, as land's is. Tells where the sun
 * reaches between the houses.
 */
export function paintStreet(frame: Frame, camera: Camera, setting: Setting): Sunlit {
  const way = wayOf(setting);
  const lamps = lampsOf(setting);
  const { noise, season } = setting;
  // Through a window no more is seen than that shows.
  const shown = camera.horizon - (frame.pane?.top ?? 0);
  const reach = (z: number) => camera.height + (shown * z) / camera.focal;
  const plan = planStreet(way, setting, lamps, reach);
  const isOvergrown = isReclaimed(setting, way);
  const solids = isOvergrown ? plan.map((one) => grownOver(one, noise, season === 'autumn')) : plan;
  const sunlit = sunAmong(solids, setting.light.toward);
  const isFlooded = AMONG_STALLS.has(way.kind) || way.kind === 'port';
  const strength = lamps * (isFlooded ? AMONG : isWater(way) ? 0.2 : 0.5);
  const lit: Lit = {
    setting,
    sunlit,
    back: thrownBack(setting.light),
    lampAt: (x, y, z) => strength * lampLight(way, x - way.middle(z), z, y),
  };
  paintFloor(frame, camera, setting, way, sunlit);
  paintSolids({
    frame,
    camera,
    scene: sceneOf(camera, frame.width, solids),
    lit,
    kind: LAND,
    smoke: SMOKE,
  });
  if (isWater(way)) return sunlit;
  if (setting.idea.neon || way.kind === 'indian' || way.kind === 'african')
    paintWires(frame, camera, setting, way);
  const { weather, idea } = setting;
  const wet = idea.rainOver || weather === 'rain' || weather === 'storm';
  const wetness = wet
    ? 1
    : setting.weather === 'snowfall'
      ? 0.25
      : (setting.idea.neon && lamps > 0) || (way.kind === 'backalley' && !setting.snowy)
        ? DAMP
        : 0;
  const lights = setting.idea.neon ? NEON : lamps > 0 ? LIT : 0;
  if (wetness > 0) mirrorInWet(frame, camera, setting.noise, wetness, lights);
  if (way.kind === 'avenue' || way.kind === 'suburb') paintLamps(frame, camera, setting, way);
  return sunlit;
}

/** The map of the ground of a street, or of a station so high, with the shadows of its houses. */
export function shadeByHouses(map: HeightMap, sunlit: Sunlit, height = 1): HeightMap {
  const cells = Math.round(Math.sqrt(map.sunlight.length));
  const cell = EXTENT / cells;
  const sunlight = map.sunlight.slice();
  const shadeRow = (row: number): void => {
    for (let column = 0; column < cells; column++) {
      const x = (column - cells / 2) * cell;
      if (Math.abs(x) >= SHADED / 2) continue;
      const at = row * cells + column;
      sunlight[at] = (sunlight[at] as number) * sunlit(x, height, row * cell);
    }
  };
  for (let row = 0; row < cells && row * cell < SHADED; row++) shadeRow(row);
  return { ...map, sunlight };
}

/** How far off the shadows of houses are worked out for what stands between them. */
const SHADED = 200;

function paintFloor(
  frame: Frame,
  camera: Camera,
  setting: Setting,
  way: Way,
  sunlit: Sunlit,
): void {
  const lamps = lampsOf(setting);
  const { light, noise, snowy, season } = setting;
  const floor: Floor = {
    way,
    noise,
    snowy,
    hasRails: hasTram(setting),
    rink: rinkOf(way, setting),
  };
  const first = Math.max(
    0,
    Math.ceil(
      camera.horizon +
        (camera.focal * camera.height) / (isSea(way) || way.kind === 'greeklane' ? SEA : FARTHEST),
    ),
  );
  const lamp = Math.min(1, lamps * 2.2) * 0.9;
  const back = thrownBack(light);
  const isOvergrown = !snowy && isReclaimed(setting, way);
  const lots = way.kind === 'suburb' ? suburbLots(way, noise) : null;
  const ground = lots === null ? null : { way, noise, snowy, isAutumn: season === 'autumn', lots };
  const shops = Math.min(1, lamps * 2.2) * SPILLS[way.kind];
  const { left, right: end, bottom } = seenPart(frame);
  for (let column = 0; column < frame.width; column++) {
    const right = (column + 0.5 - camera.centre) / camera.focal;
    const air = airToward(light, right);
    const length = Math.hypot(right, 1);
    const low: Colour = snowy
      ? [0, 0, 0]
      : clearSky(light, (right / length) * 0.97, LOW, 0.97 / length);
    for (let row = first; row < frame.height; row++) {
      const z = (camera.focal * camera.height) / Math.max(0.5, row + 0.5 - camera.horizon);
      const x = right * z;
      const at = row * frame.width + column;
      frame.depth[at] = z;
      if (isWater(way)) {
        frame.kind[at] = WATER;
        continue;
      }
      frame.kind[at] = LAND;
      // Beside what is seen things look for their places on it.
      if (column < left || column >= end || row >= bottom) continue;
      const aside = (x - way.middle(z)) / Math.hypot(1, way.turns(z));
      const pixel = z / camera.focal;
      const deep = (z * pixel) / camera.height;
      const isBelow = isOverSea(way, z);
      const swept =
        ground === null
          ? floorAt(floor, { aside, z, pixel, deep })
          : suburbGround(ground, x, z, pixel, deep);
      const colour = isOvergrown
        ? reclaimedFloor(swept, noise, { aside, z, deep, front: way.front })
        : swept;
      const sun = sunlit(x, 0, z);
      const sky = illumination(light, light.toward[1] * 1.2 * sun, 0.92);
      const stall = way.kind === 'yatai' ? lamp * yataiLight(way, x, z) : 0;
      const shine = lamp * lampLight(way, aside, z, 0) + shops * spillAt(way, aside) + stall;
      const sheen = isBelow
        ? SEA_SHEEN
        : ground === null && !MATT.has(way.kind)
          ? sheenOf(camera, z, sun)
          : 0;
      const far = isBelow ? (z * (camera.height + SEA_BELOW)) / camera.height : z * SMOKE;
      const shown = (c: 0 | 1 | 2) =>
        colour[c] * (sky[c] + 0.85 * back[c] + shine * LAMP[c]) + sheen * low[c];
      const seen = fade(light, air, [shown(0), shown(1), shown(2)], far);
      frame.rgb[at * 3] = seen[0];
      frame.rgb[at * 3 + 1] = seen[1];
      frame.rgb[at * 3 + 2] = seen[2];
    }
  }
}

/** How far the light of shop windows reaches over the pavement, world units. */
const SPILL = 2.6;
/** How much of it there is in each kind of street. */
const SPILLS: Readonly<Record<Way['kind'], number>> = {
  avenue: 0.8,
  old: 0.8,
  lane: 0.25,
  neon: 0.8,
  canal: 0.8,
  suburb: 0.15,
  watertown: 0,
  souk: 0.7,
  nightmarket: 1,
  cafes: 0.9,
  greek: 0,
  western: 0.3,
  amsterdam: 0,
  plaza: 0.3,
  indian: 0.8,
  hanok: 0.15,
  machiya: 0.5,
  hutong: 0.4,
  port: 0,
  havana: 0.4,
  caribbean: 0.5,
  african: 0.6,
  favela: 0,
  ghats: 0,
  hillstreet: 0,
  greeklane: 0.1,
  backalley: 0.25,
  streetcourt: 0.2,
  court: 0.3,
  palace: 0.1,
  arena: 0,
  stadium: 0,
  yatai: 0.6,
  deserttown: 0.3,
  busstop: 0.7,
};

/** Light of the shop windows at a place so far from the street's middle, 0 to 1. */
const spillAt = ({ front }: Way, aside: number): number =>
  Math.exp(-Math.max(0, front - Math.abs(aside)) / SPILL);

/** How much of the low sky worn stone throws back: more the flatter it is looked at, most in the sun. */
function sheenOf(camera: Camera, z: number, sun: number): number {
  const flat = 1 - camera.height / Math.hypot(z, camera.height);
  return SHEEN * smoothstep(0.35, 1, flat) ** 2 * (0.45 + 0.55 * sun);
}
