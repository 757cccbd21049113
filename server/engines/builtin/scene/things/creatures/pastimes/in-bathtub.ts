import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, cut, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import type { Feat } from '../feat.ts';
import { type Figure, figureOf } from '../figure.ts';
import { heldBy } from '../held/held.ts';
import { human } from '../human.ts';
import { PLANS } from '../postures/doings.ts';
import type { Hands } from '../stance.ts';

/** How high somebody in a tub is drawn with it, of the height upright: near, as they are what is looked at. */
export const IN_TUB = 0.86;

/** The tub by the height of who is in it: where its middle is ahead of the hips, half its length and width, how high its rim and its floor are. */
const TUB = { ahead: 0.16, half: 0.43, wide: 0.23, rim: 0.34, floor: 0.15 } as const;
const ENAMEL = plain([0.97, 0.97, 0.95], { gloss: 0.7 });
const BRASS = plain([0.86, 0.64, 0.28], { gloss: 0.7 });
const FOAM = plain([0.97, 0.985, 1], { gloss: 0.1 });
const WATER = plain([0.62, 0.82, 0.9], { gloss: 0.8 });
const RUBBER = plain([1, 0.8, 0.08], { gloss: 0.6 });
const BILL = plain([0.95, 0.4, 0.05], { gloss: 0.5 });
const EYE = plain([0.05, 0.05, 0.05], { gloss: 0.9 });

/** A rubber duck whose foot is at a point, so long, looking the way `turned` says. */
function duck(at: Vector, long: number, turned: number): Solid[] {
  const model: Solid[] = [
    ellipsoid(RUBBER, [0, 0.26, 0], [0.48, 0.27, 0.34]),
    limb(RUBBER, [-0.34, 0.34, 0], [-0.52, 0.52, 0], 0.14, 0.03, 0.12),
    ball(RUBBER, [0.2, 0.66, 0], 0.26, 0.06),
    ellipsoid(BILL, [0.46, 0.62, 0], [0.14, 0.05, 0.12]),
    ...[-1, 1].map((side) => ball(EYE, [0.38, 0.74, side * 0.14], 0.045)),
  ];
  return moved(model, { size: long, by: yaw(turned), to: at });
}

/** A tub of white enamel on claw feet, full of foam, its tap at the far end. */
function tub(): Solid[] {
  const { ahead, half, wide, rim } = TUB;
  const around = (n: number, of: number): Vector => {
    const angle = (n / of) * 2 * Math.PI;
    return [ahead + half * Math.cos(angle), rim, wide * Math.sin(angle)];
  };
  const tap = ahead + half - 0.03;
  return [
    ellipsoid(ENAMEL, [ahead, rim, 0], [half, rim - 0.06, wide]),
    cut(box(ENAMEL, [ahead, rim + 0.3, 0], [1, 0.3, 1])),
    ellipsoid(WATER, [ahead, rim - 0.02, 0], [half * 0.96, 0.03, wide * 0.94]),
    ...Array.from({ length: 32 }, (_, n) =>
      limb(ENAMEL, around(n, 32), around(n + 1, 32), 0.022, 0.022),
    ),
    ...[-0.6, 0.6].flatMap((x) =>
      [-0.55, 0.55].flatMap((z) => [
        limb(
          BRASS,
          [ahead + x * half, 0.12, z * wide],
          [ahead + x * 1.1 * half, 0.02, z * 1.25 * wide],
          0.03,
          0.02,
        ),
        ball(BRASS, [ahead + x * 1.12 * half, 0.022, z * 1.3 * wide], 0.026),
      ]),
    ),
    limb(BRASS, [tap + 0.07, 0, 0], [tap + 0.07, rim + 0.16, 0], 0.014, 0.014),
    limb(BRASS, [tap + 0.07, rim + 0.16, 0], [tap - 0.06, rim + 0.14, 0], 0.016, 0.015),
    limb(BRASS, [tap - 0.06, rim + 0.14, 0], [tap - 0.06, rim + 0.1, 0], 0.015, 0.013),
    ...[-1, 1].map((side) => ball(BRASS, [tap + 0.07, rim + 0.13, side * 0.045], 0.022)),
  ];
}

