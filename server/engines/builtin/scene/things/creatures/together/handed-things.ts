import type { Random } from '../../../../kernels/random.ts';
import type { Handed } from '../../../words/companions.ts';
import type { Colour } from '../../../words/idea.ts';
import { teddyBear } from '../../objects/belongings.ts';
import { envelope } from '../../objects/letter.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, box, ellipsoid, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, type Vector, yaw } from '../../sculpt/vector.ts';
import { balloonFrom, basketFrom } from '../held/held-things.ts';
import { snackAt } from '../held/snacks.ts';
import { iceCream, mug, wineGlass } from '../held/things-in-use.ts';

/** Half of how large a parcel is that is handed over, in heights of a man: larger than life, for it is what the deed is known by. */
export const PARCEL: Vector = [0.052, 0.04, 0.06];
/** How much larger than in one's own hands things are between two, for the same reason. */
const LARGER = 1.35;

const PAPER: Colour = [0.8, 0.6, 0.36];
const COVER: Colour = [0.16, 0.3, 0.56];
const STEEL = plain([0.8, 0.82, 0.87], { gloss: 0.95 });
const BRASS = plain([0.8, 0.6, 0.24], { gloss: 0.8 });
/** What parcels and flowers are tied with. */
export const RIBBON = plain([0.82, 0.16, 0.14], { gloss: 0.4 });

/** What one hands to another, its middle there; lengths are heights of a man. */
export function handedThing(random: Random, handed: Handed, middle: Vector): Solid[] {
  if (handed === 'gift') return parcel(middle);
  if (handed === 'balloon') return balloonFrom(random, add(middle, [0, -0.02, 0]), 0.64, null);
  if (handed === 'basket') return basketFrom(random, add(middle, [0, 0.09, 0]), null);
  return moved(ownOf(handed), { size: LARGER, to: middle });
}

/** What is handed over, as large as in one's own hands, its middle at 0. */
function ownOf(handed: Exclude<Handed, 'gift' | 'balloon' | 'basket'>): readonly Solid[] {
  if (handed === 'cup') return mug([0, -0.03, 0], null);
  if (handed === 'wineglass') return wineGlass([0, -0.06, 0]);
  if (handed === 'icecream') return iceCream([0, -0.02, 0]);
  if (handed === 'book') return closedBook();
  if (handed === 'letter')
    return moved(envelope(), { size: 0.062, by: pitch(-0.5), to: [0, 0.03, 0] });
  if (handed === 'ball') return beachBall();
  if (handed === 'teddy') return moved(teddyBear(null), { size: 0.13, to: [0, -0.02, 0] });
  if (handed === 'sword') return sword();
  if (handed === 'key') return largeKey();
  return snackAt(handed, [0, 0, 0]);
}

/** A shut book that lies on hands. */
const closedBook = (): Solid[] => [
  box(plain([0.95, 0.93, 0.86]), [0, 0, 0], [0.058, 0.014, 0.044]),
  ...[-1, 1].map((side) => box(plain(COVER), [0, 0.017 * side, 0], [0.064, 0.004, 0.048])),
  box(plain(COVER), [-0.062, 0, 0], [0.004, 0.02, 0.048]),
];

/** A parcel of paper with a ribbon, its middle there. */
const parcel = (middle: Vector): Solid[] => {
  const [wide, high, deep] = PARCEL;
  return [
    box(worn(PAPER, 0.08), middle, [wide, high, deep]),
    box(RIBBON, middle, [0.011, high + 0.003, deep + 0.003]),
  ];
};

const STRIPES: readonly [Colour, Colour, Colour] = [
  [0.86, 0.14, 0.12],
  [0.97, 0.96, 0.92],
  [0.14, 0.38, 0.76],
];

/** A ball of stripes. */
const beachBall = (): Solid[] => [
  ball(
    {
      paint: (x, _y, z) =>
        STRIPES[Math.floor(((Math.atan2(z, x) / Math.PI + 1) / 2) * 6) % 3] ?? STRIPES[0],
      gloss: 0.4,
    },
    [0, 0.01, 0],
    0.052,
  ),
];

/** A sword that lies flat from one to the other, its hilt to the taker. */
const sword = (): Solid[] => [
  box(STEEL, [-0.1, 0.01, 0], [0.2, 0.004, 0.014], undefined, 0.003),
  box(BRASS, [0.105, 0.01, 0], [0.008, 0.009, 0.05], undefined, 0.004),
  limb(plain([0.32, 0.1, 0.08]), [0.11, 0.01, 0], [0.18, 0.01, 0], 0.011, 0.011),
  ball(BRASS, [0.19, 0.01, 0], 0.017),
];

/** A large key of brass, its bow to the giver. */
const largeKey = (): Solid[] =>
  moved(
    [
      ring(BRASS, [-0.06, 0, 0], 0.026, 0.008, pitch(Math.PI / 2)),
      limb(BRASS, [-0.034, 0, 0], [0.07, 0, 0], 0.008, 0.008),
      ...[0.062, 0.04].map((x) => box(BRASS, [x, -0.02, 0], [0.007, 0.02, 0.006])),
      ellipsoid(BRASS, [-0.03, 0, 0], [0.01, 0.014, 0.012]),
    ],
    { by: yaw(0.1), to: [0, 0.03, 0] },
  );
