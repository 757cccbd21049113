import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { stallOf } from '../../buildings/stall.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, frustum, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member } from '../members.ts';

/** How large a stall is beside a man, and how high it is drawn with who buys there, of the height of somebody upright. */
const STALL = 1.42;
export const SALE = 1.5;

const AWNING: Colour = [0.16, 0.48, 0.3];
const SHIRT: Colour = [0.86, 0.5, 0.16];
const APPLE: Colour = [0.82, 0.12, 0.1];
const PAPER: Colour = [0.72, 0.54, 0.34];

/** Somebody before a stall of fruit who hands a bag of apples to who reaches for it. */
export function atStall(
  random: Random,
  colour: Colour | null,
  [seller = [], customer = []]: Company['members'],
  vary: number,
): Feat {
  const bag: Vector = [0.03, 0.56, -0.86];
  const model = [
    ...moved(stallOf(random, AWNING, 'fruit'), { size: STALL, to: [-0.05, 0, 0] }),
    ...member(
      random,
      'tending',
      SHIRT,
      [...seller, 'hatted'],
      {
        at: [0.33, 0, -0.84],
        turned: Math.PI - 0.3,
        size: figureOf(seller).tall,
        isMirrored: true,
      },
      { near: add(bag, [0.045, 0.05, -0.03]), far: add(bag, [0.04, 0.01, 0.04]) },
    ),
    ...member(
      random,
      'attending',
      colour,
      customer,
      { at: [-0.26, 0, -0.9], turned: 0.3, size: figureOf(customer).tall },
      { near: add(bag, [-0.055, 0.06, -0.01]), far: add(bag, [-0.04, -0.005, 0.05]) },
    ),
    ...bagOf(bag),
  ];
  return { model, turn: 0.22 + vary, above: 0.1 };
}

/** A paper bag with apples, its foot there. */
const bagOf = (foot: Vector): Solid[] => [
  frustum(worn(PAPER, 0.1), foot, 0.12, 0.042, 0.056),
  ...[-0.024, 0.022, 0].map((x, n) =>
    ball(
      plain(APPLE, { gloss: 0.4 }),
      add(foot, [x, 0.125 + (n === 2 ? 0.018 : 0), n === 2 ? 0.01 : 0]),
      0.029,
    ),
  ),
];
