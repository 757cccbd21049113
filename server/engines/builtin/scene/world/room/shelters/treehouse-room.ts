import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  roll,
  type Solid,
} from '../solids/solid.ts';

/** A treehouse from within: half its width, its height, where the far wall is; metres. */
export const TREEHOUSE = { half: 2.1, high: 2.5, back: 4.3 } as const;
const LEAF: readonly Colour[] = [
  [0.2, 0.44, 0.13],
  [0.3, 0.54, 0.16],
  [0.16, 0.36, 0.14],
];

/** Walls of odd planks with gaps through which it is bright, a floor of boards. */
export function treehouseSurfaces(noise: Noise): Surfaces {
  const plank: Material = (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const at = y / 0.19 + 0.06 * Math.sin(along * 1.1);
    const row = Math.floor(at);
    const end = Math.floor(along / 1.4 + chance(row, 2));
    if (at - row < 0.05) return chance(row, end) > 0.55 ? [0.8, 1, 0.6] : [0.2, 0.13, 0.08];
    const isNail =
      Math.abs(along / 1.4 + chance(row, 2) - Math.round(along / 1.4 + chance(row, 2))) < 0.03 &&
      Math.abs((((at - row) * 3) % 1) - 0.5) < 0.12;
    if (isNail) return [0.2, 0.2, 0.2];
    const own: Colour = chance(end, row + 7) > 0.8 ? [0.62, 0.5, 0.36] : [0.6, 0.41, 0.24];
    return scaleColour(
      own,
      (0.78 + 0.34 * chance(row, end)) * (1 + 0.13 * noise.at(along * 2, y * 40)),
    );
  };
  return {
    walls: plank,
    floor: boards([0.55, 0.38, 0.23], noise),
    ceiling: boards([0.48, 0.33, 0.2], noise),
  };
}

/** A treehouse from within: the trunk that grows through floor and roof with its branches, a window over the tree tops, a rope ladder in its hatch, a hammock, a telescope, a flag with a skull, lights on a string. */
export function treehouseRoom({ noise, shell, side }: Furnishing): Furnished {
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const wood = oldWood([0.5, 0.33, 0.19], noise, 0);
  return {
    lamps: [
      [middle, high - 0.4, 2],
      [at(0.9), 1.7, 3.2],
    ],
    solids: [
      ...trunk([at(-1.15), 3.1], high, noise),
      ...frame(window, back, wood),
      ...hammock(at(0.5), at(1.95), 2.9),
      ...telescope([(window[0] + window[1]) / 2 + side * 0.1, 0, back - 0.75]),
      ...flag(at(1.62), 1.75, back),
      ...hatch(at(0.1), 1.75, wood),
      ...crates(at(1.45), back - 0.35, wood),
      ...lights(left, right, back, high),
      ...leavesIn(left, right, back, high),
      ...map(at(-1.78), back),
    ],
  };
}

