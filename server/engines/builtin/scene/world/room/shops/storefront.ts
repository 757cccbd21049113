import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, type Solid } from '../solids/solid.ts';
import { goods } from './supermarket.ts';

/** A convenience store by the road: where its front is and how far behind that its far wall, half its width, how high its glass, its sign and its roof are, and the kerb before it; metres. */
const STORE = {
  front: 6.1,
  deep: 4.2,
  half: 4.6,
  glass: 2.62,
  sign: [2.72, 3.5],
  roof: 3.66,
  kerb: 1.15,
} as const;
/** Half the doorway in its middle. */
const DOOR = 0.95;
/** How far ahead the ground reaches, metres. */
export const STOREFRONT_BACK = 13;

const WHITE: Material = flat([0.93, 0.95, 0.94]);
const FRAME: Material = flat([0.34, 0.37, 0.39]);
const CONCRETE: Colour = [0.5, 0.5, 0.49];
const STRIPES: readonly Colour[] = [
  [1, 0.46, 0.08],
  [0.95, 0.96, 0.94],
  [0.05, 0.56, 0.32],
  [0.86, 0.1, 0.12],
];

/** Asphalt with the white lines of parking places. */
export const storefrontSurfaces = (noise: Noise): Surfaces => ({
  walls: flat(CONCRETE),
  floor: (x, _y, z) => {
    const grit = 0.85 + 0.16 * noise.fbm(x * 9, z * 9, 2) + 0.2 * noise.fbm(x * 0.6, z * 0.6, 3);
    const line = Math.abs((x - 1.2) / 2.5 - Math.round((x - 1.2) / 2.5)) * 2.5 < 0.06;
    if (line && z > 1.2 && z < 4.6) return [0.78, 0.78, 0.74];
    return scaleColour([0.25, 0.255, 0.27], grit);
  },
  ceiling: flat(CONCRETE),
});

/** A convenience store seen from its parking place: a band of colours along its roof with its lit sign, a front of glass, bright shelves and fridges behind that, its sliding doors, posters, bins and a machine for drinks beside them. */
export function storefront({ side }: Furnishing): Furnished {
  const at = (out: number) => side * out;
  const { front } = STORE;
  return {
    lamps: [
      [-2.2, 2.3, front - 0.7],
      [2.2, 2.3, front - 0.7],
      [0, 2.2, front - 1.6],
      [-2.4, 2.4, front + 1.8],
      [2.4, 2.4, front + 1.8],
    ],
    solids: [
      ...shell(),
      ...sign(),
      ...glass(side),
      ...within(),
      ...drinksMachine(at(3.55)),
      ...bins(at(-3.3)),
      ...pole(at(-5.4)),
    ],
  };
}

/** Its walls, roof, ceiling of light and the pavement before it. */
function shell(): Solid[] {
  const { front, deep, half, roof, kerb } = STORE;
  const back = front + deep;
  const tiles: Material = (x, y) => {
    const isSeam = Math.abs(x / 0.3 - Math.round(x / 0.3)) < 0.03 || (y / 0.3) % 1 < 0.06;
    return isSeam ? [0.5, 0.52, 0.53] : [0.8, 0.82, 0.82];
  };
  return [
    box([-half - 0.3, 0, front - kerb], [half + 0.3, 0.1, front + 0.02], (x, _y, z) =>
      scaleColour(
        CONCRETE,
        Math.abs(x / 1.1 - Math.round(x / 1.1)) < 0.01 || z < front - kerb + 0.1 ? 0.8 : 1.15,
      ),
    ),
    box([-half, 0, back], [half, roof, back + 0.1], WHITE),
    ...[-1, 1].map((to) => slab([to * half, to * (half - 0.25)], [0, roof], [front, back], tiles)),
    ...[-1, 1].map((to) =>
      slab([to * half, to * (half - 0.5)], [0, STORE.glass], [front - 0.02, front + 0.1], tiles),
    ),
    box([-half, roof, front - 0.35], [half, roof + 0.1, back], flat([0.3, 0.31, 0.33])),
    box([-half, 0, front + 0.1], [half, 0.012, back], flat([0.86, 0.88, 0.88])),
    {
      ...box(
        [-half, STORE.glass + 0.02, front + 0.12],
        [half, STORE.glass + 0.08, back],
        (x, _y, z) =>
          Math.abs(x / 1.4 - Math.round(x / 1.4)) < 0.12 && (z / 1.6) % 1 < 0.8
            ? [1.6, 1.6, 1.55]
            : [0.85, 0.88, 0.88],
      ),
      glow: 0.35,
    },
  ];
}

