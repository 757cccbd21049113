import { clamp, mixColour, scaleColour, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Colour } from '../words/idea.ts';
import { type Camera, type Frame, LAND, WATER } from './frame.ts';
import type { Light } from './light.ts';
import { airToward, fade, illumination } from './paint-land.ts';

const ICE: Colour = [0.66, 0.8, 0.88];
/** Where one sees through it into the lake. */
const DEEP: Colour = [0.3, 0.48, 0.6];
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

/** How far cracks are seen, and how far those close to the eye are told apart; world units. */
const SEEN = { long: 150, fine: 34 } as const;
/** How dark a crack looks beside its white edge, where one sees down into it; how far aside that is. World units. */
const DEPTH = { tone: 0.72, aside: 0.16 } as const;

/** How much of a crack a place is, of a length about `long`; those that are far off are thin, and not seen. */
function crackAt(noise: Noise, x: number, z: number, long: number, seen: number): number {
  const wide = 0.009 + 0.0011 * z * (9 / long);
  const field = noise.fbm(x / long + long, z / long, 3);
  return smoothstep(wide, 0.25 * wide, Math.abs(field)) * smoothstep(seen, 0.4 * seen, z);
}

/** The ice's own colour at a place: clear and dark, cracked through, with drifts of snow whose lee is in shade. */
function surface(noise: Noise, x: number, z: number): Colour {
  const blown = noise.fbm(x / 34 + 7, z / 16, 3);
  const drift = smoothstep(0.06, 0.17, blown + 0.05 * noise.at(x / 2.2, z / 1.4));
  const lee = smoothstep(-0.03, 0.06, blown) * (1 - drift);
  const ripple = 1 + 0.07 * noise.at(x / 1.6 + 0.4 * z, z / 0.8) * smoothstep(60, 10, z);
  const cracks = Math.max(
    crackAt(noise, x, z, 21, SEEN.long),
    0.8 * crackAt(noise, x, z, 7, SEEN.fine),
  );
  const below = Math.max(
    crackAt(noise, x + DEPTH.aside, z + DEPTH.aside, 21, SEEN.fine),
    crackAt(noise, x + DEPTH.aside, z + DEPTH.aside, 7, SEEN.fine),
  );
  // Skates leave long bows.
  const trace = smoothstep(0.03, 0, Math.abs(noise.at(x / 9 + 40, z / 15))) * 0.4;
  const milky = 0.5 + 0.5 * noise.fbm(x / 12 + 3, z / 9, 3);
  const clear = mixColour(DEEP, ICE, clamp(0.1 + 0.75 * milky + z / 160));
  const seenInto = scaleColour(clear, (1 - (1 - DEPTH.tone) * below) * (1 - 0.12 * lee));
  const marked = mixColour(seenInto, SNOW, Math.max(0.75 * cracks, trace * clamp(1.4 - z / 70)));
  return mixColour(marked, scaleColour(SNOW, ripple), drift * 0.9);
}
