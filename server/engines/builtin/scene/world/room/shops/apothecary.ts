import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp } from '../furnishings/dressing.ts';
import { lettering } from '../furnishings/lettering.ts';
import { besideWall, type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance, paint, tiles, wood } from '../materials.ts';
import { atCounter, holding } from '../people/attendants.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';
import { turned } from '../solids/turned.ts';
import { cashRegister } from './cash-register.ts';

const WOOD: Colour = [0.46, 0.26, 0.14];
const BRASS: Material = flat([0.9, 0.66, 0.28]);
const GOLD: Material = flat([1.05, 0.8, 0.34]);
const CREAM: Colour = [0.95, 0.92, 0.83];
const INK: Colour = [0.16, 0.12, 0.1];
const MARBLE: Colour = [0.86, 0.86, 0.84];

/** A drawer's width and height, from where to where up drawers are, how far they stand before the wall. */
const DRAWER = { wide: 0.3, tall: 0.22, low: 0.12, high: 1.22, deep: 0.46 } as const;
/** Heights of the shelves of jars and how deep they are. */
const SHELVES = [1.3, 1.66, 2.02, 2.38] as const;
const DEEP = 0.28;
/** The counter: how far before the wall ahead, how high, from where to where aside of the middle toward the heavy side. */
const COUNTER = { before: 2.05, high: 0.98, from: -1.75, to: 1.55 } as const;

/** Green walls above, a floor of black and white tiles. */
export const apothecarySurfaces = (noise: Noise): Surfaces => ({
  walls: paint([0.3, 0.42, 0.36], noise),
  floor: tiles([0.88, 0.86, 0.8], [0.2, 0.22, 0.22], 0.4),
  ceiling: paint([0.93, 0.91, 0.85], noise),
});

/** A pharmacy as of old: walls of small drawers under shelves of jars and bottles, a green cross, a counter of marble with scales, a mortar, a till and globes of coloured water. */
export function apothecary(furnishing: Furnishing): Furnished {
  const { shell, side } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const hung = [-1.2, 0, 1.2].map((out): Point => [at(out), 2.3, back - COUNTER.before + 0.2]);
  return {
    lamps: [...hung, [middle, high - 0.5, 2], [middle, 2, back - 1.1]],
    solids: [
      ...hung.flatMap((place) => hungLamp(place, high, 0.17, [0.5, 0.85, 0.6])),
      ...endWall(furnishing),
      ...sideWalls(furnishing),
      ...counter(furnishing, at),
      ...(furnishing.isAttended
        ? [
            ...atCounter([at(0.62), back - 1.16], -Math.PI / 2, COUNTER.high, 4, {
              top: [0.66, 0.68, 0.7],
              gown: 'coat',
              hair: [0.5, 0.48, 0.46],
              skin: [0.86, 0.64, 0.52],
            }),
            ...holding([at(-1.05), back - 2.7], Math.PI / 2 - 0.35 * side, 6),
          ]
        : []),
      ...greenCross([middle, high - 0.52, back - COUNTER.before - 0.1], high),
    ],
  };
}

/** Rows of small drawers, each with a label and a knob of brass, seen along a wall. */
const drawers = (noise: Noise): Material => {
  const look = wood(WOOD, noise);
  return (x, y, z, axis) => {
    if (axis === 1) return look(x, y, z, axis);
    const along = (axis === 0 ? z : x) / DRAWER.wide;
    const up = (y - DRAWER.low) / DRAWER.tall;
    const [u, v] = [along - Math.floor(along) - 0.5, up - Math.floor(up) - 0.5];
    if (Math.abs(u) > 0.46 || Math.abs(v) > 0.44 || up < 0)
      return scaleColour(look(x, y, z, axis), 0.5);
    const [mu, mv] = [u * DRAWER.wide, v * DRAWER.tall];
    if (Math.hypot(mu, mv + 0.045) < 0.026)
      return Math.hypot(mu + 0.008, mv + 0.037) < 0.012 ? [1.3, 1.1, 0.7] : [0.8, 0.56, 0.22];
    if (Math.abs(mu) < 0.085 && Math.abs(mv - 0.04) < 0.028) {
      const isInk =
        Math.abs(mv - 0.04) < 0.011 &&
        Math.abs(mu) < 0.06 &&
        chance(Math.floor(mu * 120), Math.floor(along) * 9 + Math.floor(up)) > 0.3;
      return isInk ? INK : CREAM;
    }
    const own = 0.86 + 0.26 * chance(Math.floor(along), Math.floor(up));
    return scaleColour(
      look(x, y, z, axis),
      own * (Math.abs(u) > 0.42 || Math.abs(v) > 0.38 ? 1.25 : 1),
    );
  };
};

