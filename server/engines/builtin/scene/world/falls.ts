import { clamp, smoothstep } from '../arithmetic.ts';
import type { Setting } from '../setting.ts';
import type { Colour } from '../words/idea.ts';
import { type Camera, type Frame, THING } from './frame.ts';
import { type HeightMap, lookUp } from './height-map.ts';
import { illumination, throughAir } from './paint-land.ts';
import { FALLS } from './watered-ground.ts';

/** How far behind the falling water its cliff can be, world units. */
const CLIFF = 60;

/** Lets water fall over the cliff of a waterfall's land, in streaks, with spray where it lands. */
export function paintFalls(
  frame: Frame,
  camera: Camera,
  { light, noise, side }: Setting,
  { heights }: HeightMap,
): void {
  const middle = side * FALLS.aside;
  const z = FALLS.face - 3;
  const top = lookUp(heights, middle, FALLS.face + 24) + 1.5;
  const lit = illumination(light, 0.5, 1);
  const white: Colour = [0.92 * lit[0] + 0.05, 0.96 * lit[1] + 0.05, lit[2] + 0.06];
  const scale = camera.focal / z;
  const first = Math.max(0, Math.floor(camera.horizon - (top - camera.height) * scale));
  const foot = camera.horizon + camera.height * scale;
  for (let row = first; row < Math.min(frame.height, foot + 12 * scale); row++) {
    const y = camera.height + (camera.horizon - row) / scale;
    for (let column = 0; column < frame.width; column++) {
      const at = row * frame.width + column;
      // Neither before what is nearer, nor above the edge over which it falls.
      const behind = frame.depth[at] as number;
      if (behind < z - 24 || behind > z + CLIFF) continue;
      const x = (column - camera.centre) / scale - middle;
      const half = 8 + 3.5 * (1 - y / top) + 1.3 * noise.at(y / 4, 3);
      const thread =
        noise.at(x * 0.9 + 0.12 * noise.at(x, y / 3), y * 0.035) +
        0.5 * noise.at(x * 2.4, y * 0.09);
      const body = y < 0 || y > top ? 0 : smoothstep(half, half - 3, Math.abs(x) + 1.5 * thread);
      const spray =
        0.85 *
        Math.exp(-((x / 17) ** 2) - ((y + 1) / 8) ** 2) *
        (0.75 + 0.5 * noise.fbm(x / 5, y / 5, 3));
      const alpha = clamp(Math.max(body * clamp(0.62 + 0.5 * thread), spray));
      if (alpha < 0.02) continue;
      const shade = 0.86 + 0.26 * thread;
      const shown = throughAir(
        light,
        [white[0] * shade, white[1] * shade, white[2] * shade],
        (x + middle) / z,
        z,
      );
      for (let c = 0; c < 3; c++)
        frame.rgb[at * 3 + c] =
          (frame.rgb[at * 3 + c] as number) * (1 - alpha) + (shown[c] as number) * alpha;
      if (body > 0.4 && y >= 0) frame.kind[at] = THING;
    }
  }
}