/** The trunk with its bark, two branches, a swing's rope marks and a carved heart. */
function trunk([x, z]: readonly [number, number], high: number, noise: Noise): Solid[] {
  const bark: Material = (px, py, pz) => {
    const turn = Math.atan2(pz - z, px - x);
    const ridge = Math.abs(Math.sin(turn * 9 + 2 * noise.fbm(turn * 2, py * 1.1, 3)));
    const [u, v] = [(px - x) / 0.13, (py - 1.38) / 0.13];
    const heart = u * u + (v - 0.6 * Math.sqrt(Math.abs(u))) ** 2;
    if (pz < z && heart > 0.7 && heart < 1.25) return [0.86, 0.7, 0.46];
    return scaleColour(
      [0.36, 0.26, 0.17],
      (0.55 + 0.6 * ridge) * (1 + 0.16 * noise.at(px * 12, py * 9)),
    );
  };
  return [
    drum([x, z], [0, 0.3], [0.5, 0.4], bark),
    drum([x, z], [0.3, 1.7], [0.4, 0.36], bark),
    drum([x, z], [1.7, high], [0.36, 0.4], bark),
    ...limb(
      [
        [x + 0.15, 1.75, z],
        [x + 0.65, 2.05, z - 0.2],
        [x + 1.1, 2.45, z - 0.3],
      ],
      [0.14, 0.08],
      bark,
    ),
    ...limb(
      [
        [x - 0.15, 1.55, z],
        [x - 0.6, 1.95, z - 0.25],
        [x - 0.8, 2.45, z - 0.35],
      ],
      [0.12, 0.07],
      bark,
    ),
    ...limb(
      [
        [x + 0.65, 2.05, z - 0.2],
        [x + 0.8, 1.86, z - 0.55],
        [x + 1.05, 1.82, z - 0.75],
      ],
      [0.05, 0.02],
      bark,
    ),
    ...Array.from({ length: 16 }, (_, n) => {
      const [lx, ly, lz] = [
        x + 0.72 + 0.4 * chance(n, 2),
        1.75 + 0.26 * chance(n, 3),
        z - 0.4 - 0.45 * chance(n, 4),
      ];
      const r = 0.06 + 0.03 * chance(n, 5);
      return ball(
        [lx - r, ly - r * 0.5, lz - r],
        [lx + r, ly + r * 0.5, lz + r],
        flat(LEAF[n % 3] as Colour),
      );
    }),
  ];
}

/** A window of crooked boards without a pane, its shutters open. */
function frame(
  [l, r, low, high]: Furnishing['shell']['window'],
  back: number,
  wood: Material,
): Solid[] {
  const bar = (a: number, b: number, c: number, d: number) =>
    box([a, c, back - 0.09], [b, d, back + 0.02], wood);
  return [
    bar(l - 0.1, r + 0.12, low - 0.1, low),
    bar(l - 0.14, r + 0.1, high, high + 0.1),
    bar(l - 0.1, l, low, high),
    bar(r, r + 0.1, low, high),
    bar((l + r) / 2 - 0.025, (l + r) / 2 + 0.025, low, high),
    ...limb(
      [
        [l - 0.1, (low + high) / 2 + 0.03, back - 0.04],
        [r + 0.1, (low + high) / 2 - 0.03, back - 0.04],
      ],
      [0.03, 0.03],
      wood,
    ),
  ];
}

/** A hammock between the wall and a post, striped, a cushion in it. */
function hammock(from: number, to: number, z: number): Solid[] {
  const cloth: Material = (x) => {
    const band = Math.floor(x / 0.07);
    return (
      [
        [0.86, 0.3, 0.2],
        [0.95, 0.86, 0.6],
        [0.2, 0.5, 0.56],
      ] as const
    )[((band % 3) + 3) % 3] as Colour;
  };
  const y = (t: number) => 1.15 - 0.62 * (1 - (2 * t - 1) ** 2);
  const [a, b] = [Math.min(from, to), Math.max(from, to)];
  return [
    ...Array.from({ length: 14 }, (_, n) => {
      const [s, t] = [n / 14, (n + 1) / 14];
      const wide = 0.36 * (1 - (s + t - 1) ** 2 * 0.7);
      return box(
        [a + (b - a) * s, Math.min(y(s), y(t)) - 0.02, z - wide],
        [a + (b - a) * t, Math.max(y(s), y(t)) + 0.03, z + wide],
        cloth,
      );
    }),
    pad(
      [a + (b - a) * 0.56, 0.58, z - 0.24],
      [a + (b - a) * 0.82, 0.82, z + 0.2],
      flat([0.95, 0.78, 0.3]),
      0.09,
    ),
    ...[a, b].flatMap((x, n) =>
      limb(
        [
          [x + (n === 0 ? 0.04 : -0.04), 1.15, z],
          [x, 1.5, z + 0.1],
        ],
        [0.016, 0.016],
        flat([0.8, 0.7, 0.5]),
      ),
    ),
    drum([a, z + 0.1], [0, TREEHOUSE.high], [0.06, 0.055], flat([0.46, 0.31, 0.18])),
  ];
}

