import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  blade,
  box,
  cut,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { blotch } from '../dishes.ts';

const STEEL: Colour = [0.66, 0.67, 0.7];
const ASH: Colour = [0.72, 0.5, 0.27];
const RED: Colour = [0.72, 0.1, 0.08];
const BOX: Colour = [0.7, 0.12, 0.1];

/** Wood of a handle, grained along it. */
const HANDLE: Look = {
  paint: (x, y, z) => scaleColour(ASH, 1 + 0.22 * blotch(x * 3, y * 22 + z * 22)),
  gloss: 0.25,
};

/** A claw hammer along the right, its head at the right, its face toward the eye. */
const hammer = (): Solid[] => {
  const steel = worn(STEEL, 0.12, { gloss: 0.7 });
  return [
    limb(HANDLE, [-0.8, 0.07, 0], [0.52, 0.07, 0], 0.066, 0.045),
    box(steel, [0.56, 0.08, -0.05], [0.075, 0.07, 0.16], undefined, 0.02),
    limb(steel, [0.56, 0.08, -0.2], [0.56, 0.08, -0.3], 0.062, 0.062),
    frustum(steel, [0.56, 0.08, -0.3], 0.1, 0.098, 0.098, pitch(Math.PI / 2)),
    ...[-1, 1].flatMap((side) => [
      blade(
        steel,
        [0.56 + side * 0.03, 0.08, 0.1],
        [0.54 + side * 0.055, 0.08, 0.26],
        0.055,
        0.04,
        0.6,
        0.02,
      ),
      blade(
        steel,
        [0.54 + side * 0.055, 0.08, 0.26],
        [0.46 + side * 0.06, 0.07, 0.4],
        0.04,
        0.012,
        0.6,
        0.02,
      ),
    ]),
  ];
};

/** A spanner along the right, with a jaw at one end and a ring at the other. */
const spanner = (): Solid[] => {
  const steel = worn(STEEL, 0.12, { gloss: 0.75 });
  return [
    box(steel, [0, 0.03, 0], [0.5, 0.026, 0.05], undefined, 0.02),
    frustum(steel, [0.56, 0, 0], 0.06, 0.14, 0.14),
    cut(box(steel, [0.66, 0.03, 0], [0.12, 0.1, 0.06], yaw(0.3))),
    ring(steel, [-0.56, 0.03, 0], 0.09, 0.038),
  ];
};

/** A hand saw along the right: a handle with its hole, a blade with teeth. */
const saw = (): Solid[] => {
  const steel: Look = {
    paint: (x, y) => scaleColour(STEEL, 1.05 + 0.1 * blotch(x * 3, y * 20)),
    gloss: 0.7,
  };
  const teeth = Array.from(
    { length: 26 },
    (_, n): Solid =>
      box(steel, [-0.5 + n * 0.054, 0.26 + 0.002 * n, 0], [0.027, 0.027, 0.01], roll(0.785)),
  );
  return [
    box(steel, [0.2, 0.36, 0], [0.72, 0.1, 0.011]),
    box(steel, [-0.1, 0.44, 0], [0.42, 0.09, 0.011], roll(-0.09)),
    ...teeth,
    box(HANDLE, [-0.68, 0.4, 0], [0.16, 0.2, 0.045], roll(0.2), 0.04),
    cut(ellipsoid(HANDLE, [-0.69, 0.4, 0], [0.07, 0.11, 0.2], 0, roll(0.2))),
    ...[0.34, 0.46].map((y) =>
      frustum(
        plain([0.8, 0.62, 0.3], { gloss: 0.8 }),
        [-0.56, y, -0.03],
        0.02,
        0.02,
        0.02,
        pitch(Math.PI / 2),
      ),
    ),
  ];
};

const screwdriver = (): Solid[] => [
  limb(plain(RED, { gloss: 0.6 }), [-0.5, 0.07, 0], [-0.16, 0.07, 0], 0.07, 0.06),
  limb(plain([0.1, 0.1, 0.1]), [-0.16, 0.07, 0], [-0.1, 0.07, 0], 0.045, 0.04),
  limb(plain(STEEL, { gloss: 0.85 }), [-0.1, 0.07, 0], [0.46, 0.06, 0], 0.02, 0.02),
  box(plain(STEEL, { gloss: 0.85 }), [0.48, 0.06, 0], [0.05, 0.008, 0.035]),
];

