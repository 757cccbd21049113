import { clamp, mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
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
import { pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { blotch } from '../dishes.ts';

const LEMON: Colour = [0.95, 0.79, 0.13];
const PITH: Colour = [0.97, 0.93, 0.76];
const RIND: Colour = [0.16, 0.36, 0.13];
const MELON: Colour = [0.87, 0.15, 0.15];
const POMEGRANATE: Colour = [0.66, 0.1, 0.1];
const ARIL: Colour = [0.6, 0.02, 0.09];
const AVOCADO: Colour = [0.13, 0.2, 0.08];
const STONE: Colour = [0.4, 0.21, 0.09];

/** What is taken from a fruit before its middle, so that its inside faces the eye. */
const half = (inside: Look, size = 1): Solid => cut(box(inside, [0, 0, -size], [size, size, size]));

/** A half of a fruit around the origin, tipped back and put there, its inside to the eye. */
const shown = (pieces: readonly Solid[], to: Vector, turned = 0): Solid[] =>
  moved(moved(pieces, { by: pitch(-0.3) }), { by: yaw(turned), to });

/** A whole lemon with half of another before it. */
export function lemon(wish: Wish): Sprite {
  const base = wish.colour ?? LEMON;
  const skin: Look = {
    paint: (x, y, z) => scaleColour(base, 1 + 0.1 * blotch(x * 6, y * 6 + z * 5)),
    bump: (x, y, z) => 0.0045 * Math.sin(x * 95 + z * 20) * Math.sin(y * 95) * Math.sin(z * 95),
    gloss: 0.35,
  };
  const pulp: Look = {
    paint: (x, y) => {
      const out = Math.hypot(x, y) / 0.34;
      const segment = Math.abs(Math.sin(Math.atan2(y, x) * 5)) * out;
      if (out > 0.95) return base;
      if (out > 0.86 || out < 0.09 || segment < 0.09) return PITH;
      const drops = 0.12 * blotch(x * 34, y * 34);
      return scaleColour(mixColour(base, [0.98, 0.9, 0.5], 0.4), 1 + drops);
    },
    bump: (x, y) => 0.006 * blotch(x * 34, y * 34),
    gloss: 0.4,
  };
  const whole = moved(
    [
      ellipsoid(skin, [0, 0, 0], [0.45, 0.35, 0.35]),
      { ...limb(skin, [0.36, 0, 0], [0.53, 0, 0], 0.13, 0.055), blend: 0.1 },
      { ...limb(skin, [-0.36, 0, 0], [-0.48, 0, 0], 0.12, 0.06), blend: 0.1 },
      ball(plain([0.42, 0.4, 0.14]), [-0.53, 0, 0], 0.032),
    ],
    { by: yaw(-0.45), to: [-0.24, 0.35, 0.24] },
  );
  const cutOne = [ellipsoid(skin, [0, 0, 0], [0.35, 0.35, 0.44]), half(pulp)];
  return portray(wish, [...whole, ...shown(cutOne, [0.34, 0.34, -0.34], -0.2)], 0.12, 0.22, 3);
}

/** A striped melon with half of another before it. */
export function watermelon(wish: Wish): Sprite {
  const base = wish.colour ?? RIND;
  // Stripes run from end to end, with ragged edges.
  const skin: Look = {
    paint: (x, y, z) => {
      const around = Math.atan2(z, y) + 0.1 * blotch(x * 9, y * 7 + z * 7);
      const stripe = smoothstep(-0.15, 0.25, Math.sin(around * 9));
      return mixColour(base, [0.55, 0.68, 0.32], 0.85 * stripe);
    },
    gloss: 0.4,
  };
  const pulp: Look = {
    paint: (x, y) => {
      const out = Math.hypot(x, y) / 0.5;
      if (out > 0.955) return base;
      const rind = mixColour([0.9, 0.94, 0.78], [0.62, 0.76, 0.42], smoothstep(0.9, 0.95, out));
      const red = scaleColour(MELON, 1.12 - 0.2 * out + 0.08 * blotch(x * 15, y * 15));
      return seedOf(x, y) > 0.5
        ? [0.07, 0.05, 0.04]
        : mixColour(red, rind, smoothstep(0.82, 0.88, out));
    },
    bump: (x, y) => 0.004 * blotch(x * 40, y * 40) + 0.01 * seedOf(x, y),
    gloss: 0.3,
  };
  const whole = moved([ellipsoid(skin, [0, 0, 0], [0.66, 0.5, 0.5])], {
    by: yaw(-0.3),
    to: [-0.34, 0.5, 0.42],
  });
  const cutOne = [ellipsoid(skin, [0, 0, 0], [0.5, 0.5, 0.58]), half(pulp)];
  return portray(wish, [...whole, ...shown(cutOne, [0.42, 0.48, -0.4], -0.24)], 0.1, 0.2, 3);
}

/** Whether one of a melon's seeds is at a place of its inside: 1 on it. */
function seedOf(x: number, y: number): number {
  const out = Math.hypot(x, y);
  const angle = Math.atan2(y, x);
  const on = (radius: number, many: number, shift: number): number => {
    const turned = (angle / (2 * Math.PI)) * many + shift;
    const aside = ((turned - Math.round(turned)) / many) * 2 * Math.PI * radius;
    return smoothstep(1.1, 0.8, Math.hypot(aside / 0.014, (out - radius) / 0.027));
  };
  return Math.max(on(0.3, 13, 0), on(0.2, 8, 0.4));
}

/** A whole pomegranate with an open half before it, and a few of its seeds on the table. */
export function pomegranate(wish: Wish): Sprite {
  const base = wish.colour ?? POMEGRANATE;
  const skin: Look = {
    paint: (x, y, z) =>
      mixColour(
        base,
        [0.85, 0.5, 0.26],
        0.5 * smoothstep(-0.1, 0.5, blotch(x * 3 + 5, y * 3 + z * 3)),
      ),
    gloss: 0.35,
  };
  const seed = plain(ARIL, { gloss: 0.8 });
  const calyx = (at: Vector): Solid[] => [
    frustum(skin, at, 0.16, 0.09, 0.1),
    cut(frustum(plain([0.5, 0.3, 0.14]), [at[0], at[1] + 0.06, at[2]], 0.2, 0.05, 0.085)),
    ...[0, 1, 2, 3, 4, 5].map((n): Solid => {
      const [c, s] = [Math.cos(n * 1.047), Math.sin(n * 1.047)];
      const foot: Vector = [at[0] + 0.085 * c, at[1] + 0.12, at[2] + 0.085 * s];
      return limb(
        skin,
        foot,
        [at[0] + 0.135 * c, at[1] + 0.25, at[2] + 0.135 * s],
        0.035,
        0.008,
        0.02,
      );
    }),
  ];
  const whole = moved([ellipsoid(skin, [0, 0.44, 0], [0.47, 0.44, 0.47]), ...calyx([0, 0.84, 0])], {
    by: roll(0.16),
    to: [-0.4, 0, 0.36],
  });
  // Chambers of seeds between pale skins.
  const pith: Look = {
    paint: (x, y) => scaleColour([0.95, 0.86, 0.62], 1 + 0.1 * blotch(x * 12, y * 12)),
  };
  const rows = [0.07, 0.16, 0.25, 0.33, 0.395];
  const arils = rows.flatMap((out, row) =>
    Array.from({ length: 4 + row * 7 }, (_, n): Solid[] => {
      const angle = ((n + 0.5 * (row & 1)) / (4 + row * 7)) * 2 * Math.PI;
      // Between two chambers there is a skin.
      if (row > 0 && Math.abs(Math.sin(angle * 2.5 + 0.4)) * out < 0.02) return [];
      const at: Vector = [Math.cos(angle) * out, Math.sin(angle) * out, 0.012];
      const lie = roll(angle);
      return [ellipsoid(seed, at, [0.056, 0.048, 0.05], 0, lie)];
    }).flat(),
  );
  const open = [ellipsoid(skin, [0, 0, 0], [0.46, 0.46, 0.44]), half(pith), ...arils];
  const loose = [
    [0.86, -0.42],
    [0.96, -0.28],
    [-0.3, -0.42],
    [-0.2, -0.56],
    [-0.4, -0.5],
  ].map(([x = 0, z = 0]): Solid => ellipsoid(seed, [x, 0.04, z], [0.056, 0.042, 0.044]));
  const model = [...whole, ...shown(open, [0.36, 0.42, -0.26], -0.14), ...loose];
  return portray(wish, model, 0.1, 0.26, 3);
}

/** A whole avocado with half of another before it, its stone in it. */
export function avocado(wish: Wish): Sprite {
  const skin: Look = {
    paint: (x, y, z) => scaleColour(wish.colour ?? AVOCADO, 1 + 0.5 * blotch(x * 9, y * 9 + z * 8)),
    bump: (x, y, z) => 0.012 * blotch(x * 22, y * 22 + z * 20),
    gloss: 0.3,
  };
  /** How far from its middle line a place of its inside is: 0 on it, 1 at the edge. */
  const outAt = (x: number, y: number): number => {
    const up = clamp((y + 0.06) / 0.46);
    return Math.hypot(x, y + 0.06 - 0.46 * up) / (0.34 - 0.165 * up);
  };
  const pulp: Look = {
    paint: (x, y) => {
      const out = outAt(x, y);
      const cream = mixColour([0.94, 0.9, 0.52], [0.62, 0.74, 0.24], smoothstep(0.4, 0.93, out));
      return mixColour(cream, [0.2, 0.3, 0.1], smoothstep(0.95, 1, out));
    },
    gloss: 0.25,
  };
  const stone: Look = {
    paint: (x, y, z) => scaleColour(STONE, 1 + 0.3 * blotch(x * 8, y * 14 + z * 8)),
    gloss: 0.45,
  };
  // In one piece: where two melt together their skin would show on the cut.
  const pear = [limb(skin, [0, -0.06, 0], [0, 0.4, 0], 0.34, 0.175)];
  const whole = moved([...pear, ball(plain([0.3, 0.22, 0.1]), [0, 0.58, 0], 0.03)], {
    by: roll(1.12),
    to: [-0.16, 0.35, 0.34],
  });
  const open = [...pear, half(pulp), ball(stone, [0, -0.1, 0.03], 0.165)];
  return portray(wish, [...whole, ...shown(open, [0.3, 0.4, -0.3], -0.12)], 0.1, 0.2, 3);
}
