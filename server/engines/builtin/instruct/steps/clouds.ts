import type { Pixels } from '../../../engine.ts';
import { clamp, mix, smoothstep } from '../../kernels/arithmetic.ts';
import { createRandom } from '../../kernels/random.ts';
import { createNoise } from '../../scene/noise.ts';
import type { Matte } from '../seeing/sight.ts';
import { eachPixel, lumaIn, type Rgb } from './each-pixel.ts';
import { skyRows } from './sky.ts';

/** As a share of the sky's height: lower down no cloud is told from another. */
const LEAST_UP = 0.08;

/** Light comes from up here, in noise units. */
const TOWARD = { x: 0.1, y: -0.16 } as const;

/**
 * Draws clouds into a sky, in place: a layer of noise in perspective, denser toward the horizon, lit
 * from above by comparing its density with that a step toward the light.
 */
export function addClouds(
  picture: Pixels,
  sky: Matte,
  seed: number,
  amount: number,
  lit: Readonly<Rgb> = [0.99, 0.99, 1],
): void {
  const { width } = picture;
  const { horizon } = skyRows(sky, width);
  const noise = createNoise(seed ^ 0xc10d);
  const unit = Math.max(width, horizon);
  const cover = mix(0.2, -0.28, clamp(amount / 1.5));
  eachPixel(picture, sky, (colour, _, x, y) => {
    const up = clamp(1 - y / horizon);
    const far = 1 / (up * 0.85 + 0.22);
    const u = ((x - width / 2) / unit) * far * 2.1;
    const v = far * 1.5;
    const shape = (du: number, dv: number, octaves: number) =>
      noise.fbm(u + du, v * 1.5 + dv, octaves) + 0.35 * noise.at((u + du) * 0.45, v * 0.5 + dv);
    const density = shape(0, 0, 6) - cover;
    const here = smoothstep(0, 0.32, density) * smoothstep(0, LEAST_UP, up);
    if (here <= 0) return;
    const toward = shape(TOWARD.x, TOWARD.y, 4) - cover;
    const bright = clamp(0.7 + 1.2 * (density - toward) - 0.3 * density);
    const level = clamp(0.55 + 0.45 * lumaIn(colour) * 1.4, 0.1, 1);
    for (let c = 0; c < 3; c++) {
      const dark = (lit[c] as number) * (c === 2 ? 0.76 : 0.68);
      const body = mix(dark, lit[c] as number, bright) * level;
      colour[c] = mix(colour[c] as number, body, here * 0.92);
    }
  });
}

/** Draws one forked flash and its light, in place. */
export function drawLightning(picture: Pixels, sky: Matte, unit: number, seed: number): void {
  const { width } = picture;
  const { horizon } = skyRows(sky, width);
  const random = createRandom(seed ^ 0xf1a5);
  const glow = new Float32Array(sky.length);
  const branch = (x: number, y: number, end: number, power: number, depth: number): void => {
    let [column, drift] = [x, 0];
    for (let row = Math.floor(y); row < end; row++) {
      if (random.unit() < 0.14) drift = (random.unit() - 0.5) * 3.2;
      column += drift;
      mark(glow, sky, width, column, row, Math.max(1, (unit / 700) * power), power);
      if (depth < 2 && random.unit() < 7 / unit)
        branch(column, row, Math.min(end, row + unit * 0.14), power * 0.55, depth + 1);
    }
  };
  branch(width * (0.2 + 0.6 * random.unit()), 0, horizon * (0.8 + 0.2 * random.unit()), 1, 0);
  eachPixel(picture, null, (colour, at) => {
    const shine = glow[at] as number;
    if (shine === 0) return;
    for (let c = 0; c < 3; c++)
      colour[c] = mix(colour[c] as number, c === 2 ? 1 : 0.96, Math.min(1, shine));
  });
}

function mark(
  glow: Float32Array,
  sky: Matte,
  width: number,
  x: number,
  row: number,
  thick: number,
  power: number,
): void {
  const reach = thick * 9;
  for (
    let column = Math.max(0, Math.floor(x - reach));
    column <= Math.min(width - 1, x + reach);
    column++
  ) {
    const at = row * width + column;
    if (at >= glow.length) continue;
    const away = Math.abs(column + 0.5 - x);
    const core = clamp(thick + 0.5 - away);
    const halo = 0.3 * Math.exp(-away / (thick * 2.6));
    glow[at] = Math.max(glow[at] as number, (core + halo) * power * ((sky[at] as number) / 255));
  }
}
