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
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { BOARD_WOOD, blotch, plate, spread } from '../dishes.ts';

const CRUST: Colour = [0.72, 0.44, 0.18];
const CRUMB: Colour = [0.93, 0.82, 0.6];
const CHEESE: Colour = [0.95, 0.78, 0.4];
const TOMATO: Colour = [0.74, 0.16, 0.06];
const SALAMI: Colour = [0.62, 0.12, 0.09];
const LEAF: Colour = [0.22, 0.46, 0.13];
const SOUPS: readonly Colour[] = [
  [0.82, 0.42, 0.1],
  [0.76, 0.2, 0.08],
  [0.5, 0.56, 0.2],
];
const BOWLS: readonly Colour[] = [
  [0.86, 0.84, 0.79],
  [0.24, 0.36, 0.5],
  [0.36, 0.3, 0.26],
];

/** A crust that is brown where it stands out and paler below. */
const crust = (pale: number): Look => ({
  paint: (x, y, z) =>
    scaleColour(mixColour(CRUST, CRUMB, pale), 1 + 0.4 * blotch(x * 7 + y * 3, z * 7 + y * 4)),
  bump: (x, _y, z) => 0.012 * blotch(x * 11, z * 11),
  gloss: 0.08,
});

/** A pizza on a board: tomato and cheese, salami, olives and basil. */
export function pizza(wish: Wish): Sprite {
  const { random } = wish;
  const top: Look = {
    paint: (x, _y, z) =>
      mixColour(
        mixColour(TOMATO, CHEESE, smoothstep(-0.28, 0.02, blotch(x * 6, z * 6))),
        [0.72, 0.42, 0.14],
        0.75 * smoothstep(0.22, 0.5, blotch(x * 9 + 7, z * 9)),
      ),
    bump: (x, _y, z) => 0.02 * blotch(x * 7, z * 7),
    gloss: 0.3,
  };
  const slices = spread(random, 11, 0.52).flatMap(([x, , z]): Solid[] => [
    frustum(
      {
        paint: (px, _y, pz) =>
          blotch(px * 26, pz * 26) > 0.3 ? [0.86, 0.5, 0.4] : scaleColour(SALAMI, 0.95),
        gloss: 0.4,
      },
      [x, 0.12, z],
      0.035,
      0.095,
      0.09,
    ),
  ]);
  const olives = spread(random, 9, 0.46).map(([x, , z]) =>
    ring(plain([0.09, 0.08, 0.09], { gloss: 0.6 }), [-z, 0.155, x], 0.03, 0.016),
  );
  const basil = spread(random, 5, 0.34).map(([x, , z], n) =>
    ellipsoid(plain(LEAF, { gloss: 0.3 }), [z, 0.165, -x], [0.1, 0.02, 0.05], 0, yaw(n * 1.9)),
  );
  const model = [
    frustum(BOARD_WOOD, [0, 0, 0], 0.05, 0.84, 0.84),
    frustum(crust(0.1), [0, 0.05, 0], 0.05, 0.68, 0.7),
    frustum(top, [0, 0.1, 0], 0.04, 0.64, 0.63),
    ring(crust(0.15), [0, 0.115, 0], 0.67, 0.062),
    ...slices,
    ...olives,
    ...basil,
  ];
  return portray(wish, model, 0.4, 0.6, 3);
}