/** A telescope of brass on three legs that looks out. */
const telescope = ([x, , z]: Point): Solid[] => [
  ...limb(
    [
      [x, 0.95, z],
      [x + 0.1, 1.2, z + 0.55],
    ],
    [0.05, 0.075],
    flat([0.82, 0.62, 0.24]),
  ),
  ...limb(
    [
      [x - 0.03, 0.89, z - 0.14],
      [x, 0.95, z],
    ],
    [0.036, 0.04],
    flat([0.25, 0.18, 0.1]),
  ),
  ...[0, 1, 2].flatMap((n) =>
    limb(
      [
        [x + 0.04, 1, z + 0.18],
        [x + 0.3 * Math.cos(n * 2.1 + 0.4), 0, z + 0.18 + 0.3 * Math.sin(n * 2.1 + 0.4)],
      ],
      [0.024, 0.018],
      flat([0.42, 0.27, 0.15]),
    ),
  ),
];

/** A black flag with a skull and bones. */
const flag = (x: number, y: number, back: number): Solid[] => [
  box([x - 0.42, y - 0.28, back - 0.03], [x + 0.42, y + 0.28, back - 0.01], (px, py) => {
    const [u, v] = [(px - x) / 0.28, (py - y) / 0.28];
    const isHole =
      Math.hypot((Math.abs(u) - 0.14) / 0.11, (v - 0.26) / 0.11) < 1 ||
      Math.hypot(u / 0.06, (v - 0.06) / 0.08) < 1;
    const isSkull =
      Math.hypot(u / 0.38, (v - 0.26) / 0.36) < 1 ||
      (Math.abs(u) < 0.2 && v > -0.22 && v < 0.1 && (v > -0.1 || Math.abs((u * 10) % 1) > 0.25));
    const isBone = [1, -1].some(
      (to) => Math.abs(v + 0.5 - to * u * 0.36) < 0.07 && Math.abs(u) < 0.8,
    );
    return isSkull && !isHole
      ? [0.94, 0.93, 0.88]
      : isBone
        ? [0.94, 0.93, 0.88]
        : [0.07, 0.07, 0.08];
  }),
];

/** The hatch in the floor, its lid open, the top of a rope ladder in it, bright leaves below. */
function hatch(x: number, z: number, wood: Material): Solid[] {
  const rope = flat([0.82, 0.7, 0.46]);
  return [
    box([x - 0.46, 0.002, z - 0.4], [x + 0.46, 0.012, z + 0.4], (px, _y, pz) =>
      Math.sin(px * 23) * Math.sin(pz * 19 + px * 7) > 0 ? [0.32, 0.56, 0.2] : [0.5, 0.74, 0.34],
    ),
    ...[-0.5, 0.46].map((dx) => box([x + dx, 0, z - 0.44], [x + dx + 0.04, 0.05, z + 0.44], wood)),
    ...[-0.44, 0.4].map((dz) => box([x - 0.5, 0, z + dz], [x + 0.5, 0.05, z + dz + 0.04], wood)),
    ...[-0.2, 0.2].flatMap((dx) =>
      limb(
        [
          [x + dx, 0.04, z + 0.5],
          [x + dx, 0.06, z + 0.38],
          [x + dx, 0.016, z - 0.2],
        ],
        [0.022, 0.022],
        rope,
      ),
    ),
    ...[0.2, -0.02].map((dz) => roll(0, [z + dz, 0.03], [x - 0.26, x + 0.26], [0.03, 0.03], wood)),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((n) =>
      ball(
        [
          x + 0.72 + 0.14 * Math.cos(n * 0.785) - 0.05,
          0,
          z + 0.2 + 0.14 * Math.sin(n * 0.785) - 0.05,
        ],
        [
          x + 0.72 + 0.14 * Math.cos(n * 0.785) + 0.05,
          0.09,
          z + 0.2 + 0.14 * Math.sin(n * 0.785) + 0.05,
        ],
        rope,
      ),
    ),
  ];
}

