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