/** A bowl of soup on a plate, cream stirred into it and herbs strewn over it. */
export function soup(wish: Wish): Sprite {
  const { random } = wish;
  const colour = wish.colour ?? SOUPS[random.below(SOUPS.length)] ?? TOMATO;
  const glaze = plain(BOWLS[random.below(BOWLS.length)] ?? CRUMB, { gloss: 0.5 });
  const look: Look = {
    paint: (x, _y, z) => {
      const turn = Math.atan2(z, x) / (Math.PI * 2);
      const winding = Math.hypot(x, z) * 7 - turn;
      const away = Math.abs(winding - Math.round(winding));
      const inside = smoothstep(0.34, 0.28, Math.hypot(x, z));
      const cream = inside * smoothstep(0.2, 0.1, away + 0.08 * blotch(x * 12, z * 12));
      return mixColour(
        scaleColour(colour, 1 + 0.12 * blotch(x * 9, z * 9)),
        [0.96, 0.92, 0.82],
        cream,
      );
    },
    gloss: 0.45,
  };
  const herbs = spread(random, 16, 0.34).map(([x, , z], n) =>
    ellipsoid(plain(LEAF), [x, 0.452, z], [0.028, 0.009, 0.016], 0, yaw(n * 1.3)),
  );
  const model = [
    ...plate(0.74),
    ellipsoid(glaze, [0, 0.42, 0], [0.56, 0.36, 0.56]),
    cut(ellipsoid(glaze, [0, 0.46, 0], [0.52, 0.35, 0.52])),
    cut(frustum(glaze, [0, 0.5, 0], 0.6, 0.7, 0.7)),
    ring(glaze, [0, 0.5, 0], 0.532, 0.02),
    frustum(look, [0, 0.3, 0], 0.15, 0.4, 0.515),
    ...herbs,
  ];
  return portray(wish, model, 0.4, 0.5, 3);
}

/** A loaf with cuts in its crust on a board, and slices of it. */
export function bread(wish: Wish): Sprite {
  const cuts = (x: number, z: number): number =>
    smoothstep(0.22, 0.06, Math.abs((x + 0.35 * z) * 4.4 - Math.round((x + 0.35 * z) * 4.4))) *
    smoothstep(0.24, 0.1, Math.abs(z - 0.12));
  const loaf: Look = {
    paint: (x, y, z) => {
      const split = cuts(x, z) * smoothstep(0.28, 0.36, y);
      const baked = scaleColour(CRUST, (0.66 + 0.5 * y) * (1 + 0.4 * blotch(x * 6, z * 6 + y * 5)));
      const flour = smoothstep(0.05, 0.5, blotch(x * 4 + 9, z * 4)) * smoothstep(0.26, 0.42, y);
      return mixColour(mixColour(baked, CRUMB, 0.4 * flour), CRUMB, 0.8 * split);
    },
    bump: (x, y, z) =>
      0.01 * blotch(x * 12, z * 12 + y * 9) - 0.03 * cuts(x, z) * smoothstep(0.28, 0.36, y),
    gloss: 0.06,
  };
  const slice = (at: Vector, turned: number): Solid[] => [
    ellipsoid(crust(0), [at[0], at[1], at[2]], [0.27, 0.042, 0.22], 0, yaw(turned)),
    ellipsoid(
      {
        paint: (x, _y, z) => scaleColour([0.9, 0.74, 0.5], 1 + 0.3 * blotch(x * 24, z * 24)),
        bump: (x, _y, z) => 0.0015 * blotch(x * 40, z * 40),
      },
      [at[0], at[1] + 0.018, at[2]],
      [0.24, 0.033, 0.19],
      0,
      yaw(turned),
    ),
  ];
  const model = [
    box(BOARD_WOOD, [0, 0.03, -0.09], [0.9, 0.03, 0.54], undefined, 0.02),
    ellipsoid(loaf, [0, 0.25, 0.12], [0.68, 0.2, 0.27]),
    ellipsoid(loaf, [0, 0.3, 0.12], [0.6, 0.18, 0.22], 0.1),
    ...slice([-0.3, 0.085, -0.34], 0.3),
    ...slice([0.1, 0.105, -0.35], -0.4),
    ...slice([0.46, 0.085, -0.32], 0.2),
  ];
  return portray(wish, model, 0.1, 0.42, 3);
}

