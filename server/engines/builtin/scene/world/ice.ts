import { clamp, mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Colour } from '../words/idea.ts';
import { type Camera, type Frame, LAND, WATER } from './frame.ts';
import type { Light } from './light.ts';
import { airToward, fade, illumination } from './paint-land.ts';

const ICE: Colour = [0.66, 0.8, 0.88];
const SNOW: Colour = [0.94, 0.96, 1];
/** Clear ice over deep water. */
const BLACK: Colour = [0.07, 0.14, 0.18];
/** How much of what a still mirror shows is left in clear ice, and in what snow covers. */
const MIRROR = { clear: 0.34, covered: 0.03 } as const;
/** A trail of footprints in the snow: how far one is from the next, how far aside of the middle, half its length and width, and how far the trail leads. World units. */
const PRINTS = { apart: 0.62, aside: 0.15, long: 0.2, wide: 0.09, far: 46 } as const;

/**
 * Turns water that mirrors as if it were still into ice to stand on: white where the wind left snow in
 * drifts, a trail of footprints in it, dark and clear between, with cracks and traces of skates.
 */
export function freeze(
  frame: Frame,
  camera: Camera,
  { light, noise }: { readonly light: Light; readonly noise: Noise },
): void {
  const { width, height, kind, depth, rgb } = frame;
  const lit = illumination(light, 0.55, 0.9);
  for (let column = 0; column < width; column++) {
    const right = (column - camera.centre) / camera.focal;
    const air = airToward(light, right);
    for (let row = 0; row < height; row++) {
      const at = row * width + column;
      if (kind[at] !== WATER) continue;
      const z = depth[at] as number;
      const [own, snow] = surface(noise, right * z, z);
      const shown = fade(light, air, [own[0] * lit[0], own[1] * lit[1], own[2] * lit[2]], z);
      const mirrors = MIRROR.clear + (MIRROR.covered - MIRROR.clear) * snow;
      for (let c = 0; c < 3; c++) {
        const mirrored = rgb[at * 3 + c] as number;
        rgb[at * 3 + c] = (shown[c] as number) * (1 - mirrors) + mirrored * mirrors;
      }
      kind[at] = LAND;
    }
  }
}

/** The ice's own colour at a place, and how much snow covers it there, 0 to 1. */
function surface(noise: Noise, x: number, z: number): readonly [colour: Colour, snow: number] {
  const soft = clamp(1.4 - z / 90);
  const drift = noise.fbm(x / 15 + 7, z / 13, 4) + 0.12 * noise.fbm(x / 2.6, z / 1.1, 2);
  // Far off no more is seen between the drifts than a few dark bands.
  const snow = smoothstep(-0.1, 0.13, drift + 0.42 * smoothstep(24, 110, z));
  // The wind has combed the snow, and each drift has a bright and a shaded side.
  const slope = noise.fbm((x - 0.6) / 15 + 7, z / 13, 4) - noise.fbm((x + 0.6) / 15 + 7, z / 13, 4);
  const combed = 0.92 + 0.1 * noise.fbm(x / 1.7, z / 0.7, 3) * soft + 2.6 * slope * soft;
  const trodden = z < PRINTS.far ? printAt(noise, x, z) : 0;
  const lying = scaleColour(SNOW, clamp(combed, 0.6, 1.06) * (1 - 0.3 * trodden));
  const clear = smoothstep(-0.3, 0.35, noise.fbm(x / 26 + 40, z / 17, 3));
  const bare = mixColour(scaleColour(ICE, 0.72), BLACK, 0.45 + 0.5 * clear);
  const lines = crackAt(noise, x, z) * soft;
  const bubbles = smoothstep(0.5, 0.72, noise.at(x * 2.3, z * 2.3)) * clamp(1 - z / 26) * 0.3;
  const trace = smoothstep(0.03, 0, Math.abs(noise.at(x / 9 + 40, z / 15))) * soft * 0.3;
  const ice = mixColour(bare, SNOW, Math.max(lines, trace, bubbles));
  return [mixColour(ice, lying, snow), snow];
}

/** How much of a crack is at a place: long ones that branch, with finer ones between. */
function crackAt(noise: Noise, x: number, z: number): number {
  const bent = 1.4 * noise.fbm(x / 7, z / 7, 3);
  const along = (u: number, v: number, scale: number) =>
    smoothstep(0.045, 0.006, Math.abs(noise.at((u + bent) / scale, (v - bent) / (scale * 2.4))));
  return Math.max(0.95 * along(x, z, 13), 0.8 * along(z + 31, x, 10), 0.5 * along(x + z, z - x, 6));
}

/** How much of a footprint is at a place of a trail that leads away from the eye. */
function printAt(noise: Noise, x: number, z: number): number {
  const middle = 1.1 + 0.05 * z + 1.2 * noise.at(z / 16, 3);
  if (Math.abs(x - middle) > 1) return 0;
  const step = Math.round(z / PRINTS.apart);
  const aside = middle + (step % 2 === 0 ? -1 : 1) * PRINTS.aside;
  const [u, v] = [(x - aside) / PRINTS.wide, (z - step * PRINTS.apart) / PRINTS.long];
  return smoothstep(1.5, 0.6, Math.hypot(u, v));
}
