import { clamp } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, SKY, THING, WATER } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';

/** The glow that a city's lights leave in the air above it, and over what share of the distance it thins. */
const DOME: Colour = [0.3, 0.19, 0.1];
const DOME_HIGH = 0.13;
/** The same of a city that burns. */
const FIERY: Colour = [1.05, 0.36, 0.07];
const FIERY_HIGH = 0.2;
/** Lamps along a waterfront: how far apart, how high, where the shore is looked for. World units. */
const LAMPS = { apart: 11, high: 4.6, from: 220, to: 290, step: 1.5 } as const;
const LAMP: Colour = [1.5, 1.02, 0.52];
/** Radius of a lamp and of the light around it, as shares of the picture's height. */
const SIZE = { lamp: 0.0021, halo: 0.009 } as const;

/** Lights the air above a city by night, of one that burns as its fires do. Call it before anything stands before the sky. */
export function lightAir(
  { width, height, rgb, kind }: Frame,
  camera: Camera,
  isBurning: boolean,
): void {
  const [dome, high] = isBurning ? [FIERY, FIERY_HIGH] : [DOME, DOME_HIGH];
  for (let row = 0; row < Math.min(height, camera.horizon); row++) {
    const glow = Math.exp(-(camera.horizon - row) / camera.focal / high);
    if (glow < 0.01) continue;
    for (let at = row * width; at < (row + 1) * width; at++)
      if (kind[at] === SKY)
        for (let c = 0; c < 3; c++)
          rgb[at * 3 + c] = (rgb[at * 3 + c] as number) + glow * (dome[c] as number);
  }
}

/** Sets lamps along a city's shore. */
export function lightQuay(frame: Frame, camera: Camera, { heights }: HeightMap): void {
  const half = (0.55 * frame.width * LAMPS.to) / camera.focal;
  const most = Math.ceil(half / LAMPS.apart);
  for (let n = -most; n <= most; n++) {
    const x = n * LAMPS.apart;
    for (let z = LAMPS.from; z < LAMPS.to; z += LAMPS.step) {
      const ground = lookUp(heights, x, z);
      if (ground < 2) continue;
      const column = camera.centre + (camera.focal * x) / z;
      const row = camera.horizon + (camera.focal * (camera.height - ground - LAMPS.high)) / z;
      setLamp(frame, column, row, z);
      break;
    }
  }
}

function setLamp(
  { width, height, rgb, kind, depth }: Frame,
  x: number,
  y: number,
  z: number,
): void {
  const lamp = Math.max(0.8, SIZE.lamp * height);
  const halo = SIZE.halo * height;
  const reach = Math.ceil(2.2 * halo);
  for (
    let row = Math.max(0, Math.round(y) - reach);
    row <= Math.min(height - 1, y + reach);
    row++
  ) {
    const end = Math.min(width - 1, Math.round(x) + reach);
    for (let column = Math.max(0, Math.round(x) - reach); column <= end; column++) {
      const at = row * width + column;
      if (kind[at] === WATER || (depth[at] as number) < z - 1) continue;
      const away = Math.hypot(column - x, row - y);
      const share = clamp(lamp + 0.5 - away) + 0.3 * Math.exp(-((away / halo) ** 2));
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = (rgb[at * 3 + c] as number) + share * (LAMP[c] as number);
      if (away < lamp) {
        kind[at] = THING;
        depth[at] = z;
      }
    }
  }
}

/** From what brightness on something counts as a light, and how much of it water throws to the eye. */
const SHINES = 0.62;
const THROWN = 0.85;
/** How far lights are looked for above the water, and how far their streaks reach toward the eye, as shares of the height. */
const ABOVE = 0.3;
const REACH = 0.24;

/**
 * Draws lights that stand beyond dark water out on it in long broken streaks: each wave that comes
 * nearer throws them to the eye again. Call it when the water is painted.
 */
export function streakLights(
  frame: Frame,
  camera: Camera,
  { noise }: Pick<Setting, 'noise'>,
): void {
  const { width, height, rgb, kind, depth } = frame;
  const { sums, edges } = lightsAbove(frame);
  for (let column = 0; column < width; column++) {
    const edge = edges[column] as number;
    for (let row = edge; row < height; row++) {
      const at = row * width + column;
      if (kind[at] !== WATER) continue;
      const down = (row - edge) / height;
      const left = Math.exp(-down / REACH);
      const z = depth[at] as number;
      const x = ((column - camera.centre) * z) / camera.focal;
      // What a pixel shows of waves far off is their mean.
      const fine = clamp(18 / (z / 12));
      const wave = noise.fbm(x / 9, z / 1.5, 3);
      const broken = clamp(0.5 + fine * (2.6 * wave - 0.25));
      const share = left * broken;
      if (share < 0.01) continue;
      // Waves throw a light aside a little, nearer ones farther.
      const sway = Math.round(column + 0.012 * width * wave * (0.3 + 3 * down));
      const from = clamp(sway, 0, width - 1) * 3;
      for (let c = 0; c < 3; c++)
        rgb[at * 3 + c] = (rgb[at * 3 + c] as number) + share * (sums[from + c] as number);
    }
  }
}

/** What shines above the water of each column, summed and a little spread aside, and the row where that water begins. */
function lightsAbove({ width, height, rgb, kind, depth }: Frame) {
  const edges = new Int32Array(width).fill(height);
  const own = new Float32Array(width * 3);
  const reach = Math.round(ABOVE * height);
  for (let column = 0; column < width; column++) {
    let first = 0;
    while (first < height && kind[first * width + column] !== WATER) first++;
    if (first === height) continue;
    edges[column] = first;
    let last = height - 1;
    while (kind[last * width + column] !== WATER) last--;
    // What is nearer than all the water, as leaves beside the eye, is not mirrored in it.
    const nearest = depth[last * width + column] as number;
    for (let row = Math.max(0, first - reach); row < first; row++) {
      const at = row * width + column;
      if (kind[at] !== THING || (depth[at] as number) < nearest) continue;
      const bright = Math.max(rgb[at * 3] as number, rgb[at * 3 + 1] as number);
      // Low lights are thrown farther out than high ones.
      const low = 1 - (0.7 * (first - row)) / reach;
      if (bright > SHINES)
        for (let c = 0; c < 3; c++)
          own[column * 3 + c] =
            (own[column * 3 + c] as number) + ((rgb[at * 3 + c] as number) * low * 24) / height;
    }
  }
  return { sums: spread(own, Math.max(1, Math.round(width / 600))), edges };
}

/** Spreads three channels along a row over so many places to both sides, and keeps them in bounds. */
function spread(values: Float32Array, reach: number): Float32Array {
  const width = values.length / 3;
  return values.map((_, at) => {
    const column = Math.floor(at / 3);
    let sum = 0;
    for (let one = column - reach; one <= column + reach; one++)
      if (one >= 0 && one < width) sum += values[one * 3 + (at % 3)] as number;
    const mean = sum / (2 * reach + 1);
    return (THROWN * 2 * mean) / (1 + mean);
  });
}
