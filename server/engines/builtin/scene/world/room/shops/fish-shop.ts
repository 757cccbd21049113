import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance, tiles } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { limb } from '../solids/limb.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';
import { type CounterShop, counterShop } from './counter-shop.ts';

const BACKS: readonly Colour[] = [
  [0.1, 0.2, 0.34],
  [0.9, 0.32, 0.2],
  [0.12, 0.26, 0.2],
  [0.2, 0.22, 0.3],
];
const TINS: readonly Colour[] = [
  [0.85, 0.3, 0.2],
  [0.2, 0.45, 0.7],
  [0.95, 0.8, 0.3],
  [0.4, 0.55, 0.35],
];
const RED: Colour = [0.86, 0.2, 0.1];

/** White and blue tiles, a wet floor. */
export const fishShopSurfaces = (noise: Noise): Surfaces => ({
  walls: (x, y, z, axis) => {
    const tile = tiles([0.94, 0.96, 0.97], [0.9, 0.94, 0.96], 0.16)(x, y, z, axis);
    return Math.abs(y - 1.24) < 0.08 ? [0.14, 0.36, 0.6] : tile;
  },
  floor: tiles([0.62, 0.68, 0.7], [0.54, 0.6, 0.63], 0.4),
  ceiling: (x, y, z) => scaleColour([0.92, 0.94, 0.94], 1 + 0.02 * noise.at(x, z + y)),
});

/** A fish that lies with its head to one side, so long: silver below, its own colour above. */
function fish([x, y, z]: Point, long: number, to: number, number: number): Solid[] {
  const back = BACKS[number % BACKS.length] as Colour;
  const thick = long * (0.15 + 0.05 * chance(number, 3));
  const scales: Material = (px, _py, pz) => {
    const share = Math.min(1, Math.max(0, 0.75 + ((pz - z) / thick) * 0.9));
    const shine = 0.92 + 0.14 * Math.sin(px * 160) * Math.sin(pz * 160);
    return scaleColour(mixColour([0.74, 0.78, 0.82], back, share), shine);
  };
  const root = x - to * long * 0.36;
  const tail = x - to * long * 0.56;
  return [
    ball([x - long * 0.44, y, z - thick], [x + long * 0.44, y + thick * 0.9, z + thick], scales),
    plate(
      1,
      [Math.min(root, tail), y + thick * 0.32, z - thick],
      [Math.max(root, tail), y + thick * 0.5, z + thick],
      (px, pz) => {
        const share = Math.abs(px - root) / (long * 0.2);
        return (
          Math.abs(pz - z) < thick * (0.16 + 0.84 * share) &&
          Math.abs(pz - z) > thick * (share - 0.72) * 2.2
        );
      },
      flat(scaleColour(back, 0.85)),
    ),
    ball(
      [x + to * long * 0.34 - 0.013, y + thick * 0.62, z - 0.02],
      [x + to * long * 0.34 + 0.013, y + thick * 0.78, z + 0.006],
      flat([0.03, 0.03, 0.04]),
    ),
  ];
}

/** A crab with its claws toward the eye. */
const crab = ([x, y, z]: Point): Solid[] => [
  ball([x - 0.1, y, z - 0.07], [x + 0.1, y + 0.09, z + 0.07], flat(RED)),
  ...[-1, 1].flatMap((to) => [
    ...limb(
      [
        [x + to * 0.08, y + 0.05, z - 0.03],
        [x + to * 0.15, y + 0.05, z - 0.1],
        [x + to * 0.08, y + 0.05, z - 0.15],
      ],
      [0.018, 0.032],
      flat(RED),
    ),
    ...[0, 1, 2].flatMap((n) =>
      limb(
        [
          [x + to * 0.08, y + 0.05, z + 0.03 * n],
          [x + to * 0.15, y + 0.07, z + 0.04 * n],
          [x + to * 0.18, y, z + 0.05 * n],
        ],
        [0.013, 0.008],
        flat(RED),
      ),
    ),
    ball(
      [x + to * 0.035 - 0.012, y + 0.07, z - 0.08],
      [x + to * 0.035 + 0.012, y + 0.1, z - 0.055],
      flat([0.05, 0.04, 0.04]),
    ),
  ]),
];

/** A fish that hangs by its tail, its side toward the eye; the place is its tail's end. */
function hungFish([x, y, z]: Point, long: number, number: number): Solid[] {
  const back = BACKS[number % BACKS.length] as Colour;
  const thick = long * 0.15;
  const scales: Material = (px, py) => {
    const share = Math.min(1, Math.max(0, 0.5 + ((px - x) / thick) * 1.1));
    const isGill =
      Math.abs(Math.hypot((px - x) / thick, (py - y + long * 0.98) / thick) - 1.5) < 0.1;
    const shine = 0.9 + 0.16 * Math.sin(px * 150) * Math.sin(py * 150);
    return scaleColour(mixColour([0.8, 0.83, 0.86], back, share), isGill ? 0.5 : shine);
  };
  const eye = y - long * 0.88;
  return [
    ball(
      [x - thick, y - long, z - thick * 0.5],
      [x + thick, y - long * 0.12, z + thick * 0.5],
      scales,
    ),
    plate(
      2,
      [x - thick * 1.1, y - long * 0.2, z - 0.012],
      [x + thick * 1.1, y, z + 0.012],
      (px, py) => {
        const share = 1 - (y - py) / (long * 0.2);
        const out = Math.abs(px - x) / (thick * 1.1);
        return out < 0.14 + 0.86 * share && out > (share - 0.6) * 2;
      },
      flat(scaleColour(back, 0.9)),
    ),
    ball(
      [x - 0.03, eye - 0.022, z - thick * 0.5],
      [x + 0.014, eye + 0.022, z - thick * 0.26],
      flat([0.95, 0.93, 0.8]),
    ),
    ball(
      [x - 0.02, eye - 0.012, z - thick * 0.54],
      [x + 0.004, eye + 0.012, z - thick * 0.4],
      flat([0.02, 0.02, 0.03]),
    ),
    drum([x, z], [y - 0.06, y + 0.14], [0.006, 0.006], flat([0.3, 0.3, 0.32])),
  ];
}