/** Foam heaped over the water and over the rim toward the eye; nothing where the body is. */
const foam = (): Solid[] =>
  Array.from({ length: 70 }, (_, n) => {
    const [turn, far] = [n * 2.4, Math.sqrt((n + 0.5) / 70)];
    const at: Vector = [
      TUB.ahead + 0.92 * TUB.half * far * Math.cos(turn),
      TUB.rim - 0.005 + 0.03 * ((n * 0.618) % 1),
      0.9 * TUB.wide * far * Math.sin(turn),
    ];
    const isBody = Math.hypot(at[0] + 0.05, at[2]) < 0.12;
    return ball(FOAM, isBody ? add(at, [0, -0.03, 0]) : at, 0.03 + 0.026 * ((n * 0.37) % 1));
  }).concat(
    Array.from({ length: 9 }, (_, n) =>
      ball(
        FOAM,
        [
          TUB.ahead + 0.1 + 0.16 * ((n * 0.618) % 1),
          TUB.rim + 0.01 - 0.028 * n,
          -TUB.wide * (1 - 0.02 * n) - 0.01,
        ],
        0.044 - 0.002 * n,
      ),
    ),
  );

/** Bubbles that hang in the air over the tub. */
const bubbles = (): Solid[] =>
  Array.from({ length: 7 }, (_, n) => {
    const at: Vector = [
      TUB.ahead + 0.12 + 0.7 * TUB.half * Math.cos(n * 2.4) + 0.1,
      TUB.rim + 0.16 + 0.24 * ((n * 0.618) % 1),
      TUB.wide * Math.sin(n * 2.4),
    ];
    const radius = 0.014 + 0.016 * ((n * 0.37) % 1);
    const look: Look = { paint: () => [0.84, 0.92, 1], gloss: 1, sheer: 0.8 };
    return ball(look, at, radius);
  });

/** Where ducks swim and stand, by the tub; those behind the third are there only where ducks are named. */
const DUCKS: readonly (readonly [at: Vector, long: number, turned: number])[] = [
  [[0.3, TUB.rim + 0.03, -0.15], 0.12, 0.5],
  [[0.46, TUB.rim + 0.03, 0.0], 0.11, 2.4],
  [[0.22, TUB.rim + 0.04, 0.13], 0.1, -0.6],
  [[0.38, TUB.rim + 0.03, 0.13], 0.1, 1.4],
  [[-0.2, TUB.rim + 0.02, -0.15], 0.1, 2.7],
  [[0.12, 0, -0.44], 0.14, 0.7],
  [[0.42, 0, -0.36], 0.12, 2.5],
  [[-0.2, 0, -0.36], 0.12, 0.2],
  [[0.66, 0, -0.24], 0.13, 0.9],
  [[0.26, 0, -0.6], 0.11, -0.4],
];
const FEW = 3;

/** What is in the hands of who bathes, as far below where it is held upright as the body sits lower. */
function inHands(
  { random, holds }: Wish,
  figure: Figure,
): { readonly hands: Hands; readonly pieces: readonly Solid[] } {
  if (holds === undefined) return { hands: {}, pieces: [] };
  const down: Vector = [-0.05, figure.hips * (PLANS.soaking.sink - 1), 0];
  const { hands, pieces } = heldBy(random, holds.thing, figure, holds.colour);
  return {
    hands: {
      ...(hands.near && { near: add(hands.near, down) }),
      ...(hands.far && { far: add(hands.far, down) }),
    },
    pieces: moved(pieces, { to: down }),
  };
}

/** Somebody, or an animal, in a bathtub full of foam with rubber ducks in it; the more ducks, on the floor too, where they are named. */
export function inBathtub(wish: Wish): Feat {
  const { random, traits = [], hair, colour } = wish;
  const figure = figureOf(traits);
  const { hands, pieces } = inHands(wish, figure);
  const body = human(random, 'soaking', colour, traits, hands, hair ?? null);
  const ducks = traits.includes('ducked') ? DUCKS : DUCKS.slice(0, FEW);
  return {
    model: [
      ...tub(),
      ...moved([...body, ...pieces], { to: [0, TUB.floor, 0] }),
      ...foam(),
      ...bubbles(),
      ...ducks.flatMap(([at, long, turned]) => duck(at, long, turned)),
    ],
    turn: 0.62,
    above: 0.24,
  };
}

/** The height of somebody by whom a tub is measured, metres. */
const BATHER = 1.72;

/** A bathtub that nobody is in, full of foam, a rubber duck in it. */
export const emptyTub = (wish: Wish): Sprite =>
  portray(
    { ...wish, sight: { above: 0.24, away: wish.sight?.away ?? 4 } },
    moved(
      [
        ...tub(),
        ...foam(),
        ...bubbles(),
        ...DUCKS.slice(0, 1).flatMap(([at, long, turned]) => duck(at, long, turned)),
      ],
      { size: BATHER, by: yaw(0.4) },
    ),
    0.1,
  );
