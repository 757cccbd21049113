import { clamp, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Camera, Frame } from '../frame.ts';
import type { Light } from '../light.ts';
import { type Coarse, layOver } from './cloudscape.ts';
import { jitter } from './jitter.ts';
import { sampleBlock, vapour } from './vapour.ts';

/** The layer that the sea of clouds fills, world units about the eye, which is above all but its towers. */
const BASE = -2700;
const TOP = 1500;
/** How near and how far it is seen, world units, and how much longer than the distance so far a step is. */
export const NEAR = 1700;
export const FARTHEST = 34_000;
const STEP = 0.034;
/** How many times finer the steps are inside of a cloud. */
const FINER = 3;
/** Rays across the picture: vapour is soft, so each stands for a few pixels. */
const RAYS = 300;
/** Distances toward the sun at which it is looked for what keeps its light away. */
const SUNWARD = [90, 280, 800] as const;
/** How much light is lost in 1 world unit of the densest vapour, and how fast distance pales, per world unit. */
const EXTINCTION = 0.006;
const PALE = 0.000045;
/** How high the sea stands as a rule and everywhere at the least, of the layer, and from where on towers may rise out of it. */
const LEVEL = 0.33;
const CLOSED = 0.12;
const TOWERS = { from: 5500, to: 15_000 } as const;
/** How far up its highest towers are seen, where ahead is 1. */
const HIGHEST = TOP / NEAR;
/** Cells of the grid on which it is worked out how high the sea stands. */
const CELL = 220;

/** What a sea of clouds is like. */
export interface Sea {
  /** How much higher it stands than a usual one, of the layer. */
  readonly level: number;
  /** Whether heaps rise out of it as high as towers. */
  readonly hasTowers: boolean;
  /** Up to which distances it is asked for, world units, ascending; the last one without end. */
  readonly stops: readonly number[];
}

const OPEN: Sea = { level: 0, hasTowers: true, stops: [Number.POSITIVE_INFINITY] };

/** Paints a closed sea of clouds below the eye, to the horizon, some of its heaps higher than that. */
export function paintCloudSea(frame: Frame, camera: Camera, setting: Setting): void {
  for (const all of marchSea(frame, camera, setting, OPEN)) layOver(frame, all);
}

/** What the eye sees of a sea of clouds up to each of its stops; what is open below the horizon is haze in the last. */
export function marchSea(frame: Frame, camera: Camera, setting: Setting, sea: Sea): Coarse[] {
  const pixels = Math.max(1, Math.ceil(Math.max(frame.width, frame.height) / RAYS));
  const columns = Math.ceil(frame.width / pixels) + 1;
  const rows = Math.ceil(frame.height / pixels) + 2;
  const layers = sea.stops.map(() => new Float32Array(columns * rows * 4));
  const march = createMarch(setting, sea);
  for (let row = 0; row < rows; row++) {
    const up = (camera.horizon - row * pixels) / camera.focal;
    // Nothing rises as high as that.
    if (up > HIGHEST) continue;
    for (let column = 0; column < columns; column++) {
      const right = (column * pixels - camera.centre) / camera.focal;
      march(right, up, layers, (row * columns + column) * 4);
    }
  }
  return layers.map((data) => ({ data, columns, rows, pixels }));
}

/** How high the sea stands at each place, 0 at the layer's foot to 1 and more at its top. */
function createCover({ noise, random }: Pick<Setting, 'noise' | 'random'>, sea: Sea) {
  const offset = 40 * random.unit();
  const side = Math.ceil((2 * FARTHEST) / CELL);
  const grid = new Float32Array(side * side).fill(Number.NaN);
  const cover = (column: number, row: number): number => {
    const at = row * side + column;
    const known = grid[at] as number;
    if (known === known) return known;
    const made = coverAt(noise, sea, offset, (column - side / 2) * CELL, row * CELL);
    grid[at] = made;
    return made;
  };
  return (x: number, z: number): number => {
    const [u, v] = [x / CELL + side / 2, z / CELL];
    const [left, top] = [Math.floor(u), Math.floor(v)];
    if (left < 0 || top < 0 || left >= side - 1 || top >= side - 1) return CLOSED;
    const near = cover(left, top) * (1 - u + left) + cover(left + 1, top) * (u - left);
    const far = cover(left, top + 1) * (1 - u + left) + cover(left + 1, top + 1) * (u - left);
    return near + (far - near) * (v - top);
  };
}

function coverAt(noise: Noise, sea: Sea, offset: number, x: number, z: number): number {
  const bulge = sampleBlock(vapour().heaps, x / 4600 + offset, 0.37, z / 4600);
  const waves = noise.fbm(x / 3000 + offset, z / 3000, 3);
  const far = sea.hasTowers ? smoothstep(TOWERS.from, TOWERS.to, z) : 0;
  const tower = far * clamp(noise.fbm(x / 7000 + offset, z / 7000 + 7, 2) + 0.05);
  return Math.max(
    CLOSED,
    LEVEL + sea.level + 0.17 * (bulge - 0.5) + 0.13 * waves + tower * (0.5 + 0.6 * bulge),
  );
}

