import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import type { Material } from '../solids/solid.ts';
import type { Attire } from './posed.ts';

/** Where a shirt is: the middle of who wears it, which way they face, how high the shoulders are above the floor, and how large they are beside a grown person. */
interface ShirtAt {
  readonly at: readonly [x: number, z: number];
  readonly turn: number;
  readonly shoulder: number;
  readonly size: number;
}

/** How deep a neckline is below the shoulders, how wide it is for each metre up, and how broad a collar is, metres. */
const NECK = { deep: 0.085, wide: 0.46, collar: 0.02 } as const;
/** How far from one button to the next, and how large one is, metres. */
const BUTTON = { apart: 0.085, size: 0.0085 } as const;
/** How much lighter and darker folds are, and how many radians of them there are to a metre. */
const FOLDS = { deep: 0.05, up: 31, around: 23 } as const;

/** The cloth of a trunk and its sleeves: open at the neck with a collar and a row of buttons in front, and with folds; bare skin and robes are plain. */
export function shirtOf(
  attire: Pick<Attire, 'top' | 'gown' | 'isSleeveless' | 'skin'>,
  { at, turn, shoulder, size }: ShirtAt,
): Material {
  const { top, gown, isSleeveless, skin } = attire;
  if (isSleeveless || gown === 'gown') return flat(top);
  const [c, s] = [Math.cos(turn) / size, Math.sin(turn) / size];
  const collar = scaleColour(top, 1.14);
  const [seam, button] = [scaleColour(top, 0.7), scaleColour(top, 0.42)];
  return (x, y, z) => {
    const [dx, dz] = [x - at[0], z - at[1]];
    const up = (y - shoulder) / size;
    const folded = scaleColour(top, foldsAt(x / size, up, z / size));
    if (c * dx + s * dz < 0.05) return folded;
    const aside = Math.abs(c * dz - s * dx);
    if (aside > 0.1) return folded;
    const open = NECK.wide * (up + NECK.deep) - aside;
    if (open > 0) return skin;
    if (up > -NECK.deep - 0.02) return open > -NECK.collar ? collar : folded;
    const down = (-up / BUTTON.apart) % 1;
    if (Math.hypot((down - 0.5) * BUTTON.apart, aside) < BUTTON.size) return button;
    return aside > 0.02 && aside < 0.025 ? seam : folded;
  };
}

/** The cloth of trousers, with folds that are deepest at the knees and the feet. */
export const trousersOf =
  (legs: Colour, hip: number, size: number): Material =>
  (x, y, z) =>
    scaleColour(legs, foldsAt(x / size, (y - hip) / size, z / size));

const foldsAt = (x: number, up: number, z: number): number =>
  1 +
  FOLDS.deep *
    Math.sin(FOLDS.up * up + 2.1 * Math.sin(FOLDS.around * (x + 0.8 * z)) + 1.3 * Math.sin(9 * up));
