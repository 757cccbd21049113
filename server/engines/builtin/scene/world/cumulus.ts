import type { Random } from '../../kernels/random.ts';
import { clamp, mixColour, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Camera, Frame } from './frame.ts';
import type { Light } from './light.ts';

interface Puff {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Piles up `count` heaped clouds above the horizon: balls of vapour lit from the sun's side. */
export function paintCumulus(
  frame: Frame,
  camera: Camera,
  light: Light,
  noise: Noise,
  random: Random,
  count: number,
): void {
  for (let n = 0; n < count; n++) {
    const width = frame.width * (0.22 + 0.3 * random.unit());
    const foot = camera.horizon * (0.97 - (0.5 * n) / count - 0.08 * random.unit());
    const middle = frame.width * ((n + random.unit()) / count);
    const near = 1 - n / (count + 1);
    for (const puff of heap(
      random,
      middle,
      foot,
      width,
      camera.horizon * 0.42 * (0.5 + 0.5 * near),
    )) {
      paintPuff(frame, camera, light, noise, puff, foot);
    }
  }
}

/** From the top down, so that lower and nearer balls cover the higher ones. */
function heap(random: Random, middle: number, foot: number, width: number, height: number): Puff[] {
  const puffs = Array.from({ length: 70 }, () => {
    const across = (random.unit() + random.unit() + random.unit()) / 1.5 - 1;
    const ceiling = height * (1 - across * across) ** 1.3;
    const up = random.unit() * ceiling;
    return {
      x: middle + across * width * 0.5,
      y: foot - up,
      radius: width * (0.05 + 0.075 * random.unit()) * (1.15 - 0.45 * (up / height)),
    };
  });
  return puffs.sort((a, b) => a.y - b.y);
}

function paintPuff(
  { rgb, width, height }: Frame,
  camera: Camera,
  light: Light,
  noise: Noise,
  { x, y, radius }: Puff,
  foot: number,
): void {
  const reach = radius * 1.3;
  const bottom = Math.min(height - 1, camera.horizon - 1, foot + radius * 0.25);
  for (let row = Math.max(0, Math.floor(y - reach)); row <= bottom; row++) {
    for (
      let column = Math.max(0, Math.floor(x - reach));
      column <= Math.min(width - 1, x + reach);
      column++
    ) {
      const u = (column - x) / radius;
      const v = (row - y) / radius;
      const away =
        Math.sqrt(u * u + v * v) +
        0.34 * noise.fbm((column / radius) * 1.7, (row / radius) * 1.7, 3);
      if (away >= 1) continue;
      const depth = Math.sqrt(1 - clamp(away) ** 2);
      const lit = clamp(
        0.46 +
          0.5 * (u * light.toward[0] * 1.1 - v * (0.35 + light.toward[1]) + 0.35 * (depth - 0.5)),
      );
      const base = mixColour(light.cloudShade, light.cloudLit, smoothstep(0.12, 0.8, lit));
      const colour = mixColour(
        base,
        light.horizon,
        0.45 * smoothstep(0.25, 0, (camera.horizon - row) / camera.horizon),
      );
      const alpha =
        smoothstep(1, 0.62, away) * smoothstep(foot + radius * 0.25, foot - radius * 0.5, row);
      const at = (row * width + column) * 3;
      for (let c = 0; c < 3; c++) {
        const old = rgb[at + c] as number;
        rgb[at + c] = old + ((colour[c] as number) - old) * alpha;
      }
    }
  }
}