/** Crushed ice. */
const ICE: Material = (x, y, z) => {
  const [a, b] = [Math.floor(x / 0.03), Math.floor((z + y) / 0.03)];
  return scaleColour([0.6, 0.72, 0.82], 0.8 + 0.3 * chance(a, b));
};

const LOOK: CounterShop = {
  name: 'FISH',
  board: [0.1, 0.3, 0.54],
  letters: [1.02, 1.02, 1.02],
  counter: (x, y) => {
    const v = y / 0.16 - Math.floor(y / 0.16);
    const u = x / 0.16 - Math.floor(x / 0.16);
    return u < 0.04 || v < 0.05 ? [0.7, 0.76, 0.8] : [0.3, 0.52, 0.7];
  },
  shelf: flat([0.84, 0.87, 0.88]),
  // Tins, jars and bottles.
  shelved: ([x, y, z], number) => {
    const colour = TINS[number % TINS.length] as Colour;
    if (number % 3 === 0)
      return [0, 1, 2].map((n) =>
        drum(
          [x, z],
          [y + n * 0.09, y + 0.082 + n * 0.09],
          [0.09, 0.09],
          flat(n === 1 ? [0.8, 0.82, 0.84] : colour),
        ),
      );
    return [
      drum([x, z], [y, y + 0.22], [0.075, 0.075], flat(colour)),
      drum([x, z], [y + 0.22, y + 0.3], [0.07, 0.03], flat([0.88, 0.92, 0.92])),
    ];
  },
  apart: 0.34,
  level: 0.56,
  bed: ICE,
  shown: ([x, y, z], number) => {
    const kind = number % 6;
    const to = number % 2 === 0 ? 1 : -1;
    if (kind === 3) return crab([x, y, z]);
    if (kind === 5)
      return [
        ...[-0.08, 0.06].map((dx) =>
          ball([x + dx - 0.055, y, z - 0.1], [x + dx + 0.055, y + 0.08, z], flat([1, 0.84, 0.16])),
        ),
        ...[0, 1, 2, 3].map((n) =>
          ball(
            [x - 0.14 + n * 0.08, y - 0.01, z + 0.02],
            [x - 0.04 + n * 0.08, y + 0.07, z + 0.12],
            flat([0.2, 0.5, 0.18]),
          ),
        ),
      ];
    return [-0.085, 0.075].flatMap((dz, n) =>
      fish([x, y + 0.005, z + dz], 0.5, to, number + n * (number % 3)),
    );
  },
  step: 0.52,
  more: (at, { shell }) => [
    // A great fish on the wall's hook, a scale, boxes of ice beside the counter.
    ...fish([at(0), 1.02, 4.1], 1.15, at(1) > at(0) ? 1 : -1, 1),
    drum([at(1.3), 4.1], [1.02, 1.1], [0.16, 0.13], flat([0.8, 0.82, 0.84])),
    drum([at(1.3), 4.1], [1.1, 1.14], [0.05, 0.2], flat([0.7, 0.72, 0.74])),
    ...[2.2, -2.25].flatMap((x, k) => [
      box(
        [at(x) - 0.36, 0, 3 + k * 0.3],
        [at(x) + 0.36, 0.34, 3.6 + k * 0.3],
        flat([0.92, 0.94, 0.95]),
      ),
      box([at(x) - 0.32, 0.34, 3.04 + k * 0.3], [at(x) + 0.32, 0.36, 3.56 + k * 0.3], ICE),
      ...[0, 1, 2, 3].flatMap((n) =>
        fish([at(x), 0.36, 3.1 + k * 0.3 + n * 0.13], 0.5, n % 2 === 0 ? 1 : -1, k * 2 + 1),
      ),
    ]),
    // Fish on hooks before the shelves.
    roll(
      0,
      [4.5, 2.36],
      [Math.min(at(-2), at(2)), Math.max(at(-2), at(2))],
      [0.025, 0.025],
      flat([0.7, 0.72, 0.74]),
    ),
    ...[-1.75, -1.3, -0.85, 0.85, 1.3, 1.75].flatMap((x, n) =>
      hungFish([at(x), 2.22, 4.5], 0.82 + 0.12 * chance(n, 2), n),
    ),
    // A net with floats along the wall.
    ...Array.from({ length: 9 }, (_, n): Solid => {
      const x = at(-2.1 + n * 0.53);
      const y = shell.high - 0.85 - 0.12 * Math.abs(Math.sin(n * 1.57));
      return ball(
        [x - 0.07, y - 0.07, shell.back - 0.6],
        [x + 0.07, y + 0.07, shell.back - 0.46],
        flat(n % 2 === 0 ? [0.95, 0.5, 0.1] : [0.95, 0.95, 0.93]),
      );
    }),
  ],
};

/** A fishmonger's: fish, crabs and lemons on ice, tins on the shelves. */
export const fishShop = (furnishing: Furnishing): Furnished => counterShop(LOOK, furnishing);
