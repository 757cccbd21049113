import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { boards, brick, chance } from '../materials.ts';
import { type Attire, attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

/** Half the width, the height and where the far wall is; metres. */
export const PIZZERIA = { half: 3, high: 3.1, back: 6 } as const;
/** The oven: how far to the light side of the middle, where its face is, half the width and the height of its mouth above its sill, which is so high. */
const OVEN = { aside: -0.7, face: 4.75, mouth: 0.5, rise: 0.5, sill: 1.02, radius: 1.12 } as const;

const MARBLE: Material = flat([0.9, 0.89, 0.86]);
const CRUST: Colour = [0.86, 0.62, 0.3];
const COOK: Partial<Attire> = {
  top: [0.96, 0.96, 0.95],
  legs: [0.16, 0.17, 0.2],
  apron: [0.72, 0.1, 0.1],
  hat: ['cap', [0.96, 0.96, 0.95]],
};

/** Whitewashed walls over bricks, a floor of terracotta. */
export function pizzeriaSurfaces(noise: Noise): Surfaces {
  const bricks = brick([0.62, 0.3, 0.2], noise);
  return {
    walls: (x, y, z, axis) =>
      y < 1.05 || noise.fbm(x * 0.8 + z * 0.7, y * 0.9, 3) > 0.34
        ? bricks(x, y, z, axis)
        : scaleColour([0.93, 0.85, 0.7], 1 + 0.05 * noise.fbm(x + z, y, 3)),
    floor: (x, _y, z) => {
      const [u, v] = [x / 0.34 - Math.floor(x / 0.34), z / 0.34 - Math.floor(z / 0.34)];
      if (u < 0.04 || v < 0.04) return [0.5, 0.36, 0.28];
      return scaleColour(
        [0.68, 0.34, 0.2],
        0.85 + 0.25 * chance(Math.floor(x / 0.34), Math.floor(z / 0.34)),
      );
    },
    ceiling: boards([0.42, 0.27, 0.16], noise),
  };
}

/** A pizza that lies on something: its rim, sauce, cheese, slices of tomato and leaves of basil. */
function pizza([x, y, z]: Point, r: number, number: number): Solid[] {
  const top: Material = (px, _py, pz) => {
    const away = Math.hypot(px - x, pz - z) / r;
    if (away > 0.84)
      return scaleColour(
        CRUST,
        0.85 + 0.3 * chance(Math.floor(Math.atan2(pz - z, px - x) * 9), number),
      );
    const [a, b] = [Math.floor((px - x) / r / 0.36 + 9), Math.floor((pz - z) / r / 0.36 + 9)];
    const [u, v] = [((px - x) / r / 0.36 + 9) % 1, ((pz - z) / r / 0.36 + 9) % 1];
    const spot = Math.hypot(u - 0.5, v - 0.5);
    const kind = chance(a + number, b);
    if (spot < 0.34)
      return kind < 0.4
        ? [0.97, 0.93, 0.8]
        : kind < 0.6
          ? [0.14, 0.42, 0.12]
          : kind < 0.85
            ? [0.86, 0.16, 0.1]
            : [0.95, 0.86, 0.62];
    return Math.sin(px * 70) * Math.sin(pz * 62) > 0.1 ? [0.95, 0.78, 0.42] : [0.78, 0.2, 0.1];
  };
  return [
    drum([x, z], [y, y + 0.025], [r, r], top),
    ...Array.from({ length: 16 }, (_, n) => {
      const [px, pz] = [x + r * 0.92 * Math.cos(n * 0.3927), z + r * 0.92 * Math.sin(n * 0.3927)];
      const w = r * 0.2;
      return ball(
        [px - w, y, pz - w],
        [px + w, y + 0.05, pz + w],
        flat(scaleColour(CRUST, 0.9 + 0.2 * chance(n, number))),
      );
    }),
  ];
}

/** A pizzeria: the domed oven with its fire, the cook with a pizza on the peel before it, dough and pizzas on the counter, tables with checked cloths. */
export function pizzeria({ noise, shell, side, random, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const x = at(OVEN.aside);
  const key = random.uint32() & 0xff;
  return {
    lamps: [
      [x, 1.3, OVEN.face - 0.35],
      [at(1.4), 2.3, 3.2],
      [at(-1.9), 2.3, 2.6],
    ],
    solids: [
      ...oven(x, noise, high),
      ...counter(at, noise),
      ...lettering('PIZZA', [at(1.75), 2.45, back - 0.06], 0.42, flat([0.78, 0.1, 0.08])),
      ...menu(at(1.75), back),
      ...garlands(left, right, high),
      ...guestTable([at(1.3), 2.75], key, isAttended === true),
      ...(isAttended === true
        ? posed(
            {
              at: [x - side * 0.95, 3.75],
              turn: side > 0 ? 0.75 : Math.PI - 0.75,
              hands: [
                [0.42, 0.12, 1.16],
                [0.24, -0.2, 1.1],
              ],
            },
            attireOf(key + 5, COOK),
          )
        : []),
      // The peel with its pizza, into the mouth.
      ...peel([x - side * 0.66, 1.17, 3.72], [x, 1.12, OVEN.face - 0.12]),
      ...pizza([x, 1.14, OVEN.face - 0.1], 0.24, key),
    ],
  };
}

/** A peel: its shaft and its blade. */
const peel = (from: Point, to: Point): Solid[] => [
  ...Array.from({ length: 8 }, (_, n) => {
    const place = (k: 0 | 1 | 2) => from[k] + (to[k] - from[k]) * ((n + 0.5) / 8);
    return ball(
      [place(0) - 0.09, place(1) - 0.02, place(2) - 0.09],
      [place(0) + 0.09, place(1) + 0.02, place(2) + 0.09],
      flat([0.74, 0.56, 0.34]),
    );
  }),
  drum(
    [to[0], to[2] + 0.02],
    [to[1] - 0.005, to[1] + 0.015],
    [0.27, 0.27],
    flat([0.78, 0.6, 0.38]),
  ),
];

/** The oven: a dome of small tiles on a base of bricks, an arch around its mouth, in which wood burns. */
function oven(x: number, noise: Noise, high: number): Solid[] {
  const { face, mouth, rise, sill, radius } = OVEN;
  const bricks = brick([0.68, 0.32, 0.2], noise);
  const mosaic: Material = (px, py, pz) => {
    const [a, b] = [Math.floor(Math.atan2(pz - face - radius, px - x) * 22), Math.floor(py * 19)];
    const seam =
      (py * 19) % 1 < 0.12 || Math.abs((Math.atan2(pz - face - radius, px - x) * 22) % 1) < 0.12;
    return seam ? [0.86, 0.82, 0.74] : scaleColour([0.72, 0.14, 0.1], 0.8 + 0.5 * chance(a, b));
  };
  const isArch = (px: number, py: number): boolean => {
    const [u, v] = [(px - x) / mouth, Math.max(0, py - sill - 0.12) / (rise - 0.1)];
    return py > sill && u * u + v * v < 1;
  };
  const fire: Material = (px, py) => {
    const up = (py - sill) / (rise + 0.1);
    const tongue = 0.5 + 0.4 * Math.sin(px * 17 + 1) * Math.sin(px * 41) + 0.1 * Math.sin(px * 80);
    const heat = Math.max(0, 1 - up / (0.35 + 0.6 * Math.max(0, tongue)));
    return [0.35 + 2.2 * heat, 0.1 + 1.2 * heat * heat, 0.03 + 0.3 * heat ** 3];
  };
  return [
    box([x - 1.2, 0, face - 0.1], [x + 1.2, sill, face + 1.2], bricks),
    box([x - 1.28, sill - 0.06, face - 0.42], [x + 1.28, sill, face + 0.1], MARBLE),
    // Wood that is stored below.
    box([x - 0.6, 0.12, face - 0.11], [x + 0.6, 0.72, face - 0.09], flat([0.06, 0.05, 0.05])),
    ...[0, 1, 2].flatMap((row) =>
      [-2, -1, 0, 1, 2]
        .slice(row % 2)
        .map((n) =>
          roll(
            2,
            [x + (n - 0.5 * (row % 2)) * 0.2, 0.22 + row * 0.17],
            [face - 0.2, face],
            [0.085, 0.085],
            (px, py, _z, axis) =>
              axis === 2
                ? scaleColour([0.8, 0.62, 0.4], 0.85 + 0.2 * Math.sin(Math.hypot(px, py) * 90))
                : [0.3, 0.2, 0.13],
          ),
        ),
    ),
    ball(
      [x - radius, sill - radius * 0.9, face - 0.05],
      [x + radius, sill + radius * 1.02, face + radius * 2],
      mosaic,
    ),
    plate(
      2,
      [x - 0.76, sill, face - 0.16],
      [x + 0.76, sill + 0.92, face + 0.04],
      (px, py) => {
        const [u, v] = [(px - x) / 0.74, Math.max(0, py - sill - 0.12) / 0.74];
        return u * u + v * v < 1 && !isArch(px, py);
      },
      (px, py, pz, axis) => {
        const turn = Math.atan2(py - sill - 0.12, px - x) * 6.5;
        return axis === 2 && turn - Math.floor(turn) < 0.1
          ? [0.7, 0.62, 0.52]
          : scaleColour(
              [0.64, 0.3, 0.19],
              0.85 + 0.3 * chance(Math.floor(turn), 3 + Math.floor(pz)),
            );
      },
    ),
    {
      ...plate(
        2,
        [x - mouth, sill, face - 0.02],
        [x + mouth, sill + rise + 0.1, face],
        isArch,
        fire,
      ),
      glow: 0.35,
    },
    ...[-0.22, 0.04, 0.26].map((dx, n) =>
      roll(
        0,
        [face - 0.03, sill + 0.05 + 0.03 * n],
        [x + dx - 0.16, x + dx + 0.14],
        [0.045, 0.04],
        flat([0.2, 0.1, 0.06]),
      ),
    ),
    // The chimney of copper.
    drum([x, face + 0.5], [sill + 0.95, sill + 1.35], [0.46, 0.2], flat([0.74, 0.42, 0.24])),
    drum([x, face + 0.5], [sill + 1.35, high], [0.18, 0.18], flat([0.66, 0.36, 0.2])),
  ];
}

/** The counter on the near side: pizzas, balls of dough, a bowl of sauce, basil, a bottle of oil. */
function counter(at: (out: number) => number, noise: Noise): Solid[] {
  const [a, b] = [at(-2.75), at(0.45)];
  const [l, r] = [Math.min(a, b), Math.max(a, b)];
  const bricks = brick([0.6, 0.28, 0.18], noise);
  const front: Material = (x, y, z, axis) => {
    // The colours of Italy along its upper edge.
    const third = (x - l) / (r - l);
    if (y > top - 0.28)
      return third < 1 / 3
        ? [0.1, 0.42, 0.2]
        : third < 2 / 3
          ? [0.93, 0.92, 0.88]
          : [0.76, 0.12, 0.12];
    return bricks(x, y, z, axis);
  };
  const [near, far, top] = [2.35, 3.05, 0.92];
  return [
    box([l, 0, near + 0.06], [r, top - 0.06, far], front),
    box([l - 0.05, top - 0.06, near], [r + 0.05, top, far + 0.04], MARBLE),
    ...pizza([at(-0.35), top + 0.02, near + 0.34], 0.27, 3),
    ...pizza([at(-1.05), top + 0.02, near + 0.34], 0.27, 8),
    ...[-0.35, -1.05].map((out) =>
      drum([at(out), near + 0.34], [top, top + 0.02], [0.31, 0.31], flat([0.66, 0.46, 0.28])),
    ),
    ...[0, 1, 2, 3, 4, 5].map((n) => {
      const [x, z] = [at(-1.6 - 0.19 * (n % 3)), near + 0.22 + 0.22 * Math.floor(n / 3)];
      return ball(
        [x - 0.085, top - 0.04, z - 0.085],
        [x + 0.085, top + 0.1, z + 0.085],
        flat([0.95, 0.9, 0.78]),
      );
    }),
    drum([at(0.2), near + 0.42], [top, top + 0.12], [0.1, 0.17], flat([0.86, 0.84, 0.78])),
    drum([at(0.2), near + 0.42], [top + 0.1, top + 0.125], [0.15, 0.15], flat([0.78, 0.13, 0.08])),
    drum([at(0.52), near + 0.25], [top, top + 0.2], [0.04, 0.04], flat([0.5, 0.5, 0.12])),
    drum([at(0.52), near + 0.25], [top + 0.2, top + 0.3], [0.04, 0.014], flat([0.5, 0.5, 0.12])),
    ...[0, 1, 2, 3].map((n) => {
      const [x, y] = [at(0.5) + 0.07 * Math.cos(n * 2.3), top + 0.12 + 0.05 * Math.sin(n * 3)];
      return ball(
        [x - 0.07, y, near + 0.48],
        [x + 0.07, y + 0.13, near + 0.62],
        flat([0.16, 0.46, 0.14]),
      );
    }),
  ];
}

/** The bill of fare, chalk on a board. */
const menu = (x: number, back: number): Solid[] => [
  box([x - 0.82, 1.2, back - 0.06], [x + 0.82, 2.12, back - 0.01], (px, py) => {
    const [u, v] = [(px - x) / 0.82, (py - 1.66) / 0.46];
    if (Math.max(Math.abs(u), Math.abs(v)) > 0.93) return [0.46, 0.3, 0.17];
    const line = Math.floor((v + 1) * 4);
    const isWord =
      chance(Math.floor(u * 14), line) > 0.3 &&
      (u < 0.2 + 0.2 * chance(line, 2) ? u > -0.85 : u > 0.6 && u < 0.8);
    return isWord && Math.abs((((v + 1) * 4) % 1) - 0.5) < 0.16
      ? [0.92, 0.9, 0.84]
      : [0.12, 0.14, 0.13];
  }),
];

/** Strings of garlic and peppers that hang from the beam. */
const garlands = (left: number, right: number, high: number): Solid[] => [
  box([left, high - 0.24, 3.3], [right, high - 0.06, 3.5], flat([0.34, 0.21, 0.12])),
  ...[0.14, 0.3, 0.68, 0.86].flatMap((share, k) => {
    const x = left + (right - left) * share;
    return Array.from({ length: 7 }, (_, n) => {
      const [px, y] = [x + (n % 2 === 0 ? -0.045 : 0.045), high - 0.3 - n * 0.075];
      return ball(
        [px - 0.055, y - 0.05, 3.34],
        [px + 0.055, y + 0.05, 3.45],
        flat(k % 2 === 0 ? [0.93, 0.9, 0.84] : [0.78, 0.1, 0.07]),
      );
    });
  }),
];

/** A small table with a checked cloth and a pizza, who eats at it. */
function guestTable([x, z]: readonly [number, number], key: number, isTaken: boolean): Solid[] {
  const checked: Material = (px, py, pz, axis) => {
    const [u, v] = [axis === 0 ? py : px, axis === 1 ? pz : py].map(
      (along) => Math.floor(along / 0.07) & 1,
    );
    return u === 1 && v === 1
      ? [0.74, 0.09, 0.09]
      : u === 1 || v === 1
        ? [0.88, 0.5, 0.48]
        : [0.96, 0.94, 0.9];
  };
  return [
    box([x - 0.48, 0.5, z - 0.42], [x + 0.48, 0.765, z + 0.42], checked),
    drum([x, z], [0, 0.5], [0.06, 0.06], flat([0.2, 0.14, 0.1])),
    ...pizza([x - 0.06, 0.775, z - 0.08], 0.22, key + 2),
    ...[-0.34, 0.32].flatMap((dx) => [
      drum([x + dx, z + 0.18], [0.765, 0.85], [0.012, 0.012], flat([0.8, 0.85, 0.86])),
      drum([x + dx, z + 0.18], [0.85, 0.95], [0.03, 0.045], flat([0.5, 0.06, 0.1])),
    ]),
    box([x - 0.24, 0.42, z + 0.6], [x + 0.24, 0.46, z + 1], flat([0.4, 0.24, 0.13])),
    box([x - 0.24, 0.46, z + 0.98], [x + 0.24, 0.95, z + 1.02], flat([0.4, 0.24, 0.13])),
    ...(isTaken
      ? posed(
          {
            at: [x, z + 0.76],
            turn: -Math.PI / 2,
            seat: 0.46,
            hands: [
              [0.5, 0.14, 0.86],
              [0.24, -0.05, 1.02],
            ],
          },
          attireOf(key + 1),
        )
      : []),
  ];
}
