import { clamp, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import { type Camera, type Frame, LAND } from '../../frame.ts';

/** How many places above and below a wet ground smears together. */
const SMEAR = 7;
/** How far apart the outermost of them are from the middle, as a share of the way from the foot: rough ground more, puddles less; and the least, as a share of the picture's height. */
const SPREAD = { rough: 0.5, puddle: 0.14, least: 0.012 } as const;
/** How much of what is mirrored the grain of rough ground breaks up. */
const BROKEN = 0.42;
/** How far aside a mirrored place may be, as a share of the picture's width. */
const ASTRAY = 0.012;

/**
 * Mirrors what stands on the flat ground below the horizon in its wet, drawn out downward as rough
 * ground does; `wetness` is 0 to 1, `lights` how much more than its share what is bright gives to that.
 * Puddles mirror most.
 */
export function mirrorInWet(
  frame: Frame,
  camera: Camera,
  noise: Noise,
  wetness: number,
  lights: number,
): void {
  const { width, height, rgb, depth, kind } = frame;
  const dry = rgb.slice();
  for (let column = 0; column < width; column++) {
    // Where the ground of this column ends: the foot of what stands on it.
    let foot = Math.ceil(camera.horizon);
    const isGround = (row: number) => {
      const z = depth[row * width + column] as number;
      const flat = (camera.focal * camera.height) / Math.max(0.5, row - camera.horizon);
      return kind[row * width + column] === LAND && Math.abs(z - flat) < 0.02 * flat;
    };
    let isOn = false;
    for (let row = foot; row < height; row++) {
      const wasOn = isOn;
      isOn = isGround(row);
      if (!isOn) continue;
      if (!wasOn) foot = row;
      const z = depth[row * width + column] as number;
      const x = ((column - camera.centre) / camera.focal) * z;
      const puddle = smoothstep(0.02, 0.3, noise.fbm(x / 3.2 + 9, z / 5, 3));
      // Grains that are finer than a pixel deep are not told apart.
      const deep = (z * z) / (camera.focal * camera.height);
      const grain = noise.fbm(x * 3.1, z * 1.3, 2) * smoothstep(1.2, 0.2, deep);
      const whole = 1 - BROKEN * (1 - puddle) * clamp(0.5 + 1.4 * grain);
      const flat = camera.height / Math.sqrt(z * z + camera.height * camera.height);
      const share = wetness * (0.46 + 0.36 * puddle) * (0.5 + 0.5 * (1 - flat) ** 2) * whole;
      const shake = Math.round(ASTRAY * width * grain * (1 - 0.8 * puddle));
      const spread =
        SPREAD.least * height +
        (row - foot) * (SPREAD.rough + (SPREAD.puddle - SPREAD.rough) * puddle);
      const from = clamp(column + shake, 0, width - 1);
      const to = (row * width + column) * 3;
      const sum = [0, 0, 0];
      for (let step = -SMEAR; step <= SMEAR; step++) {
        const at = 2 * foot - row + Math.round((spread * step) / SMEAR);
        // What is smeared down over its own foot begins anew above it.
        const mirror = clamp(at > foot ? 2 * foot - at : at, 0, height - 1);
        const source = (mirror * width + from) * 3;
        const most = Math.max(
          dry[source] as number,
          dry[source + 1] as number,
          dry[source + 2] as number,
        );
        const weight = 1 + lights * most * most;
        for (let c = 0; c < 3; c++)
          sum[c] = (sum[c] as number) + weight * (dry[source + c] as number);
      }
      for (let c = 0; c < 3; c++) {
        const wet = (dry[to + c] as number) * (1 - 0.3 * wetness);
        rgb[to + c] = wet * (1 - share) + (share * (sum[c] as number)) / (2 * SMEAR + 1);
      }
    }
  }
}
