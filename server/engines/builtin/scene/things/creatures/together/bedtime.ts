import type { Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { box, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { member, sizesOf } from '../members.ts';
import { openPages } from '../sitting/in-armchair.ts';

/** How high a bed with who sits up in it is drawn, of the height of somebody upright: as near as fills the picture. */
export const BEDTIME = 1.22;

const WOOD: Colour = [0.4, 0.25, 0.14];
const LINEN: Colour = [0.94, 0.93, 0.9];
const NIGHTWEAR: readonly [grown: Colour, child: Colour, other: Colour] = [
  [0.62, 0.66, 0.84],
  [0.95, 0.72, 0.35],
  [0.86, 0.5, 0.56],
];
const QUILT: readonly Colour[] = [
  [0.24, 0.42, 0.66],
  [0.86, 0.84, 0.76],
  [0.7, 0.26, 0.3],
  [0.36, 0.58, 0.5],
];
/** How high the mattress is, how far its ends are from where one sits, and half how wide it is, in a man's heights. */
const BED = { top: 0.27, head: -0.2, foot: 0.92, wide: 0.32 } as const;
/** The side of a patch of the quilt. */
const PATCH = 0.11;

/** How much wider a bed is of a grown person between two children. */
const WIDER = 0.16;

/** A grown person who sits up in a bed under a quilt beside a child, or between two, a book in those hands before all. */
export function bedtime(
  random: Random,
  colour: Colour | null,
  [grown = [], child = [], other]: Company['members'],
  vary: number,
): Feat {
  const [, size = 1, small = 1] = sizesOf([grown, child, other ?? []]);
  const isBetween = other !== undefined;
  const lap = BED.top + 0.02;
  const book: Vector = [0.225, lap + 0.25, isBetween ? 0 : 0.02];
  const hold = (side: number): Vector => add(book, [-0.02, -0.03, side * 0.07]);
  const model = [
    ...bed(isBetween ? BED.wide + WIDER : BED.wide),
    ...member(
      random,
      'inbed',
      colour ?? NIGHTWEAR[0],
      [...grown, 'pullover'],
      { at: [0, lap, isBetween ? 0 : 0.12], turned: 0, size: 1 },
      { near: hold(-1), far: hold(1) },
    ),
    ...member(
      random,
      'inbed',
      NIGHTWEAR[1],
      [...child, 'pullover'],
      { at: [0.02, lap + 0.01, isBetween ? -0.27 : -0.13], turned: -0.12, size },
      isBetween ? {} : { far: add(book, [-0.01, -0.035, -0.1]), near: [0.16, lap + 0.13, -0.15] },
    ),
    ...(other === undefined
      ? []
      : member(
          random,
          'inbed',
          NIGHTWEAR[2],
          [...other, 'pullover'],
          { at: [0.02, lap + 0.01, 0.27], turned: 0.14, size: small },
          {},
        )),
    ...openPages(book),
  ];
  return { model, turn: 0.62 + vary, above: 0.24 };
}

const quilt: Look = {
  paint: (x, _y, z) => {
    const [u, v] = [x / PATCH, z / PATCH];
    const seam = Math.min(Math.abs(u - Math.round(u)), Math.abs(v - Math.round(v)));
    const patch = QUILT[(((Math.floor(u) * 3 + Math.floor(v) * 5) % 4) + 4) % 4] ?? LINEN;
    return scaleColour(patch, seam < 0.05 ? 0.72 : 1);
  },
  fur: 0.003,
};

/** A bed with its head on the left, half as wide as said, pillows and a quilt from where one sits. */
function bed(wide: number): Solid[] {
  const wood = planks(WOOD, 0.07);
  const linen = worn(LINEN, 0.05);
  const { top, head, foot } = BED;
  const middle = (head + foot) / 2;
  const half = (foot - head) / 2;
  return [
    box(wood, [head - 0.02, 0.27, 0], [0.022, 0.27, wide + 0.02], undefined, 0.015),
    box(wood, [foot + 0.02, 0.17, 0], [0.02, 0.17, wide + 0.02], undefined, 0.015),
    box(wood, [middle, top - 0.14, 0], [half, 0.045, wide], undefined, 0.01),
    box(linen, [middle, top - 0.055, 0], [half, 0.055, wide - 0.005], undefined, 0.03),
    ...(wide > BED.wide ? [-1, 0, 1] : [-0.5, 0.5]).map((place) =>
      box(linen, [head + 0.055, top + 0.13, place * 0.3], [0.05, 0.13, 0.135], roll(0.2), 0.045),
    ),
    // Over the legs, and down the sides.
    box(quilt, [0.51, top + 0.03, 0], [0.4, 0.075, wide + 0.014], undefined, 0.06),
    box(quilt, [0.51, top - 0.07, 0], [0.4, 0.09, wide + 0.014], undefined, 0.012),
    limb(plain(LINEN), [0.11, top + 0.075, -wide], [0.11, top + 0.075, wide], 0.032, 0.032),
  ];
}
