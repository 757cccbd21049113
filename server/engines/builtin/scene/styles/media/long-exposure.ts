import { clamp } from '../../../kernels/arithmetic.ts';
import { type Frame, SKY, WATER } from '../../world/frame.ts';
import { lightOf } from './tones.ts';

/** How far clouds move and water smooths while the shutter is open, in pixels of a megapixel. */
const DRIFT = 120;
const SILK = { across: 46, down: 5 } as const;
/** How far stars turn, radians, and below which mean light of the sky it is night. */
const TURN = 0.22;
const NIGHT = 0.22;
/** In how many steps a pixel's way is followed. */
const STEPS = 22;

/**
 * Keeps the shutter of a frame of light values open, in place: water becomes silk, clouds are drawn toward the eye,
 * by night stars leave arcs. `unit` is 1 for a picture of a megapixel.
 */
export function exposeLong(frame: Frame, unit: number): void {
  smoothWater(frame, unit);
  const { rgb, kind, width, height } = frame;
  const before = rgb.slice();
  const light = lightOf(frame);
  let [sum, count, end] = [0, 0, 0];
  for (let at = 0; at < kind.length; at++) {
    if (kind[at] !== SKY) continue;
    sum += light[at] as number;
    count++;
    end = at;
  }
  const isNight = sum < NIGHT * count;
  const centre = { x: width / 2, y: isNight ? 0.3 * height : Math.floor(end / width) };
  for (let at = 0; at < kind.length; at++) {
    if (kind[at] !== SKY) continue;
    const [x, y] = [(at % width) - centre.x, Math.floor(at / width) - centre.y];
    const away = Math.hypot(x, y);
    const angle = Math.atan2(y, x);
    const drift = Math.min(0.35, (DRIFT * unit) / Math.max(1, away));
    const colour = [0, 0, 0];
    let [seen, most, brightest] = [0, -1, at];
    for (let n = 0; n < STEPS; n++) {
      const along = (n + 0.5) / STEPS - 0.5;
      const turned = angle + (isNight ? TURN * along : 0);
      const far = away * (isNight ? 1 : 1 + drift * along);
      const column = Math.round(centre.x + far * Math.cos(turned));
      const row = Math.round(centre.y + far * Math.sin(turned));
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const from = row * width + column;
      if (kind[from] !== SKY) continue;
      seen++;
      if ((light[from] as number) > most) [most, brightest] = [light[from] as number, from];
      for (let c = 0; c < 3; c++)
        colour[c] = (colour[c] as number) + (before[from * 3 + c] as number);
    }
    for (let c = 0; c < 3 && seen > 0; c++) {
      const mean = (colour[c] as number) / seen;
      // What shines leaves its trace; the rest is averaged.
      const trace = isNight
        ? 0.75 * clamp((before[brightest * 3 + c] as number) - mean - 0.05, 0, 9)
        : 0;
      rgb[at * 3 + c] = mean + trace;
    }
  }
}

/** Means over what is water alone, first across, then down. */
function smoothWater(frame: Frame, unit: number): void {
  const { width, height } = frame;
  const across = Math.round(SILK.across * unit);
  const down = Math.round(SILK.down * unit);
  for (let pass = 0; pass < 2; pass++) {
    for (let row = 0; row < height; row++) meanAlong(frame, row * width, 1, width, across);
    for (let column = 0; column < width; column++) meanAlong(frame, column, width, height, down);
  }
}

function meanAlong(
  { rgb, kind }: Frame,
  start: number,
  step: number,
  length: number,
  reach: number,
): void {
  const line = new Float64Array((length + 1) * 4);
  for (let n = 0; n < length; n++) {
    const at = start + n * step;
    const isWater = kind[at] === WATER ? 1 : 0;
    for (let c = 0; c < 3; c++)
      line[(n + 1) * 4 + c] = (line[n * 4 + c] as number) + isWater * (rgb[at * 3 + c] as number);
    line[(n + 1) * 4 + 3] = (line[n * 4 + 3] as number) + isWater;
  }
  for (let n = 0; n < length; n++) {
    const at = start + n * step;
    if (kind[at] !== WATER) continue;
    const [from, to] = [Math.max(0, n - reach) * 4, Math.min(length, n + reach + 1) * 4];
    const count = (line[to + 3] as number) - (line[from + 3] as number);
    for (let c = 0; c < 3; c++)
      rgb[at * 3 + c] = ((line[to + c] as number) - (line[from + c] as number)) / count;
  }
}