/** A jar or bottle with its label on a place; `number` chooses which. */
function jar([x, y, z]: Point, number: number): Solid[] {
  const kind = Math.floor(chance(number, 51) * 4);
  const high = 0.2 + 0.06 * chance(number, 52);
  const r = 0.058 + 0.016 * chance(number, 53);
  const GLASS: readonly Colour[] = [CREAM, [0.5, 0.24, 0.07], [0.1, 0.2, 0.48], [0.14, 0.4, 0.24]];
  const body = GLASS[kind] as Colour;
  const look: Material = (px, py, pz) => {
    const up = (py - y) / high;
    const turn = Math.abs(Math.atan2(px - x, -(pz - z)));
    const isLabel = up > 0.26 && up < 0.6 && turn < 1.1;
    if (kind === 0) {
      if (Math.abs(up - 0.2) < 0.025 || Math.abs(up - 0.66) < 0.025) return [0.16, 0.3, 0.62];
      return isLabel && Math.abs(up - 0.43) < 0.06 && turn < 0.7 ? [0.16, 0.3, 0.62] : CREAM;
    }
    if (isLabel) return Math.abs(up - 0.43) < 0.05 && turn < 0.7 ? INK : CREAM;
    return scaleColour(body, turn > 0.5 && turn < 0.75 ? 2 : 1);
  };
  return [
    drum([x, z], [y, y + high * 0.72], [r, r], look),
    drum([x, z], [y + high * 0.72, y + high * 0.84], [r, r * 0.5], look),
    drum([x, z], [y + high * 0.84, y + high * 0.9], [r * 0.52, r * 0.52], look),
    kind === 0
      ? ball(
          [x - r * 0.8, y + high * 0.8, z - r * 0.8],
          [x + r * 0.8, y + high * 1.02, z + r * 0.8],
          look,
        )
      : drum(
          [x, z],
          [y + high * 0.9, y + high * 1.04],
          [r * 0.42, r * 0.62],
          flat(kind === 1 ? [0.62, 0.42, 0.24] : body),
        ),
  ];
}

/** Drawers, shelves of jars and a cornice with the name on the wall ahead. */
function endWall({ shell: { left, right, back }, noise }: Furnishing): Solid[] {
  const plank = wood(WOOD, noise);
  const [from, to] = [left + 0.1, right - 0.1];
  const many = Math.floor((to - from) / 0.19);
  const top = 2.76;
  return [
    box([from, 0, back - DRAWER.deep], [to, DRAWER.high, back], drawers(noise)),
    box([from, DRAWER.high, back - DRAWER.deep - 0.05], [to, DRAWER.high + 0.05, back], plank),
    box([from, DRAWER.high, back - 0.04], [to, top, back], wood(scaleColour(WOOD, 0.55), noise)),
    ...SHELVES.flatMap((y, row) => [
      box([from, y - 0.03, back - DEEP], [to, y, back], plank),
      ...Array.from({ length: many }, (_, n) =>
        jar([from + 0.12 + n * 0.19, y, back - DEEP / 2], n + row * 41),
      ).flat(),
    ]),
    ...[0, 1, 2, 3, 4].map((n) => {
      const x = from + ((to - from - 0.07) * n) / 4;
      return box([x, 0, back - DEEP - 0.03], [x + 0.07, top, back], plank);
    }),
    box([from - 0.05, top, back - DEEP - 0.12], [to + 0.05, top + 0.4, back], plank),
    ...lettering('PHARMACY', [(from + to) / 2, top + 0.2, back - DEEP - 0.135], 0.22, GOLD),
  ];
}

/** Drawers and jars along both sides. */
function sideWalls(furnishing: Furnishing): Solid[] {
  const { shell, side, noise } = furnishing;
  const plank = wood(WOOD, noise);
  return [side, -side].flatMap((to, k) => {
    const { part, wall } = besideWall({ ...furnishing, side: to });
    const [near, far] = [1.6, shell.back];
    const many = Math.floor((far - 0.4 - near) / 0.21);
    return [
      part(0, 0.38, [0, DRAWER.high], [near, far], drawers(noise)),
      part(0, 0.43, [DRAWER.high, DRAWER.high + 0.05], [near, far], plank),
      ...SHELVES.flatMap((y, row) => [
        part(0, DEEP, [y - 0.03, y], [near, far], plank),
        ...Array.from({ length: many }, (_, n) =>
          jar([wall - to * (DEEP / 2), y, near + 0.14 + n * 0.21], n + row * 29 + k * 200),
        ).flat(),
      ]),
      part(0, DEEP + 0.08, [2.76, 2.92], [near, far], plank),
    ];
  });
}

/** A cross of green light. */
const greenCross = ([x, y, z]: Point, ceiling: number): Solid[] => {
  const light = flat([0.12, 1.3, 0.36]);
  const rim = flat([0.9, 0.95, 0.9]);
  const arm = (w: number, h: number, front: number, look: Material, glow: number): Solid => ({
    ...box([x - w, y - h, z - front], [x + w, y + h, z + 0.05], look),
    glow,
  });
  return [
    ...[-0.09, 0.09].map((dx) => drum([x + dx, z], [y + 0.3, ceiling], [0.008, 0.008], BRASS)),
    arm(0.12, 0.34, 0.02, rim, 0.05),
    arm(0.34, 0.12, 0.02, rim, 0.05),
    arm(0.09, 0.31, 0.04, light, 0.12),
    arm(0.31, 0.09, 0.04, light, 0.12),
  ];
};

