import { createRandom, type Random } from '../../../../kernels/random.ts';
import { clamp } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Camera, Frame } from '../../frame.ts';
import { throughAir } from '../../paint-land.ts';
import { SMOKE } from '../street-lamps.ts';
import type { Way } from '../way.ts';

/** How far apart the posts stand, where the first and the last are, how high the wires hang there, how far from the houses. World units. */
const POSTS = { first: 10, apart: 13, last: 90, high: 7.6, out: 0.5 } as const;
/** How many wires go along each side and how many cross from post to post; how far one sags, of its length. */
const ALONG = 4;
const ACROSS = 2;
const SAG = 0.035;
/** How thick a wire is and a post, world units. */
const WIRE = 0.035;
const POST = 0.16;
/** Parts that a wire is drawn in. */
const PARTS = 70;
const RUBBER: Colour = [0.035, 0.035, 0.045];

type Point = readonly [x: number, y: number, z: number];

/** Draws posts along the houses of a street and the wires that hang between them and over it. */
export function paintWires(frame: Frame, camera: Camera, setting: Setting, way: Way): void {
  const random = createRandom(setting.random.uint32());
  const high = POSTS.high * (way.kind === 'neon' ? 0.86 : 1.2);
  const headAt = (side: number, z: number, n: number): Point => [
    way.middle(z) + side * (way.front - POSTS.out),
    high - 0.34 * n,
    z,
  ];
  const last = Math.min(POSTS.last, way.end - 2);
  for (let z = last - ((last - POSTS.first) % POSTS.apart); z >= POSTS.first; z -= POSTS.apart) {
    const next = z + POSTS.apart;
    for (const side of [-1, 1]) {
      for (let n = 0; n < ALONG; n++)
        hang(frame, camera, setting, headAt(side, z, n), headAt(side, next, n), WIRE, SAG);
      const [x] = headAt(side, z, 0);
      hang(frame, camera, setting, [x, 0, z], [x, high + 0.6, z], POST, 0);
    }
    for (let n = 0; n < ACROSS; n++) crossing(frame, camera, setting, headAt, z, random);
  }
}

function crossing(
  frame: Frame,
  camera: Camera,
  setting: Setting,
  headAt: (side: number, z: number, n: number) => Point,
  z: number,
  random: Random,
): void {
  const [from, to] = [z, z + POSTS.apart * (random.unit() - 0.2)];
  const rows = [random.below(ALONG), random.below(ALONG)] as const;
  hang(frame, camera, setting, headAt(-1, from, rows[0]), headAt(1, to, rows[1]), WIRE, SAG * 1.6);
}

/** Draws a line that sags between two points, where nothing nearer is. */
function hang(
  frame: Frame,
  { focal, centre, horizon, height }: Camera,
  { light }: Setting,
  a: Point,
  b: Point,
  thick: number,
  sag: number,
): void {
  const long = Math.hypot(b[0] - a[0], b[2] - a[2]);
  const at = (share: number) => {
    const z = Math.max(1, a[2] + (b[2] - a[2]) * share);
    const x = a[0] + (b[0] - a[0]) * share;
    const y = a[1] + (b[1] - a[1]) * share - 4 * sag * long * share * (1 - share);
    return [centre + (focal * x) / z, horizon + (focal * (height - y)) / z, z] as const;
  };
  for (let n = 0; n < PARTS; n++) {
    const [from, to] = [at(n / PARTS), at((n + 1) / PARTS)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const steps = Math.min(2000, Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)))));
    const z = (from[2] + to[2]) / 2;
    const half = (0.5 * thick * focal) / z;
    const colour = throughAir(light, RUBBER, (from[0] - centre) / focal, z * SMOKE);
    const isSteep = Math.abs(dy) > Math.abs(dx);
    for (let step = 0; step < steps; step++) {
      const [x, y] = [from[0] + (dx * step) / steps, from[1] + (dy * step) / steps];
      if (x < -1 || y < -1 || x > frame.width || y > frame.height) continue;
      brush(frame, isSteep ? y : x, isSteep ? x : y, isSteep, half, z, colour);
    }
  }
}

/** Darkens the pixels across a line at one place of it. */
function brush(
  { width, height, depth, rgb }: Frame,
  along: number,
  across: number,
  isSteep: boolean,
  half: number,
  z: number,
  colour: Colour,
): void {
  const main = Math.round(along);
  for (let off = Math.floor(across - half - 1); off <= Math.ceil(across + half + 1); off++) {
    const [column, row] = isSteep ? [off, main] : [main, off];
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const at = row * width + column;
    if ((depth[at] as number) < z - 0.3) continue;
    const alpha = clamp(half + 0.5 - Math.abs(off - across)) * Math.min(1, 0.25 + 2 * half);
    for (let c = 0; c < 3; c++)
      rgb[at * 3 + c] = (rgb[at * 3 + c] as number) * (1 - alpha) + (colour[c] as number) * alpha;
  }
}
