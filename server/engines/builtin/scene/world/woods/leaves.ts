import { clamp, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour, Season } from '../../words/idea.ts';
import { type Camera, type Frame, THING } from '../frame.ts';
import { createCoarse } from '../coarse.ts';
import { illumination } from '../paint-land.ts';

/** Leaves of a season, from shaded to sunlit. */
const LEAVES: Record<Season, readonly [Colour, Colour]> = {
  spring: [
    [0.2, 0.36, 0.12],
    [0.62, 0.78, 0.3],
  ],
  summer: [
    [0.12, 0.27, 0.1],
    [0.42, 0.62, 0.2],
  ],
  autumn: [
    [0.5, 0.22, 0.07],
    [0.98, 0.66, 0.18],
  ],
  winter: [
    [0.3, 0.3, 0.3],
    [0.8, 0.82, 0.86],
  ],
};

/** One layer of the canopy: how far, how high above the eye's level its underside hangs, world units. */
export interface Canopy {
  readonly z: number;
  readonly under: number;
}

/** Draws a layer of leaves over what is farther, with holes that show it. */
export function paintLeaves(
  frame: Frame,
  camera: Camera,
  { light, noise, season, snowy }: Setting,
  { z, under }: Canopy,
  air: (colour: Colour, z: number, column: number) => Colour,
): void {
  const [shade, sun] = LEAVES[snowy ? 'winter' : season];
  const bare = season === 'winter' || snowy ? 0.5 : 0;
  const scale = camera.focal / z;
  const lowest = Math.min(frame.height, Math.ceil(camera.horizon - (under - 3) * scale));
  // Leaves are about a hand wide, and never smaller than two pixels.
  const fine = Math.min(5.5, scale / 3);
  const xOf = (column: number) => (column - camera.centre) / scale;
  const yOf = (row: number) => (camera.horizon - row) / scale;
  const hangs = Float32Array.from(
    { length: frame.width },
    (_, column) => under + 2.6 * noise.fbm(xOf(column) / 6 + z, z, 2),
  );
  const size = { width: frame.width, height: Math.max(1, lowest) };
  const clumps = createCoarse(size, (column, row) =>
    noise.fbm(xOf(column) / 2.6 + z * 3, yOf(row) / 2.2, 2),
  );
  const sides = createCoarse(size, (column, row) =>
    noise.fbm(xOf(column) / 2.6 + z * 3 - light.toward[0] * 0.25, yOf(row) / 2.2 + 0.3, 2),
  );
  for (let row = 0; row < lowest; row++) {
    const y = yOf(row);
    for (let column = 0; column < frame.width; column++) {
      const at = row * frame.width + column;
      if ((frame.depth[at] as number) < z) continue;
      const x = xOf(column);
      const above = (y - (hangs[column] as number)) / 4;
      if (above < -0.35) continue;
      const clump = clumps(column, row);
      const tuft = noise.fbm(x * fine + z, y * fine * 1.3, 2);
      const there = smoothstep(
        0,
        0.1,
        Math.min(above * 1.5, 0.3) + clump * 0.5 + tuft * 0.62 - bare * 0.62,
      );
      if (there <= 0.02) continue;
      // The sides of clumps that look up to the sun are bright; against it leaves shine through.
      const bright = clamp(
        0.34 + 0.9 * sides(column, row) + 0.85 * tuft + 0.3 * Math.max(0, light.toward[2]),
      );
      const lit = illumination(light, 0.25 + 0.75 * bright, 0.6);
      const albedo = mixColour(shade, sun, bright);
      const shown = air(
        scaleColour([albedo[0] * lit[0], albedo[1] * lit[1], albedo[2] * lit[2]], 1.15),
        z,
        column,
      );
      for (let c = 0; c < 3; c++)
        frame.rgb[at * 3 + c] =
          (frame.rgb[at * 3 + c] as number) * (1 - there) + (shown[c] as number) * there;
      if (there < 0.5) continue;
      frame.depth[at] = z;
      frame.kind[at] = THING;
    }
  }
}
