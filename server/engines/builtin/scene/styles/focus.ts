import { smoothstep } from '../arithmetic.ts';
import type { Frame } from '../world/frame.ts';
import { blur } from './tone.ts';

/**
 * Blurs what is much nearer or farther than the distance that the lens is set to. `range` is how
 * many times nearer or farther stays sharp; `radius` in pixels is the greatest blur.
 */
export function focusOn(frame: Frame, distance: number, range: number, radius: number): void {
  const { rgb, depth, width, height } = frame;
  if (radius < 1) return;
  const soft = blur(rgb, width, height, Math.max(1, Math.round(radius / 2)));
  for (let at = 0; at < depth.length; at++) {
    const away = Math.abs(Math.log(Math.min(4000, depth[at] as number) / distance));
    const share = Math.min(1, Math.max(0, away - Math.log(range)) / 2.2);
    for (let c = 0; c < 3; c++) {
      const sharp = rgb[at * 3 + c] as number;
      rgb[at * 3 + c] = sharp + ((soft[at * 3 + c] as number) - sharp) * share;
    }
  }
}

/** The distance of what the picture is about: of the things in its middle, or of its ground. */
export function subjectDistance({ depth, kind, width, height }: Frame, thing: number): number {
  const found: number[] = [];
  const step = Math.max(1, Math.round(width / 64));
  for (let y = Math.floor(height * 0.2); y < height; y += step)
    for (let x = Math.floor(width * 0.15); x < width * 0.85; x += step) {
      const at = y * width + x;
      if (kind[at] === thing) found.push(depth[at] as number);
    }
  found.sort((a, b) => a - b);
  return found[Math.floor(found.length * 0.3)] ?? 30;
}

/** The blur of a near lens: its greatest radius as a share of the picture, and the depth at which it is reached, in heights of what it is set to. */
const NEAR_LENS = { blur: 0.013, sharp: 0.45, soft: 4 } as const;

/**
 * Blurs what is behind and before something seen from close by, `size` high at a `distance`, world
 * units. What is sharp leaves no halo on what is not.
 */
export function softenAround(frame: Frame, distance: number, size: number): void {
  const { rgb, depth, width, height } = frame;
  const radius = Math.round(NEAR_LENS.blur * Math.max(width, height));
  if (radius < 1) return;
  const share = depth.map((z) =>
    smoothstep(NEAR_LENS.sharp, NEAR_LENS.soft, Math.abs(z - distance) / size),
  );
  const weights = share.map((one) => LEAST_SPREAD + one);
  const weighted = new Float32Array(rgb.length);
  for (let at = 0, n = 0; at < share.length; at++)
    for (const end = n + 3; n < end; n++)
      weighted[n] = (rgb[n] as number) * (LEAST_SPREAD + (share[at] as number));
  const soft = blur(weighted, width, height, radius);
  const total = blur(weights, width, height, radius, 1);
  for (let at = 0, n = 0; at < share.length; at++)
    for (const end = n + 3; n < end; n++) {
      const sharp = rgb[n] as number;
      const smooth = (soft[n] as number) / (total[at] as number);
      rgb[n] = sharp + (smooth - sharp) * (share[at] as number);
    }
}

/** How much a sharp pixel's colour spreads: hardly at all. */
const LEAST_SPREAD = 1e-3;
