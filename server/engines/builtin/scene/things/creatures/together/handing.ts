import type { Random } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, frustum, type Look, ring, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member, sizesOf } from '../members.ts';
import { handedThing, PARCEL, RIBBON } from './handed-things.ts';

/** How far from the middle between them who is grown stands, and which share of that a child does by the height: short arms reach less far. */
const APART = 0.36;
const apartOf = (size: number): number => APART * (0.4 + 0.6 * size);
/** How far below the lower shoulders a parcel is handed over, and flowers, which rise from the hands and hide no face. */
const BELOW = { parcel: 0.12, flowers: 0.19 } as const;

/** Somebody who hands a parcel or what is named to another, who takes it with both hands; in heights of the taller. */
export const handing = (...[random, colour, members, vary, handed]: Handing): Feat =>
  handingOver(
    (middle) => handedThing(random, handed ?? 'gift', middle),
    BELOW.parcel,
    ...([random, colour, members, vary] as const),
  );

/** The same of a bunch of flowers. */
export const flowerHanding = (...[random, colour, members, vary]: Handing): Feat =>
  handingOver(bunch, BELOW.flowers, random, colour, members, vary);

/** Who hands something over: the first of the members to the second; the colour is the first one's, and `vary` how far they are turned beside usual, radians; what is handed, where that is named. */
type Handing = readonly [
  random: Random,
  colour: Colour | null,
  members: Company['members'],
  vary: number,
  handed?: Company['handed'],
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

const PAPERED = plain([0.97, 0.94, 0.88], { flesh: 0.5 });
const LEAF = plain([0.34, 0.62, 0.24], { flesh: 0.5 });
const BLOOMS: readonly Look[] = (
  [
    [0.94, 0.14, 0.18],
    [1, 0.84, 0.24],
    [0.98, 0.56, 0.72],
    [0.98, 0.97, 0.94],
  ] as const
).map((colour) => plain(colour, { flesh: 0.7 }));

/** A bunch of flowers in paper that opens wide, its stems in the hands there: their heads stand apart, none in the shade of the paper. */
function bunch(middle: Vector): Solid[] {
  const top = add(middle, [0, 0.1, 0]);
  return [
    frustum(PAPERED, add(middle, [0, -0.08, 0]), 0.06, 0.03, 0.014),
    frustum(PAPERED, add(middle, [0, -0.02, 0]), 0.1, 0.014, 0.076),
    ring(RIBBON, add(middle, [0, -0.02, 0]), 0.016, 0.009),
    ...Array.from({ length: 9 }, (_, n) => {
      const [x, z] = [Math.cos(n * 0.7), Math.sin(n * 0.7)];
      return ellipsoid(LEAF, add(top, [0.088 * x, 0, 0.088 * z]), [0.022, 0.034, 0.022]);
    }),
    ...Array.from({ length: 19 }, (_, n) => {
      const out = 0.1 * Math.sqrt(n / 19);
      const at: Vector = [out * Math.cos(n * 2.4), 0.066 - 0.5 * out, out * Math.sin(n * 2.4)];
      return ball(BLOOMS[n % BLOOMS.length] as Look, add(top, at), 0.028);
    }),
  ];
}
