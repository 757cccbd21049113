import { pick } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { human } from '../../creatures/human.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, box, cut, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { UNTURNED, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Wish } from '../../wish.ts';

/** Each boat's own colour, which its crew wears, and that of its dragon's mane. */
const TEAMS: readonly (readonly [Colour, Colour])[] = [
  [
    [0.78, 0.1, 0.08],
    [0.12, 0.46, 0.3],
  ],
  [
    [0.1, 0.36, 0.66],
    [0.8, 0.16, 0.1],
  ],
  [
    [0.1, 0.5, 0.26],
    [0.85, 0.2, 0.1],
  ],
  [
    [0.92, 0.68, 0.1],
    [0.75, 0.12, 0.1],
  ],
];
const GOLD: Colour = [0.92, 0.7, 0.2];
const WHITE: Colour = [0.96, 0.94, 0.88];
const BLACK: Colour = [0.06, 0.05, 0.05];
const WOOD: Colour = [0.56, 0.38, 0.22];
/** Height of a person by half the boat's length, where the benches are, and how deep the boat lies. */
const PERSON = 0.36;
const BENCHES = [-0.5, -0.31, -0.12, 0.07, 0.26] as const;
const SEAT = 0.115;
const DRAUGHT = 0.03;

/** A dragon boat as it lies in the water, bow to the right: long and low, a dragon's head before and its tail behind, a crew that paddles side by side, a drummer who faces them. */
export function dragonBoat(wish: Wish): Solid[] {
  const [team, mane] = pick(wish.random, TEAMS);
  const paint = wish.colour ?? team;
  return moved([...hull(paint), ...head(paint, mane), ...tail(paint, mane), ...crew(wish, paint)], {
    to: [0, -DRAUGHT, 0],
  });
}

function hull(paint: Colour): Solid[] {
  // Scales in rows over a golden edge.
  const scales: Look = {
    paint: (x, y) => {
      if (y > 0.125) return GOLD;
      const row = Math.floor(y / 0.026);
      const u = (x / 0.05 + 0.5 * (row % 2)) % 1;
      const edge = Math.abs(Math.abs(u) - 0.5) + 0.5 * ((y / 0.026) % 1);
      return scaleColour(paint, edge > 0.62 ? 0.66 : 1);
    },
    gloss: 0.5,
  };
  const inside = planks(WOOD, 0.03, 'lying');
  return [
    ellipsoid(scales, [0, 0.13, 0], [0.9, 0.13, 0.135]),
    ...[-1, 1].map((end) =>
      limb(scales, [end * 0.6, 0.1, 0], [end * 0.86, 0.16, 0], 0.085, 0.05, 0.1),
    ),
    cut(ellipsoid(inside, [0, 0.17, 0], [0.72, 0.11, 0.1])),
    cut(box(inside, [0, 0.24, 0], [0.68, 0.1, 0.3])),
    ...BENCHES.map((x) => box(inside, [x, SEAT - 0.012, 0], [0.03, 0.01, 0.11])),
  ];
}

