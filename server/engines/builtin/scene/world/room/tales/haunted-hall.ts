import { mixColour, scaleColour, smoothstep } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { candelabrum, candle } from '../furnishings/candles.ts';
import { cobweb, quarter } from '../furnishings/cobweb.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { stairHall, stairHallSurfaces } from '../public/stair-hall.ts';
import type { Surfaces } from '../room-kind.ts';
import { plate } from '../solids/plate.ts';
import { box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

/** What lies on all that nobody has wiped for decades, and what plaster and wood have turned to. */
const DUST: Colour = [0.5, 0.5, 0.49];
const FADED: Colour = [0.2, 0.22, 0.25];
const MOON: Colour = [0.62, 0.85, 1.2];
const SHEET: Colour = [0.86, 0.87, 0.9];
const IRON: Material = flat([0.16, 0.16, 0.18]);

/** A material decades later: faded, dust on all that faces up. */
const aged =
  (own: Material): Material =>
  (x, y, z, axis) => {
    const faded = mixColour(scaleColour(own(x, y, z, axis), 0.85), FADED, 0.36);
    return axis === 1 ? mixColour(faded, DUST, 0.45) : faded;
  };

/** The walls of a mansion's hall with damp and torn paper, its floor under dust with the prints of feet. */
export function hauntedHallSurfaces(noise: Noise): Surfaces {
  const { walls, floor, ceiling } = stairHallSurfaces(noise);
  const [wall, below] = [aged(walls), aged(floor)];
  return {
    walls: (x, y, z, axis) => {
      const along = axis === 0 ? z : x;
      const damp = smoothstep(0.05, 0.4, noise.fbm(along * 0.5, y * 0.35, 3) + 0.08 * (y - 3));
      const isTorn = noise.fbm(along * 0.9 + 7, y * 0.6, 3) > 0.34;
      const own = isTorn ? ([0.17, 0.15, 0.13] as const) : wall(x, y, z, axis);
      return mixColour(own, [0.07, 0.1, 0.1], 0.7 * damp);
    },
    floor: (x, y, z, axis) => {
      const dust = 0.45 + 0.5 * noise.fbm(x * 0.9, z * 0.9, 3);
      return mixColour(below(x, y, z, axis), scaleColour(DUST, 0.8), Math.max(0.1, dust));
    },
    ceiling: aged(ceiling),
  };
}

/** The hall of a mansion that nobody has lived in for decades: its great staircase under dust, cobwebs in every corner, furniture under white sheets, candles burning, the moon through tall broken windows. */
export function hauntedHall(furnishing: Furnishing): Furnished {
  const { shell, side } = furnishing;
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  // Its lamps are out.
  const old = stairHall(furnishing).solids.map(
    (one): Solid => ({ ...one, material: aged(one.material), glow: 0 }),
  );
  return {
    lamps: [
      [middle, 4.4, 7.6],
      [at(-2.3), 1.9, 2.9],
      [at(2.6), 1.9, 3.4],
      [middle, 5.6, 4],
    ],
    solids: [
      ...old,
      ...ancestor(middle, back),
      ...[-1, 1].flatMap((to) => tallWindow([middle + to * 2.35, 4.35, back])),
      ...sheetedChair(at(2.45), 3.1),
      ...sheetedSofa(at(-2.75), 4.1, side),
      ...candelabrum(at(-1.75), 3.2, 1.3, IRON).map(warm),
      ...[-1, 1].flatMap((to) =>
        [
          candle([middle + to * 2.05, 1.14, 4.05], 0.2, 0.035),
          candle([middle + to * 2.55, 1.14, 4.12], 0.14, 0.035),
        ]
          .flat()
          .map(warm),
      ),
      ...webs(middle, back),
    ],
  };
}

/** What burns, in a light that the moon's does not turn blue. */
const warm = (one: Solid): Solid =>
  one.glow === 0
    ? one
    : {
        ...one,
        material: (x, y, z, axis) => {
          const [r, g, b] = one.material(x, y, z, axis);
          return [1.35 * r, 0.9 * g, 0.5 * b];
        },
      };

/** The portrait over the landing: a pale ancestor in black whose eyes look out of it. */
function ancestor(middle: number, back: number): Solid[] {
  const y = 4.32;
  const picture: Material = (x, py) => {
    const [u, v] = [(x - middle) / 0.95, (py - y) / 1.2];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.86) return [0.5, 0.36, 0.13];
    const [hx, hy] = [u / 0.27, (v - 0.3) / 0.3];
    const isEye = Math.hypot(Math.abs(hx) - 0.4, (hy - 0.12) * 1.2) < 0.17;
    if (isEye) return [1.5, 1.15, 0.3];
    if (hx * hx + hy * hy < 1) return hy > 0.62 ? [0.3, 0.3, 0.32] : [0.72, 0.74, 0.68];
    if (v < 0.06 && Math.abs(u) < 0.34 + 0.4 * Math.min(1, (0.06 - v) * 1.6))
      return Math.abs(u) < 0.09 - 0.1 * (0.06 - v) ? [0.75, 0.74, 0.7] : [0.05, 0.05, 0.07];
    return [0.28 + 0.08 * v, 0.17, 0.13];
  };
  return [
    {
      ...box([middle - 0.95, y - 1.2, back - 0.12], [middle + 0.95, y + 1.2, back - 0.04], picture),
      glow: 0.12,
    },
  ];
}

