import { clamp, mixColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { betweenCells } from '../between-cells.ts';
import { type Camera, type Frame, seenPart } from '../frame.ts';
import { type CloudLayer, cloudLayer, coverAt, densityAt } from './cloud-layer.ts';
import { flatClouds } from './flat-clouds.ts';
import { jitter } from './jitter.ts';

const FARTHEST = 26_000;
/** Steps through the layer, how many times finer they are inside of a cloud, and distances toward the sun. */
const STEPS = 22;
const FINER = 4;
const SUNWARD = [80, 260, 800] as const;
/** Rays across the picture: vapour is soft, so each stands for a few pixels. */
const RAYS = 352;
/** How far above a place it is looked for what keeps the sky's light from it, world units. */
const ABOVE = 170;
/** What the brightest edges of clouds go over into, and how fast. */
const GLARE: Colour = [1.12, 1.02, 0.88];
const SHINING = 0.55;
/** How much light is lost in 1 world unit of the densest vapour. */
const EXTINCTION = 0.011;

/**
 * Paints flat clouds and before them heaped clouds, by marching through a layer of vapour, each step lit by what lies between it
 * and the sun (Schneider & Vos 2015, simplified).
 */
export function paintCloudscape(frame: Frame, camera: Camera, setting: Setting): void {
  const layer = cloudLayer(setting);
  const pixels = Math.ceil(Math.max(frame.width, frame.height) / RAYS);
  const columns = Math.ceil(frame.width / pixels) + 1;
  const rows = Math.ceil(clamp(camera.horizon, 0, frame.height) / pixels) + 1;
  const data = new Float32Array(columns * rows * 4);
  const { left, right: seenTo } = seenPart(frame);
  const end = Math.ceil(seenTo / pixels) + 1;
  const flat = flatClouds(setting);
  const march = layer === null ? null : createMarch(setting, layer);
  for (let row = 0; row < rows; row++) {
    const up = (camera.horizon - row * pixels) / camera.focal;
    if (up < 0.012) continue;
    for (let column = Math.floor(left / pixels); column < Math.min(columns, end); column++) {
      const right = (column * pixels - camera.centre) / camera.focal;
      const at = (row * columns + column) * 4;
      const veil = flat(right, up);
      if (veil !== null) {
        for (let c = 0; c < 3; c++) data[at + c] = (veil.colour[c] as number) * veil.amount;
        data[at + 3] = veil.amount;
      }
      march?.(right, up, data, at);
    }
  }
  layOver(frame, { data, columns, rows, pixels });
}

/** `coverAt` on a grid, since every step of every ray asks for it. */
function createCover(noise: Noise, layer: CloudLayer): (x: number, z: number) => number {
  const cell = 150;
  const side = Math.ceil(FARTHEST / cell);
  const grid = new Float32Array(side * side);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++)
      grid[row * side + column] = coverAt(noise, layer, (column - side / 2) * cell, row * cell);
  return (x, z) => {
    const u = x / cell + side / 2;
    const v = z / cell;
    const isInside = u >= 0 && v >= 0 && u < side - 1 && v < side - 1;
    return isInside ? betweenCells(grid, side, u, v) : -1;
  };
}

type March = (right: number, up: number, into: Float32Array, at: number) => void;

