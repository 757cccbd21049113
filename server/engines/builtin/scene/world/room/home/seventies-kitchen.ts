import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

const ORANGE: Colour = [0.92, 0.42, 0.08];
const BROWN: Colour = [0.36, 0.2, 0.1];
const MUSTARD: Colour = [0.86, 0.62, 0.12];
const AVOCADO: Colour = [0.46, 0.5, 0.16];
const CREAM: Colour = [0.95, 0.88, 0.72];
const WHITE: Material = flat([0.94, 0.92, 0.87]);
/** How deep and how high the worktop is, where the wall cupboards begin; metres. */
const UNIT = { deep: 0.6, high: 0.9, over: 1.46, top: 2.2 } as const;

/** Wallpaper of rings in orange and brown, a floor of patterned lino. */
export const seventiesSurfaces = (noise: Noise): Surfaces => ({
  walls: (x, y, z, axis) => {
    const along = (axis === 0 ? z : x) / 0.42;
    const row = Math.floor(y / 0.42);
    const at = along + 0.5 * (row & 1);
    const r = Math.hypot(at - Math.floor(at) - 0.5, y / 0.42 - row - 0.5);
    const own =
      r < 0.12 ? BROWN : r < 0.24 ? MUSTARD : r < 0.36 ? ORANGE : r < 0.44 ? BROWN : CREAM;
    return scaleColour(own as Colour, 1 + 0.03 * noise.fbm(along, y, 2));
  },
  floor: (x, _y, z) => {
    const [a, b] = [x / 0.4 - Math.floor(x / 0.4) - 0.5, z / 0.4 - Math.floor(z / 0.4) - 0.5];
    const corner = Math.hypot(Math.abs(a) - 0.5, Math.abs(b) - 0.5);
    const away = Math.abs(a) + Math.abs(b);
    const own =
      corner < 0.2
        ? BROWN
        : away < 0.14
          ? ORANGE
          : away < 0.3
            ? MUSTARD
            : ([0.78, 0.64, 0.42] as Colour);
    return scaleColour(own as Colour, 0.94 + 0.1 * noise.at(x * 20, z * 20));
  },
  ceiling: flat([0.93, 0.89, 0.8]),
});

/** A kitchen of the 1970s: wallpaper of rings, orange and avocado cupboards, a round white table on one foot with shell chairs under a plastic lamp, a fridge with round corners, canisters, a telephone on the wall, a mother who cooks. */
export function seventiesKitchen({ shell, side, random, isAttended }: Furnishing): Furnished {
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.uint32() & 0xff;
  const table: readonly [number, number] = [at(-0.75), 2.85];
  return {
    lamps: [
      [table[0], 1.6, table[1]],
      [at(1), high - 0.5, 3.6],
    ],
    solids: [
      ...units(left, right, back, window),
      ...cooker(at(1.2), back),
      ...fridge(at(2.3), back - 0.36),
      ...windowDressing(window, back),
      ...tulipTable(table),
      ...[0.5, 2.4, 4.2].flatMap((turn) =>
        shellChair(
          table[0] + 0.86 * Math.cos(turn),
          table[1] + 0.72 * Math.sin(turn),
          turn + Math.PI,
        ),
      ),
      ...lamp([table[0], 1.72, table[1]], high),
      ...canisters(at(-0.9), back),
      ...telephone(side > 0 ? left : right, side),
      ...clock(at(-1.95), 1.95, back),
      ...(isAttended === true
        ? posed(
            {
              at: [at(1.05), back - 1.05],
              turn: Math.PI / 2 - 0.15 * side,
              hands: [
                [0.4, 0.16, 1.06],
                [0.42, -0.14, 1.1],
              ],
            },
            attireOf(key, {
              top: ORANGE,
              legs: BROWN,
              gown: 'gown',
              hairForm: 'long',
              hair: [0.4, 0.2, 0.08],
            }),
          )
        : []),
    ],
  };
}

