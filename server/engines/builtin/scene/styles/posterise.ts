import type { Frame } from '../world/frame.ts';

/** How sharp the step between two levels is: 0 a ramp, 1 a cliff. */
const FIRM = 0.86;

/** Reduces a frame to a few levels of light, keeping hue, as flat paint does. */
export function posterise({ rgb }: Frame, levels: number): void {
  for (let at = 0; at < rgb.length; at += 3) {
    const top = Math.max(rgb[at] as number, rgb[at + 1] as number, rgb[at + 2] as number, 1e-3);
    const scaled = Math.min(1, top) * levels;
    const level = Math.floor(scaled);
    const within = scaled - level;
    const edge = Math.min(1, Math.max(0, (within - FIRM) / (1 - FIRM)));
    const factor = (level + 0.55 + edge) / levels / top;
    for (let c = 0; c < 3; c++) rgb[at + c] = (rgb[at + c] as number) * factor;
  }
}
