import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance, inside } from '../front.ts';
import type { Way } from '../way.ts';
import { CIRCLE, GARAGE, type Lot } from './suburb-lots.ts';

/** How wide the strip of grass at the kerb and the pavement behind it are. World units. */
export const VERGE = 1.4;
export const PAVEMENT = 1.5;
const ASPHALT: Colour = [0.3, 0.3, 0.31];
const CONCRETE: Colour = [0.62, 0.6, 0.56];
const KERB: Colour = [0.66, 0.65, 0.61];
const GRASS: Colour = [0.22, 0.38, 0.11];
const DRY: Colour = [0.42, 0.4, 0.18];
const SNOW: Colour = [0.82, 0.85, 0.91];
/** How far from a fallen leaf the next may lie, world units. */
const LEAF = 0.13;
/** Half the ways to the doors, world units. */
const WALK = 0.6;

/** What of a street a suburb's ground depends on. */
export interface Ground {
  readonly way: Way;
  readonly noise: Noise;
  readonly snowy: boolean;
  /** Whether leaves have turned and grass is no longer fresh. */
  readonly isAutumn: boolean;
  readonly lots: readonly Lot[];
}

/** How far along the street's middle a place is, and how far aside of it. */
export function alongWay(way: Way, x: number, z: number): readonly [along: number, aside: number] {
  let s = z;
  for (let n = 0; n < 4; n++) {
    const slope = way.turns(s);
    s += (z - s + (x - way.middle(s)) * slope) / (1 + slope * slope);
  }
  const slope = way.turns(s);
  return [s, (x - way.middle(s)) / Math.hypot(1, slope) - ((z - s) * slope) / Math.hypot(1, slope)];
}

/** How far from the roadway a place is, less than nothing on it: along the street and round its turning circle. */
function besideRoad(way: Way, x: number, z: number): number {
  const end = way.end - CIRCLE.before;
  const [along, aside] = alongWay(way, x, z);
  const straight =
    along < end ? Math.abs(aside) - way.road : Math.hypot(aside, along - end) - way.road;
  const round = Math.hypot(x - way.middle(end), z - end) - CIRCLE.radius;
  return Math.min(straight, round);
}

/** The colour of a suburb's ground in plain light: a road with its kerbs, a pavement in the grass, drives and ways to the doors. */
export function suburbGround(
  ground: Ground,
  x: number,
  z: number,
  pixel: number,
  deep: number,
): Colour {
  const { way, noise, snowy } = ground;
  const off = besideRoad(way, x, z);
  const soft = pixel + 0.35 * deep;
  const rough = 1 + 0.09 * noise.fbm(x * 0.5, z * 0.5, 3);
  const road = scaleColour(
    snowy ? mixColour(ASPHALT, SNOW, 0.45) : ASPHALT,
    rough * cracks(noise, x, z, deep),
  );
  if (off < -0.3 - soft) return road;
  const paved = Math.max(
    inside(off, VERGE, VERGE + PAVEMENT, soft),
    privateWays(ground, x, z, off, soft),
  );
  const slab = jointed(z, soft);
  const stone = snowy ? mixColour(CONCRETE, SNOW, 0.6) : CONCRETE;
  const green = snowy ? scaleColour(SNOW, 0.94 + 0.06 * rough) : lawnAt(ground, x, z, deep);
  const besides = mixColour(green, scaleColour(stone, slab * rough), paved);
  const kerb = inside(off, -0.05, 0.2, soft);
  const gutter = inside(off, -0.4, -0.05, soft);
  const edged = mixColour(besides, snowy ? stone : KERB, kerb * (off > 0.25 ? 0 : 1));
  return mixColour(edged, mixColour(road, CONCRETE, 0.4 * gutter), inside(off, -1e4, 0, soft));
}

/** Dark lines of tar on the asphalt. */
function cracks(noise: Noise, x: number, z: number, deep: number): number {
  const line = Math.abs(noise.at(x * 0.22 + 7, z * 0.16 + 3));
  return 1 - 0.12 * smoothstep(0.012, 0.003, line) * smoothstep(0.6, 0.1, deep);
}

/** Joints between the slabs of a pavement. */
const jointed = (z: number, soft: number): number =>
  1 -
  0.14 *
    smoothstep(0.4, 0.1, soft) *
    inside(Math.abs(z / 1.5 - Math.round(z / 1.5)), -1, 0.02, soft);

/** How much of a place is a drive to a garage or a way to a door. */
function privateWays({ lots }: Ground, x: number, z: number, off: number, soft: number): number {
  let most = 0;
  for (const { plot, garage, door } of lots) {
    const [dx, dz] = [x - plot.x, z - plot.z];
    const inward = dx * plot.w[0] + dz * plot.w[1];
    if (inward > 1 || inward < -14) continue;
    const along = dx * plot.u[0] + dz * plot.u[1];
    if (along < -1 || along > plot.wide + 1) continue;
    const middle = garage + GARAGE.wide / 2;
    const drive = inside(along - middle, -GARAGE.door / 2, GARAGE.door / 2, soft);
    const walk = off > VERGE ? inside(along - door, -WALK, WALK, soft) : 0;
    most = Math.max(most, drive, walk);
  }
  return most;
}

/** Mown grass: stripes of the mower, blades near the eye, tired patches, fallen leaves in autumn. */
function lawnAt({ noise, isAutumn }: Ground, x: number, z: number, deep: number): Colour {
  const stripe = 0.05 * Math.tanh(3 * Math.sin(x * 1.9 + 0.4 * z));
  const patch = 0.5 + 0.5 * noise.fbm(x / 7 + 5, z / 7, 3);
  const near = smoothstep(0.5, 0.05, deep);
  const blades = near * (0.34 * noise.at(x * 17, z * 9) + 0.22 * noise.at(x * 41, z * 23));
  const base = mixColour(GRASS, DRY, (isAutumn ? 0.4 : 0.12) * patch + (isAutumn ? 0.12 : 0));
  const grass = scaleColour(base, 0.94 + 0.2 * patch + stripe + blades);
  if (!isAutumn) return grass;
  const [u, v] = [x / LEAF, z / LEAF];
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const off = Math.hypot(
    u - column - 0.3 - 0.4 * chance(column, row, 4),
    1.6 * (v - row - 0.3 - 0.4 * chance(column, row, 5)),
  );
  const isFallen = chance(column, row, 3) < 0.16 + 0.12 * noise.at(x / 3, z / 3);
  const fallen = isFallen ? 0.9 * smoothstep(0.34, 0.24, off) : 0;
  const leaf: Colour = chance(row, column, 8) < 0.5 ? [0.62, 0.3, 0.08] : [0.66, 0.46, 0.12];
  return mixColour(
    grass,
    leaf,
    fallen * smoothstep(0.5, 0.1, deep) + 0.12 * smoothstep(0.1, 0.5, deep),
  );
}