/** Cupboards below and above along the far wall, their fronts in turn orange and avocado, round knobs. */
function units(
  left: number,
  right: number,
  back: number,
  window: Furnishing['shell']['window'],
): Solid[] {
  const front: Material = (x, y, _z, axis) => {
    if (axis !== 2) return CREAM;
    const a = x / 0.52;
    const [u, n] = [a - Math.floor(a), Math.floor(a)];
    if (y < 0.1) return [0.16, 0.11, 0.08];
    if (u < 0.025 || u > 0.975) return BROWN;
    const low = y < 1 ? 0.5 : UNIT.over + 0.12;
    if (Math.hypot((u - 0.86) * 0.52, y - low) < 0.03) return [0.95, 0.93, 0.88];
    return scaleColour(
      (((n % 2) + 2) % 2 === 0 ? ORANGE : AVOCADO) as Colour,
      0.96 + 0.06 * chance(n, 2),
    );
  };
  return [
    box([left, 0, back - UNIT.deep], [right, UNIT.high - 0.04, back], front),
    box(
      [left, UNIT.high - 0.04, back - UNIT.deep - 0.03],
      [right, UNIT.high, back],
      flat([0.9, 0.8, 0.58]),
    ),
    box([left, UNIT.over, back - 0.36], [window[0] - 0.3, UNIT.top, back], front),
    box([window[1] + 0.3, UNIT.over, back - 0.36], [right, UNIT.top, back], front),
    box([left, UNIT.high, back - 0.02], [right, UNIT.high + 0.5, back - 0.01], (x, y) => {
      const [a, b] = [
        x / 0.12 - Math.floor(x / 0.12),
        (y - UNIT.high) / 0.12 - Math.floor((y - UNIT.high) / 0.12),
      ];
      return Math.min(a, b) < 0.07
        ? [0.9, 0.86, 0.76]
        : (Math.floor(x / 0.12) + Math.floor(y / 0.12)) % 3 === 0
          ? ORANGE
          : [0.66, 0.4, 0.16];
    }),
    // The sink beneath the window.
    box(
      [(window[0] + window[1]) / 2 - 0.36, UNIT.high, back - 0.5],
      [(window[0] + window[1]) / 2 + 0.36, UNIT.high + 0.012, back - 0.12],
      flat([0.62, 0.64, 0.66]),
    ),
    ...limb(
      [
        [(window[0] + window[1]) / 2, UNIT.high, back - 0.1],
        [(window[0] + window[1]) / 2, UNIT.high + 0.24, back - 0.1],
        [(window[0] + window[1]) / 2, UNIT.high + 0.22, back - 0.28],
      ],
      [0.018, 0.016],
      flat([0.8, 0.82, 0.84]),
    ),
  ];
}

/** A cooker with four rings and a pot with flowers on it. */
function cooker(x: number, back: number): Solid[] {
  const front: Material = (px, y) => {
    const [u, v] = [(px - x) / 0.3, y];
    if (v > 0.74)
      return Math.abs((((u + 1) * 2.5) % 1) - 0.5) < 0.2 && v < 0.84 ? [0.95, 0.93, 0.88] : BROWN;
    return v > 0.28 && v < 0.62 && Math.abs(u) < 0.75
      ? [0.12, 0.1, 0.1]
      : v > 0.65 && v < 0.69 && Math.abs(u) < 0.8
        ? [0.85, 0.85, 0.84]
        : MUSTARD;
  };
  return [
    box([x - 0.3, 0, back - UNIT.deep - 0.02], [x + 0.3, UNIT.high + 0.02, back - 0.02], front),
    ...[-0.14, 0.14].flatMap((dx) =>
      [-0.42, -0.16].map((dz) =>
        drum(
          [x + dx, back + dz],
          [UNIT.high + 0.02, UNIT.high + 0.04],
          [0.1, 0.1],
          flat([0.08, 0.08, 0.08]),
        ),
      ),
    ),
    drum([x - 0.14, back - 0.42], [UNIT.high + 0.04, UNIT.high + 0.22], [0.12, 0.13], (px, y) =>
      y > 0.98 && y < 1.08 && Math.sin(px * 60) > 0.3 ? [0.95, 0.86, 0.3] : ORANGE,
    ),
    drum([x - 0.14, back - 0.42], [UNIT.high + 0.22, UNIT.high + 0.26], [0.13, 0.05], flat(BROWN)),
  ];
}

