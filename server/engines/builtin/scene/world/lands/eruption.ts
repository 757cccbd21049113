import { clamp, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import { CRATER } from '../dry-ground.ts';
import { type Camera, type Frame, LAND } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';
import { paintLava } from './lava.ts';

const LAVA: Colour = [1.5, 0.42, 0.08];
const SMOKE: Colour = [0.34, 0.3, 0.3];

/** Lets lava run down a volcano and smoke rise from it. */
export function paintEruption(
  frame: Frame,
  camera: Camera,
  setting: Setting,
  map: HeightMap,
): void {
  const { heights } = map;
  const { light, noise, side } = setting;
  const x = side * CRATER.aside;
  const scale = camera.focal / CRATER.z;
  const mouth = camera.horizon - (lookUp(heights, x, CRATER.z - 80) - camera.height) * scale;
  const middle = camera.centre + x * scale;
  const dim = light.isNight ? 1 : 0.75;
  paintLava(frame, camera, setting, map, dim);
  const lit = scaleColour(mixColour(light.cloudShade, SMOKE, 0.5), 1);
  const bright = mixColour(light.cloudLit, SMOKE, 0.3);
  for (let row = 0; row < Math.min(frame.height, mouth + 16 * scale); row++) {
    const up = (mouth + 10 * scale - row) / scale;
    const wide = 52 + 0.42 * up;
    const drift = side * -0.0011 * up * up;
    for (let column = 0; column < frame.width; column++) {
      const at = row * frame.width + column;
      if (frame.kind[at] === LAND && (frame.depth[at] as number) < CRATER.z - 90) continue;
      const u = ((column - middle) / scale - drift) / wide;
      if (Math.abs(u) > 1.7) continue;
      const [px, py] = [(u * wide) / 90, up / 90];
      const swell = noise.fbm(px, py, 5);
      const there = smoothstep(0, 0.35, 1 - Math.abs(u) + 0.75 * swell) * smoothstep(700, 260, up);
      if (there <= 0) continue;
      const side2 = noise.fbm(px - 0.3 * light.toward[0], py + 0.25, 4);
      const shown = mixColour(lit, bright, clamp(0.45 + 1.2 * (swell - side2) + 0.4 * swell));
      const glow = Math.exp(-up / 75) * dim;
      const alpha = there * 0.94;
      for (let c = 0; c < 3; c++)
        frame.rgb[at * 3 + c] =
          (frame.rgb[at * 3 + c] as number) * (1 - alpha) +
          ((shown[c] as number) + (LAVA[c] as number) * glow) * alpha;
    }
  }
}