/** Follows one ray; what it meets goes over what is in four places: red, green, blue (times alpha), alpha. */
function createMarch({ light, noise }: Setting, layer: CloudLayer): March {
  const { toward, cloudLit, cloudShade, horizon, haze } = light;
  const cover = createCover(noise, layer);
  return (right, up, into, at) => {
    const length = Math.sqrt(right * right + up * up + 1);
    const dx = right / length;
    const dy = up / length;
    const dz = 1 / length;
    const start = layer.base / dy;
    if (start > FARTHEST) return;
    const end = Math.min(layer.top / dy, start + 7000, FARTHEST + 4000);
    const stride = (end - start) / STEPS;
    const step = stride / FINER;
    const facing = dx * toward[0] + dy * toward[1] + dz * toward[2];
    // Vapour throws light mostly onward: clouds before the sun have shining edges.
    const onward = 0.85 + 0.9 * clamp(facing) ** 8;
    let clear = 1;
    let glow = 0;
    let far = 0;
    let inside = 0;
    // Rays start unevenly, else the steps show as shells.
    for (let t = start + stride * jitter(at); t < end && clear > 0.03; ) {
      const x = dx * t;
      const y = dy * t;
      const z = dz * t;
      const above = cover(x, z);
      const density =
        above < -0.5 ? 0 : densityAt(layer, above, x, y, z, inside > 0 ? 'fine' : 'any');
      if (inside === 0 && density > 0) {
        t -= stride - step;
        inside = FINER * 2;
        continue;
      }
      t += inside > 0 ? step : stride;
      if (inside > 0) inside = density > 0 ? FINER * 2 : inside - 1;
      if (density <= 0) continue;
      let shade = density * 30;
      for (const away of SUNWARD) {
        const sx = x + toward[0] * away;
        const sz = z + toward[2] * away;
        shade +=
          densityAt(layer, cover(sx, sz), sx, y + toward[1] * away, sz, 'shade') * away * 0.6;
      }
      const sunny = Math.exp(-shade * EXTINCTION) + 0.28 * Math.exp(-shade * EXTINCTION * 0.22);
      const height = (y - layer.base) / (layer.top - layer.base);
      // Each bulge is lighter above than in the hollow under the next.
      const roofed = densityAt(layer, above, x, y + ABOVE, z, 'shade');
      const sky = Math.exp(-2.2 * roofed) * (0.5 + 0.5 * height);
      const lost = 1 - Math.exp(-density * EXTINCTION * step);
      glow += clear * lost * (0.92 * sunny * onward + 0.14 * height + 0.36 * sky);
      far += clear * lost * t;
      clear *= 1 - lost;
    }
    const alpha = 1 - clear;
    if (alpha < 0.004) return;
    // A little more contrast than light alone gives, as a painter would.
    const bright = 0.5 + (glow / alpha - 0.5) * 1.25;
    const body = mixColour(cloudShade, cloudLit, clamp(bright));
    const shining = clamp(bright - 1) * SHINING;
    const pale = 1 - Math.exp(-(far / alpha) * (haze * 0.08 + 0.000018));
    const shown = mixColour(mixColour(body, GLARE, shining), horizon, pale * 0.85);
    const opaque = alpha * smoothstep(0.012, 0.06, up);
    for (let c = 0; c < 3; c++)
      into[at + c] = (into[at + c] as number) * (1 - opaque) + (shown[c] as number) * opaque;
    into[at + 3] = (into[at + 3] as number) * (1 - opaque) + opaque;
  };
}

/** A coarse picture of red, green, blue (times alpha) and alpha; each of its points stands for `pixels` on each side. */
export interface Coarse {
  readonly data: Float32Array;
  readonly columns: number;
  readonly rows: number;
  readonly pixels: number;
}

/** Lays a coarse picture over the frame, between its points. */
export function layOver(
  { rgb, width, height }: Frame,
  { data, columns, rows, pixels }: Coarse,
): void {
  const line = new Float32Array(columns * 4);
  const layRow = (row: number): void => {
    const top = Math.floor(row / pixels);
    const down = row / pixels - top;
    for (let at = 0, from = top * columns * 4; at < line.length; at++, from++) {
      const above = data[from] as number;
      line[at] = above + ((data[from + columns * 4] as number) - above) * down;
    }
    for (let column = 0; column < width; column++) {
      const left = Math.floor(column / pixels);
      const along = column / pixels - left;
      const near = 1 - along;
      const from = left * 4;
      const alpha = (line[from + 3] as number) * near + (line[from + 7] as number) * along;
      if (alpha <= 0) continue;
      const to = (row * width + column) * 3;
      for (let c = 0; c < 3; c++)
        rgb[to + c] =
          (rgb[to + c] as number) * (1 - alpha) +
          (line[from + c] as number) * near +
          (line[from + 4 + c] as number) * along;
    }
  };
  for (let row = 0; row < Math.min(height, (rows - 1) * pixels); row++) layRow(row);
}