/** A fridge with round corners and a chrome handle, magnets and a drawing on it. */
const fridge = (x: number, z: number): Solid[] => [
  pad([x - 0.4, 0.04, z - 0.34], [x + 0.4, 1.72, z + 0.34], flat(AVOCADO), 0.12),
  box([x - 0.38, 1.17, z - 0.345], [x + 0.38, 1.185, z - 0.33], flat(scaleColour(AVOCADO, 0.4))),
  ...[
    [0.82, 1.1],
    [1.24, 1.48],
  ].map(([low = 0, top = 0]) =>
    pad([x - 0.32, low, z - 0.4], [x - 0.27, top, z - 0.34], flat([0.82, 0.83, 0.85]), 0.02),
  ),
  box([x - 0.05, 0.78, z - 0.35], [x + 0.24, 1.1, z - 0.342], (px, y) =>
    Math.hypot(px - x - 0.1, y - 0.98) < 0.06
      ? [0.98, 0.8, 0.1]
      : y < 0.86
        ? [0.3, 0.6, 0.2]
        : [0.96, 0.95, 0.9],
  ),
];

/** Curtains with great flowers beside the window, its frame. */
function windowDressing([l, r, low, top]: Furnishing['shell']['window'], back: number): Solid[] {
  const cloth: Material = (x, y) => {
    const [a, b] = [Math.floor(x / 0.2), Math.floor(y / 0.24)];
    const [u, v] = [x / 0.2 - a - 0.5, y / 0.24 - b - 0.5];
    const r2 = Math.hypot(u, v);
    const own =
      r2 < 0.13
        ? BROWN
        : r2 < 0.3 + 0.1 * Math.cos(6 * Math.atan2(v, u))
          ? (a + b) % 2 === 0
            ? ORANGE
            : MUSTARD
          : CREAM;
    return scaleColour(own as Colour, 0.86 + 0.16 * Math.sin(x * 46));
  };
  return [
    slab([l - 0.26, l + 0.14], [low - 0.06, top + 0.06], [back - 0.14, back - 0.08], cloth),
    slab([r - 0.14, r + 0.26], [low - 0.06, top + 0.06], [back - 0.14, back - 0.08], cloth),
    slab([l - 0.26, r + 0.26], [top - 0.1, top + 0.12], [back - 0.17, back - 0.1], cloth),
  ];
}

/** A round white table on one foot, laid: a pot of coffee in orange, cups, a fondue. */
const tulipTable = ([x, z]: readonly [number, number]): Solid[] => [
  drum([x, z], [0, 0.05], [0.34, 0.2], WHITE),
  drum([x, z], [0.05, 0.4], [0.14, 0.05], WHITE),
  drum([x, z], [0.4, 0.7], [0.05, 0.16], WHITE),
  drum([x, z], [0.7, 0.735], [0.66, 0.68], WHITE),
  drum([x - 0.06, z + 0.05], [0.735, 0.9], [0.12, 0.14], flat(ORANGE)),
  drum([x - 0.06, z + 0.05], [0.9, 0.92], [0.12, 0.12], flat([0.95, 0.82, 0.4])),
  drum([x + 0.3, z + 0.12], [0.735, 0.98], [0.07, 0.05], flat(BROWN)),
  ...[-0.4, 0.1, 0.42].flatMap((dx, n) => [
    drum(
      [x + dx, z - 0.24 + 0.06 * n],
      [0.735, 0.75],
      [0.09, 0.1],
      flat(n === 1 ? MUSTARD : ORANGE),
    ),
    drum([x + dx, z - 0.24 + 0.06 * n], [0.75, 0.83], [0.04, 0.05], flat(CREAM)),
  ]),
];

/** A shell of orange plastic on one white foot; `turn` is the way it faces. */
function shellChair(x: number, z: number, turn: number): Solid[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const plastic = flat(ORANGE);
  return [
    drum([x, z], [0, 0.04], [0.26, 0.14], WHITE),
    drum([x, z], [0.04, 0.42], [0.035, 0.05], WHITE),
    drum([x, z], [0.4, 0.46], [0.2, 0.25], plastic),
    ...Array.from({ length: 7 }, (_, n): Solid => {
      const off = Math.PI - 0.9 + n * 0.3;
      const [px, pz] = [
        x + 0.22 * (c * Math.cos(off) - s * Math.sin(off)),
        z + 0.22 * (s * Math.cos(off) + c * Math.sin(off)),
      ];
      return pad(
        [px - 0.06, 0.42, pz - 0.06],
        [px + 0.06, 0.9 - 0.09 * Math.abs(n - 3), pz + 0.06],
        plastic,
        0.05,
      );
    }),
  ];
}

