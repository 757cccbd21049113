import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { type Furnished, flat } from '../../furniture.ts';
import { wood } from '../../materials.ts';
import { bone } from '../../solids/bone.ts';
import { plate } from '../../solids/plate.ts';
import { ball, box, type Material, type Point, pad, roll, type Solid } from '../../solids/solid.ts';
import type { FittingWish } from '../fitting.ts';

const STEEL: Colour = [0.7, 0.72, 0.75];
const GOLD: Colour = [0.82, 0.62, 0.22];

/** A shield, parted in four fields, before two crossed swords. */
export function shield({ at: [x, y, z], colour }: FittingWish): Furnished {
  const tint: Colour = colour ?? [0.62, 0.1, 0.1];
  const half = (v: number) =>
    v > -0.05 ? 0.24 : 0.24 * Math.sqrt(Math.max(0, 1 - ((v + 0.05) / 0.29) ** 2));
  const isIn = (px: number, py: number, by = 0) => {
    const [u, v] = [px - x, py - y];
    return v < 0.27 - by && Math.abs(u) < half(v) - by && v > -0.34 + by;
  };
  const look: Material = (px, py) => {
    if (!isIn(px, py, 0.022)) return GOLD;
    const [u, v] = [px - x, py - y];
    if (Math.abs(u) < 0.014 || Math.abs(v) < 0.014) return GOLD;
    return u > 0 === v > 0 ? tint : [0.9, 0.88, 0.82];
  };
  const swords = [-1, 1].flatMap((to): Solid[] => {
    const [hilt, tip]: Point[] = [
      [x - to * 0.36, y + 0.42, z - 0.03],
      [x + to * 0.34, y - 0.42, z - 0.03],
    ];
    const along = (s: number): Point => [
      (hilt as Point)[0] + s * ((tip as Point)[0] - (hilt as Point)[0]),
      (hilt as Point)[1] + s * ((tip as Point)[1] - (hilt as Point)[1]),
      z - 0.03,
    ];
    const guard = along(0.2);
    return [
      bone(guard, tip as Point, [0.024, 0.006], flat(STEEL)),
      bone(hilt as Point, guard, [0.018, 0.018], flat([0.2, 0.12, 0.08])),
      bone(
        [guard[0] - 0.085, guard[1] - to * to * 0.075, z - 0.03],
        [guard[0] + 0.085, guard[1] + 0.075, z - 0.03],
        [0.014, 0.014],
        flat(GOLD),
      ),
      ball(
        [(hilt as Point)[0] - 0.03, (hilt as Point)[1] - 0.03, z - 0.06],
        [(hilt as Point)[0] + 0.03, (hilt as Point)[1] + 0.03, z],
        flat(GOLD),
      ),
    ];
  });
  return {
    lamps: [],
    solids: [
      ...swords,
      plate(
        2,
        [x - 0.25, y - 0.35, z - 0.09],
        [x + 0.25, y + 0.28, z - 0.055],
        (px, py) => isIn(px, py),
        look,
      ),
    ],
  };
}

/** A long banner on a rod, forked at its foot, a sun on it. */
export function banner({ at: [x, y, z], colour }: FittingWish): Furnished {
  const tint: Colour = colour ?? [0.56, 0.08, 0.12];
  const [half, tall] = [0.29, 0.62];
  const look: Material = (px, py) => {
    const [u, v] = [px - x, py - y];
    const shade = 0.92 + 0.1 * Math.sin(u * 24 + v * 2);
    if (half - Math.abs(u) < 0.035) return scaleColour(GOLD, shade);
    const [away, turn] = [Math.hypot(u, v - 0.08), Math.atan2(v - 0.08, u)];
    const isSun = away < 0.1 || (away < 0.13 + 0.05 * Math.cos(12 * turn) && away > 0.115);
    return scaleColour(isSun ? GOLD : tint, shade);
  };
  return {
    lamps: [],
    solids: [
      plate(
        2,
        [x - half, y - tall, z - 0.04],
        [x + half, y + tall - 0.04, z - 0.025],
        (px, py) => py - y > -tall + 0.2 * (1 - Math.abs(px - x) / half),
        look,
      ),
      roll(
        0,
        [z - 0.035, y + tall - 0.03],
        [x - half - 0.06, x + half + 0.06],
        [0.018, 0.018],
        flat([0.3, 0.19, 0.1]),
      ),
      ...[-1, 1].map((to) => {
        const end = x + to * (half + 0.08);
        return ball(
          [end - 0.035, y + tall - 0.065, z - 0.07],
          [end + 0.035, y + tall + 0.005, z],
          flat(GOLD),
        );
      }),
    ],
  };
}

