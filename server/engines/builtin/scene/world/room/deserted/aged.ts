import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { chance } from '../materials.ts';
import type { Material } from '../solids/solid.ts';

const DUST: Colour = [0.42, 0.4, 0.34];
/** The black of mould. */
export const MOULD: Colour = [0.15, 0.17, 0.12];
/** The green of moss. */
export const MOSS: Colour = [0.26, 0.36, 0.12];
const PLASTER: Colour = [0.56, 0.52, 0.45];
const LITTER: Colour = [0.45, 0.28, 0.12];

/** A surface that nobody has cleaned for decades: dull, stained from above, mouldy and mossy below. */
export const aged =
  (noise: Noise, own: Material): Material =>
  (x, y, z, axis) => {
    const colour = own(x, y, z, axis);
    const along = axis === 0 ? z : x;
    // On a wall water has run down, on what is level it has stood.
    const runs = smoothstep(0, 0.4, noise.fbm(along * 1.3 + 5, axis === 1 ? z * 1.3 : y / 5, 3));
    const patch = smoothstep(0.05, 0.45, noise.fbm(along / 1.6, (y + z) / 1.6, 3));
    const dull = mixColour(scaleColour(colour, 0.62), DUST, 0.34);
    const stained = mixColour(dull, MOULD, 0.5 * runs + 0.25 * patch);
    const low = smoothstep(1.2, 0, y) * smoothstep(-0.1, 0.3, noise.fbm(along / 0.7, y, 2));
    return mixColour(stained, MOSS, axis === 1 ? 0 : 0.7 * low);
  };

/** What stands in a room that nobody has cleaned for years: as it was, but paler under dust. */
export const dusty =
  (noise: Noise, own: Material): Material =>
  (x, y, z, axis) => {
    const lying = (axis === 1 ? 0.62 : 0.3) + 0.25 * noise.fbm(x * 2.3, (y + z) * 2.3, 2);
    return mixColour(scaleColour(own(x, y, z, axis), 0.8), DUST, lying);
  };

/** A wall or a ceiling from which paint has come off in flakes, the plaster bare where it has: their edges curl and throw shadows. */
export const peeling = (noise: Noise, own: Material): Material => {
  const old = aged(noise, own);
  return (x, y, z, axis) => {
    const [u, v] = axis === 0 ? [z + 31, y] : axis === 1 ? [x + 67, z] : [x, y];
    const off = noise.fbm(u * 0.8, v * 0.8, 2) + 0.32 * noise.fbm(u * 5.3 + 11, v * 5.3, 3);
    const bare = off - 0.16;
    if (bare < -0.03) return old(x, y, z, axis);
    if (bare < 0) return scaleColour(old(x, y, z, axis), 1.18);
    const shadow = bare < 0.03 ? 0.74 : 1;
    return scaleColour(PLASTER, shadow * (0.86 + 0.22 * noise.fbm(u * 3, v * 3, 3)));
  };
};

/** A floor under dust and fallen leaves, moss along its joints. */
export const littered = (noise: Noise, own: Material): Material => {
  const under = dusty(noise, own);
  return (x, y, z, axis) => {
    const green = smoothstep(0.06, 0.36, noise.fbm(x / 1.7 + 3, z / 2.1, 4));
    const mossy = mixColour(
      under(x, y, z, axis),
      MOSS,
      0.75 * green * (0.7 + 0.5 * noise.at(x * 9, z * 9)),
    );
    const [column, row] = [Math.floor(x * 22 + z * 5), Math.floor(z * 17)];
    const isLeaf = chance(column, row) > 0.95;
    return isLeaf
      ? mixColour(mossy, scaleColour(LITTER, 0.6 + 0.8 * chance(row, column)), 0.8)
      : mossy;
  };
};
