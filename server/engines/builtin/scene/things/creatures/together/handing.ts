import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, ring, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';

/** How far from the middle between them who is grown stands, and which share of that a child does by the height: short arms reach less far. */
const APART = 0.36;
const apartOf = (size: number): number => APART * (0.4 + 0.6 * size);
/** How far below the lower shoulders a parcel is handed over, and flowers, which rise from the hands and hide no face. */
const BELOW = { parcel: 0.12, flowers: 0.17 } as const;
/** How large what is handed over is, larger than life: it is what the deed is known by. */
const PARCEL: Vector = [0.052, 0.04, 0.06];

const PAPER: Colour = [0.8, 0.6, 0.36];
const RIBBON = plain([0.82, 0.16, 0.14], { gloss: 0.4 });

/** Somebody who hands a parcel to another, who takes it with both hands; in heights of the taller. */
export const handing = (...own: Handing): Feat => handingOver(wrapped, BELOW.parcel, ...own);

/** The same of a bunch of flowers. */
export const flowerHanding = (...own: Handing): Feat => handingOver(bunch, BELOW.flowers, ...own);

/** Who hands something over: the first of the members to the second; the colour is the first one's, and `vary` how far they are turned beside usual, radians. */
type Handing = readonly [
  random: Random,
  colour: Colour | null,
  members: Company['members'],
  vary: number,
];

/** Somebody who hands to another what `make` makes, given the middle between their hands, which are so far below the lower shoulders. */
function handingOver(
  make: (middle: Vector) => readonly Solid[],
  below: number,
  ...[random, colour, [giver = [], taker = []], vary]: Handing
): Feat {
  const [first = 1, second = 1] = sizesOf([giver, taker]);
  const low = Math.min(first * figureOf(giver).shoulder, second * figureOf(taker).shoulder);
  const parcel: Vector = [0.09 * (first - second), low - below, 0];
  const [wide, high] = PARCEL;
  return {
    model: [
      ...member(
        random,
        'tending',
        colour,
        giver,
        { at: [-apartOf(first), 0, 0.02], turned: 0.16, size: first },
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
        { at: [apartOf(second), 0, 0.02], turned: Math.PI - 0.16, size: second, isMirrored: true },
        {
          near: add(parcel, [wide + 0.01, -0.02, -0.05]),
          far: add(parcel, [wide + 0.01, -0.02, 0.05]),
        },
      ),
      ...make(parcel),
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

const PAPERED = plain([0.96, 0.93, 0.86]);
const LEAF = plain([0.2, 0.46, 0.18]);
const BLOOMS: readonly Colour[] = [
  [0.88, 0.12, 0.16],
  [0.98, 0.8, 0.2],
  [0.95, 0.5, 0.66],
  [0.96, 0.95, 0.92],
];

/** A bunch of flowers in paper, its stems in the hands there. */
function bunch(middle: Vector): Solid[] {
  const top = add(middle, [0, 0.085, 0]);
  return [
    frustum(PAPERED, add(middle, [0, -0.06, 0]), 0.125, 0.016, 0.058),
    ring(RIBBON, add(middle, [0, -0.01, 0]), 0.034, 0.007),
    ...Array.from({ length: 8 }, (_, n) =>
      ellipsoid(
        LEAF,
        add(top, [0.062 * Math.cos(n), -0.012, 0.062 * Math.sin(n)]),
        [0.022, 0.03, 0.022],
      ),
    ),
    ...Array.from({ length: 15 }, (_, n) => {
      const out = 0.068 * Math.sqrt(n / 15);
      const at: Vector = [out * Math.cos(n * 2.4), 0.036 - 0.45 * out, out * Math.sin(n * 2.4)];
      return ball(plain(BLOOMS[n % BLOOMS.length] ?? PAPER), add(top, at), 0.022);
    }),
  ];
}
