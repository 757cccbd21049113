import { clamp, mixColour, smoothstep } from '../arithmetic.ts';
import type { Setting } from '../setting.ts';
import type { Colour } from '../words/idea.ts';
import { type Camera, type Frame, LAND, THING } from './frame.ts';

const ROCK: Colour = [0.44, 0.38, 0.33];

/**
 * Puts the walls of a cave before the land, with its mouth to look out of: stone hangs from above and
 * stands below, and what light comes in falls off from the mouth.
 */
export function paintCave(
  frame: Frame,
  camera: Camera,
  { light, noise, side, random }: Setting,
): void {
  const { width, height, rgb } = frame;
  const size = Math.min(width, height * 1.2) * 0.5;
  const middle = { x: width * (0.5 - 0.07 * side), y: camera.horizon - 0.04 * height };
  const start = random.unit() * 50;
  const gap = (dx: number, dy: number) => {
    const turn = Math.atan2(dy, dx);
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const hang = dy < 0 ? Math.max(0, noise.at(dx * 8.6 + start, 1.3) + 0.2) ** 1.4 * 0.7 * -s : 0;
    return 0.66 + 0.34 * noise.fbm(c * 1.4 + start, s * 1.4, 4) - hang - (dy > 0 ? 0.16 * s : 0);
  };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const dx = (column - middle.x) / size;
      const dy = (row - middle.y) / (size * 0.9);
      const away = Math.hypot(dx, dy);
      const inside = away - gap(dx, dy);
      if (inside <= 0) continue;
      const at = row * width + column;
      // Rock in lumps and beds, lit from the mouth: what faces it is bright.
      const lump = (u: number, v: number) =>
        noise.ridged(u * 1.5 + start, v * 2.3, 4) + 0.22 * noise.fbm(u * 9, v * 12 + start, 2);
      const bump = lump(dx, dy);
      const toward = lump(dx - (0.03 * dx) / away, dy - (0.03 * dy) / away);
      const facing = clamp(0.5 + 2.6 * (bump - toward));
      const fall = 1 / (1 + 3.2 * inside * inside + 1.1 * inside);
      const rim = Math.exp(-inside * 26);
      const wet = dy > 0 ? 0.25 * smoothstep(0.2, 0.7, noise.at(dx * 6, dy * 22)) : 0;
      const light3 = (c: 0 | 1 | 2) =>
        ROCK[c] *
          (0.55 + 0.5 * bump) *
          (light.ambient[c] * (0.3 + 1.35 * fall * facing) +
            light.sun[c] * (0.45 * fall * facing + 0.55 * rim)) +
        wet * fall * light.horizon[c] * 0.5;
      const shown: Colour = [light3(0), light3(1), light3(2)];
      const edge = clamp(inside * size * 0.5);
      const old: Colour = [
        rgb[at * 3] as number,
        rgb[at * 3 + 1] as number,
        rgb[at * 3 + 2] as number,
      ];
      rgb.set(mixColour(old, shown, edge), at * 3);
      const isFloor = row > camera.horizon + 0.16 * height;
      frame.depth[at] = isFloor ? (camera.focal * 1.6) / (row - camera.horizon) : 6;
      frame.kind[at] = isFloor ? LAND : THING;
    }
  }
}
