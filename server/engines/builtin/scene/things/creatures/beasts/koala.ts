import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, ellipsoid, frustum, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';

const GREY: Colour = [0.52, 0.51, 0.52];
const WHITE: Colour = [0.9, 0.88, 0.85];
const NOSE: Colour = [0.07, 0.06, 0.065];
const BARK: Colour = [0.62, 0.56, 0.48];
const LEAF: Colour = [0.36, 0.5, 0.32];

/** A koala that hugs the trunk of a gum tree, in the fork of a bough: round ears of long hair, a great black nose. */
export function koala(wish: Wish): Sprite {
  const base = wish.colour ?? GREY;
  const fur: Look = {
    paint: (x, y, z) => {
      const belly =
        smoothstep(0.02, 0.2, -z - 0.05) * smoothstep(0.95, 0.7, y) * smoothstep(0.4, 0.55, y);
      return mixColour(
        scaleColour(base, 1 + 0.12 * Math.sin(x * 41 + y * 29) * Math.sin(z * 37)),
        WHITE,
        0.75 * belly,
      );
    },
    fur: 0.045,
  };
  const pale: Look = { paint: () => WHITE, fur: 0.07 };
  const shag: Look = { paint: () => scaleColour(base, 0.94), fur: 0.09 };
  const nose = plain(NOSE, { gloss: 0.55 });
  const eye = plain([0.05, 0.035, 0.03], { gloss: 0.95 });
  const claw = plain([0.16, 0.14, 0.13], { gloss: 0.4 });
  const head: Vector = [0.05, 1.16, -0.1];
  const on = (x: number, y: number, z: number): Vector => [head[0] + x, head[1] + y, head[2] + z];
  const paw = (at: Vector): Solid[] => [
    ball(fur, at, 0.085, 0.03),
    ...[-1, 0, 1].map((n) =>
      limb(
        claw,
        [at[0] + 0.05, at[1] + 0.04 * n, at[2] - 0.03],
        [at[0] + 0.12, at[1] + 0.045 * n, at[2] - 0.01],
        0.018,
        0.006,
      ),
    ),
  ];
  const ear = (side: number): Solid[] => [
    ellipsoid(shag, on(side * 0.3, 0.17, 0.03), [0.15, 0.15, 0.07]),
    ellipsoid(pale, on(side * 0.29, 0.15, -0.03), [0.09, 0.09, 0.05], 0.02),
  ];
  const bark: Look = {
    ...worn(BARK, 0.2),
    paint: (x, y, z) => {
      const peel = Math.sin(x * 9 + 2.5 * Math.sin(y * 5) + z * 6);
      return mixColour(
        scaleColour(BARK, 1 + 0.1 * Math.sin(y * 31 + x * 17)),
        [0.78, 0.72, 0.62],
        0.6 * smoothstep(0.1, 0.6, peel),
      );
    },
  };
  const leaves = Array.from({ length: 16 }, (_, n): Solid => {
    const at: Vector = [
      0.62 + 0.2 * Math.sin(n * 2.4),
      1.46 - 0.055 * n + 0.1 * Math.sin(n * 5),
      0.06 * Math.cos(n * 3.1),
    ];
    return ellipsoid(
      plain(scaleColour(LEAF, 0.75 + 0.5 * ((n * 0.37) % 1)), { gloss: 0.15 }),
      at,
      [0.032, 0.13, 0.014],
      0,
      roll(0.5 * Math.sin(n * 1.7)),
    );
  });
  const model = [
    limb(bark, [0.5, -0.1, 0.06], [0.4, 1.9, 0.14], 0.17, 0.13),
    limb(bark, [0.42, 0.34, 0.04], [-0.62, 0.2, -0.02], 0.12, 0.07, 0.06),
    limb(bark, [0.42, 1.3, 0.12], [0.72, 1.62, 0.06], 0.06, 0.03, 0.03),
    limb(bark, [0.7, 1.6, 0.06], [0.64, 0.9, 0.02], 0.018, 0.01, 0.02),
    // Its body sits on the bough.
    ellipsoid(fur, [0.0, 0.66, 0.0], [0.3, 0.38, 0.27]),
    ellipsoid(fur, [0.0, 0.48, 0.0], [0.33, 0.24, 0.28], 0.1),
    limb(fur, [0.0, 0.9, 0.0], on(0, -0.1, 0.06), 0.22, 0.2, 0.1),
    // One arm round the trunk before it, one behind.
    limb(fur, [0.12, 0.86, -0.16], [0.34, 0.98, -0.2], 0.11, 0.09, 0.05),
    limb(fur, [0.34, 0.98, -0.2], [0.52, 1.02, -0.13], 0.09, 0.075, 0.03),
    ...paw([0.55, 1.03, -0.13]),
    limb(fur, [0.12, 0.86, 0.14], [0.36, 0.86, 0.3], 0.1, 0.08, 0.05),
    limb(fur, [0.06, 0.44, -0.2], [0.34, 0.54, -0.26], 0.14, 0.1, 0.05),
    limb(fur, [0.34, 0.54, -0.26], [0.46, 0.46, -0.2], 0.1, 0.08, 0.03),
    ...paw([0.5, 0.47, -0.17]),
    limb(fur, [-0.12, 0.42, -0.18], [-0.24, 0.34, -0.24], 0.13, 0.09, 0.05),
    ellipsoid(fur, head, [0.29, 0.25, 0.24]),
    ...[-1, 1].map((side) =>
      ellipsoid(fur, on(side * 0.13, -0.08, -0.1), [0.15, 0.13, 0.14], 0.06),
    ),
    ...ear(-1),
    ...ear(1),
    ellipsoid(nose, on(0, -0.03, -0.26), [0.075, 0.115, 0.06]),
    ...[-1, 1].flatMap((side) => [
      ball(eye, on(side * 0.135, 0.055, -0.205), 0.036),
      ball(plain([0.95, 0.95, 0.95], { gloss: 0.9 }), on(side * 0.135 - 0.01, 0.07, -0.237), 0.009),
    ]),
    ellipsoid(pale, on(0, -0.19, -0.17), [0.09, 0.04, 0.05], 0.03),
    frustum(bark, [0.5, -0.16, 0.06], 0.1, 0.2, 0.17),
    ...leaves,
  ];
  return portray(wish, model, 0.16, 0.02, 4);
}
