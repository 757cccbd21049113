import { clamp, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, THING } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';
import { illumination, throughAir } from '../paint-land.ts';
import { FALLS, FALLS_FORM } from '../watered-ground.ts';

/** How far behind the falling water its cliff can be, world units. */
const CLIFF = 60;

/** How high the spray of falls rises, of most and of wide ones, and how far its curtain frays at its sides. World units. */
const MIST = { usual: 13, wide: 26 } as const;
const FRAYED = 5;

/** Lets water fall over the cliff of a waterfall's land, in streaks, with spray where it lands; frozen it hangs there as ice. */
export function paintFalls(
  frame: Frame,
  camera: Camera,
  { light, noise, side, idea }: Setting,
  { heights }: HeightMap,
): void {
  const middle = side * FALLS.aside;
  const z = FALLS.face - 3;
  const top = lookUp(heights, middle, FALLS.face + 24) + 1.5;
  const wide = FALLS_FORM[idea.falls ?? 'usual'].half;
  const isWide = idea.falls === 'wide';
  const rise = isWide ? MIST.wide : MIST.usual;
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
      const half = wide + 3.5 * (1 - y / top) + 1.3 * noise.at(y / 4, 3);
      const thread =
        noise.at(x * 0.9 + 0.12 * noise.at(x, y / 3), y * 0.035) +
        0.5 * noise.at(x * 2.4, y * 0.09);
      // Strands leave the curtain at its sides, and wide falls part around rock here and there.
      const frayed = FRAYED * noise.fbm(x / 5, y / 34 + 7, 3) * (1.1 - y / top);
      const parted = isWide ? smoothstep(-0.62, -0.34, noise.fbm(x / 15 + 4, y / 160, 2)) : 1;
      const body =
        y < 0 || y > top
          ? 0
          : parted * smoothstep(half, half - 3, Math.abs(x) + 1.5 * thread + frayed);
      const billow = 0.7 + 0.75 * noise.fbm(x / 9, y / 9, 4);
      const spray =
        (idea.frozen ? 0 : 0.92) *
        Math.exp(
          -((x / (wide + 9)) ** 4) - (Math.max(0, y + 1) / (rise * Math.max(0.2, billow))) ** 2,
        );
      const alpha = clamp(Math.max(body * clamp(0.62 + 0.5 * thread), spray));
      if (alpha < 0.02) continue;
      // Clear where it bends over the edge, white below.
      const glassy = 0.3 * smoothstep(top * 0.86, top, y) * body;
      const shade = idea.frozen ? 0.7 + 0.42 * thread : 0.86 + 0.26 * thread;
      const blue = idea.frozen ? clamp(0.6 - 0.7 * thread) : glassy;
      const shown = throughAir(
        light,
        [
          white[0] * shade * (1 - 0.42 * blue),
          white[1] * shade * (1 - 0.16 * blue),
          white[2] * shade,
        ],
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
