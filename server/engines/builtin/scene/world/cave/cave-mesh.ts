import { clamp, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Camera } from '../frame.ts';
import type { Mesh } from '../mesh.ts';
import type { Cave, Place } from './cave-plan.ts';
import type { Walls } from './cave-walls.ts';

/** Points around and along a cave's walls, and the share of both that is enough for pictures up to so many pixels on a side. */
const AROUND = 420;
const ALONG = 210;
const COARSE = { share: 0.5, pixels: 200 } as const;
/** Where the walls begin before the eye, world units. */
const NEAR = 0.75;
/** How uneven its floor is, world units. */
const UNEVEN = 0.16;
/** How far around its walls a turn by a radian is, world units. */
const RADIUS = 5.2;
/** How many points around hide the light from a hollow, and how deep one is dark, as a share of the cave's width. */
const SPREAD = 7;
const DEEP = 0.07;

/**
 * The walls as a mesh of rings from the eye to the mouth. In place of its colours it has which way a point faces
 * (right, up, ahead): as a vector of length 1 where it lies open, down to half of that in a hollow.
 */
export function caveMesh(
  cave: Cave,
  walls: Walls,
  eye: Camera,
  noise: Noise,
  start: number,
  pixels: number,
): Mesh {
  const share = pixels <= COARSE.pixels ? COARSE.share : 1;
  const columns = AROUND * share;
  const rows = ALONG * share;
  const points: Place[] = [];
  const jutAt = walls.juts(noise);
  const open = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const z = NEAR * (cave.end / NEAR) ** (row / (rows - 1));
    for (let column = 0; column < columns; column++) {
      const angle = (column / (columns - 1)) * 2 * Math.PI;
      const made = pointAt(cave, walls.hangs, jutAt, noise, start, angle, z);
      open[points.length] = made.open;
      points.push(made.point);
    }
  }
  const around = blurred(open, columns, Math.round(SPREAD * share));
  const places = new Float32Array(points.length * 3);
  const colours = new Float32Array(points.length * 3);
  points.forEach(([x, y, z], at) => {
    const column = at % columns;
    const row = (at - column) / columns;
    const beside = (c: number, r: number) =>
      points[clamp(r, 0, rows - 1) * columns + clamp(c, 0, columns - 1)] as Place;
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
    const hollow = clamp(((open[at] as number) - (around[at] as number)) / DEEP);
    const length = 1 - 0.5 * hollow;
    colours.set([normal[0] * length, normal[1] * length, normal[2] * length], at * 3);
  });
  return { columns, rows, places, colours };
}

/** A point of the wall, the first of a ring below the floor; and how far out it lies, as a share of the cave's width. */
function pointAt(
  cave: Cave,
  most: number,
  jutAt: ReturnType<Walls['juts']>,
  noise: Noise,
  start: number,
  angle: number,
  z: number,
) {
  const turned = angle - Math.PI / 2;
  const [c, s] = [Math.cos(turned), Math.sin(turned)];
  const around = angle * RADIUS + start;
  const high = cave.high(z);
  const jut = jutAt(around, high * (0.42 + 0.58 * s), z);
  const spike = Math.max(0, noise.at(around * 1.25 + 7, z * 0.95) - 0.18);
  const hangs = most * spike ** 1.25 * smoothstep(0.25, 0.8, s);
  const open = 1 - jut - hangs;
  const y = 0.42 * high + s * 0.58 * high * open;
  const x = cave.middle(z) + c * cave.half(z) * open;
  const floor = cave.floor(x, z) + UNEVEN * noise.fbm(x * 0.8 + start, z * 0.8, 3);
  const point: Place = [x, Math.max(floor, y), z];
  // The floor lies open; its ring begins and ends in its middle.
  const isWall = smoothstep(floor, floor + 0.8, y);
  return { point, open: 1 + (open - 1) * isWall };
}

/** The mean of each point and those about it, around and along, so many of a row's each way. */
function blurred(values: Float32Array, columns: number, spread: number): Float32Array {
  const pass = (from: Float32Array, step: number, place: (at: number) => number, last: number) =>
    from.map((_, at) => {
      let [sum, count] = [0, 0];
      const own = place(at);
      for (let n = Math.max(-spread, -own); n <= Math.min(spread, last - own); n++, count++)
        sum += from[at + n * step] as number;
      return sum / count;
    });
  const rows = values.length / columns;
  const along = pass(values, columns, (at) => Math.floor(at / columns), rows - 1);
  return pass(along, 1, (at) => at % columns, columns - 1);
}

/** Which way a surface faces, into the cave. */
function inward(a: Place, b: Place, c: Place, d: Place, into: Place): Place {
  const [ux, uy, uz] = [b[0] - a[0], b[1] - a[1], b[2] - a[2]];
  const [vx, vy, vz] = [d[0] - c[0], d[1] - c[1], d[2] - c[2]];
  const n: Place = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  const long = Math.sqrt(n[0] ** 2 + n[1] ** 2 + n[2] ** 2) || 1;
  const turn = n[0] * into[0] + n[1] * into[1] + n[2] * into[2] < 0 ? -1 / long : 1 / long;
  return [n[0] * turn, n[1] * turn, n[2] * turn];
}
