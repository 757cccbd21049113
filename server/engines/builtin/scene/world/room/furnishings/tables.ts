import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat, OAK } from '../furniture.ts';
import { boards, cloth, wood } from '../materials.ts';
import type { Material } from '../solids/solid.ts';

const PALE: Colour = [0.95, 0.74, 0.5];
const WEATHERED: Colour = [0.4, 0.29, 0.2];
/** Half the width of a table, where it begins and ends before the eye (world units), and what it is made of. */
export interface TableSize {
  readonly wide: number;
  readonly near: number;
  readonly far: number;
  readonly top: (noise: Noise) => Material;
}
/** The table of a room that is seen over it. */
export const TABLE: TableSize = {
  wide: 1.3,
  near: 0.4,
  far: 1.7,
  top: (noise) => wood(OAK, noise),
};
/** A runner of linen with a border of two stripes, laid ahead along a table of wood. */
const laid = (noise: Noise): Material => {
  const [plank, linen] = [wood(OAK, noise), cloth([0.86, 0.82, 0.72], noise)];
  return (x, y, z, axis) => {
    const aside = Math.abs(x);
    if (axis !== 1 || aside > RUNNER) return plank(x, y, z, axis);
    if (aside > RUNNER - 0.012) return [0.5, 0.46, 0.38];
    const isStripe =
      Math.abs(aside - RUNNER + 0.09) < 0.022 || Math.abs(aside - RUNNER + 0.15) < 0.01;
    return isStripe ? [0.6, 0.2, 0.17] : linen(x, y, z, axis);
  };
};
/** Half the width of the runner, world units. */
const RUNNER = 0.5;
/** In a room that is seen as well it is small enough to be seen as a table. */
export const IN_ROOM: TableSize = { wide: 0.98, near: 0.62, far: 1.62, top: laid };
/** In the open it goes on beyond the sides of the picture: nothing else bears it. */
export const LONG: TableSize = {
  wide: 6,
  near: 0.1,
  far: 1.7,
  top: (noise) => boards(WEATHERED, noise),
};
/** On a balcony it is small: the railing is seen over it. */
export const SMALL: TableSize = {
  wide: 1.3,
  near: 0.4,
  far: 1.2,
  top: (noise) => wood(PALE, noise),
};
/** Seen from above it fills the picture, and is of pale wood: nothing else gives it light. */
export const BOUNDLESS: TableSize = {
  wide: 4,
  near: 0.1,
  far: 8,
  top: (noise) => wood(PALE, noise),
};
/** The brass of what stands on tables. */
export const BRASS = flat([0.62, 0.47, 0.2]);
