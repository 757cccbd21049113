import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, plant, slab } from '../furniture.ts';
import { chance, panes } from '../materials.ts';
import { box, drum, type Material, type Solid } from '../solids/solid.ts';

/** Where the upper floor is, how thick, how far its gallery comes out from the walls; metres. */
const UPPER = 4.3;
const SLAB = 0.4;
const GALLERY = 2.1;
/** The width of a shop. */
const SHOP = 5.2;
/** Where the moving stairs begin and end, and the bridge that they lead to. */
const STAIRS = [9, 17.2] as const;
const BRIDGE = [17.2, 20] as const;

const STONE: Colour = [0.9, 0.88, 0.84];
const STEEL: Colour = [0.7, 0.72, 0.74];
const SIGNS: readonly Colour[] = [
  [0.82, 0.13, 0.14],
  [0.1, 0.11, 0.13],
  [0.1, 0.42, 0.66],
  [0.95, 0.7, 0.12],
  [0.14, 0.5, 0.36],
  [0.62, 0.2, 0.5],
];
const GOODS: readonly Colour[] = [
  [0.8, 0.3, 0.3],
  [0.3, 0.46, 0.72],
  [0.92, 0.8, 0.5],
  [0.36, 0.56, 0.4],
  [0.88, 0.88, 0.9],
  [0.2, 0.2, 0.24],
];

/** Shop fronts on two floors: a sign, a bright window with what is sold, a door, a pillar of stone between two. */
const fronts: Material = (x, y, z, axis) => {
  const along = axis === 0 ? z : x + 40;
  const floor = y > UPPER ? 1 : 0;
  const up = y - floor * UPPER;
  const number = Math.floor(along / SHOP) + 17 * floor + (axis === 0 && x > 0 ? 31 : 0);
  const u = along - Math.floor(along / SHOP) * SHOP;
  if (up > 3.5 || u < 0.45) return STONE;
  const sign = SIGNS[Math.floor(chance(number, 1) * SIGNS.length)] as Colour;
  if (up > 2.8) return signAt(u, up - 2.8, number, sign);
  if (u > SHOP - 0.12 || u < 0.57 || up > 2.72) return scaleColour(sign, 0.5);
  const isDoor = Math.abs(u - SHOP * 0.55) < 0.75;
  return isDoor ? insideAt(u, up, number + 5) : windowAt(u, up, number);
};

/** A shop's name in large letters. */
function signAt(u: number, up: number, number: number, ground: Colour): Colour {
  const letters = 4 + Math.floor(5 * chance(number, 2));
  const at = (u - SHOP * 0.5) / 0.34 + letters / 2;
  const letter = Math.floor(at);
  const [a, b] = [at - letter, (up - 0.18) / 0.34];
  if (letter < 0 || letter >= letters || b < 0 || b > 1 || a < 0.12 || a > 0.84) return ground;
  const cell = Math.floor((a - 0.12) * 4.1) + 3 * Math.floor(b * 4.99);
  const isStem = Math.floor((a - 0.12) * 4.1) === 0;
  return isStem || chance(number * 9 + letter, cell) > 0.55 ? [1.15, 1.12, 1.05] : ground;
}

/** Behind a shop's window: dressed figures on a pale ground, or shelves. */
function windowAt(u: number, up: number, number: number): Colour {
  if (up < 0.3) return [0.5, 0.48, 0.46];
  const light = 1.12 - 0.14 * up;
  if (chance(number, 3) < 0.55) {
    const figure = Math.floor(u / 0.8);
    const a = (u / 0.8 - figure - 0.5) * 0.8;
    const own = GOODS[Math.floor(chance(number, figure) * GOODS.length)] as Colour;
    const other = GOODS[Math.floor(chance(number + 3, figure) * GOODS.length)] as Colour;
    if (Math.hypot(a, up - 2.02) < 0.1) return [0.86, 0.78, 0.7];
    if (up > 1.25 && up < 1.88 && Math.abs(a) < 0.17 + 0.05 * (1.88 - up)) return own;
    if (up > 0.42 && up <= 1.25 && Math.abs(Math.abs(a) - 0.08) < 0.075) return other;
    return scaleColour([1, 0.95, 0.86], light);
  }
  const row = Math.floor(up / 0.5);
  const box = Math.floor(u / 0.24);
  const high = 0.12 + 0.25 * chance(box + number, row);
  if (up - row * 0.5 < 0.05) return [0.86, 0.84, 0.8];
  if (up - row * 0.5 > 0.05 + high || u / 0.24 - box < 0.12)
    return scaleColour([0.96, 0.9, 0.8], light);
  return GOODS[Math.floor(chance(box, row + number) * GOODS.length)] as Colour;
}