/** The band along the roof: stripes of colour, and the sign over the doors. */
function sign(): Solid[] {
  const {
    front,
    half,
    sign: [low, high],
  } = STORE;
  const band: Material = (_x, y) => {
    const share = (y - low) / (high - low);
    const stripe = share > 0.78 ? 0 : share > 0.34 ? 1 : share > 0.17 ? 2 : 3;
    return STRIPES[stripe] as Colour;
  };
  const y = low + 0.56 * (high - low);
  return [
    { ...box([-half, low, front - 0.35], [half, high, front + 0.1], band), glow: 0.22 },
    ...lettering('MART', [0, y, front - 0.38], 0.36, flat([0.86, 0.08, 0.06])),
  ];
}

/** The frames of its glass, a band of colour along that, posters, and the doors that have slid open. */
function glass(side: number): Solid[] {
  const { front, half, glass: high } = STORE;
  const posts = [-4.1, -3, -1.95, -DOOR, DOOR, 1.95, 3, 4.1];
  const poster = (x: number, y: number, n: number): Solid => {
    const [one, other] = [STRIPES[n % 4] as Colour, STRIPES[(n + 2) % 4] as Colour];
    return {
      ...box([x - 0.3, y, front - 0.03], [x + 0.3, y + 0.8, front - 0.01], (px, py) => {
        const [u, v] = [(px - x) / 0.3, (py - y) / 0.8];
        if (v > 0.75) return one;
        if (Math.hypot(u, (v - 0.45) * 1.9) < 0.5) return [0.96, 0.8, 0.3];
        return v < 0.14 ? other : [0.95, 0.95, 0.92];
      }),
      glow: 0.25,
    };
  };
  return [
    ...posts.map((x) => box([x - 0.03, 0.1, front - 0.02], [x + 0.03, high, front + 0.03], FRAME)),
    box([-half, high - 0.04, front - 0.03], [half, high + 0.1, front + 0.05], FRAME),
    ...[-1, 1].flatMap((to) => [
      slab([to * (half - 0.5), to * DOOR], [0.1, 0.42], [front - 0.01, front + 0.04], FRAME),
      slab(
        [to * (half - 0.5), to * DOOR],
        [1, 1.1],
        [front - 0.02, front],
        flat(STRIPES[2] as Colour),
      ),
      slab(
        [to * (half - 0.5), to * DOOR],
        [1.1, 1.16],
        [front - 0.02, front],
        flat(STRIPES[0] as Colour),
      ),
    ]),
    poster(side * 2.5, 1.3, 1),
    poster(-side * 1.46, 1.3, 4),
    poster(-side * 3.55, 1.25, 3),
    ...lettering('OPEN', [0, high - 0.24, front - 0.02], 0.2, flat([1, 0.3, 0.2])).map((one) => ({
      ...one,
      glow: 0.9,
    })),
  ];
}

