import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { box, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';

/** How far from each other those two are, who both reach out. */
const APART = 0.36;
/** How large what is handed over is, larger than life: it is what the deed is known by. */
const PARCEL: Vector = [0.052, 0.04, 0.06];

const PAPER: Colour = [0.8, 0.6, 0.36];
const RIBBON = plain([0.82, 0.16, 0.14], { gloss: 0.4 });

/** Somebody who hands a parcel to another, who takes it with both hands; in heights of the taller. */
export function handing(
  random: Random,
  colour: Colour | null,
  [giver = [], taker = []]: Company['members'],
  vary: number,
): Feat {
  const [first = 1, second = 1] = sizesOf([giver, taker]);
  const low = Math.min(first * figureOf(giver).shoulder, second * figureOf(taker).shoulder);
  const parcel: Vector = [0.03 * (first - second), low - 0.12, 0];
  const [wide, high] = PARCEL;
  return {
    model: [
      ...member(
        random,
        'tending',
        colour,
        giver,
        { at: [-APART, 0, 0.02], turned: 0.16, size: first },
        {
          near: add(parcel, [-0.03, -high - 0.008, -0.05]),
          far: add(parcel, [-0.03, -high, 0.05]),
        },
      ),
      ...member(
        random,
        'tending',
        null,
        taker,
        { at: [APART, 0, 0.02], turned: Math.PI - 0.16, size: second, isMirrored: true },
        {
          near: add(parcel, [wide + 0.01, -0.02, -0.05]),
          far: add(parcel, [wide + 0.01, -0.02, 0.05]),
        },
      ),
      ...wrapped(parcel),
    ],
    turn: 0.06 + vary,
  };
}

/** A parcel of paper with a ribbon, its middle there. */
const wrapped = (middle: Vector): Solid[] => {
  const [wide, high, deep] = PARCEL;
  return [
    box(worn(PAPER, 0.08), middle, [wide, high, deep]),
    box(RIBBON, middle, [0.011, high + 0.003, deep + 0.003]),
  ];
};
