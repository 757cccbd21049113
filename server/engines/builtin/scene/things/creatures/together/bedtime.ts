import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { member, sizesOf } from '../members.ts';
import { openPages } from '../sitting/in-armchair.ts';
import { BED, bed, pillows } from './bed.ts';

const NIGHTWEAR: readonly [grown: Colour, child: Colour, other: Colour] = [
  [0.62, 0.66, 0.84],
  [0.95, 0.72, 0.35],
  [0.86, 0.5, 0.56],
];

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
  const wide = isBetween ? BED.wide + WIDER : BED.wide;
  const lap = BED.top + 0.02;
  const book: Vector = [0.225, lap + 0.25, isBetween ? 0 : 0.02];
  const hold = (side: number): Vector => add(book, [-0.02, -0.03, side * 0.07]);
  const model = [
    ...bed({ wide }),
    ...pillows(wide),
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
