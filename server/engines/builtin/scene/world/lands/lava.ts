import { createRandom } from '../../../kernels/random.ts';
import { clamp, mixColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { CRATER } from '../dry-ground.ts';
import { type Camera, type Frame, LAND } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';

/** World units around the crater that lava is looked for in, and from one cell of its map to the next. */
const REACH = 560;
const CELL = 4;
const SIDE = (2 * REACH) / CELL;
/** Where streams begin: distance from the crater's middle, world units, and how many there are. */
const RIM = 84;
const STREAMS = 9;
/** How far a stream runs in a step, and over how much ground it feels which way is down. World units. */
const STEP = 3;
const FEELS = 9;
/** How much of its way a stream keeps at each step. */
const INERTIA = 0.6;
/** How much wider than a stream its light on the ground is. */
const SPREAD = 5.5;

const WHITE_HOT: Colour = [2.1, 1.35, 0.5];
const HOT: Colour = [1.7, 0.52, 0.08];
const COOLING: Colour = [0.72, 0.1, 0.03];
const CRUST: Colour = [0.13, 0.05, 0.04];
const SHINE: Colour = [0.95, 0.24, 0.05];

/** How hot the ground round the crater is, and how much light falls on it from streams; cell by cell, 0 to 1. */
interface Heat {
  readonly stream: Float32Array;
  readonly shine: Float32Array;
}

/** Lets lava run down the volcano along the steepest way, bright where it is hot, crusted where it cools; `dim` is how much it shines. */
export function paintLava(
  frame: Frame,
  camera: Camera,
  { side, noise, random }: Setting,
  { heights }: HeightMap,
  dim: number,
): void {
  const seed = random.uint32();
  const middle = side * CRATER.aside;
  const heat = letRun(heights, middle, seed);
  const { width, kind, depth, rgb } = frame;
  for (let at = 0; at < kind.length; at++) {
    const z = depth[at] as number;
    if (kind[at] !== LAND || Math.abs(z - CRATER.z) > REACH) continue;
    const x = (((at % width) - camera.centre) / camera.focal) * z;
    const [u, v] = [(x - middle + REACH) / CELL, (z - CRATER.z + REACH) / CELL];
    const shine = sample(heat.shine, u, v);
    if (shine < 0.01) continue;
    const torn = noise.fbm(x / 11, z / 11, 2);
    const hot = clamp(sample(heat.stream, u, v) * (1 + 0.45 * torn));
    const own = colourOf(hot);
    const there = smoothstep(0.1, 0.34, hot) * dim;
    for (let c = 0; c < 3; c++) {
      const ground = (rgb[at * 3 + c] as number) + (SHINE[c] as number) * 0.42 * shine * dim;
      rgb[at * 3 + c] = ground + ((own[c] as number) - ground) * there;
    }
  }
}

/** From crust through red and orange to white heat. */
function colourOf(hot: number): Colour {
  const red = mixColour(CRUST, COOLING, smoothstep(0.1, 0.34, hot));
  const orange = mixColour(red, HOT, smoothstep(0.3, 0.62, hot));
  return mixColour(orange, WHITE_HOT, smoothstep(0.66, 0.98, hot));
}

/** Follows the streams down from the rim on the side of the eye. */
function letRun(heights: Float32Array, middle: number, seed: number): Heat {
  const random = createRandom(seed);
  const heat = { stream: new Float32Array(SIDE * SIDE), shine: new Float32Array(SIDE * SIDE) };
  for (let n = 0; n < STREAMS; n++) {
    const turn = ((n + 0.2 + 0.6 * random.unit()) / STREAMS - 0.5) * 2.5;
    let [x, z] = [middle + Math.sin(turn) * RIM, CRATER.z - Math.cos(turn) * RIM];
    let [alongX, alongZ] = [Math.sin(turn), -Math.cos(turn)];
    const long = 120 + 330 * random.unit() ** 1.3;
    const wide = 5 + 12 * random.unit() ** 2;
    let [bend, drift] = [0, 0];
    for (let run = 0; run < long; run += STEP) {
      const share = run / long;
      const [downX, downZ] = downhill(heights, x, z);
      if (random.unit() < 0.1) drift = 2.6 * (random.unit() - 0.5);
      bend += (drift - bend) * 0.25;
      alongX = alongX * INERTIA + (downX - downZ * bend) * (1 - INERTIA);
      alongZ = alongZ * INERTIA + (downZ + downX * bend) * (1 - INERTIA);
      const length = Math.hypot(alongX, alongZ) || 1;
      x += (alongX / length) * STEP;
      z += (alongZ / length) * STEP;
      const radius = wide * (0.7 + 0.5 * share) * (1 - 0.6 * smoothstep(0.75, 1, share));
      const power = 1 - 0.55 * share ** 1.4 - 0.4 * smoothstep(0.85, 1, share);
      stamp(heat.stream, x - middle, z - CRATER.z, radius, power);
      stamp(heat.shine, x - middle, z - CRATER.z, radius * SPREAD, power * 0.8);
    }
  }
  return heat;
}

/** The way down at a place, length 1. */
function downhill(heights: Float32Array, x: number, z: number): readonly [number, number] {
  const right = lookUp(heights, x - FEELS, z) - lookUp(heights, x + FEELS, z);
  const ahead = lookUp(heights, x, z - FEELS) - lookUp(heights, x, z + FEELS);
  const length = Math.hypot(right, ahead) || 1;
  return [right / length, ahead / length];
}

/** Raises a round spot of a map to what is at its middle, falling to nothing at its edge. */
function stamp(map: Float32Array, x: number, z: number, radius: number, power: number): void {
  const [u, v, reach] = [(x + REACH) / CELL, (z + REACH) / CELL, radius / CELL];
  const last = (value: number) => Math.min(SIDE - 1, Math.ceil(value));
  for (let row = Math.max(0, Math.floor(v - reach)); row <= last(v + reach); row++) {
    for (let column = Math.max(0, Math.floor(u - reach)); column <= last(u + reach); column++) {
      const away = Math.hypot(column - u, row - v) / reach;
      const value = away < 1 ? power * (1 - away * away) : 0;
      const at = row * SIDE + column;
      if (value > (map[at] as number)) map[at] = value;
    }
  }
}

/** A map's value between its cells; 0 beyond it. */
function sample(map: Float32Array, u: number, v: number): number {
  const [column, row] = [Math.floor(u), Math.floor(v)];
  if (column < 0 || row < 0 || column >= SIDE - 1 || row >= SIDE - 1) return 0;
  const at = row * SIDE + column;
  const [du, dv] = [u - column, v - row];
  const near = (map[at] as number) * (1 - du) + (map[at + 1] as number) * du;
  const far = (map[at + SIDE] as number) * (1 - du) + (map[at + SIDE + 1] as number) * du;
  return near * (1 - dv) + far * dv;
}
