import type { Colour } from '../../../words/idea.ts';
import { plain, withPanes, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { type Rotation, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { gable } from '../parts.ts';

const BREAD: Colour = [0.62, 0.36, 0.17];
const CRUST: Colour = [0.46, 0.24, 0.11];
const ICING: Colour = [0.97, 0.95, 0.93];
const RED: Colour = [0.85, 0.12, 0.16];
const CANDIES: readonly Colour[] = [
  RED,
  [0.2, 0.62, 0.3],
  [0.95, 0.72, 0.12],
  [0.2, 0.5, 0.85],
  [0.92, 0.42, 0.66],
];
/** Half its width and depth, its walls' height and the rise of its roof. Its heights. */
const HALF = 0.36;
const DEEP = 0.4;
const WALL = 0.42;
const RISE = 0.44;
const UPRIGHT: Rotation = [1, 0, 0, 0, 0, -1, 0, 1, 0];

const candy = (n: number): Look => plain(CANDIES[n % CANDIES.length] as Colour, { gloss: 0.7 });
const icing = (): Look => plain(ICING, { gloss: 0.35 });
/** A stick in stripes that wind round it. */
const cane: Look = {
  paint: (x, y, z) => (Math.sin(y * 95 + Math.atan2(z, x) + x * 60) > 0 ? ICING : RED),
  gloss: 0.6,
};

/** A house of gingerbread: its gable to the front, icing that drips from its roof, drops of candy on it, canes beside its door, lollipops in its garden. */
export function gingerbreadHouse(wish: Wish): Sprite {
  const bread = withPanes(
    worn(wish.colour ?? BREAD, 0.16),
    [
      ...[-0.21, 0.21].map((u) => ({
        side: '-z' as const,
        at: [u, 0.24] as const,
        half: [0.07, 0.08] as const,
        kind: 'window' as const,
      })),
      ...(['x', '-x'] as const).flatMap((side) =>
        [-0.18, 0.18].map((u) => ({
          side,
          at: [u, 0.24] as const,
          half: [0.07, 0.08] as const,
          kind: 'window' as const,
        })),
      ),
    ],
    ICING,
  );
  const model: Solid[] = [
    box(bread, [0, WALL / 2, 0], [HALF, WALL / 2, DEEP]),
    {
      ...gable(worn(BREAD, 0.16), [0, WALL - 0.02, 0], [DEEP - 0.02, HALF], RISE),
      axes: yaw(Math.PI / 2),
    },
    ...roof(),
    ...front(),
    ...yard(),
  ];
  return portray(underOpenSky(wish), model, 0.55, 0.09, 2.6);
}

/** Two slopes of crust with rows of candy, icing along their edges. */
function roof(): Solid[] {
  const crust = worn(CRUST, 0.14);
  const slope = Math.atan2(RISE, HALF);
  const long = Math.hypot(RISE, HALF) + 0.1;
  const at = (side: number, along: number, z: number, out = 0): [number, number, number] => {
    const [c, s] = [Math.cos(slope), Math.sin(slope)];
    return [side * (along * c + out * s), WALL + RISE - along * s + out * c, z];
  };
  const tilt = (side: number): Rotation => {
    const [c, s] = [Math.cos(slope), Math.sin(slope) * -side];
    return [c, -s, 0, s, c, 0, 0, 0, 1];
  };
  return [-1, 1].flatMap((side) => [
    box(crust, at(side, long / 2, 0, 0.02), [long / 2, 0.026, DEEP + 0.07], tilt(side), 0.01),
    // Icing along the eave, in drops, and along the gables.
    ...Array.from({ length: 12 }, (_, n) => {
      const z = -DEEP - 0.05 + (n * (2 * DEEP + 0.1)) / 11;
      const [x, y] = at(side, long, 0, 0.02);
      return limb(icing(), [x, y + 0.02, z], [x, y - 0.03 - 0.03 * (n % 2), z], 0.036, 0.02, 0.02);
    }),
    ...[-1, 1].map((end) =>
      limb(
        icing(),
        at(side, 0, end * (DEEP + 0.075), 0.03),
        at(side, long, end * (DEEP + 0.075), 0.03),
        0.034,
        0.034,
      ),
    ),
    ...[0, 1, 2].flatMap((row) =>
      Array.from({ length: 5 }, (_, n) =>
        ball(
          candy(n + row * 2 + (side > 0 ? 1 : 0)),
          at(side, 0.13 + row * 0.17, -0.32 + n * 0.16 + (row % 2) * 0.05, 0.055),
          0.034,
        ),
      ),
    ),
    limb(icing(), at(side, 0, -DEEP - 0.07, 0.05), at(side, 0, DEEP + 0.07, 0.05), 0.04, 0.04),
  ]);
}

/** The door between canes, a heart over it, icing round the gable, a chimney. */
function front(): Solid[] {
  const z = -DEEP;
  return [
    box(worn(CRUST, 0.2), [0, 0.14, z - 0.01], [0.085, 0.14, 0.02]),
    limb(worn(CRUST, 0.2), [0, 0.27, z - 0.01], [0, 0.27, z - 0.012], 0.085, 0.085),
    ball(candy(2), [0.05, 0.15, z - 0.04], 0.014),
    ...[-0.13, 0.13].map((x) => limb(cane, [x, 0, z - 0.05], [x, 0.3, z - 0.05], 0.024, 0.024)),
    ...Array.from({ length: 7 }, (_, n) => {
      const turn = (n * Math.PI) / 6;
      return ball(candy(n), [0.13 * Math.cos(turn), 0.3 + 0.1 * Math.sin(turn), z - 0.03], 0.026);
    }),
    ...[-1, 1].map((side) => ball(candy(0), [side * 0.042, 0.6, z - 0.01], 0.052)),
    limb(candy(0), [0, 0.575, z - 0.01], [0, 0.53, z - 0.01], 0.06, 0.012),
    ...[-0.36, 0.36].map((x) => limb(cane, [x, 0, z - 0.005], [x, WALL, z - 0.005], 0.026, 0.026)),
    ...[-0.3, -0.2, 0.2, 0.3].map((x, n) => ball(candy(n), [x, 0.07, z - 0.012], 0.028)),
    box(worn(CRUST, 0.2), [0.2, 0.74, 0.14], [0.06, 0.16, 0.06]),
    box(icing(), [0.2, 0.9, 0.14], [0.075, 0.02, 0.075], undefined, 0.015),
  ];
}

/** Lollipops and drops of candy beside the door. */
function yard(): Solid[] {
  const lollipop = (x: number, z: number, high: number, n: number): Solid[] => [
    limb(plain(ICING), [x, 0, z], [x, high, z], 0.012, 0.012),
    frustum(candy(n), [x, high, z - 0.02], 0.04, 0.085, 0.085, UPRIGHT),
    ring(icing(), [x, high, z - 0.022], 0.05, 0.011, UPRIGHT),
    ball(icing(), [x, high, z - 0.024], 0.018),
  ];
  return [
    ...lollipop(-0.56, -0.52, 0.34, 0),
    ...lollipop(0.56, -0.5, 0.28, 3),
    ...lollipop(-0.46, -0.6, 0.2, 2),
    ...[-0.26, 0.26, -0.36, 0.38].map((x, n) =>
      ball(candy(n + 1), [x, 0.02, -0.6 + 0.04 * n], 0.045),
    ),
  ];
}