/** Cobwebs: in the near corners below the galleries, over the portrait, at the rails, and from the dead chandelier. */
const webs = (middle: number, back: number): Solid[] => [
  ...[-1, 1].flatMap((to) => [
    cobweb([middle + to * 3.5, 3.78, 2.5], 1.7, quarter(-to, -1)),
    cobweb([middle + to * 3.5, 3.78, 4.9], 1.5, quarter(-to, -1)),
    cobweb([middle + to * 4.9, 3.78, 6.4], 1.5, quarter(-to, -1)),
    cobweb([middle + to * 0.95, 5.6, back - 0.12], 1.1, quarter(-to, -1)),
    cobweb([middle + to * 2.1, 1.1, 4.2], 0.9, quarter(to, -1)),
    cobweb([middle + to * 0.1, 3.9, 5.2], 1.3, quarter(to, 1)),
  ]),
];

/** A tall pointed window with the moon's light in it, some of its panes broken: the foot of its middle. */
function tallWindow([x, y, back]: Point): Solid[] {
  const [half, tall] = [0.5, 2.3] as const;
  const outline = (px: number, py: number) => {
    const [u, v] = [Math.abs(px - x) / half, (py - y) / tall];
    return u < 1 && v > 0 && v < 1 - 0.32 * u ** 1.6;
  };
  const glass: Material = (px, py) => {
    const [u, v] = [(px - x) / 0.25, (py - y) / 0.38];
    const isBar = Math.abs(u - Math.round(u)) < 0.07 || Math.abs(v - Math.round(v)) < 0.045;
    if (isBar) return [0.05, 0.06, 0.08];
    const isBroken = chance(Math.floor(u), Math.floor(v) + (x > 0 ? 7 : 0)) > 0.82;
    return isBroken ? [0.03, 0.05, 0.09] : scaleColour(MOON, 0.9 + 0.2 * Math.floor(v) * 0.2);
  };
  return [
    plate(2, [x - half, y, back - 0.03], [x + half, y + tall, back - 0.01], outline, glass, 1),
    plate(
      2,
      [x - half - 0.1, y - 0.1, back - 0.06],
      [x + half + 0.1, y + tall + 0.1, back - 0.035],
      (px, py) => outline(x + (px - x) / 1.18, y + (py - y + 0.06) / 1.06) && !outline(px, py),
      flat([0.14, 0.12, 0.11]),
    ),
  ];
}

/** White cloth that hangs in folds. */
const cloth: Material = (x, y, z, axis) => {
  const along = axis === 0 ? z : x;
  const fold = Math.sin(along * 17 + 2.2 * Math.sin(along * 5 + y));
  return scaleColour(SHEET, axis === 1 ? 1 : 0.78 + 0.16 * fold * smoothstep(1.1, 0, y));
};

/** An armchair under a sheet. */
const sheetedChair = (x: number, z: number): Solid[] => [
  pad([x - 0.5, 0, z + 0.02], [x + 0.5, 0.6, z + 0.9], cloth, 0.1),
  pad([x - 0.4, 0.3, z + 0.6], [x + 0.4, 1.18, z + 0.95], cloth, 0.16),
  ...[-1, 1].map((to) =>
    pad([x + to * 0.42 - 0.13, 0.2, z], [x + to * 0.42 + 0.13, 0.78, z + 0.85], cloth, 0.12),
  ),
];

/** A sofa under a sheet along the wall, and a tall clock under another. */
const sheetedSofa = (x: number, z: number, side: number): Solid[] => [
  pad([x - 0.45, 0, z - 0.9], [x + 0.45, 0.58, z + 0.9], cloth, 0.1),
  pad([x - side * 0.35 - 0.2, 0.3, z - 0.85], [x - side * 0.35 + 0.2, 1.1, z + 0.85], cloth, 0.16),
  drum([x, z + 1.5], [0, 1.75], [0.46, 0.3], cloth),
  drum([x, z + 1.5], [1.75, 2.05], [0.3, 0.12], cloth),
  box([x - 0.5, 0, z + 1.2], [x + 0.5, 0.05, z + 1.9], cloth),
];
