import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, paint, tiles } from '../materials.ts';
import { holding, KEEPER } from '../people/attendants.ts';
import type { Surfaces } from '../room-kind.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, pad, type Solid } from '../solids/solid.ts';

const WOOD: Material = flat([0.72, 0.54, 0.34]);
const WIRE: Material = flat([0.66, 0.68, 0.7]);
const FISH: readonly Colour[] = [
  [1.4, 0.5, 0.1],
  [1.3, 1, 0.2],
  [1.2, 0.3, 0.4],
  [0.9, 1.1, 1.3],
];
const FUR: readonly Colour[] = [
  [0.86, 0.62, 0.34],
  [0.94, 0.9, 0.84],
  [0.36, 0.24, 0.16],
  [0.7, 0.7, 0.7],
];

/** Green walls with a cream band, pale tiles. */
export const petShopSurfaces = (noise: Noise): Surfaces => {
  const wall = paint([0.56, 0.78, 0.58], noise);
  return {
    walls: (x, y, z, axis) => (y > 2.3 ? [0.95, 0.92, 0.8] : wall(x, y, z, axis)),
    floor: tiles([0.88, 0.84, 0.74], [0.8, 0.76, 0.66], 0.5),
    ceiling: paint([0.96, 0.96, 0.93], noise),
  };
};

