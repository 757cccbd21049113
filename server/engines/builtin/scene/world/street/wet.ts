import { clamp } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import { type Camera, type Frame, LAND } from '../frame.ts';

/** Rows above and below that a wet ground smears together. */
const SMEAR = 5;

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
  const dry = Float32Array.from(rgb);
  for (let column = 0; column < width; column++) {
    // Where the ground of this column ends: the foot of what stands on it.
    let foot = Math.ceil(camera.horizon);
    const isGround = (row: number) => {
      const z = depth[row * width + column] as number;
      const flat = (camera.focal * camera.height) / Math.max(0.5, row - camera.horizon);
      return kind[row * width + column] === LAND && Math.abs(z - flat) < 0.02 * flat;
    };
    while (foot < height && !isGround(foot)) foot++;
    for (let row = foot; row < height; row++) {
      const z = depth[row * width + column] as number;
      const x = ((column - camera.centre) / camera.focal) * z;
      const puddle = clamp(0.5 + 1.1 * noise.fbm(x / 3.2 + 9, z / 5, 3));
      const flat = camera.height / Math.sqrt(z * z + camera.height * camera.height);
      const share = wetness * (0.3 + 0.5 * puddle) * (0.5 + 0.5 * (1 - flat) ** 2);
      const shake = Math.round(3 * noise.at(x * 2.1, z * 0.9) * (1 - puddle));
      const from = clamp(column + shake, 0, width - 1);
      const to = (row * width + column) * 3;
      const sum = [0, 0, 0];
      for (let step = -SMEAR; step <= SMEAR; step++) {
        const mirror = clamp(2 * foot - row + step * 2, 0, height - 1);
        const at = (mirror * width + from) * 3;
        const most = Math.max(dry[at] as number, dry[at + 1] as number, dry[at + 2] as number);
        const weight = 1 + lights * most * most;
        for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + weight * (dry[at + c] as number);
      }
      for (let c = 0; c < 3; c++) {
        const wet = (dry[to + c] as number) * (1 - 0.2 * wetness);
        rgb[to + c] = wet * (1 - share) + (share * (sum[c] as number)) / (2 * SMEAR + 1);
      }
    }
  }
}
