import { clamp, mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Colour } from '../words/idea.ts';
import { type Camera, type Frame, LAND, WATER } from './frame.ts';
import type { Light } from './light.ts';
import { airToward, fade, illumination } from './paint-land.ts';

const ICE: Colour = [0.66, 0.8, 0.88];
const SNOW: Colour = [0.94, 0.96, 1];
/** How much of what a still mirror shows is left in ice. */
const MIRROR = 0.36;

/**
 * Turns water that mirrors as if it were still into ice to stand on: paler and less clear, with cracks,
 * traces of skates and snow that the wind left in drifts.
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
      const own = surface(noise, right * z, z);
      const shown = fade(light, air, [own[0] * lit[0], own[1] * lit[1], own[2] * lit[2]], z);
      for (let c = 0; c < 3; c++) {
        const mirrored = rgb[at * 3 + c] as number;
        rgb[at * 3 + c] = (shown[c] as number) * (1 - MIRROR) + mirrored * MIRROR;
      }
      kind[at] = LAND;
    }
  }
}

/** The ice's own colour at a place. */
function surface(noise: Noise, x: number, z: number): Colour {
  const drift = smoothstep(0.08, 0.34, noise.fbm(x / 34 + 7, z / 16, 3));
  const soft = clamp(1.4 - z / 70);
  // Cracks are where two fields of noise meet; skates leave long bows.
  const crack = smoothstep(0.035, 0, Math.abs(noise.fbm(x / 21, z / 21, 3))) * soft;
  const trace = smoothstep(0.03, 0, Math.abs(noise.at(x / 9 + 40, z / 15))) * soft * 0.5;
  const deep = scaleColour(ICE, 0.86 + 0.16 * noise.fbm(x / 60, z / 60, 2));
  return mixColour(deep, SNOW, Math.max(drift * 0.85, crack * 0.5, trace));
}