/** What is behind the glass: shelves of goods, the fridges along the far wall, magazines at the window, the counter. */
function within(): Solid[] {
  const { front, deep, half } = STORE;
  const back = front + deep;
  const fridge: Material = (x, y) => {
    const [u, v] = [x / 0.95, y / 0.42];
    const [door, row] = [u - Math.floor(u), v - Math.floor(v)];
    if (door < 0.05 || y > 2.2) return [0.6, 0.63, 0.65];
    if (row < 0.1) return [0.85, 0.9, 0.92];
    const n = Math.floor(x / 0.105);
    if ((x / 0.105) % 1 < 0.12 || row > 0.5 + 0.4 * chance(Math.floor(n / 3), Math.floor(v)))
      return [0.7, 0.82, 0.9];
    return mixColour(
      STRIPES[Math.floor(4 * chance(Math.floor(n / 3), Math.floor(v) + 5))] as Colour,
      [0.3, 0.5, 0.8],
      0.5 * chance(Math.floor(n / 3) + 9, Math.floor(v)),
    );
  };
  const shelves = (x: number, z: number, high: number) => ({
    ...box([x - 0.85, 0.02, z], [x + 0.85, high, z + 0.4], goods),
    glow: 0.08,
  });
  return [
    {
      ...box([-half + 0.3, 0.02, back - 0.35], [half - 0.3, 2.35, back - 0.02], fridge),
      glow: 0.4,
    },
    ...[-3.1, -1.15, 1.15].map((x) => shelves(x, front + 2.1, 1.5)),
    ...[-3, 3].map((x) => shelves(x, front + 0.35, 1.12)),
    box([1.9, 0, front + 1.6], [half - 0.4, 1, front + 2.2], WHITE),
    box([2.3, 1, front + 1.7], [2.7, 1.35, front + 2], FRAME),
    {
      ...box([2.1, 1.75, front + 2.9], [half - 0.4, 2.35, front + 2.95], flat([1.1, 0.5, 0.15])),
      glow: 0.4,
    },
  ];
}

/** A machine for drinks, lit from within. */
function drinksMachine(x: number): Solid[] {
  const z = STORE.front - 0.75;
  const face: Material = (px, y) => {
    const u = (px - x) / 0.5;
    if (Math.abs(u) > 0.86 || y > 1.78 || y < 0.2) return [0.1, 0.34, 0.72];
    if (y < 0.75)
      return Math.abs(u) < 0.6 && y < 0.5 && y > 0.3 ? [0.05, 0.06, 0.08] : [0.12, 0.38, 0.78];
    const row = ((y - 0.75) / 0.34) % 1;
    const n = Math.floor((u + 1) / 0.24);
    if (row < 0.12 || row > 0.82 || ((u + 1) / 0.24) % 1 < 0.25) return [1.1, 1.15, 1.2];
    return STRIPES[(n * 3 + Math.floor((y - 0.75) / 0.34)) % 4] as Colour;
  };
  return [{ ...box([x - 0.5, 0.1, z], [x + 0.5, 1.86, z + 0.65], face), glow: 0.3 }];
}

/** Three bins under a lid. */
const bins = (x: number): Solid[] => {
  const z = STORE.front - 0.65;
  return [
    ...[-0.42, 0, 0.42].flatMap((dx, n) => [
      box([x + dx - 0.19, 0.1, z], [x + dx + 0.19, 0.98, z + 0.45], flat([0.72, 0.74, 0.75])),
      box([x + dx - 0.11, 0.72, z - 0.012], [x + dx + 0.11, 0.84, z], flat([0.06, 0.07, 0.08])),
      box(
        [x + dx - 0.13, 0.5, z - 0.012],
        [x + dx + 0.13, 0.62, z],
        flat(STRIPES[[0, 2, 3][n] as number] as Colour),
      ),
    ]),
    box([x - 0.63, 0.98, z - 0.03], [x + 0.63, 1.03, z + 0.48], FRAME),
  ];
};

/** The pole at the road with its lit sign. */
const pole = (x: number): Solid[] => {
  const z = STORE.front - 0.4;
  return [
    drum([x, z], [0, 4.6], [0.07, 0.06], FRAME),
    {
      ...box([x - 0.5, 3.3, z - 0.1], [x + 0.5, 4.5, z + 0.1], (_px, y) => {
        const share = (y - 3.3) / 1.2;
        return STRIPES[share > 0.7 ? 0 : share > 0.3 ? 1 : share > 0.15 ? 2 : 3] as Colour;
      }),
      glow: 0.3,
    },
  ];
};
