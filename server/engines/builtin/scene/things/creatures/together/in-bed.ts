import { pick, type Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { worn } from '../../sculpt/looks.ts';
import { box, ellipsoid, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { member, sizesOf } from '../members.ts';
import { openPages } from '../sitting/in-armchair.ts';
import { BED, bed, coverOf, LINEN, pillows } from './bed.ts';

const NIGHTWEAR: readonly Colour[] = [
  [0.95, 0.72, 0.35],
  [0.62, 0.66, 0.84],
  [0.86, 0.5, 0.56],
  [0.5, 0.72, 0.62],
];

/** How far the bed is turned to the eye, radians, and from how far above it is seen. */
const VIEW = { turn: 0.62, above: 0.24 } as const;

/** Who tends the sick. */
const isOfWard = (traits: readonly Trait[]): boolean =>
  traits.includes('doctor') || traits.includes('nurse') || traits.includes('patient');

/** Somebody who sits up in a bed, with a book where they read, and who is named second standing at its far side. */
export function inBed(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const [one = [], beside] = all;
  const [size = 1, tall = 1] = sizesOf(all);
  const lap = BED.top + 0.02;
  const reads = one.includes('reading');
  const book: Vector = [0.03 + 0.195 * size, lap + 0.25 * size, 0];
  const hold = (side: number): Vector => add(book, [-0.02, -0.03, side * 0.07]);
  const rests = (side: number): Vector => [0.17, lap + 0.11, side * 0.08 * size];
  const hands = reads ? hold : rests;
  const model: Solid[] = [
    ...bed({ wide: BED.wide, isWard: all.some(isOfWard) }),
    ...pillows(BED.wide),
    ...member(
      random,
      'inbed',
      colour ?? pick(random, NIGHTWEAR),
      [...one.filter((trait) => trait !== 'reading'), 'pullover'],
      { at: [0.01, lap - 0.035 * size, 0], turned: 0, size },
      { near: hands(-1), far: hands(1) },
    ),
    ...(reads ? openPages(book) : []),
    ...(beside === undefined
      ? []
      : member(
          random,
          'attending',
          null,
          beside,
          { at: [0.34, 0, BED.wide + 0.14], turned: 2.5, size: tall },
          {},
        )),
  ];
  return { model, turn: VIEW.turn + vary, above: VIEW.above };
}

/** How far from the bed's head the crown of who sleeps in it is, and how deep they lie in it, by their height. */
const CROWN = 0.1;
const SUNK = 0.045;

/** How far apart those who sleep in one bed lie, and how much wider than them it is on each side, by their height. */
const ABREAST = 0.36;
const BESIDE = 0.06;

/** Those who sleep on the back in a bed, side by side, under its quilt to the breast. */
export function asleepInBed(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const sizes = sizesOf(all);
  const wide = Math.max(BED.wide, (all.length * ABREAST) / 2 + BESIDE);
  const { top, head } = BED;
  const crown = head + CROWN;
  const from = crown + 0.28 * Math.max(...sizes);
  const isWard = all.some(isOfWard);
  const model: Solid[] = [
    ...bed({ wide, isWard, from }),
    ...all.flatMap((one, n): Solid[] => {
      const size = sizes[n] ?? 1;
      const aside = (n - (all.length - 1) / 2) * ABREAST;
      return [
        ellipsoid(
          worn(LINEN, 0.05),
          [crown + 0.07, top + 0.02, aside],
          [0.13, 0.055, all.length > 1 ? 0.16 : 0.24],
        ),
        ...member(
          random,
          'sleeping',
          colour ?? pick(random, NIGHTWEAR),
          [...one, 'pullover'],
          { at: [crown + 0.5 * size, top - SUNK * size, aside], turned: 0, size },
          {},
        ),
        // Who is under the quilt raises it.
        box(
          coverOf(isWard),
          [from + 0.36 * size, top + 0.02, aside],
          [0.36 * size, 0.07 + 0.125 * size, 0.19 * size],
          undefined,
          0.09 * size,
        ),
      ];
    }),
  ];
  return { model, turn: VIEW.turn + vary, above: VIEW.above + 0.1 };
}