/** A pet shop: tanks of fish up one wall, cages up the other, puppies in a pen, a parrot on its perch, bags of food behind. */
export function petShop({ shell, side, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (aside: number) => middle + side * aside;
  return {
    lamps: [
      [middle, high - 0.3, 2.2],
      [middle - 0.8, high - 0.3, 4],
      [middle + 0.8, high - 0.3, 4.6],
    ],
    solids: [
      ...tanks(side > 0 ? left : right, side, back),
      ...cages(side > 0 ? right : left, -side, back),
      ...pen([at(0.25), 0, 4.1]),
      ...parrot([at(-1.1), 0, 3.6]),
      ...birdcage([at(0.95), 1.95, 3.3], high),
      ...foodShelves(middle, back),
      ...(isAttended ? holding([at(1.2), 4.75], -Math.PI / 2 - 0.5 * side, 6, KEEPER) : []),
      box(
        [middle - 0.95, 2.5, back - 0.1],
        [middle + 0.95, 2.98, back - 0.04],
        flat([0.9, 0.42, 0.12]),
      ),
      ...lettering('PETS', [middle + 0.16, 2.74, back - 0.115], 0.32, flat([1.1, 1.08, 1])),
      ...paw(middle - 0.66, 2.72, back - 0.12),
    ],
  };
}

/** A dog's paw on a board. */
const paw = (x: number, y: number, z: number): Solid[] => [
  ball([x - 0.1, y - 0.13, z], [x + 0.1, y + 0.03, z + 0.03], flat([1.1, 1.08, 1])),
  ...[-0.12, -0.04, 0.04, 0.12].map((dx, n) => {
    const up = y + (n === 0 || n === 3 ? 0.05 : 0.11);
    return ball(
      [x + dx - 0.035, up - 0.045, z],
      [x + dx + 0.035, up + 0.045, z + 0.03],
      flat([1.1, 1.08, 1]),
    );
  }),
];

/** Tanks of fish, lit, three over each other along a wall. */
function tanks(wall: number, to: number, back: number): Solid[] {
  const [long, tall] = [0.95, 0.5];
  const count = Math.floor((back - 1.4) / long);
  const front = wall + to * 0.5;
  const water =
    (number: number, z: number, low: number): Material =>
    (_x, y, pz) => {
      const [u, v] = [pz - z, y - low];
      if (u < 0.03 || u > long - 0.06 || v < 0.02 || v > tall - 0.06) return [0.12, 0.13, 0.14];
      if (v < 0.07)
        return scaleColour([0.8, 0.66, 0.4], 0.7 + 0.5 * chance(Math.floor(pz * 60), 2));
      for (let n = 0; n < 5; n++) {
        const [a, b] = [0.14 + 0.66 * chance(number, n + 11), 0.14 + 0.26 * chance(number, n + 31)];
        const way = chance(number, n + 50) < 0.5 ? 1 : -1;
        const [du, dv] = [(u - a) * way, v - b];
        const isBody = Math.hypot(du / 0.062, dv / 0.034) < 1;
        const isTail = du < -0.045 && du > -0.1 && Math.abs(dv) < (-du - 0.035) * 0.7;
        if (Math.hypot(du - 0.035, dv - 0.008) < 0.009) return [0.05, 0.05, 0.06];
        if (isBody || isTail) return FISH[(number + n) % FISH.length] as Colour;
      }
      const weed =
        Math.abs(u - 0.16 - 0.03 * Math.sin(v * 22) - 0.5 * (number % 2)) < 0.03 && v < 0.33;
      return weed ? [0.16, 0.62, 0.26] : [0.16, 0.52 + 0.4 * v, 0.95 + 0.3 * v];
    };
  return [0, 1, 2].flatMap((row) => {
    const low = 0.34 + row * 0.64;
    return Array.from({ length: count }, (_, n) => {
      const z = 0.9 + n * long;
      return [
        {
          ...slab(
            [wall, front],
            [low, low + tall],
            [z, z + long - 0.03],
            water(n * 7 + row * 3, z, low),
          ),
          glow: 0.12,
        },
        slab(
          [wall, front + to * 0.02],
          [low + tall, low + tall + 0.06],
          [z, z + long],
          flat([0.1, 0.1, 0.12]),
        ),
        slab([wall, front], [low - 0.08, low], [z, z + long], WOOD),
      ];
    }).flat();
  });
}

/** Cages with rabbits and hamsters along a wall, birds in the upper ones. */
function cages(wall: number, to: number, back: number): Solid[] {
  const [long, tall] = [1.1, 0.62];
  const count = Math.floor((back - 1.3) / long);
  const front = wall + to * 0.55;
  return [0, 1, 2].flatMap((row) => {
    const low = 0.24 + row * 0.74;
    return Array.from({ length: count }, (_, n) => {
      const z = 0.9 + n * long;
      const x = wall + to * 0.32;
      const bars = Math.floor(long / 0.09);
      return [
        slab([wall, wall + to * 0.03], [low, low + tall], [z, z + long], flat([0.86, 0.8, 0.66])),
        slab([wall, front], [low - 0.07, low], [z, z + long], WOOD),
        slab(
          [wall, front],
          [low, low + 0.05],
          [z + 0.04, z + long - 0.04],
          flat([0.94, 0.84, 0.5]),
        ),
        slab([wall, front], [low + tall, low + tall + 0.05], [z, z + long], WOOD),
        ...Array.from({ length: bars }, (_, k) =>
          slab(
            [front - to * 0.012, front],
            [low, low + tall],
            [z + k * 0.09, z + k * 0.09 + 0.012],
            WIRE,
          ),
        ),
        ...(row === 2
          ? bird([x, low + 0.22, z + 0.5], to, n)
          : rabbit([x, low + 0.05, z + 0.5], to, n + row)),
      ];
    }).flat();
  });
}

const round = ([x, y, z]: Point, [a, b, c]: Point, look: Material): Solid =>
  ball([x - a, y - b, z - c], [x + a, y + b, z + c], look);

/** A rabbit that looks out of its cage. */
function rabbit([x, y, z]: Point, to: number, number: number): Solid[] {
  const fur = flat(FUR[number % FUR.length] as Colour);
  return [
    round([x - to * 0.06, y + 0.14, z], [0.17, 0.14, 0.13], fur),
    round([x + to * 0.12, y + 0.23, z], [0.09, 0.085, 0.08], fur),
    ...[-0.035, 0.035].map((dz) =>
      round([x + to * 0.08, y + 0.37, z + dz], [0.025, 0.11, 0.024], fur),
    ),
    ...[-0.055, 0.055].map((dz) =>
      round([x + to * 0.18, y + 0.25, z + dz], [0.014, 0.016, 0.016], flat([0.04, 0.03, 0.03])),
    ),
    round([x + to * 0.2, y + 0.21, z], [0.016, 0.014, 0.02], flat([0.9, 0.5, 0.5])),
  ];
}

/** A small bird on its perch. */
function bird([x, y, z]: Point, to: number, number: number): Solid[] {
  const own = flat(
    (
      [
        [1, 0.85, 0.15],
        [0.3, 0.75, 0.4],
        [0.3, 0.6, 0.95],
      ] as const
    )[number % 3] as Colour,
  );
  return [-0.2, 0.16].flatMap((dz) => [
    round([x, y + 0.05, z + dz], [0.07, 0.1, 0.06], own),
    round([x + to * 0.03, y + 0.17, z + dz], [0.055, 0.055, 0.05], own),
    round([x + to * 0.09, y + 0.165, z + dz], [0.03, 0.018, 0.018], flat([0.95, 0.5, 0.2])),
    round(
      [x + to * 0.065, y + 0.19, z + dz - 0.035],
      [0.012, 0.012, 0.012],
      flat([0.03, 0.03, 0.03]),
    ),
  ]);
}

/** A puppy that sits and looks at the eye. */
function puppy([x, y, z]: Point, number: number): Solid[] {
  const coat = FUR[number % 3] as Colour;
  const fur = flat(coat);
  const dark = flat([0.05, 0.04, 0.04]);
  const ear = flat(scaleColour(coat, number % 3 === 2 ? 1.4 : 0.6));
  return [
    round([x, y + 0.17, z + 0.05], [0.13, 0.18, 0.15], fur),
    round([x, y + 0.17, z - 0.08], [0.085, 0.13, 0.05], flat([0.97, 0.95, 0.9])),
    round([x, y + 0.43, z], [0.125, 0.12, 0.115], fur),
    round([x, y + 0.39, z - 0.11], [0.06, 0.05, 0.06], flat([0.97, 0.94, 0.88])),
    round([x, y + 0.415, z - 0.165], [0.022, 0.018, 0.018], dark),
    round([x, y + 0.355, z - 0.15], [0.022, 0.03, 0.014], flat([0.95, 0.45, 0.5])),
    ...[-1, 1].flatMap((to) => [
      round([x + to * 0.05, y + 0.46, z - 0.1], [0.02, 0.022, 0.018], dark),
      round([x + to * 0.125, y + 0.42, z + 0.01], [0.035, 0.1, 0.06], ear),
      round([x + to * 0.075, y + 0.09, z - 0.12], [0.04, 0.1, 0.04], fur),
      round([x + to * 0.08, y + 0.03, z - 0.15], [0.045, 0.03, 0.06], fur),
    ]),
  ];
}

/** A low round pen of wire with straw and three puppies. */
function pen([x, , z]: Point): Solid[] {
  const [radius, high] = [0.95, 0.42];
  const ring = (low: number, top: number) =>
    plate(
      1,
      [x - radius, low, z - radius],
      [x + radius, top, z + radius],
      (px, pz) => {
        const out = Math.hypot(px - x, pz - z);
        return out < radius && out > radius - 0.03;
      },
      WIRE,
    );
  return [
    drum([x, z], [0, 0.05], [radius, radius], (px, _y, pz) =>
      scaleColour([0.94, 0.78, 0.4], 0.75 + 0.4 * chance(Math.floor(px * 30), Math.floor(pz * 45))),
    ),
    ring(high, high + 0.03),
    ring(0.05, 0.08),
    ...Array.from({ length: 44 }, (_, n) => {
      const turn = (n / 44) * 2 * Math.PI;
      return drum(
        [x + (radius - 0.015) * Math.cos(turn), z + (radius - 0.015) * Math.sin(turn)],
        [0, high],
        [0.007, 0.007],
        WIRE,
      );
    }),
    ...puppy([x - 0.5, 0.05, z - 0.1], 0),
    ...puppy([x + 0.02, 0.05, z - 0.35], 1),
    ...puppy([x + 0.5, 0.05, z + 0.02], 2),
  ];
}

/** A parrot, red, yellow and blue, on its perch. */
const parrot = ([x, , z]: Point): Solid[] => [
  drum([x, z], [0, 0.05], [0.24, 0.2], flat([0.3, 0.2, 0.12])),
  drum([x, z], [0.05, 1.1], [0.025, 0.025], flat([0.36, 0.24, 0.14])),
  box([x - 0.3, 1.08, z - 0.02], [x + 0.3, 1.12, z + 0.02], flat([0.36, 0.24, 0.14])),
  round([x, 1.28, z], [0.1, 0.19, 0.09], flat([0.9, 0.1, 0.08])),
  round([x, 1.52, z - 0.02], [0.085, 0.09, 0.085], flat([0.92, 0.12, 0.08])),
  round([x, 1.5, z - 0.11], [0.028, 0.05, 0.04], flat([0.96, 0.9, 0.8])),
  ...[-1, 1].flatMap((to) => [
    round([x + to * 0.05, 1.54, z - 0.075], [0.026, 0.026, 0.02], flat([0.97, 0.97, 0.95])),
    round([x + to * 0.05, 1.54, z - 0.093], [0.011, 0.011, 0.01], flat([0.03, 0.03, 0.03])),
    round([x + to * 0.095, 1.34, z + 0.02], [0.035, 0.12, 0.07], flat([1, 0.8, 0.1])),
    round([x + to * 0.1, 1.2, z + 0.03], [0.03, 0.14, 0.06], flat([0.12, 0.36, 0.85])),
  ]),
  round([x, 0.92, z + 0.04], [0.045, 0.28, 0.035], flat([0.85, 0.1, 0.1])),
];

/** A round cage of wire that hangs, a yellow bird in it. */
const birdcage = ([x, y, z]: Point, high: number): Solid[] => [
  drum([x, z], [y - 0.32, y - 0.26], [0.25, 0.25], WOOD),
  ...Array.from({ length: 18 }, (_, n) => {
    const turn = (n / 18) * 2 * Math.PI;
    return drum(
      [x + 0.23 * Math.cos(turn), z + 0.23 * Math.sin(turn)],
      [y - 0.26, y + 0.2],
      [0.006, 0.006],
      WIRE,
    );
  }),
  drum([x, z], [y + 0.2, y + 0.36], [0.24, 0.05], WIRE),
  drum([x, z], [y + 0.36, high], [0.008, 0.008], WIRE),
  ...bird([x, y - 0.16, z + 0.02], -1, 0),
];

/** Shelves of bags and tins of food on the wall ahead. */
const foodShelves = (middle: number, back: number): Solid[] =>
  [0, 1, 2].flatMap((row) => {
    const y = 0.3 + row * 0.68;
    return [
      box([middle - 1.6, y - 0.05, back - 0.45], [middle + 1.6, y, back], WOOD),
      ...Array.from({ length: 7 }, (_, n) => {
        const x = middle - 1.35 + n * 0.45;
        const own = (
          [
            [0.86, 0.2, 0.16],
            [0.2, 0.45, 0.75],
            [0.95, 0.75, 0.2],
            [0.35, 0.6, 0.3],
          ] as const
        )[(n + row) % 4] as Colour;
        return pad(
          [x - 0.18, y, back - 0.35],
          [x + 0.18, y + 0.5, back - 0.1],
          (px, py) => {
            const [u, v] = [px - x, py - y - 0.24];
            const isPaw =
              Math.hypot(u / 0.07, (v + 0.03) / 0.055) < 1 ||
              [-0.07, -0.024, 0.024, 0.07].some(
                (du, k) => Math.hypot(u - du, v - (k % 3 === 0 ? 0.04 : 0.065)) < 0.022,
              );
            return isPaw ? [0.98, 0.96, 0.9] : own;
          },
          0.05,
        );
      }),
    ];
  });