/** A neck that rises at the bow to a head with open jaws, horns, eyes and a beard. */
function head(paint: Colour, mane: Colour): Solid[] {
  const skin = plain(paint, { gloss: 0.5 });
  const gold = plain(GOLD, { gloss: 0.6 });
  const hair = plain(mane);
  const red = plain([0.7, 0.08, 0.08]);
  return [
    limb(skin, [0.8, 0.13, 0], [0.93, 0.3, 0], 0.062, 0.05, 0.03),
    ellipsoid(skin, [0.97, 0.37, 0], [0.085, 0.062, 0.058]),
    limb(skin, [1, 0.375, 0], [1.13, 0.39, 0], 0.048, 0.03, 0.02),
    limb(skin, [0.99, 0.325, 0], [1.09, 0.29, 0], 0.034, 0.02, 0.02),
    limb(red, [1, 0.345, 0], [1.09, 0.33, 0], 0.024, 0.008),
    ...[-1, 1].flatMap((side) => [
      ball(plain(WHITE, { gloss: 0.6 }), [1.01, 0.415, side * 0.04], 0.022),
      ball(plain(BLACK, { gloss: 0.8 }), [1.025, 0.418, side * 0.048], 0.011),
      ball(gold, [1.13, 0.41, side * 0.016], 0.012),
      limb(gold, [0.96, 0.41, side * 0.03], [0.86, 0.5, side * 0.06], 0.014, 0.004),
      limb(gold, [0.9, 0.46, side * 0.048], [0.9, 0.51, side * 0.05], 0.007, 0.003),
      limb(gold, [1.1, 0.38, side * 0.03], [1.16, 0.31, side * 0.07], 0.007, 0.003),
      ...[1.05, 1.08, 1.11].map((x) =>
        limb(plain(WHITE), [x, 0.372, side * 0.02], [x, 0.35, side * 0.02], 0.006, 0.002),
      ),
    ]),
    ...[0.34, 0.29, 0.23, 0.17].map((y, n) =>
      limb(hair, [0.9 - 0.03 * n, y + 0.03, 0], [0.8 - 0.03 * n, y + 0.06, 0], 0.034, 0.006, 0.03),
    ),
    limb(hair, [1.05, 0.27, 0], [1.05, 0.2, 0], 0.018, 0.004),
  ];
}

/** A tail that curls up at the stern. */
function tail(paint: Colour, mane: Colour): Solid[] {
  const skin = plain(paint, { gloss: 0.5 });
  const hair = plain(mane);
  return [
    limb(skin, [-0.82, 0.14, 0], [-0.96, 0.24, 0], 0.05, 0.034, 0.02),
    limb(skin, [-0.96, 0.24, 0], [-1, 0.36, 0], 0.034, 0.02, 0.01),
    ...[-0.06, 0, 0.06].map((bend) =>
      limb(hair, [-1, 0.35, 0], [-1.02 + bend, 0.47 - Math.abs(bend), bend], 0.016, 0.004),
    ),
  ];
}

function crew({ random }: Wish, shirt: Colour): Solid[] {
  const shaft = plain(WOOD, { gloss: 0.3 });
  const paddlers = BENCHES.flatMap((x, row) =>
    [-1, 1].flatMap((side): Solid[] => {
      const seat: Vector = [x, SEAT, side * 0.058];
      const low: Vector = [x + 0.14, SEAT + 0.05, side * 0.15];
      const top: Vector = [x + 0.11, SEAT + 0.185, side * 0.09];
      const held = ([a, b, c]: Vector): Vector => [
        (a - seat[0]) / PERSON,
        (b - seat[1]) / PERSON,
        (c - seat[2]) / PERSON,
      ];
      const hands =
        side < 0 ? { near: held(low), far: held(top) } : { near: held(top), far: held(low) };
      const traits = (row + (side + 1) / 2) % 2 === 0 ? (['woman'] as const) : [];
      return [
        ...moved(human(random, 'sitting', shirt, traits, hands), {
          size: PERSON,
          to: seat,
          by: UNTURNED,
        }),
        limb(shaft, top, [x + 0.18, 0.03, side * 0.2], 0.006, 0.006),
        ellipsoid(shaft, [x + 0.18, 0.05, side * 0.2], [0.022, 0.05, 0.008]),
      ];
    }),
  );
  const drum: Vector = [0.5, 0.2, 0];
  const drummer = human(random, 'sitting', shirt, [], {
    near: [0.26, 0.52, -0.1],
    far: [0.24, 0.62, 0.1],
  });
  return [
    ...paddlers,
    ...moved(drummer, { size: PERSON, to: [0.64, 0.16, 0], by: yaw(Math.PI) }),
    ellipsoid(plain([0.72, 0.1, 0.08], { gloss: 0.4 }), drum, [0.062, 0.05, 0.062]),
    ellipsoid(plain(WHITE), [drum[0], drum[1] + 0.043, drum[2]], [0.048, 0.012, 0.048]),
  ];
}
