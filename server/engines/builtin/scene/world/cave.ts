import { clamp, multiplyColours, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Setting } from '../setting.ts';
import type { Colour } from '../words/idea.ts';
import { type Cave, inCave, type Place } from './cave-plan.ts';
import { type Walls, wallsOf } from './cave-walls.ts';
import { type Camera, type Frame, LAND, THING } from './frame.ts';
import { drawMeshes, type Mesh } from './mesh.ts';

/** Points around and along a cave's walls. */
const AROUND = 420;
const ALONG = 210;
/** Where the walls begin before the eye, world units. */
const NEAR = 0.75;
/** How uneven its floor is, and from how high on it is wall. World units. */
const UNEVEN = 0.16;
const FLOOR = 0.5;
/** How much brighter it is outside for an eye that is used to the dark. */
const GLARE = 1.28;
/** Puts the walls, the roof and the floor of a cave before the land, which is seen through its mouth. */
export function paintCave(frame: Frame, camera: Camera, setting: Setting, cave: Cave): void {
  const { width, height, rgb, depth, kind } = frame;
  const { noise, random, idea } = setting;
  const walls = wallsOf(idea);
  const start = 40 * random.unit();
  const eye = inCave(camera);
  const drawn = drawMeshes(width, height, [meshOf(cave, walls, eye, noise, start)]);
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      const alpha = drawn.rgba[at * 4 + 3] as number;
      if (alpha < 1)
        for (let c = 0; c < 3; c++) rgb[at * 3 + c] = GLARE * (rgb[at * 3 + c] as number);
      if (alpha === 0) continue;
      const z = drawn.depth[at] as number;
      const x = ((column + 0.5 - eye.centre) * z) / eye.focal;
      const y = eye.height - ((row + 0.5 - eye.horizon) * z) / eye.focal;
      const grain = 1 + walls.cracks * grainAt(noise, start, x, y, z, z / eye.focal);
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] =
          (rgb[at * 3 + c] as number) * (1 - alpha) +
          (drawn.rgba[at * 4 + c] as number) * grain * alpha;
      if (alpha < 0.5) continue;
      depth[at] = z;
      kind[at] = y < FLOOR ? LAND : THING;
    }
}

/** How much lighter the walls are at a place: cracks and grain as fine as a pixel shows them. */
function grainAt(noise: Noise, start: number, x: number, y: number, z: number, pixel: number) {
  const seen = smoothstep(0.5, 0.06, pixel * 4);
  const [u, v] = [x * 0.8 + z * 0.6 + start, y * 1.3 + z * 0.35];
  const cracks = noise.ridged(u * 1.1, v * 1.1, 3);
  const grain = noise.fbm(u * 4.3, v * 5.1, 3);
  return seen * (0.42 - cracks + 0.55 * grain);
}

/** The walls as a mesh of rings from the eye to the mouth. */
function meshOf(cave: Cave, walls: Walls, eye: Camera, noise: Noise, start: number): Mesh {
  const points: Place[] = [];
  const hollows = new Float32Array(AROUND * ALONG);
  for (let row = 0; row < ALONG; row++) {
    const z = NEAR * (cave.end / NEAR) ** (row / (ALONG - 1));
    for (let column = 0; column < AROUND; column++) {
      const { point, hollow } = pointAt(
        cave,
        walls,
        noise,
        start,
        (column / (AROUND - 1)) * 2 * Math.PI,
        z,
      );
      hollows[points.length] = hollow;
      points.push(point);
    }
  }
  const places = new Float32Array(points.length * 3);
  const colours = new Float32Array(points.length * 3);
  points.forEach((point, at) => {
    const [x, y, z] = point;
    const column = at % AROUND;
    const row = (at - column) / AROUND;
    const beside = (c: number, r: number) =>
      points[clamp(r, 0, ALONG - 1) * AROUND + clamp(c, 0, AROUND - 1)] as Place;
    const normal = inward(
      beside(column - 1, row),
      beside(column + 1, row),
      beside(column, row - 1),
      beside(column, row + 1),
      [cave.middle(z) - x, 0.45 * cave.high(z) - y, 0],
    );
    places.set(
      [eye.centre + (eye.focal * x) / z, eye.horizon + (eye.focal * (eye.height - y)) / z, z],
      at * 3,
    );
    const hollow = hollows[at] as number;
    const own = walls.colour(noise, point, hollow);
    const gloom = walls.gloom(noise, cave, point, hollow);
    colours.set(multiplyColours(own, lightAt(cave, gloom, point, normal, hollow)), at * 3);
  });
  return { columns: AROUND, rows: ALONG, places, colours };
}

/** A point of the wall, the first of a ring below the floor; and how far it lies behind what juts in around it. */
function pointAt(cave: Cave, walls: Walls, noise: Noise, start: number, angle: number, z: number) {
  const turned = angle - Math.PI / 2;
  const [c, s] = [Math.cos(turned), Math.sin(turned)];
  const [u, v] = [angle * 1.9 + start, z * 0.3];
  const folds = walls.folds(noise, u, v);
  const ledges = walls.ledges(noise, u, v);
  const jut = walls.juts * (folds + 0.2) + walls.ledgesJut * ledges;
  const spike = Math.max(0, noise.at(u * 3.4 + 7, z * 0.95) - 0.18);
  const hangs = walls.hangs * spike ** 1.25 * smoothstep(0.25, 0.8, s);
  const open = 1 - jut - hangs;
  const high = cave.high(z);
  const y = 0.42 * high + s * 0.58 * high * open;
  const x = cave.middle(z) + c * cave.half(z) * open;
  const floor = cave.floor(x, z) + UNEVEN * noise.fbm(x * 0.8 + start, z * 0.8, 3);
  const point: Place = [x, Math.max(floor, y), z];
  // The floor lies open; its ring begins and ends in its middle.
  const behind = 0.36 - 0.5 * folds - 0.7 * ledges;
  return { point, hollow: clamp(behind) * smoothstep(floor, floor + 0.8, y) };
}

/** Which way a surface faces, into the cave. */
function inward(a: Place, b: Place, c: Place, d: Place, into: Place): Place {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [d[0] - c[0], d[1] - c[1], d[2] - c[2]];
  const n: Place = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const long = Math.hypot(...n) || 1;
  const turn = n[0] * into[0] + n[1] * into[1] + n[2] * into[2] < 0 ? -1 / long : 1 / long;
  return [n[0] * turn, n[1] * turn, n[2] * turn];
}

/** The light on a wall: what is there anyway, and what comes from the cave's lights. */
function lightAt(
  { lights }: Cave,
  gloom: Colour,
  at: Place,
  normal: Place,
  hollow: number,
): Colour {
  const open = 1 - 0.45 * hollow;
  let [red, green, blue] = gloom;
  for (const light of lights) {
    const [x, y, z] = [light.at[0] - at[0], light.at[1] - at[1], light.at[2] - at[2]];
    const away = Math.hypot(x, y, z) || 1;
    const facing = (normal[0] * x + normal[1] * y + normal[2] * z) / away;
    const share = (open * clamp(0.3 + 0.7 * facing)) / (1 + (away / light.reach) ** 2);
    red += light.colour[0] * share;
    green += light.colour[1] * share;
    blue += light.colour[2] * share;
  }
  return [red, green, blue];
}