/** Tools before their box: a hammer, a spanner, a screwdriver and nails; a saw leans on the box. */
export function tools(wish: Wish): Sprite {
  const tin = worn(wish.colour ?? BOX, 0.16, { gloss: 0.5 });
  const steel = plain(STEEL, { gloss: 0.8 });
  const nail = (x: number, z: number, turned: number): Solid[] =>
    moved(
      [
        limb(steel, [-0.09, 0.014, 0], [0.09, 0.014, 0], 0.012, 0.005),
        frustum(steel, [-0.095, 0.0, 0], 0.03, 0.02, 0.02),
      ],
      {
        by: yaw(turned),
        to: [x, 0, z],
      },
    );
  const model = [
    box(tin, [0.16, 0.24, 0.5], [0.72, 0.24, 0.3], undefined, 0.03),
    box(tin, [0.16, 0.5, 0.5], [0.74, 0.05, 0.32], undefined, 0.03),
    limb(plain([0.08, 0.08, 0.08]), [-0.16, 0.72, 0.5], [0.48, 0.72, 0.5], 0.035, 0.035),
    ...[-0.18, 0.5].map((x) => limb(steel, [x, 0.54, 0.5], [x, 0.72, 0.5], 0.022, 0.022)),
    ...[-0.24, 0.56].map((x) => box(steel, [x, 0.45, 0.19], [0.06, 0.06, 0.016], undefined, 0.01)),
    ...moved(saw(), { by: pitch(-0.3), to: [-0.5, -0.14, 0.16] }),
    ...moved(hammer(), { by: yaw(-0.2), to: [-0.1, 0, -0.36] }),
    ...moved(spanner(), { by: yaw(0.5), to: [0.62, 0, -0.2] }),
    ...moved(screwdriver(), { by: yaw(-0.25), to: [0.5, 0, -0.72] }),
    ...nail(-0.66, -0.7, 0.3),
    ...nail(-0.5, -0.62, 1.2),
    ...nail(-0.36, -0.76, -0.5),
  ];
  return portray(wish, model, 0.14, 0.42, 3);
}

/** A pair of scissors, a little open, that lie on a reel's cloth. */
export function scissors(wish: Wish): Sprite {
  const steel = worn(STEEL, 0.06, { gloss: 0.9 });
  const grip = plain(wish.colour ?? RED, { gloss: 0.55 });
  const half = (side: number): Solid[] => {
    const at = (x: number, z: number): Vector => [x, 0.09 + side * 0.012, side * z];
    return moved(
      [
        blade(steel, at(0, 0.03), at(1.0, 0.0), 0.085, 0.012, 0.22, 0, pitch(Math.PI / 2)),
        limb(steel, at(0, 0.03), at(-0.3, -0.06), 0.06, 0.05),
        limb(grip, at(-0.26, -0.05), at(-0.42, -0.12), 0.07, 0.06),
        ring(grip, [-0.66, 0.09 + side * 0.012, side * -0.2], 0.2, 0.06, yaw(side * 0.3)),
      ],
      { by: yaw(side * 0.26) },
    );
  };
  const thread: Look = {
    paint: (_x, y) => scaleColour([0.2, 0.34, 0.62], 0.86 + 0.2 * Math.sin(y * 150)),
  };
  const reel = [
    frustum(HANDLE, [0.5, 0, 0.62], 0.06, 0.2, 0.2),
    frustum(thread, [0.5, 0.06, 0.62], 0.34, 0.16, 0.16),
    frustum(HANDLE, [0.5, 0.4, 0.62], 0.06, 0.2, 0.2),
  ];
  const model = [
    ...half(1),
    ...half(-1),
    frustum(steel, [0, 0.09, 0], 0.06, 0.05, 0.045),
    ball(plain([0.4, 0.4, 0.42]), [0, 0.14, 0], 0.022),
    ...reel,
  ];
  return portray(wish, moved(model, { by: yaw(0.35) }), 0.2, 0.6, 3);
}