/** A burger on a plate: meat, cheese, tomato and lettuce in a bun with seeds. */
export function burger(wish: Wish): Sprite {
  const bun: Look = {
    paint: (x, y, z) =>
      scaleColour(
        mixColour(CRUMB, [0.74, 0.42, 0.15], smoothstep(0.05, 0.2, Math.abs(y - 0.3))),
        1 + 0.12 * blotch(x * 6, z * 6),
      ),
    gloss: 0.3,
  };
  const meat: Look = {
    paint: (x, y, z) => scaleColour([0.3, 0.15, 0.08], 1 + 0.5 * blotch(x * 14 + y * 9, z * 14)),
    bump: (x, y, z) => 0.02 * blotch(x * 16 + y * 8, z * 16),
    gloss: 0.2,
  };
  const leaves = Array.from({ length: 15 }, (_, n) => {
    const angle = (n / 15) * Math.PI * 2;
    const look = plain(scaleColour(LEAF, 1.2 + 0.3 * Math.sin(n * 2.1)), { gloss: 0.2 });
    return ellipsoid(
      look,
      [Math.cos(angle) * 0.43, 0.42 + 0.014 * Math.sin(n * 2.7), Math.sin(angle) * 0.43],
      [0.13, 0.03, 0.12],
      0.01,
      yaw(-angle),
    );
  });
  const seeds = spread(wish.random, 34, 0.36).map(([x, , z]) => {
    const y = 0.48 + 0.3 * Math.sqrt(1 - (x * x + z * z) / 0.23);
    return ellipsoid(plain([0.95, 0.88, 0.68]), [x, y, z], [0.02, 0.011, 0.013], 0, yaw(x * 9));
  });
  const model = [
    ...plate(0.78),
    frustum(bun, [0, 0.08, 0], 0.1, 0.42, 0.45),
    ring(bun, [0, 0.13, 0], 0.43, 0.05),
    frustum(meat, [0, 0.2, 0], 0.12, 0.45, 0.45),
    ring(meat, [0, 0.26, 0], 0.45, 0.058),
    box(
      plain([0.96, 0.68, 0.16], { gloss: 0.3 }),
      [0, 0.335, 0],
      [0.4, 0.012, 0.4],
      yaw(0.6),
      0.01,
    ),
    frustum(plain(TOMATO, { gloss: 0.5 }), [0, 0.345, 0], 0.05, 0.42, 0.42),
    ...leaves,
    ellipsoid(bun, [0, 0.48, 0], [0.48, 0.3, 0.48]),
    ...seeds,
  ];
  return portray(wish, model, 0.3, 0.2, 3);
}

const RICE: Look = {
  paint: (x, y, z) => scaleColour([0.93, 0.92, 0.87], 1 + 0.14 * blotch(x * 34, (y + z) * 34)),
  bump: (x, y, z) => 0.012 * blotch(x * 38, (y + z) * 38),
  gloss: 0.2,
};

/** Sushi on a board: rice with salmon on it, and rolls. */
export function sushi(wish: Wish): Sprite {
  const salmon: Look = {
    paint: (x, _y, z) =>
      Math.sin((x + 0.7 * z) * 60) > 0.72 ? [0.98, 0.74, 0.56] : [0.93, 0.43, 0.22],
    gloss: 0.5,
  };
  const nigiri = [-0.52, -0.18, 0.16, 0.5].flatMap((x) => [
    ellipsoid(RICE, [x, 0.17, -0.2], [0.12, 0.1, 0.24]),
    ellipsoid(salmon, [x, 0.25, -0.2], [0.14, 0.055, 0.28]),
  ]);
  const rolls = [-0.58, -0.29, 0, 0.29, 0.58].flatMap((x, n): Solid[] => [
    frustum(plain([0.06, 0.09, 0.07], { gloss: 0.25 }), [x, 0.08, 0.32], 0.16, 0.13, 0.13),
    frustum(RICE, [x, 0.1, 0.32], 0.15, 0.115, 0.115),
    frustum(n % 2 === 0 ? salmon : plain(LEAF), [x, 0.1, 0.32], 0.158, 0.05, 0.05),
  ]);
  const model = [
    box(
      plain([0.16, 0.16, 0.18], { gloss: 0.3 }),
      [0, 0.05, 0.06],
      [0.92, 0.03, 0.54],
      undefined,
      0.02,
    ),
    box(plain([0.1, 0.1, 0.11]), [0, 0.01, 0.06], [0.8, 0.02, 0.4]),
    ...nigiri,
    ...rolls,
    ball(plain([0.6, 0.72, 0.34]), [0.78, 0.12, 0.32], 0.06),
  ];
  return portray(wish, model, 0.12, 0.5, 3);
}
