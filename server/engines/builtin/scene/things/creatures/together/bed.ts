import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { box, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll } from '../../sculpt/vector.ts';

/** How high a bed with who sits up in it is drawn, of the height of somebody upright: as near as fills the picture. */
export const BEDTIME = 1.22;
/** The same with somebody who stands beside it. */
export const VISITED = 1.3;
/** The same with who sleeps in it. */
export const ASLEEP = 1;

const WOOD: Colour = [0.4, 0.25, 0.14];
const STEEL: Colour = [0.72, 0.75, 0.78];
/** The sheets and pillows of a bed. */
export const LINEN: Colour = [0.94, 0.93, 0.9];
const QUILT: readonly Colour[] = [
  [0.24, 0.42, 0.66],
  [0.86, 0.84, 0.76],
  [0.7, 0.26, 0.3],
  [0.36, 0.58, 0.5],
];
/** How high the mattress is, how far its ends are from where one sits, and half how wide it is, in a man's heights. */
export const BED = { top: 0.27, head: -0.2, foot: 0.92, wide: 0.32 } as const;
/** The side of a patch of the quilt. */
const PATCH = 0.11;

const quilt: Look = {
  paint: (x, _y, z) => {
    const [u, v] = [x / PATCH, z / PATCH];
    const seam = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
    const patch = QUILT[(((Math.floor(u) * 3 + Math.floor(v) * 5) % 4) + 4) % 4] ?? LINEN;
    return scaleColour(patch, seam < 0.05 ? 0.72 : 1);
  },
  fur: 0.003,
};
/** The blanket of a hospital. */
const blanket: Look = worn([0.62, 0.76, 0.84], 0.05, { fur: 0.003 });

/** What lies over who is in a bed, of a hospital too. */
export const coverOf = (isWard: boolean): Look => (isWard ? blanket : quilt);

/** How a bed is: half how wide, whether a hospital's, and from where on its quilt lies (x; where one sits is 0). */
export interface Bed {
  readonly wide: number;
  readonly isWard?: boolean;
  readonly from?: number;
}

/** A bed with its head on the left, pillows and a quilt over who is in it; a hospital's is of steel. */
export function bed({ wide, isWard = false, from = 0.11 }: Bed): Solid[] {
  const wood = isWard ? plain(STEEL, { gloss: 0.4 }) : planks(WOOD, 0.07);
  const linen = worn(LINEN, 0.05);
  const cover = coverOf(isWard);
  const { top, head, foot } = BED;
  const middle = (head + foot) / 2;
  const half = (foot - head) / 2;
  const long = (foot - 0.01 - from) / 2;
  return [
    box(wood, [head - 0.02, 0.27, 0], [0.022, 0.27, wide + 0.02], undefined, 0.015),
    box(wood, [foot + 0.02, 0.17, 0], [0.02, 0.17, wide + 0.02], undefined, 0.015),
    box(wood, [middle, top - 0.14, 0], [half, 0.045, wide], undefined, 0.01),
    box(linen, [middle, top - 0.055, 0], [half, 0.055, wide - 0.005], undefined, 0.03),
    // Over the legs, and down the sides.
    box(cover, [from + long, top + 0.03, 0], [long, 0.075, wide + 0.014], undefined, 0.06),
    box(cover, [from + long, top - 0.07, 0], [long, 0.09, wide + 0.014], undefined, 0.012),
    limb(plain(LINEN), [from, top + 0.075, -wide], [from, top + 0.075, wide], 0.032, 0.032),
  ];
}

/** The pillows behind who sits up in a bed so wide. */
export function pillows(wide: number): Solid[] {
  const { top, head } = BED;
  return (wide > BED.wide ? [-1, 0, 1] : [-0.5, 0.5]).map((place) =>
    box(
      worn(LINEN, 0.05),
      [head + 0.055, top + 0.13, place * 0.3],
      [0.05, 0.13, 0.135],
      roll(0.2),
      0.045,
    ),
  );
}
