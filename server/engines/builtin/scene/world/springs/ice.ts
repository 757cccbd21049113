import { clamp, mix, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import { chanceOf, type Noise } from '../../noise.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, LAND, WATER } from '../frame.ts';
import type { Light } from '../light.ts';
import { airToward, fade, illumination } from '../paint-land.ts';

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
      const [own, snow] = surface(noise, right * z, z, z / camera.focal);
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

/** The ice's own colour at a place, and how much snow covers it there, 0 to 1; `pixel` is how wide one is there, world units. */
function surface(
  noise: Noise,
  x: number,
  z: number,
  pixel: number,
): readonly [colour: Colour, snow: number] {
  const soft = clamp(1.4 - z / 90);
  const near = clamp(1.25 - z / 40);
  const broad = noise.fbm(x / 15 + 7, z / 13, 4) + 0.12 * noise.fbm(x / 2.6, z / 1.1, 2);
  // Close by its edge is frayed as the wind has left it, not a soft blot.
  const drift = near > 0 ? broad + 0.16 * near * noise.fbm(x / 0.7, z / 0.32, 3) : broad;
  const edge = mix(0.115, 0.04, near);
  // Far off no more is seen between the drifts than a few dark bands.
  const snow = smoothstep(0.015 - edge, 0.015 + edge, drift + 0.42 * smoothstep(24, 110, z));
  // The wind has combed the snow, and each drift has a bright and a shaded side.
  const slope = noise.fbm((x - 0.6) / 15 + 7, z / 13, 4) - noise.fbm((x + 0.6) / 15 + 7, z / 13, 4);
  const combed = 0.92 + 0.1 * noise.fbm(x / 1.7, z / 0.7, 3) * soft + 2.6 * slope * soft;
  const ribbed = near > 0 ? near * ribsAt(noise, x, z) : 0;
  const trodden = z < PRINTS.far ? printAt(noise, x, z) : 0;
  const lying = scaleColour(SNOW, clamp(combed + ribbed, 0.6, 1.1) * (1 - 0.3 * trodden));
  const clear = smoothstep(-0.3, 0.35, noise.fbm(x / 26 + 40, z / 17, 3));
  const bare = mixColour(scaleColour(ICE, 0.72), BLACK, 0.45 + 0.5 * clear);
  const lines = crackAt(noise, x, z, pixel) * soft;
  const bubbles = smoothstep(0.5, 0.72, noise.at(x * 2.3, z * 2.3)) * clamp(1 - z / 26) * 0.3;
  const trace = smoothstep(0.03, 0, Math.abs(noise.at(x / 9 + 40, z / 15))) * soft * 0.3;
  const scratch = near > 0 ? near * scratchAt(x, z, pixel) : 0;
  const ice = mixColour(bare, SNOW, Math.max(lines, trace, bubbles, scratch));
  return [mixColour(ice, lying, snow), snow];
}

/** How much lighter snow is at a place on its ribs and grains, close to the eye. */
function ribsAt(noise: Noise, x: number, z: number): number {
  const rib = Math.sin(z * 13 + 5 * noise.at(x / 1.3, z / 1.1 + 3));
  return (
    0.05 * rib * smoothstep(-0.2, 0.3, noise.at(x / 3.1 + 17, z / 2.3)) +
    0.06 * noise.at(x * 17, z * 17)
  );
}

/** How wide the white of a crack is and how far the veil reaches that comes down from it, world units. */
const CRACK = { core: 0.03, veil: 0.28 } as const;

/** How much of a crack is at a place: long ones that branch, with finer ones between; sharp, in a pale veil. */
function crackAt(noise: Noise, x: number, z: number, pixel: number): number {
  const bent = 1.4 * noise.fbm(x / 7, z / 7, 3);
  const along = (u: number, v: number, scale: number) => {
    const off = 0.8 * scale * Math.abs(noise.at((u + bent) / scale, (v - bent) / (scale * 2.4)));
    const core = CRACK.core + pixel;
    return Math.max(smoothstep(core, 0.4 * core, off), 0.3 * smoothstep(CRACK.veil, 0, off));
  };
  return Math.max(0.95 * along(x, z, 13), 0.8 * along(z + 31, x, 10), 0.5 * along(x + z, z - x, 6));
}

/** Scratches of blades: from one to the next of each of their kinds, how wide one is and its bend at the most; world units. */
const SCRATCHES = { apart: [2.3, 3.7, 1.4], wide: 0.014, bend: 0.5 } as const;

/** How much of a scratch is at a place: shallow arcs every way over each other. */
function scratchAt(x: number, z: number, pixel: number): number {
  let most = 0;
  for (const [n, apart] of SCRATCHES.apart.entries()) {
    const [u, v] = [x + 0.7 * n * apart, z + 0.3 * n * apart];
    const [column, row] = [Math.floor(u / apart), Math.floor(v / apart)];
    const angle = 6.3 * chanceOf(row, column, n + 3);
    const [dx, dz] = [u - (column + 0.5) * apart, v - (row + 0.5) * apart];
    const along = (dx * Math.cos(angle) + dz * Math.sin(angle)) / (0.5 * apart);
    if (Math.abs(along) > 1) continue;
    const bend = SCRATCHES.bend * (chanceOf(row, column, n + 6) - 0.5) * apart * along * along;
    const off = Math.abs(dz * Math.cos(angle) - dx * Math.sin(angle) - bend);
    const wide = SCRATCHES.wide + 0.6 * pixel;
    const line = smoothstep(wide, 0.3 * wide, off) * (1 - along ** 4);
    most = Math.max(most, line * (0.25 + 0.45 * chanceOf(row, column, n + 9)));
  }
  return most;
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
