import type { Random } from '../../kernels/random.ts';
import type { Frame } from '../world/frame.ts';
import { lightDisc } from './lens.ts';

/** Sparks of light that drift in the air: a bright heart, a halo, some with a cross of rays. */
export function motes(
  frame: Frame,
  random: Random,
  count: number,
  tints: readonly (readonly [number, number, number])[],
  unit: number,
): void {
  const { width, height } = frame;
  for (let n = 0; n < count; n++) {
    const at = { x: random.unit() * width, y: height * (0.3 + 0.68 * random.unit()) };
    const tint = tints[n % tints.length] ?? [1, 1, 1];
    const size = unit * (0.5 + 2.2 * random.unit() ** 3);
    const light = 0.35 + 0.65 * random.unit();
    lightDisc(frame, at, 9 * size, tint, 0.35 * light, 0);
    lightDisc(frame, at, 2.2 * size, [1, 1, 0.95], 1.1 * light, 0);
    if (n % 6 === 0) cross(frame, at, 13 * size, tint, light);
  }
}

function cross(
  frame: Frame,
  { x, y }: { readonly x: number; readonly y: number },
  length: number,
  tint: readonly [number, number, number],
  light: number,
): void {
  for (let step = -length; step <= length; step++) {
    const share = light * 0.7 * (1 - Math.abs(step) / length) ** 2;
    lightDisc(frame, { x: x + step, y }, 1.2, tint, share, 0);
    lightDisc(frame, { x, y: y + step }, 1.2, tint, share, 0);
  }
}