/** Through a shop's open door: its floor, its ceiling with lamps, its far wall. */
function insideAt(u: number, up: number, number: number): Colour {
  if (up < 0.6) return scaleColour([0.7, 0.62, 0.54], 0.7 + 0.5 * up);
  if (up > 2.3) return (u * 5) % 1 < 0.3 ? [1.3, 1.25, 1.1] : [0.84, 0.82, 0.78];
  return scaleColour(
    GOODS[Math.floor(chance(number, Math.floor(u * 4)) * GOODS.length)] as Colour,
    0.75,
  );
}

/** Polished tiles with a broad inlaid band along the middle. */
const ground =
  (middle: number): Material =>
  (x, _y, z) => {
    const [a, b] = [x / 1.2 - Math.floor(x / 1.2), z / 1.2 - Math.floor(z / 1.2)];
    if (a < 0.012 || b < 0.012) return [0.62, 0.6, 0.57];
    const tone = 0.95 + 0.07 * chance(Math.floor(x / 1.2), Math.floor(z / 1.2));
    const out = Math.abs(x - middle);
    return scaleColour(out > 2.5 && out < 2.95 ? [0.56, 0.42, 0.34] : [0.84, 0.81, 0.76], tone);
  };

/** Walls of shops, a polished floor, a roof of glass. */
export const mallSurfaces = (middle: number) => ({
  walls: fronts,
  floor: ground(middle),
  ceiling: panes([0.98, 1.08, 1.16], 2.2),
});

/** The hall of a shopping mall: shops on two floors, galleries with railings, moving stairs up to a bridge, plants, benches. */
export function mall(furnishing: Furnishing): Furnished {
  const { shell, side } = furnishing;
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const galleries = [left, right].flatMap((wall) => {
    const inward = wall < middle ? 1 : -1;
    const edge = wall + inward * GALLERY;
    return [
      slab([wall, edge], [UPPER - SLAB, UPPER], [2, back], flat(STONE)),
      slab(
        [edge - inward * 0.02, edge + inward * 0.02],
        [UPPER - SLAB + 0.1, UPPER - 0.1],
        [2, back],
        flat([0.72, 0.56, 0.4]),
      ),
      ...railing(edge - inward * 0.06, 2, back),
    ];
  });
  const bridge = [
    box(
      [left + GALLERY, UPPER - SLAB, BRIDGE[0]],
      [right - GALLERY, UPPER, BRIDGE[1]],
      flat(STONE),
    ),
    ...crossRailing(left + GALLERY, middle - 1.9, BRIDGE[0] + 0.04),
    ...crossRailing(middle + 1.9, right - GALLERY, BRIDGE[0] + 0.04),
  ];
  const stairs = [-1.75, 0.25].flatMap((dx) => movingStairs(middle + dx, 1.5));
  const green = [5.2, 6.4].flatMap((z, n) =>
    tub(furnishing, middle + side * (n === 0 ? 3.3 : -3.3), z),
  );
  const seats = [7.2, 22].flatMap((z) => seat(middle - side * 3.4, z));
  const downlights = Array.from({ length: 8 }, (_, n) => 4 + 3.6 * n).flatMap((z) =>
    [left + GALLERY * 0.5, right - GALLERY * 0.5].map((x) => ({
      ...box(
        [x - 0.16, UPPER - SLAB - 0.03, z],
        [x + 0.16, UPPER - SLAB - 0.005, z + 0.32],
        flat([1.3, 1.24, 1.1]),
      ),
      glow: 1,
    })),
  );
  return {
    lamps: [6, 13, 20, 27].map((z) => [middle, 7.4, z] as const),
    solids: [
      ...galleries,
      ...bridge,
      ...stairs,
      ...green,
      ...seats,
      ...downlights,
      ...banners(middle, furnishing),
    ],
  };
}

