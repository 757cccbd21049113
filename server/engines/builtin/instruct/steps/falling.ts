import type { Pixels } from '../../../engine.ts';
import { createRandom, type Random } from '../../kernels/random.ts';
import { blurPlane } from '../../kernels/soft-copy.ts';

/** Rain in three depths: how many drops (per million pixels), how long, wide and bright they are. */
const RAIN = [
  { count: 5200, length: 0.02, width: 0.6, strength: 0.13 },
  { count: 1900, length: 0.045, width: 0.9, strength: 0.2 },
  { count: 260, length: 0.1, width: 1.7, strength: 0.2 },
] as const;

/** Draws rain over a picture, in place: leaning streaks, far ones short and faint, near ones long. */
export function drawStreaks(picture: Pixels, amount: number, unit: number, seed: number): void {
  const { width, height } = picture;
  const random = createRandom(seed);
  const lean = (random.unit() < 0.5 ? -1 : 1) * (0.12 + 0.12 * random.unit());
  const light = new Float32Array(width * height);
  for (const layer of RAIN) {
    const count = (layer.count * amount * width * height) / 1e6;
    const thick = Math.max(0.5, (layer.width * unit) / 1000);
    for (let n = 0; n < count; n++) {
      const length = layer.length * unit * (0.6 + 0.8 * random.unit());
      const slope = lean + 0.03 * (random.unit() - 0.5);
      const x = random.unit() * (width + height * 0.3) - height * 0.15;
      const y = random.unit() * (height + length) - length;
      streak(light, width, {
        x,
        y,
        length,
        slope,
        thick,
        strength: layer.strength * (0.5 + random.unit()),
      });
    }
  }
  lighten(picture, light, [0.86, 0.89, 0.93]);
}

interface Streak {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly slope: number;
  readonly thick: number;
  readonly strength: number;
}

function streak(
  light: Float32Array,
  width: number,
  { x, y, length, slope, thick, strength }: Streak,
): void {
  const height = light.length / width;
  const last = Math.min(height - 1, Math.ceil(y + length));
  for (let row = Math.max(0, Math.floor(y)); row <= last; row++) {
    const along = (row - y) / length;
    if (along < 0 || along > 1) continue;
    // Fading at its upper end, as a falling drop's trace does.
    const power =
      strength * Math.sin(Math.PI * Math.min(1, along * 0.6 + 0.4)) * Math.min(1, along * 4);
    const centre = x + (row - y) * slope;
    for (let column = Math.floor(centre - thick); column <= centre + thick + 1; column++) {
      if (column < 0 || column >= width) continue;
      const share = Math.max(0, 1 - Math.abs(column + 0.5 - centre) / (thick + 0.5));
      const at = row * width + column;
      light[at] = Math.min(1, (light[at] as number) + power * share);
    }
  }
}

/** Snow in three depths: how many flakes (per million pixels), how large and bright they are. */
const FLAKES = [
  { count: 4200, size: 0.0011, strength: 0.6 },
  { count: 950, size: 0.0026, strength: 0.78 },
  { count: 85, size: 0.009, strength: 0.42 },
] as const;

/** Draws falling snow over a picture, in place: far flakes small and many, near ones large and out of focus. */
export function drawFlakes(picture: Pixels, amount: number, unit: number, seed: number): void {
  const { width, height } = picture;
  const random = createRandom(seed);
  const light = new Float32Array(width * height);
  for (const layer of FLAKES) {
    const plane = new Float32Array(width * height);
    const count = (layer.count * amount * width * height) / 1e6;
    for (let n = 0; n < count; n++)
      drawFlake(plane, width, layer.size * unit, layer.strength, random);
    const soft = layer.size * unit > 3 ? blurPlane(plane, width, layer.size * unit * 0.25) : plane;
    for (let at = 0; at < light.length; at++)
      light[at] = Math.max(light[at] as number, soft[at] as number);
  }
  lighten(picture, light, [1, 1, 1]);
}

function drawFlake(
  plane: Float32Array,
  width: number,
  size: number,
  strength: number,
  random: Random,
): void {
  const height = plane.length / width;
  const [x, y] = [random.unit() * width, random.unit() * height];
  const radius = Math.max(0.7, size * (0.6 + 0.8 * random.unit()));
  const stretch = 0.8 + 0.4 * random.unit();
  const power = strength * (0.6 + 0.4 * random.unit());
  for (
    let row = Math.max(0, Math.floor(y - radius - 1));
    row <= Math.min(height - 1, y + radius + 1);
    row++
  ) {
    for (
      let column = Math.max(0, Math.floor(x - radius - 1));
      column <= Math.min(width - 1, x + radius + 1);
      column++
    ) {
      const away = Math.sqrt(
        ((column + 0.5 - x) * stretch) ** 2 + ((row + 0.5 - y) / stretch) ** 2,
      );
      const share = Math.min(1, Math.max(0, (radius - away) / Math.max(1, radius * 0.6) + 0.3));
      const at = row * width + column;
      plane[at] = Math.max(plane[at] as number, power * share);
    }
  }
}

/** Mixes a light colour into the picture, in place. */
function lighten(
  { data }: Pixels,
  light: Float32Array,
  colour: readonly [number, number, number],
): void {
  for (let at = 0; at < light.length; at++) {
    const share = light[at] as number;
    if (share === 0) continue;
    for (let c = 0; c < 3; c++) {
      const old = data[at * 4 + c] as number;
      data[at * 4 + c] = old + (255 * (colour[c] as number) - old) * share;
    }
  }
}