/** The counter with what a pharmacist works with. */
function counter({ shell: { back }, noise }: Furnishing, at: (out: number) => number): Solid[] {
  const front = back - COUNTER.before;
  const xs = [at(COUNTER.from), at(COUNTER.to)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const y = COUNTER.high;
  const look = wood(scaleColour(WOOD, 1.1), noise);
  const panelled: Material = (x, py, z, axis) => {
    const u = (x - left) / 0.55 - Math.floor((x - left) / 0.55);
    const edge = Math.min(u, 1 - u) < 0.09 || py < 0.16 || py > y - 0.2;
    const rim = Math.min(Math.abs(u - 0.1), Math.abs(u - 0.9)) < 0.02;
    return scaleColour(look(x, py, z, axis), rim ? 0.5 : edge ? 0.8 : 1.15);
  };
  const marble: Material = (x, _y, z) =>
    scaleColour(MARBLE, 1 - 0.22 * Math.exp(-Math.abs(noise.fbm(x * 2.5, z * 2.5, 3)) * 14));
  return [
    box([left, 0, front], [right, y - 0.05, front + 0.55], panelled),
    box([left - 0.06, y - 0.05, front - 0.06], [right + 0.06, y, front + 0.6], marble),
    ...scales([at(-0.1), y, front + 0.22]),
    ...mortar([at(0.62), y, front + 0.18]),
    ...cashRegister([at(1.15), y, front + 0.3], 0.17),
    ...showGlobe([at(-1.45), y, front + 0.28], [1.25, 0.14, 0.12]),
    ...showGlobe([at(-1.02), y, front + 0.28], [0.12, 0.95, 0.4]),
    ...showGlobe([at(-0.6), y, front + 0.32], [0.16, 0.42, 1.3]),
  ];
}

/** Scales of brass with two pans. */
const scales = ([x, y, z]: Point): Solid[] => [
  box([x - 0.14, y, z - 0.09], [x + 0.14, y + 0.04, z + 0.09], flat(scaleColour(WOOD, 0.8))),
  drum([x, z], [y + 0.04, y + 0.42], [0.022, 0.014], BRASS),
  ball([x - 0.03, y + 0.4, z - 0.03], [x + 0.03, y + 0.46, z + 0.03], BRASS),
  roll(0, [z, y + 0.4], [x - 0.25, x + 0.25], [0.011, 0.011], BRASS),
  ...[-0.24, 0.24].flatMap((dx) => [
    ...[-0.07, 0.07].map((off) =>
      box(
        [x + dx + off * 0.5 - 0.004, y + 0.16, z - 0.004],
        [x + dx + off * 0.5 + 0.004, y + 0.4, z + 0.004],
        BRASS,
      ),
    ),
    drum([x + dx, z], [y + 0.12, y + 0.165], [0.05, 0.1], BRASS),
  ]),
];

/** A mortar of porcelain with its pestle. */
const mortar = ([x, y, z]: Point): Solid[] => [
  ...turned(
    [x, y, z],
    0.2,
    [
      [0, 0.36],
      [0.14, 0.34],
      [0.24, 0.26],
      [0.5, 0.46],
      [1, 0.6],
    ],
    flat(CREAM),
  ),
  drum([x, z], [y + 0.196, y + 0.202], [0.1, 0.1], flat([0.4, 0.46, 0.3])),
  ...[0, 1, 2, 3, 4, 5, 6].map((n) => {
    const [px, py] = [x + 0.02 + n * 0.018, y + 0.14 + n * 0.032];
    const r = n === 6 ? 0.032 : 0.02;
    return ball([px - r, py - 0.025, z - r], [px + r, py + 0.03, z + r], flat([0.85, 0.8, 0.7]));
  }),
];

/** A great flask of coloured water with a stopper, as stands in a pharmacy's window. */
const showGlobe = ([x, y, z]: Point, colour: Colour): Solid[] => [
  ...turned(
    [x, y, z],
    0.1,
    [
      [0, 0.85],
      [0.3, 0.5],
      [1, 0.4],
    ],
    BRASS,
  ),
  ball(
    [x - 0.15, y + 0.08, z - 0.15],
    [x + 0.15, y + 0.4, z + 0.15],
    (px, py) => (Math.hypot(px - x + 0.05, py - y - 0.31) < 0.035 ? [1.6, 1.6, 1.6] : colour),
    0.06,
  ),
  drum([x, z], [y + 0.38, y + 0.47], [0.045, 0.04], flat([0.85, 0.92, 0.92])),
  ...turned(
    [x, y + 0.47, z],
    0.16,
    [
      [0, 0.22],
      [0.15, 0.12],
      [0.45, 0.32],
      [1, 0.03],
    ],
    flat([0.85, 0.92, 0.92]),
  ),
];
