import type { Colour } from '../../../words/idea.ts';
import { plain, worn } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { portray } from '../../sculpt/portray.ts';
import {
  ball,
  blade,
  box,
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

const RED: Colour = [0.8, 0.11, 0.07];
const WHITE: Colour = [0.93, 0.92, 0.88];
const LAMP: Colour = [1, 0.86, 0.5];
const IRON: Colour = [0.2, 0.17, 0.15];
const RUST: Colour = [0.42, 0.23, 0.13];

/** A seamark on the water, a little aslant: a round float, a white band, a cage of four legs, a lamp on it. */
export function buoy(wish: Wish): Sprite {
  const paint = worn(wish.colour ?? RED, 0.1, { gloss: 0.4 });
  const white = worn(WHITE, 0.08, { gloss: 0.3 });
  const dark = worn(IRON, 0.2);
  const legs = [0, 1, 2, 3].flatMap((n): Solid[] => {
    const angle = Math.PI / 4 + (n * Math.PI) / 2;
    const at = (out: number, up: number): Vector => [
      Math.cos(angle) * out,
      up,
      Math.sin(angle) * out,
    ];
    return [limb(paint, at(0.5, 1.28), at(0.2, 2.5), 0.055, 0.045)];
  });
  const model = moved(
    [
      ellipsoid(dark, [0, -0.1, 0], [1.06, 0.3, 1.06]),
      frustum(paint, [0, -0.05, 0], 0.5, 1.06, 1.02),
      ring(dark, [0, 0.42, 0], 1.02, 0.07),
      frustum(paint, [0, 0.44, 0], 0.4, 0.94, 0.72),
      frustum(white, [0, 0.84, 0], 0.3, 0.72, 0.58),
      frustum(paint, [0, 1.14, 0], 0.16, 0.58, 0.5),
      ...legs,
      ring(paint, [0, 1.72, 0], 0.4, 0.04),
      ring(paint, [0, 2.14, 0], 0.3, 0.04),
      frustum(white, [0, 1.75, 0], 0.36, 0.31, 0.26),
      frustum(paint, [0, 2.48, 0], 0.08, 0.3, 0.28),
      frustum(plain(LAMP, { glow: () => 0.7 }), [0, 2.56, 0], 0.22, 0.13, 0.12),
      ellipsoid(dark, [0, 2.8, 0], [0.15, 0.08, 0.15]),
      ring(dark, [0.96, 0.5, -0.3], 0.12, 0.035, pitch(Math.PI / 2)),
    ],
    { by: roll(0.11) },
  );
  return portray(wish, model, 0.4, 0.06, 3);
}

/** Links of a chain from one place to another along the ground, each turned against the one before. */
function chain(look: Look, from: Vector, to: Vector, count: number): Solid[] {
  return Array.from({ length: count }, (_, n) => {
    const share = n / (count - 1);
    const sway = 0.14 * Math.sin(share * 5.2);
    const at: Vector = [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
      from[2] + (to[2] - from[2]) * share - sway,
    ];
    return ring(look, at, 0.06, 0.024, n % 2 === 0 ? roll(0.3) : pitch(1.2));
  });
}

/** An old anchor with its stock, the one fluke in the sand, its chain beside it. */
export function anchor(wish: Wish): Sprite {
  const base = wish.colour ?? IRON;
  const iron = worn(base, 0.3, { gloss: 0.2 });
  const rusty = worn(RUST, 0.34);
  const arc = (share: number): Vector => {
    const angle = -Math.PI / 2 + share * 1.12;
    return [0.86 * Math.cos(angle), 0.94 + 0.86 * Math.sin(angle), 0];
  };
  const steps = Array.from({ length: 12 }, (_, n) => -1 + n / 6);
  const arms = steps.map((share) =>
    limb(
      iron,
      arc(share),
      arc(share + 1 / 6),
      0.105 - 0.045 * Math.abs(share),
      0.105 - 0.045 * Math.abs(share + 1 / 6),
      0.02,
    ),
  );
  const flukes = [-1, 1].flatMap((side): Solid[] => {
    const tip: Vector = [side * 0.98, 0.86, 0];
    return [
      blade(iron, [side * 0.7, 0.42, 0], tip, 0.2, 0.03, 0.4, 0.02, yaw(Math.PI / 2)),
      limb(iron, [side * 0.8, 0.52, 0], tip, 0.07, 0.03),
    ];
  });
  const body = moved(
    [
      limb(iron, [0, 0.06, 0], [0, 1.86, 0], 0.1, 0.075),
      ellipsoid(iron, [0, 0.07, 0], [0.18, 0.13, 0.12], 0.05),
      ...arms,
      ...flukes,
      limb(rusty, [-0.66, 1.6, 0], [0.66, 1.6, 0], 0.055, 0.055),
      ...[-0.68, 0.68].map((x) => ball(rusty, [x, 1.6, 0], 0.09)),
      box(iron, [0, 1.6, 0], [0.12, 0.1, 0.11], undefined, 0.03),
      ring(rusty, [0, 2.02, 0], 0.16, 0.035, pitch(Math.PI / 2)),
    ],
    { by: roll(0.2) },
  );
  const model = [
    ...body,
    ...chain(rusty, [-0.5, 1.94, -0.08], [-0.86, 0.1, -0.3], 17),
    ...chain(rusty, [-0.86, 0.06, -0.3], [0.5, 0.05, -0.56], 15),
  ];
  return portray(wish, model, 0.3, 0.12, 3);
}