/** How fast the sea grows denser downward, and how far its heaps and curls bulge. */
const SHARP = 3.4;
const SWELL = 0.95;
const CURL = 0.3;

/** Share of the vapour at a place over which the sea stands so high: only whether there may be any, for shade, or finely. */
function vapourAt(
  cover: number,
  x: number,
  y: number,
  z: number,
  look: 'any' | 'shade' | 'fine',
): number {
  const left = SHARP * (cover - (y - BASE) / (TOP - BASE));
  if (left <= -0.55 * SWELL) return 0;
  // Turned, so that the block's repetitions do not lie in rows before the eye.
  const [u, v] = [0.8 * x + 0.6 * z, 0.8 * z - 0.6 * x];
  const { heaps, curls } = vapour();
  const body = left + SWELL * (sampleBlock(heaps, u / 2500, y / 2500, v / 2500) - 0.45);
  if (look === 'any') return body + 0.05;
  if (body <= 0 || look === 'shade') return clamp(body * 4);
  const edge = sampleBlock(curls, u / 900, y / 900, v / 900);
  return clamp((body - Math.min(CURL, 0.6 * body) * (1 - edge)) * 5);
}

type March = (right: number, up: number, into: readonly Float32Array[], at: number) => void;

/** Follows one ray; what it meets up to each stop of the sea is put into four places of its array: red, green, blue (times alpha), alpha. */
function createMarch(setting: Setting, sea: Sea): March {
  const { light } = setting;
  const { toward, horizon } = light;
  const cover = createCover(setting, sea);
  return (right, up, into, at) => {
    const length = Math.sqrt(right * right + up * up + 1);
    const [dx, dy, dz] = [right / length, up / length, 1 / length];
    const facing = dx * toward[0] + dy * toward[1] + dz * toward[2];
    const onward = 0.9 + 0.7 * clamp(facing) ** 8;
    let [clear, glow, far, inside] = [1, 0, 0, 0];
    let stop = 0;
    const write = (isOpen: boolean) => {
      // What is open leads down into the haze between the heaps.
      const alpha = isOpen ? 1 : 1 - clear;
      const layer = into[stop++];
      if (alpha < 0.004 || layer === undefined) return;
      const seen = Math.max(1e-6, 1 - clear);
      const body = bodyOf(light, (glow / seen) * (1 - clear) + (isOpen ? 0.2 * clear : 0));
      const pale = 1 - Math.exp(-(far / seen) * PALE);
      const shown = mixColour(body, horizon, isOpen ? Math.max(pale, 0.8 * clear) : pale);
      for (let c = 0; c < 3; c++) layer[at + c] = (shown[c] as number) * alpha;
      layer[at + 3] = alpha;
    };
    for (let t = NEAR * (1 + 0.05 * jitter(at)); t < FARTHEST && clear > 0.03; ) {
      while (t > (sea.stops[stop] as number)) write(false);
      const [x, y, z] = [dx * t, dy * t, dz * t];
      if (y > TOP || y < BASE) break;
      const above = cover(x, z);
      const density = vapourAt(above, x, y, z, inside > 0 ? 'fine' : 'any');
      const stride = STEP * t;
      if (inside === 0 && density > 0) {
        t -= stride * (1 - 1 / FINER);
        inside = FINER * 2;
        continue;
      }
      const step = inside > 0 ? stride / FINER : stride;
      t += step;
      if (inside > 0) inside = density > 0 ? FINER * 2 : inside - 1;
      if (density <= 0) continue;
      let shade = density * 40;
      for (const away of SUNWARD) {
        const [sx, sz] = [x + toward[0] * away, z + toward[2] * away];
        shade += vapourAt(cover(sx, sz), sx, y + toward[1] * away, sz, 'shade') * away * 0.8;
      }
      const sunny = Math.exp(-shade * EXTINCTION) + 0.28 * Math.exp(-shade * EXTINCTION * 0.22);
      const roofed = vapourAt(above, x, y + 180, z, 'shade');
      const lost = 1 - Math.exp(-density * EXTINCTION * step);
      glow += clear * lost * (0.72 * sunny * onward + 0.3 * Math.exp(-2.6 * roofed));
      far += clear * lost * t;
      clear *= 1 - lost;
    }
    while (stop < sea.stops.length - 1) write(false);
    write(up < 0);
  };
}

/** What the brightest edges of clouds go over into. */
const GLARE: Colour = [1.12, 1.04, 0.92];

/** How much darker the hollows between its heaps are than clouds from below. */
const HOLLOW = 0.78;
/** How much the eye closes where a high sun lights all of them from above. */
const HIGH_SUN = 0.34;

function bodyOf({ cloudLit, cloudShade, toward }: Light, glow: number): Colour {
  // A little more contrast than light alone gives, as a painter would.
  const bright = 0.46 - HIGH_SUN * toward[1] + (glow - 0.5) * 1.7;
  return mixColour(
    mixColour(scaleColour(cloudShade, HOLLOW), cloudLit, clamp(bright)),
    GLARE,
    0.5 * clamp(bright - 1),
  );
}
