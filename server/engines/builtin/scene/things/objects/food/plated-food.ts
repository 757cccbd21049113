import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { after, pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { BOARD_WOOD, blotch, plate, spread } from '../dishes.ts';

const CHEESE: Colour = [0.96, 0.74, 0.24];
const RIND: Colour = [0.86, 0.56, 0.16];
const LEAVES: readonly Colour[] = [
  [0.3, 0.56, 0.14],
  [0.46, 0.68, 0.2],
  [0.2, 0.42, 0.12],
];
const TOMATO: Colour = [0.82, 0.12, 0.07];
const YOLK: Colour = [0.98, 0.66, 0.08];
const FRIED: Colour = [0.93, 0.72, 0.28];

/** A wedge of cheese with holes on a board, two slices of it beside. */
export function cheese(wish: Wish): Sprite {
  const base = wish.colour ?? CHEESE;
  const paste: Look = {
    paint: (x, y, z) => scaleColour(base, 1 + 0.07 * blotch(x * 5, z * 5 + y * 4)),
    gloss: 0.25,
  };
  const rind = plain(RIND, { gloss: 0.3 });
  // A round cheese of which all but a wedge is cut away.
  const away = (turned: number): Solid => {
    const at: Vector = [-0.62, 0.3, 0];
    return cut(
      box(
        paste,
        [at[0] - 0.9 * Math.sin(turned), 0.34, at[2] + 0.9 * Math.cos(turned)],
        [1.9, 0.4, 0.9],
        yaw(-turned),
      ),
    );
  };
  const holes = (
    [
      [-0.1, 0.38, -0.2, 0.085],
      [0.22, 0.24, -0.32, 0.1],
      [0.42, 0.42, -0.38, 0.06],
      [-0.3, 0.2, -0.12, 0.06],
      [0.1, 0.53, 0.05, 0.09],
      [0.4, 0.52, -0.12, 0.06],
      [-0.2, 0.52, 0.02, 0.05],
      [0.36, 0.53, 0.2, 0.075],
    ] as const
  ).map(([x, y, z, r]) => cut(ball(plain(scaleColour(base, 0.78)), [x, y, z], r)));
  const slice = (x: number, z: number, turned: number, y: number): Solid =>
    box(paste, [x, y, z], [0.24, 0.022, 0.17], yaw(turned), 0.012);
  const model = [
    frustum(rind, [-0.62, 0.07, 0], 0.46, 1.27, 1.27),
    frustum(paste, [-0.62, 0.066, 0], 0.468, 1.235, 1.235),
    away(0.4),
    away(Math.PI - 0.4),
    ...holes,
    box(BOARD_WOOD, [0, 0.035, -0.1], [0.95, 0.035, 0.72], undefined, 0.02),
    slice(-0.34, -0.56, 0.3, 0.09),
    slice(-0.14, -0.58, -0.2, 0.13),
  ];
  return portray(wish, model, 0.25, 0.4, 3);
}

/** A bowl of green leaves with tomatoes, cucumber and olives. */
export function salad(wish: Wish): Sprite {
  const { random } = wish;
  const china = plain([0.88, 0.87, 0.84], { gloss: 0.5 });
  const leaves = spread(random, 46, 0.58).map(([x, , z], n) => {
    const look: Look = {
      paint: (px, py, pz) =>
        scaleColour(LEAVES[n % 3] ?? TOMATO, 1 + 0.35 * blotch(px * 11 + n, pz * 11 + py * 8)),
      bump: (px, py, pz) => 0.014 * Math.sin(px * 42 + n) * Math.sin(pz * 38 + py * 30),
      gloss: 0.25,
    };
    const high = 0.4 + 0.22 * (1 - (x * x + z * z) / 0.34) + 0.06 * random.unit();
    const lean = after(yaw(n * 1.9), pitch(1.3 * (random.unit() - 0.5)));
    return ellipsoid(look, [x, high, z], [0.19, 0.022, 0.125], 0, lean);
  });
  const tomatoes = spread(random, 7, 0.42).flatMap(([x, , z]): Solid[] => [
    ball(plain(TOMATO, { gloss: 0.6 }), [x, 0.63 - 0.35 * (x * x + z * z), z], 0.085),
  ]);
  const cucumber: Look = {
    paint: (_x, _y, _z, [, up]) => (Math.abs(up) > 0.8 ? [0.78, 0.88, 0.58] : [0.2, 0.42, 0.14]),
    gloss: 0.35,
  };
  const slices = spread(random, 6, 0.46).map(([x, , z], n) =>
    frustum(
      cucumber,
      [z, 0.61 - 0.3 * (x * x + z * z), -x],
      0.025,
      0.115,
      0.115,
      after(yaw(n), pitch(0.5 * (random.unit() - 0.5))),
    ),
  );
  const olives = spread(random, 6, 0.5).map(([x, , z]) =>
    ball(plain([0.1, 0.08, 0.1], { gloss: 0.6 }), [-z, 0.63 - 0.4 * (x * x + z * z), -x], 0.045),
  );
  const model = [
    ellipsoid(china, [0, 0.42, 0], [0.72, 0.42, 0.72]),
    cut(ellipsoid(china, [0, 0.46, 0], [0.68, 0.4, 0.68])),
    cut(frustum(china, [0, 0.44, 0], 0.6, 0.9, 0.9)),
    ring(china, [0, 0.44, 0], 0.7, 0.02),
    ellipsoid(plain([0.2, 0.36, 0.12]), [0, 0.36, 0], [0.63, 0.18, 0.63]),
    ...leaves,
    ...tomatoes,
    ...slices,
    ...olives,
  ];
  return portray(wish, model, 0.3, 0.45, 3);
}

/** A grilled steak on a plate with tomatoes, rosemary and potatoes. */
export function steak(wish: Wish): Sprite {
  const meat: Look = {
    paint: (x, y, z) => {
      const across = (x + 0.6 * z) * 6.5;
      const grilled = smoothstep(0.16, 0.08, Math.abs(across - Math.round(across)));
      const fat = smoothstep(0.44, 0.5, Math.hypot(x + 0.1, (z + 0.05) * 1.45));
      const roast = scaleColour([0.4, 0.18, 0.09], 1 + 0.4 * blotch(x * 9, z * 9 + y * 6));
      return mixColour(
        mixColour(roast, [0.82, 0.62, 0.38], 0.6 * fat),
        [0.1, 0.05, 0.03],
        0.8 * grilled,
      );
    },
    bump: (x, y, z) => 0.014 * blotch(x * 12 + y * 5, z * 12),
    gloss: 0.4,
  };
  const potato: Look = {
    paint: (x, y, z) => scaleColour(FRIED, 0.9 + 0.4 * blotch(x * 8 + y * 6, z * 8)),
    gloss: 0.15,
  };
  const potatoes = [0, 1, 2, 3, 4].map((n) =>
    ellipsoid(
      potato,
      [-0.5 + 0.21 * n, 0.15 + 0.03 * (n % 2), 0.5 + 0.06 * (n % 2) - 0.05 * Math.abs(n - 2)],
      [0.13, 0.085, 0.09],
      0,
      yaw(n * 1.1),
    ),
  );
  const rosemary = Array.from({ length: 18 }, (_, n): Solid => {
    const along = -0.25 + n * 0.03;
    const side = n % 2 === 0 ? 1 : -1;
    const from: Vector = [along, 0.275, 0.02 + along * 0.3];
    return limb(
      plain([0.22, 0.36, 0.2]),
      from,
      [along + 0.05, 0.3, from[2] + side * 0.08],
      0.011,
      0.007,
    );
  });
  const model = [
    ...plate(1),
    ellipsoid(meat, [-0.12, 0.16, -0.06], [0.52, 0.1, 0.34], 0, yaw(0.2)),
    { ...ellipsoid(meat, [0.26, 0.15, -0.2], [0.28, 0.085, 0.26]), blend: 0.1 },
    ...potatoes,
    ...[0, 1, 2].map((n) =>
      ball(plain(TOMATO, { gloss: 0.6 }), [0.62 - 0.05 * n, 0.15, 0.06 + 0.17 * n], 0.085),
    ),
    ...rosemary,
  ];
  return portray(wish, model, 0.25, 0.5, 3);
}

/** Fries heaped on a plate. */
export function fries(wish: Wish): Sprite {
  const { random } = wish;
  const look: Look = {
    paint: (x, y, z) => scaleColour(FRIED, 1.12 + 0.3 * blotch(x * 7 + y * 5, z * 7)),
    gloss: 0.15,
  };
  const sticks = spread(random, 64, 0.52).map(([x, , z], n) => {
    const high = 0.12 + 0.42 * (1 - Math.hypot(x, z) / 0.62) * random.unit();
    const lean = after(yaw(n * 2.1), roll(0.9 * (random.unit() - 0.5)));
    return box(look, [x, high, z], [0.21 + 0.06 * random.unit(), 0.032, 0.032], lean, 0.01);
  });
  const dip = [
    frustum(plain([0.9, 0.89, 0.86], { gloss: 0.5 }), [0.66, 0.07, -0.4], 0.14, 0.14, 0.2),
    frustum(plain([0.72, 0.07, 0.04], { gloss: 0.6 }), [0.66, 0.12, -0.4], 0.095, 0.15, 0.175),
  ];
  return portray(wish, [...plate(1), ...sticks, ...dip], 0.2, 0.45, 3);
}

/** Two fried eggs and strips of bacon on a plate. */
export function breakfast(wish: Wish): Sprite {
  const white: Look = {
    paint: (x, _y, z) =>
      mixColour([0.97, 0.96, 0.92], [0.86, 0.66, 0.4], smoothstep(0.3, 0.55, blotch(x * 9, z * 9))),
    gloss: 0.4,
  };
  const egg = (x: number, z: number): Solid[] => [
    ellipsoid(white, [x, 0.085, z], [0.33, 0.035, 0.29]),
    { ...ellipsoid(white, [x + 0.14, 0.085, z + 0.1], [0.2, 0.03, 0.18]), blend: 0.05 },
    { ...ellipsoid(white, [x - 0.12, 0.085, z - 0.12], [0.2, 0.03, 0.16]), blend: 0.05 },
    ellipsoid(plain(YOLK, { gloss: 0.75 }), [x, 0.11, z], [0.125, 0.075, 0.125]),
  ];
  const strip = (z: number, turned: number): Solid[] => {
    const look: Look = {
      paint: (_x, _y, pz) => {
        const across = Math.abs(Math.sin((pz - z) * 26 + 2));
        return mixColour([0.55, 0.13, 0.07], [0.93, 0.66, 0.46], smoothstep(0.55, 0.85, across));
      },
      gloss: 0.45,
    };
    return Array.from({ length: 8 }, (_, n) => {
      const at: Vector = [
        -0.5 + n * 0.14,
        0.11 + 0.03 * Math.sin(n * 1.9),
        z + turned * (n - 4) * 0.02,
      ];
      return {
        ...box(look, at, [0.1, 0.014, 0.085], roll(0.35 * Math.cos(n * 1.9)), 0.008),
        blend: 0.05,
      };
    });
  };
  const model = [
    ...plate(1),
    ...egg(-0.32, 0.34),
    ...egg(0.36, 0.28),
    ...strip(-0.26, 1),
    ...strip(-0.5, -1),
  ];
  return portray(wish, model, 0.2, 0.6, 3);
}
