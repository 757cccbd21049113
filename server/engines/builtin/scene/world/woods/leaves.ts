import { clamp, mix, smoothstep } from '../../arithmetic.ts';
import type { Colour, Season } from '../../words/idea.ts';
import { createCoarse } from '../coarse.ts';
import { addBehind, isHidden } from '../cover.ts';
import type { Grove } from './grove.ts';

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

/** Needles, from shaded to sunlit: as green in all seasons. */
const NEEDLES: readonly [Colour, Colour] = [
  [0.05, 0.13, 0.09],
  [0.2, 0.38, 0.19],
];
/** How many times as wide as high the boughs of conifers are, and clumps of leaves. */
const TIERED = 3.4;
const ROUND = 1.18;

/** How much a tuft of leaves can add to a place, at the most. */
const DENSEST = 0.62;

/** How much a gap takes from a place: more than the densest tuft adds. */
const OPEN = 1.4;

/** One layer of the canopy: how far, how high above the eye's level its underside hangs, world units. */
export interface Canopy {
  readonly z: number;
  readonly under: number;
}

/** Draws a layer of leaves behind what is nearer, with holes that show what is farther. */
export function paintLeaves(
  { frame, camera, setting, mist, cover, gap }: Grove,
  { z, under }: Canopy,
): void {
  const { light, noise, season, snowy } = setting;
  const { width, depth } = frame;
  // Bamboo is always green.
  const isGreen = setting.idea.subjects.some(({ thing }) => thing === 'bamboo') && !snowy;
  const { conifers } = setting.idea;
  const leaves = LEAVES[isGreen ? 'spring' : snowy ? 'winter' : season];
  const [shade, sun] = conifers && !snowy ? NEEDLES : leaves;
  const isBare = (season === 'winter' && !isGreen) || snowy;
  const bare = isBare && !conifers ? 0.5 : 0;
  const tiered = (conifers ? TIERED : ROUND) / 2.6;
  const scale = camera.focal / z;
  const lowest = Math.min(frame.height, Math.ceil(camera.horizon - (under - 3) * scale));
  const through = mist.through(z);
  // Leaves are about a hand wide, and never smaller than two pixels.
  const fine = Math.min(5.5, scale / 3);
  const xOf = (column: number) => (column - camera.centre) / scale;
  const yOf = (row: number) => (camera.horizon - row) / scale;
  const hangs = Float32Array.from(
    { length: width },
    (_, column) => under + 2.6 * noise.fbm(xOf(column) / 6 + z, z, 2),
  );
  const size = { width, height: Math.max(1, lowest) };
  const clumps = createCoarse(size, (column, row) =>
    noise.fbm(xOf(column) / 2.6 + z * 3, yOf(row) * tiered, 2),
  );
  const sides = createCoarse(size, (column, row) =>
    noise.fbm(xOf(column) / 2.6 + z * 3 - light.toward[0] * 0.25, yOf(row) * tiered + 0.3, 2),
  );
  const shown: [number, number, number] = [0, 0, 0];
  for (let row = 0; row < lowest; row++) {
    const y = yOf(row);
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (isHidden(cover, at) || (depth[at] as number) < z) continue;
      const above = (y - (hangs[column] as number)) / 4;
      if (above < -0.35) continue;
      const open = gap === null ? 0 : gap(column, row);
      const within =
        Math.min(above * 1.5, 0.3) + clumps(column, row) * 0.5 - bare * 0.62 - open * OPEN;
      // Not even the densest tuft would show.
      if (within < -DENSEST) continue;
      const tuft = noise.fbm(xOf(column) * fine + z, y * fine * 1.3, 2);
      const there = smoothstep(0, 0.1, within + tuft * 0.62);
      if (there <= 0.02) continue;
      // The sides of clumps that look up to the sun are bright; against it leaves shine through.
      const bright = clamp(
        0.34 + 0.9 * sides(column, row) + 0.85 * tuft + 0.3 * Math.max(0, light.toward[2]),
      );
      for (let c = 0; c < 3; c++) {
        const lit =
          (light.ambient[c] as number) * 0.6 + (light.sun[c] as number) * (0.25 + 0.75 * bright);
        const own = mix(shade[c] as number, sun[c] as number, bright) * lit * 1.15;
        shown[c] = mix(mist.glow[column * 3 + c] as number, own, through) * there;
      }
      addBehind(cover, at, shown[0], shown[1], shown[2], there, z);
    }
  }
}
