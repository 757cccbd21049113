import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Topping } from '../../../words/baked.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, frustum, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import { pitch } from '../../sculpt/vector.ts';
import { blotch } from '../dishes.ts';

const BLUEBERRY: Colour = [0.16, 0.18, 0.38];
const STRAWBERRY: Colour = [0.78, 0.08, 0.08];
const RASPBERRY: Colour = [0.74, 0.07, 0.2];
const CHERRY: Colour = [0.5, 0.02, 0.06];
const RIND: Colour = [0.96, 0.78, 0.12];
const PITH: Colour = [0.98, 0.95, 0.78];
const FLESH: Colour = [0.97, 0.86, 0.32];

/** A berry with its bloom, and the crown at its top. */
export function blueberry([x, y, z]: Vector): Solid[] {
  const look: Look = {
    paint: (px, py, pz) =>
      mixColour(BLUEBERRY, [0.42, 0.47, 0.64], 0.35 + 0.35 * blotch(px * 30, (py + pz) * 30)),
    gloss: 0.25,
  };
  return [
    ellipsoid(look, [x, y, z], [0.066, 0.058, 0.066]),
    ring(plain([0.1, 0.1, 0.2]), [x, y + 0.052, z], 0.02, 0.008),
  ];
}

/** A strawberry standing on its broad end. */
export function strawberry([x, y, z]: Vector): Solid[] {
  const look: Look = {
    paint: (px, py, pz) => {
      const seed = Math.sin(Math.atan2(pz - z, px - x) * 9 + Math.round(py * 36) * 1.6) > 0.8;
      return seed && Math.abs(Math.sin(py * 113)) > 0.7 ? [0.92, 0.7, 0.3] : STRAWBERRY;
    },
    gloss: 0.4,
  };
  return [limb(look, [x, y, z], [x, y + 0.11, z], 0.075, 0.026)];
}

/** The rows of drupelets of a raspberry: how high, how far out, how many. */
const ROWS = [
  [0, 0.056, 8],
  [0.04, 0.052, 8],
  [0.078, 0.036, 6],
  [0.1, 0, 1],
] as const;
/** How large one is. */
const DRUPELET = 0.03;

/** A raspberry standing on its open end: rows of shiny drupelets. */
export function raspberry([x, y, z]: Vector): Solid[] {
  const look: Look = {
    paint: (_x, py) => scaleColour(RASPBERRY, 0.78 + 2.6 * Math.max(0, py - y)),
    gloss: 0.5,
  };
  return ROWS.flatMap(([up, out, many], row) =>
    Array.from({ length: many }, (_, n) => {
      const turn = ((n + 0.5 * (row % 2)) * 2 * Math.PI) / many;
      return ball(look, [x + out * Math.cos(turn), y + up, z + out * Math.sin(turn)], DRUPELET);
    }),
  );
}

/** A cherry with its stalk. */
export function cherry([x, y, z]: Vector): Solid[] {
  const stalk = plain([0.3, 0.36, 0.12]);
  return [
    ellipsoid(plain(CHERRY, { gloss: 0.9 }), [x, y + 0.02, z], [0.082, 0.076, 0.082]),
    limb(stalk, [x, y + 0.09, z], [x + 0.03, y + 0.19, z], 0.006, 0.006),
    limb(stalk, [x + 0.03, y + 0.19, z], [x + 0.075, y + 0.26, z], 0.006, 0.008),
  ];
}

/** A slice of lemon that leans back, its pieces within rind and pith. */
export function lemonSlice([x, y, z]: Vector): Solid[] {
  const [wide, lean] = [0.105, 0.5];
  const middle: Vector = [x, y + wide * 0.82, z];
  const look: Look = {
    paint: (px, py, pz) => {
      const [a, b] = [px - middle[0], Math.hypot(py - middle[1], pz - middle[2])];
      const out = Math.hypot(a, b) / wide;
      if (out > 0.93) return RIND;
      const turn = Math.atan2(py - middle[1], a) * (8 / (2 * Math.PI));
      const rib = Math.abs(turn - Math.round(turn));
      return out > 0.84 || rib < 0.07 / Math.max(0.2, out) || out < 0.1 ? PITH : FLESH;
    },
    gloss: 0.3,
  };
  return [frustum(look, middle, 0.022, wide, wide, pitch(Math.PI / 2 - lean))];
}

const MAKE: Readonly<Record<Topping, (at: Vector) => Solid[]>> = {
  raspberry,
  blueberry,
  strawberry,
  cherry,
  lemon: lemonSlice,
};

/** How far its middle is above what it lies on. */
const LIFT: Readonly<Record<Topping, number>> = {
  raspberry: 0.025,
  blueberry: 0.055,
  strawberry: 0.06,
  cherry: 0.05,
  lemon: 0.02,
};

/** One of what lies on a cake, on a surface at a place. */
export const topping = (kind: Topping, [x, y, z]: Vector): Solid[] =>
  MAKE[kind]([x, y + LIFT[kind], z]);
