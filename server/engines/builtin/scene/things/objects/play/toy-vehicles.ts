import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { membrane } from '../../sculpt/membrane.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  type Solid,
} from '../../sculpt/solid.ts';
import { pitch, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const RED: Colour = [0.84, 0.14, 0.12];
const BLUE: Colour = [0.14, 0.4, 0.78];
const YELLOW: Colour = [0.98, 0.8, 0.14];
const GREEN: Colour = [0.2, 0.6, 0.3];
const WOOD: Colour = [0.72, 0.5, 0.28];
const DARK: Colour = [0.1, 0.1, 0.12];
const GLASS: Colour = [0.66, 0.84, 0.94];
const CANVAS: Colour = [0.94, 0.91, 0.82];
const BILL: Colour = [0.98, 0.5, 0.08];

const painted = (colour: Colour): Look => worn(colour, 0.05, { gloss: 0.5 });

/** Thick wheels of a toy at those places of its side, with hubs. */
const wheels = (at: readonly number[], radius: number, aside: number): Solid[] =>
  at.flatMap((x) =>
    [-1, 1].flatMap((side): Solid[] => {
      const lying = pitch(Math.PI / 2);
      const rim: Vector = [x, radius, side * aside - 0.05];
      return [
        frustum(plain(DARK, { gloss: 0.3 }), rim, 0.1, radius, radius, lying),
        ball(plain(YELLOW, { gloss: 0.5 }), [x, radius, side * (aside + 0.03)], radius * 0.4),
      ];
    }),
  );

/** A toy car: a bright body with round edges, a cabin with panes, four thick wheels. */
export function toyCar(wish: Wish): Sprite {
  const body = painted(wish.colour ?? RED);
  const model = [
    box(body, [0, 0.26, 0], [0.6, 0.13, 0.28], undefined, 0.09),
    box(body, [-0.08, 0.46, 0], [0.32, 0.15, 0.24], undefined, 0.1),
    box(plain(GLASS, { gloss: 0.8 }), [-0.08, 0.47, 0], [0.22, 0.08, 0.25], undefined, 0.03),
    box(plain(GLASS, { gloss: 0.8 }), [-0.08, 0.47, 0], [0.33, 0.08, 0.17], undefined, 0.03),
    ...[-1, 1].map((side) => ball(plain(YELLOW, { gloss: 0.7 }), [0.58, 0.28, side * 0.17], 0.06)),
    ...wheels([-0.36, 0.36], 0.15, 0.29),
  ];
  return portray(wish, model, 0.55, 0.24, 3);
}

/** A toy train: an engine with a chimney and a cabin, and a wagon with blocks. */
export function toyTrain(wish: Wish): Sprite {
  const engine = painted(wish.colour ?? BLUE);
  const model = [
    box(painted(RED), [0.5, 0.2, 0], [0.5, 0.07, 0.22], undefined, 0.03),
    limb(engine, [0.4, 0.42, 0], [0.86, 0.42, 0], 0.17, 0.17),
    box(engine, [0.18, 0.52, 0], [0.16, 0.26, 0.2], undefined, 0.03),
    box(painted(RED), [0.18, 0.8, 0], [0.22, 0.035, 0.26], undefined, 0.02),
    box(plain(GLASS, { gloss: 0.7 }), [0.18, 0.62, 0], [0.09, 0.08, 0.21], undefined, 0.02),
    frustum(plain(DARK), [0.78, 0.55, 0], 0.24, 0.06, 0.1),
    ball(plain(YELLOW, { gloss: 0.8 }), [0.54, 0.6, 0], 0.07),
    ...wheels([0.16, 0.5, 0.84], 0.13, 0.24),
    limb(plain(DARK), [0, 0.18, 0], [-0.16, 0.18, 0], 0.03, 0.03),
    box(painted(GREEN), [-0.52, 0.26, 0], [0.36, 0.1, 0.22], undefined, 0.03),
    ...[RED, YELLOW, BLUE].map((colour, n) =>
      box(painted(colour), [-0.74 + 0.22 * n, 0.45, 0], [0.1, 0.1, 0.12], undefined, 0.02),
    ),
    ...wheels([-0.74, -0.3], 0.13, 0.24),
  ];
  return portray(wish, model, 0.5, 0.24, 3.4);
}

/** The model of a ship on its stand: a hull of wood, three masts with square sails. */
export function modelShip(wish: Wish): Sprite {
  const wood = worn(wish.colour ?? WOOD, 0.12, { gloss: 0.4 });
  const sail = plain(CANVAS);
  const masts: readonly (readonly [x: number, high: number])[] = [
    [0.34, 0.86],
    [0, 1],
    [-0.34, 0.8],
  ];
  const model = [
    ellipsoid(wood, [0, 0.42, 0], [0.66, 0.26, 0.19]),
    cut(box(wood, [0, 0.62, 0], [0.8, 0.22, 0.4])),
    box(wood, [0, 0.39, 0], [0.6, 0.012, 0.15], undefined, 0.01),
    box(wood, [-0.44, 0.42, 0], [0.14, 0.09, 0.12], undefined, 0.03),
    limb(wood, [0.5, 0.38, 0], [0.86, 0.5, 0], 0.025, 0.012),
    membrane(
      sail,
      [
        [0.82, 0.5, 0],
        [0.38, 0.8, 0.01],
        [0.42, 0.42, 0],
      ],
      0.012,
    ),
    ...masts.flatMap(([x, high]): Solid[] => [
      limb(wood, [x, 0.3, 0], [x, high, 0], 0.02, 0.01),
      ...[0.34, 0.74].map((share) => {
        const up = 0.42 + (high - 0.42) * share;
        const tall = (high - 0.42) * 0.17;
        return box(sail, [x + 0.03, up, 0], [0.012, tall, 0.26 - 0.09 * share], undefined, 0.01);
      }),
    ]),
    // Its stand.
    ...[-0.3, 0.3].map((x) => box(painted(DARK), [x, 0.1, 0], [0.035, 0.1, 0.13], undefined, 0.01)),
    box(painted(DARK), [0, 0.025, 0], [0.5, 0.025, 0.17], undefined, 0.01),
  ];
  return portray(wish, model, 0.5, 0.12, 3.4);
}

/** A rubber duck. */
export function rubberDuck(wish: Wish): Sprite {
  const rubber = plain(wish.colour ?? YELLOW, { gloss: 0.7 });
  const model = [
    ellipsoid(rubber, [0, 0.26, 0], [0.48, 0.27, 0.34]),
    limb(rubber, [-0.34, 0.34, 0], [-0.52, 0.52, 0], 0.14, 0.03, 0.12),
    ball(rubber, [0.2, 0.66, 0], 0.26, 0.06),
    ellipsoid(plain(BILL, { gloss: 0.6 }), [0.46, 0.62, 0], [0.14, 0.05, 0.12]),
    ...[-1, 1].flatMap((side): Solid[] => [
      ellipsoid(rubber, [-0.1, 0.32, side * 0.3], [0.24, 0.14, 0.07]),
      ball(plain(DARK, { gloss: 0.9 }), [0.38, 0.74, side * 0.14], 0.045),
    ]),
  ];
  return portray(wish, model, 0.6, 0.14, 3);
}