/** A woven tapestry with a tree of life, a border of diamonds and fringes. */
export function tapestry({ at: [x, y, z], colour, noise }: FittingWish): Furnished {
  const ground: Colour = colour ?? [0.5, 0.16, 0.14];
  const [wide, high] = [1.2, 1.1];
  const look: Material = (px, py) => {
    const [u, v] = [(px - x) / wide, (py - y) / high];
    const weave = 0.94 + 0.08 * noise.at(px * 90, py * 90);
    const edge = Math.min(0.5 - Math.abs(u), 0.5 - Math.abs(v));
    if (edge < 0.11) {
      const at = (0.5 - Math.abs(u) < 0.5 - Math.abs(v) ? v : u) / 0.09;
      const isDiamond = Math.abs(at - Math.round(at)) / 0.5 + Math.abs(edge - 0.055) / 0.05 < 0.9;
      return scaleColour(isDiamond ? [0.86, 0.7, 0.36] : [0.14, 0.2, 0.34], weave);
    }
    if (edge < 0.125) return [0.86, 0.76, 0.5];
    const trunk = Math.abs(u) < 0.022 - 0.02 * v && v < 0.06 && v > -0.34;
    const crown = [
      [0, 0.16, 0.16],
      [-0.17, 0.06, 0.11],
      [0.17, 0.06, 0.11],
      [-0.09, 0.25, 0.09],
      [0.1, 0.26, 0.09],
    ];
    const isLeafy = crown.some(([cx = 0, cy = 0, r = 0]) => Math.hypot(u - cx, v - cy) < r);
    if (isLeafy) {
      const isFruit =
        Math.hypot(u / 0.085 - Math.round(u / 0.085), v / 0.085 - Math.round(v / 0.085)) < 0.24;
      return scaleColour(isFruit ? [0.9, 0.52, 0.2] : [0.24, 0.42, 0.24], weave);
    }
    if (trunk) return [0.36, 0.22, 0.12];
    if (v < -0.3) return scaleColour([0.3, 0.42, 0.22], weave);
    return scaleColour(mixColour(ground, [0.9, 0.8, 0.6], 0.14 * (v + 0.5)), weave);
  };
  return {
    lamps: [],
    solids: [
      box([x - wide / 2, y - high / 2, z - 0.03], [x + wide / 2, y + high / 2, z - 0.01], look),
      plate(
        2,
        [x - wide / 2, y - high / 2 - 0.07, z - 0.024],
        [x + wide / 2, y - high / 2, z - 0.014],
        (px) => Math.abs((px / 0.03) % 1) < 0.55,
        flat([0.84, 0.72, 0.46]),
      ),
      roll(
        0,
        [z - 0.03, y + high / 2 + 0.02],
        [x - wide / 2 - 0.08, x + wide / 2 + 0.08],
        [0.02, 0.02],
        flat([0.3, 0.19, 0.1]),
      ),
    ],
  };
}

/** A stag's antlers on a board, each with its tines. */
export function antlers({ at: [x, y, z], noise }: FittingWish): Furnished {
  const horn = flat([0.72, 0.6, 0.44]);
  const sides = [-1, 1].flatMap((to): Solid[] => {
    const place = (u: number, v: number, out: number): Point => [x + to * u, y + v, z - out];
    const beam = [
      place(0.04, -0.08, 0.06),
      place(0.18, 0.02, 0.14),
      place(0.31, 0.18, 0.16),
      place(0.34, 0.36, 0.12),
    ];
    const tines: readonly (readonly [Point, Point])[] = [
      [beam[0] as Point, place(0.07, 0.1, 0.2)],
      [beam[1] as Point, place(0.16, 0.22, 0.22)],
      [beam[2] as Point, place(0.22, 0.36, 0.2)],
      [beam[2] as Point, place(0.44, 0.3, 0.14)],
    ];
    return [
      ...beam
        .slice(1)
        .map((end, n) => bone(beam[n] as Point, end, [0.026 - 0.005 * n, 0.021 - 0.006 * n], horn)),
      ...tines.map(([from, end]) => bone(from, end, [0.017, 0.006], horn)),
    ];
  });
  const board = plate(
    2,
    [x - 0.13, y - 0.32, z - 0.03],
    [x + 0.13, y + 0.04, z],
    (px, py) => {
      const [u, v] = [Math.abs(px - x) / 0.13, (py - y + 0.14) / 0.18];
      return u < 1 && v < 1 && v > -1 + 0.9 * u * u * (v < 0 ? 1 : 0);
    },
    wood([0.34, 0.2, 0.11], noise),
  );
  return {
    lamps: [],
    solids: [
      board,
      pad(
        [x - 0.055, y - 0.16, z - 0.09],
        [x + 0.055, y - 0.03, z - 0.03],
        flat([0.86, 0.8, 0.68]),
        0.03,
      ),
      ...sides,
    ],
  };
}

/** A plain cross of wood. */
export function cross({ at: [x, y, z], noise, colour }: FittingWish): Furnished {
  const look = wood(colour ?? [0.36, 0.21, 0.12], noise);
  return {
    lamps: [],
    solids: [
      box([x - 0.05, y - 0.38, z - 0.05], [x + 0.05, y + 0.36, z], look),
      box([x - 0.25, y + 0.06, z - 0.055], [x + 0.25, y + 0.16, z], look),
    ],
  };
}
