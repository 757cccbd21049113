import { smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import { type Camera, type Frame, SKY } from '../frame.ts';

/** How much of a rainbow is seen over what is highest before it at the least, where the picture has so much sky, and how much stays free above it; shares of the picture's width. */
const RAINBOW = { over: 0.14, free: 0.03 } as const;

/** The row down to which a column shows the sky. */
function skylineAt(frame: Frame, column: number, horizon: number): number {
  for (let row = 0; row < horizon; row++)
    if (frame.kind[row * frame.width + column] !== SKY) return row;
  return horizon;
}

/** Paints a rainbow in the sky that the land leaves: drops that fall before the clouds, higher where mountains would hide it. */
export function paintRainbow(frame: Frame, camera: Camera, { side }: Pick<Setting, 'side'>): void {
  const radius = frame.width * 0.5;
  const across = camera.centre + side * frame.width * 0.1;
  const middle = Math.max(0, Math.min(frame.width - 1, Math.round(across)));
  const ridge = skylineAt(frame, middle, Math.floor(camera.horizon));
  const top = Math.min(
    camera.horizon + frame.width * 0.12 - radius,
    Math.max(frame.width * RAINBOW.free, ridge - frame.width * RAINBOW.over),
  );
  const centre = [across, top + radius] as const;
  for (let row = 0; row < camera.horizon; row++) {
    for (let column = 0; column < frame.width; column++) {
      const share =
        (Math.hypot(column - centre[0], row - centre[1]) - radius) / (frame.width * 0.035);
      if (share < 0 || share > 1 || frame.kind[row * frame.width + column] !== SKY) continue;
      const band = (from: number) => Math.max(0, 1 - Math.abs(share - from) * 3);
      const colour = [band(0.85) + band(0) * 0.5, band(0.5), band(0.15)];
      const strength = 0.3 * smoothstep(0, 0.25, 1 - row / camera.horizon + 0.1);
      const at = (row * frame.width + column) * 3;
      for (const [channel, light] of colour.entries())
        frame.rgb[at + channel] = (frame.rgb[at + channel] as number) + light * strength;
    }
  }
}