/** A railing along a gallery: a rail on slender posts. */
function railing(x: number, near: number, far: number): Solid[] {
  const posts = Math.floor((far - near) / 1.3);
  return [
    box([x - 0.035, UPPER + 1, near], [x + 0.035, UPPER + 1.06, far], flat(STEEL)),
    ...[0.25, 0.5, 0.75].map((y) =>
      box(
        [x - 0.008, UPPER + y, near],
        [x + 0.008, UPPER + y + 0.02, far],
        flat([0.6, 0.72, 0.76]),
      ),
    ),
    ...Array.from({ length: posts }, (_, n) => {
      const z = near + 0.4 + n * 1.3;
      return box([x - 0.02, UPPER, z], [x + 0.02, UPPER + 1, z + 0.04], flat(STEEL));
    }),
  ];
}

/** The same across the hall. */
function crossRailing(from: number, to: number, z: number): Solid[] {
  const posts = Math.max(2, Math.floor((to - from) / 1.2));
  return [
    box([from, UPPER + 1, z], [to, UPPER + 1.06, z + 0.07], flat(STEEL)),
    ...[0.25, 0.5, 0.75].map((y) =>
      box([from, UPPER + y, z], [to, UPPER + y + 0.02, z + 0.02], flat([0.6, 0.72, 0.76])),
    ),
    ...Array.from({ length: posts }, (_, n) => {
      const x = from + ((to - from) * (n + 0.5)) / posts;
      return box([x - 0.02, UPPER, z], [x + 0.02, UPPER + 1, z + 0.04], flat(STEEL));
    }),
  ];
}

/** Moving stairs from the floor up to the bridge: steps between two low walls with a black rail each. */
function movingStairs(left: number, wide: number): Solid[] {
  const count = 56;
  const run = (STAIRS[1] - STAIRS[0]) / count;
  const step = flat([0.34, 0.35, 0.37]);
  const edge = flat([0.95, 0.78, 0.16]);
  return Array.from({ length: count }, (_, n) => {
    const z = STAIRS[0] + n * run;
    const y = (UPPER * (n + 1)) / count;
    const isStep = n % 2 === 0;
    return [
      ...[left, left + wide - 0.24].flatMap((x) => [
        box([x, Math.max(0, y - 0.6), z], [x + 0.24, y + 0.62, z + run], flat([0.8, 0.81, 0.82])),
        box([x + 0.06, y + 0.62, z], [x + 0.18, y + 0.74, z + run], flat([0.07, 0.07, 0.08])),
      ]),
      box([left + 0.24, Math.max(0, y - 0.6), z], [left + wide - 0.24, y, z + run], step),
      ...(isStep
        ? [box([left + 0.24, y - 0.012, z - 0.004], [left + wide - 0.24, y, z + 0.02], edge)]
        : []),
    ];
  }).flat();
}

/** A round tub with a tall plant. */
const tub = (furnishing: Furnishing, x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.62], [0.42, 0.56], flat([0.86, 0.85, 0.82])),
  ...plant(furnishing, x, 0.5, z, 2.1),
];

/** A bench of slats on two blocks. */
const seat = (x: number, z: number): Solid[] => [
  ...[0, 1.3].map((dz) => box([x - 0.24, 0, z + dz], [x + 0.24, 0.4, z + dz + 0.3], flat(STONE))),
  box([x - 0.28, 0.4, z - 0.1], [x + 0.28, 0.47, z + 1.7], flat([0.5, 0.34, 0.2])),
];

/** Coloured cloths that hang above the hall. */
const banners = (middle: number, { random }: Furnishing): Solid[] =>
  [8, 14, 24].map((z, n) => {
    const x = middle + (n % 2 === 0 ? -1.3 : 1.3);
    const colour = SIGNS[Math.floor(random.unit() * SIGNS.length)] as Colour;
    return box([x - 0.5, 6.4, z], [x + 0.5, 8.4, z + 0.03], flat(colour));
  });