/** A lamp of orange plastic in steps over the table. */
const lamp = ([x, y, z]: Point, high: number): Solid[] => [
  drum([x, z], [y + 0.24, high], [0.008, 0.008], flat([0.9, 0.88, 0.82])),
  drum([x, z], [y + 0.14, y + 0.26], [0.16, 0.05], flat(ORANGE)),
  drum([x, z], [y + 0.02, y + 0.15], [0.3, 0.18], flat(scaleColour(ORANGE, 1.1))),
  drum([x, z], [y - 0.08, y + 0.03], [0.36, 0.32], flat(ORANGE)),
  ball([x - 0.1, y - 0.13, z - 0.1], [x + 0.1, y + 0.03, z + 0.1], flat([1.5, 1.25, 0.8]), 1),
];

/** Canisters in a row from large to small, a toaster. */
const canisters = (x: number, back: number): Solid[] => [
  ...[0.3, 0.25, 0.2, 0.16].flatMap((tall, n) => {
    const px = x - 0.4 + n * 0.25;
    return [
      drum([px, back - 0.25], [UNIT.high, UNIT.high + tall], [0.1, 0.1], (mx, y) =>
        Math.abs(y - UNIT.high - tall * 0.5) < 0.05 && Math.sin(mx * 70) > 0
          ? CREAM
          : [0.86, 0.46, 0.1],
      ),
      drum(
        [px, back - 0.25],
        [UNIT.high + tall, UNIT.high + tall + 0.03],
        [0.105, 0.09],
        flat(BROWN),
      ),
    ];
  }),
  pad(
    [x - 0.95, UNIT.high, back - 0.4],
    [x - 0.6, UNIT.high + 0.22, back - 0.2],
    flat([0.8, 0.81, 0.83]),
    0.06,
  ),
  box(
    [x - 0.9, UNIT.high + 0.2, back - 0.34],
    [x - 0.66, UNIT.high + 0.29, back - 0.31],
    flat([0.72, 0.46, 0.2]),
  ),
];

/** A telephone on the wall with its dial and curled cord. */
function telephone(wall: number, side: number): Solid[] {
  const z = 3.6;
  const to = (out: number) => wall + side * out;
  const dial: Material = (_x, y, pz) => {
    const r = Math.hypot(pz - z, y - 1.42);
    if (r > 0.085) return MUSTARD;
    const turn = (Math.atan2(y - 1.42, pz - z) / (2 * Math.PI)) * 12;
    return r > 0.045 && r < 0.075 && Math.abs(turn - Math.round(turn)) < 0.24
      ? [0.2, 0.16, 0.1]
      : CREAM;
  };
  return [
    slab([to(0), to(0.1)], [1.28, 1.62], [z - 0.12, z + 0.12], dial),
    pad(
      [Math.min(to(0.08), to(0.16)), 1.64, z - 0.15],
      [Math.max(to(0.08), to(0.16)), 1.72, z + 0.15],
      flat(MUSTARD),
      0.035,
    ),
    ...Array.from({ length: 16 }, (_, n) => {
      const [x, y, pz] = [to(0.12), 1.28 - 0.3 * Math.sin((n / 15) * Math.PI), z - 0.1 - n * 0.02];
      return ball(
        [x - 0.02, y - 0.018, pz - 0.018],
        [x + 0.02, y + 0.018, pz + 0.018],
        flat(MUSTARD),
      );
    }),
  ];
}

/** A clock like a sun. */
const clock = (x: number, y: number, back: number): Solid[] => [
  ...Array.from({ length: 12 }, (_, n) => {
    const turn = (n / 12) * 2 * Math.PI;
    return limb(
      [
        [x + 0.13 * Math.cos(turn), y + 0.13 * Math.sin(turn), back - 0.4],
        [
          x + (n % 2 === 0 ? 0.3 : 0.24) * Math.cos(turn),
          y + (n % 2 === 0 ? 0.3 : 0.24) * Math.sin(turn),
          back - 0.4,
        ],
      ],
      [0.014, 0.006],
      flat([0.86, 0.66, 0.26]),
    );
  }).flat(),
  ball([x - 0.14, y - 0.14, back - 0.44], [x + 0.14, y + 0.14, back - 0.36], (px, py) =>
    Math.abs(px - x) < 0.01 && py > y ? BROWN : Math.abs(py - y) < 0.01 && px > x ? BROWN : CREAM,
  ),
];