/** Crates with comics, a lantern, a jar, a teddy's hat of treasures. */
function crates(x: number, z: number, wood: Material): Solid[] {
  const slats: Material = (px, py, pz, axis) =>
    Math.abs(((py / 0.13) % 1) - 0.06) < 0.07 ? [0.22, 0.15, 0.09] : wood(px, py, pz, axis);
  return [
    box([x - 0.4, 0, z - 0.28], [x + 0.4, 0.42, z + 0.28], slats),
    box([x - 0.3, 0.42, z - 0.24], [x + 0.34, 0.8, z + 0.26], slats),
    ...(
      [
        [0.8, 0.2, 0.16],
        [0.2, 0.5, 0.8],
        [0.95, 0.76, 0.2],
      ] as const
    ).map((colour, n) =>
      box(
        [x - 0.24 + 0.02 * n, 0.8 + 0.022 * n, z - 0.2],
        [x + 0.04 + 0.02 * n, 0.822 + 0.022 * n, z + 0.12],
        flat(colour),
      ),
    ),
    drum([x + 0.2, z], [0.8, 0.98], [0.07, 0.07], flat([1.4, 1.1, 0.5]), 1),
    drum([x + 0.2, z], [0.98, 1.04], [0.08, 0.03], flat([0.3, 0.24, 0.2])),
  ];
}

/** Bulbs of colours on a cord under the roof. */
const lights = (left: number, right: number, back: number, high: number): Solid[] =>
  Array.from({ length: 15 }, (_, n) => {
    const t = n / 14;
    const [x, y] = [
      left + 0.1 + (right - left - 0.2) * t,
      high - 0.16 - 0.16 * Math.sin(((t * 2) % 1) * Math.PI),
    ];
    const colour = (
      [
        [1.5, 0.5, 0.3],
        [1.4, 1.2, 0.4],
        [0.5, 1.2, 0.6],
        [0.5, 0.9, 1.5],
      ] as const
    )[n % 4] as Colour;
    return [
      ball(
        [x - 0.045, y - 0.06, back - 0.2],
        [x + 0.045, y + 0.04, back - 0.11],
        flat(colour),
        0.5,
      ),
      drum([x, back - 0.155], [y + 0.03, y + 0.07], [0.02, 0.02], flat([0.1, 0.2, 0.1])),
    ];
  }).flat();

/** Leaves that look in at the edges of the roof. */
const leavesIn = (left: number, right: number, back: number, high: number): Solid[] =>
  Array.from({ length: 44 }, (_, n) => {
    const isLeft = n % 2 === 0;
    const [x, y, z] = [
      isLeft ? left + 0.05 + 0.3 * chance(n, 2) : right - 0.05 - 0.3 * chance(n, 2),
      high - 0.05 - 0.4 * chance(n, 3),
      1.6 + (back - 1.8) * chance(n, 4),
    ];
    const r = 0.07 + 0.05 * chance(n, 6);
    return ball(
      [x - r, y - r * 0.6, z - r],
      [x + r, y + r * 0.4, z + r],
      flat(LEAF[n % 3] as Colour),
    );
  });

/** A map of the wood with its cross, drawn by hand. */
const map = (x: number, back: number): Solid[] => [
  box([x - 0.26, 1.1, back - 0.02], [x + 0.26, 1.6, back - 0.008], (px, py) => {
    const [u, v] = [(px - x) / 0.26, (py - 1.35) / 0.25];
    if (Math.abs(Math.abs(u - 0.5) - Math.abs(v - 0.4)) < 0.06 && Math.abs(u - 0.5) < 0.2)
      return [0.8, 0.12, 0.1];
    if (Math.abs(v - 0.5 * Math.sin(u * 3) + 0.1) < 0.05 && Math.sin(u * 26) > 0)
      return [0.3, 0.2, 0.12];
    return Math.hypot(u + 0.5, v + 0.4) < 0.28 ? [0.42, 0.62, 0.36] : [0.9, 0.82, 0.6];
  }),
];
