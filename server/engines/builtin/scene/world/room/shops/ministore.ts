import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, tiles } from '../materials.ts';
import { atCounter } from '../people/attendants.ts';
import { box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { goods } from './supermarket.ts';

/** Half as wide as the store, its height and where its front of glass is; metres. */
export const MINISTORE = { half: 3, high: 2.85, back: 4.5 } as const;
/** The counter along the glass: how far it reaches from it and its height, how high its stools are and how far from the glass. */
export const GLASS_COUNTER = { deep: 0.5, high: 0.86, seat: 0.52, seatOut: 0.92 } as const;
/** Where the stools stand beside the middle of the store, toward the heavy side; metres. */
export const GLASS_STOOLS = [-0.6, 0.2, -1.4, -2.2] as const;

const WHITE: Material = flat([0.92, 0.93, 0.92]);
const STEEL: Material = flat([0.66, 0.69, 0.71]);
const DARK: Material = flat([0.13, 0.14, 0.15]);
const WOOD: Material = flat([0.72, 0.53, 0.34]);
const LIT: Material = flat([1.14, 1.17, 1.16]);
const STRIPES: readonly Colour[] = [
  [0.95, 0.46, 0.1],
  [0.1, 0.54, 0.34],
  [0.84, 0.12, 0.14],
];
const DRINKS: readonly Colour[] = [
  [0.2, 0.56, 0.26],
  [0.86, 0.16, 0.14],
  [0.93, 0.66, 0.16],
  [0.24, 0.46, 0.8],
  [0.92, 0.93, 0.95],
  [0.5, 0.3, 0.16],
  [0.94, 0.5, 0.6],
];

/** White walls with a band of stripes, pale tiles, a white ceiling. */
export const ministoreSurfaces = () => ({
  walls: ((_x, y) => {
    const band = Math.floor((y - 2.42) / 0.09);
    return band >= 0 && band < 3 ? (STRIPES[band] as Colour) : [0.9, 0.9, 0.88];
  }) as Material,
  floor: tiles([0.86, 0.86, 0.84], [0.83, 0.83, 0.81], 0.45),
  ceiling: flat([0.93, 0.94, 0.94]),
});

/** A convenience store from within: a counter with stools along its front of glass, lit fridges with drinks beside it, a till with hot food and coffee along one wall, a low shelf with small goods between. */
export function ministore({ shell, side, isAttended = false }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const tubes = [-1.25, 1.25].flatMap((out) =>
    [1.4, 2.7, 4].map((z) => ({
      ...slab(
        [at(out - 0.09), at(out + 0.09)],
        [high - 0.07, high - 0.02],
        [z - 0.5, z + 0.5],
        LIT,
      ),
      glow: 1,
    })),
  );
  return {
    lamps: [1.4, 2.7, 4].map((z) => [middle, high - 0.3, z] as const),
    solids: [
      ...tubes,
      ...frontOfGlass(shell.window, back),
      ...counterAt(
        Math.min(at(-MINISTORE.half), at(1)),
        Math.max(at(-MINISTORE.half), at(1)),
        back,
      ),
      ...GLASS_STOOLS.flatMap((out) => stool(at(out), back - GLASS_COUNTER.seatOut)),
      ...[0.65, -1.9].flatMap((out, n) => cupOfNoodles(at(out), back - 0.3, n)),
      ...fridges(at(1.02), at(MINISTORE.half), back),
      ...till(at(-MINISTORE.half), side),
      ...gondola(at(1.5)),
      ...(isAttended
        ? atCounter([at(-2.6), 2.7], side > 0 ? 0 : Math.PI, 0.95, 7, {
            top: STRIPES[1] as Colour,
            legs: [0.14, 0.15, 0.2],
            hairForm: 'short',
          })
        : []),
    ],
  };
}

/** Posts of the glass, its rails and paper bands on it. */
function frontOfGlass([from, to, low, high]: Furnishing['shell']['window'], z: number): Solid[] {
  const step = (to - from) / 3;
  return [
    ...[0, 1, 2, 3].map((n) =>
      box([from + n * step - 0.03, low, z - 0.06], [from + n * step + 0.03, high, z - 0.01], STEEL),
    ),
    box([from, high - 0.04, z - 0.06], [to, high + 0.04, z - 0.01], STEEL),
    ...[0.5, 2.5].map((n) =>
      box(
        [from + n * step - 0.34, high - 0.42, z - 0.05],
        [from + n * step + 0.34, high - 0.1, z - 0.03],
        paper(from + n * step, high),
      ),
    ),
  ];
}

/** An offer on a sheet that is seen from behind through the glass: a disc, lines of signs. */
const paper =
  (x: number, high: number): Material =>
  (px, y) => {
    const [u, v] = [px - x, y - high + 0.26];
    if (Math.hypot(u + 0.18, v) < 0.1) return [0.9, 0.2, 0.14];
    const row = Math.floor(v / 0.07);
    const isInk =
      u > -0.02 && u < 0.28 && Math.abs(v / 0.07 - row - 0.5) < 0.28 && Math.abs(v) < 0.12;
    return isInk && chance(Math.floor(u / 0.045), row + 9) > 0.25
      ? [0.2, 0.2, 0.24]
      : [0.98, 0.9, 0.4];
  };

/** A board of wood along the glass on brackets, a rail for bags beneath. */
const counterAt = (left: number, right: number, back: number): Solid[] => {
  const { deep, high } = GLASS_COUNTER;
  return [
    box([left, high - 0.05, back - deep], [right, high, back - 0.02], WOOD),
    box([left, 0, back - 0.14], [right, high - 0.05, back - 0.02], flat([0.8, 0.8, 0.78])),
    ...[-0.33, 0.33].map((share) => {
      const x = (left + right) / 2 + share * (right - left);
      return box([x - 0.025, 0, back - deep + 0.05], [x + 0.025, high - 0.05, back - 0.1], STEEL);
    }),
  ];
};

/** A round seat on a post with a ring for the feet. */
const stool = (x: number, z: number): Solid[] => {
  const { seat } = GLASS_COUNTER;
  return [
    drum([x, z], [0, 0.03], [0.2, 0.2], STEEL),
    drum([x, z], [0.03, seat - 0.06], [0.03, 0.03], STEEL),
    drum([x, z], [0.2, 0.22], [0.13, 0.13], STEEL),
    drum([x, z], [seat - 0.06, seat], [0.18, 0.19], flat([0.78, 0.18, 0.15])),
  ];
};

/** A cup of paper with its lid folded back, chopsticks on it, a bottle and a rice ball beside. */
function cupOfNoodles(x: number, z: number, n: number): Solid[] {
  const y = GLASS_COUNTER.high;
  const cup: Material = (_x, py) =>
    py > y + 0.05 && py < y + 0.1 ? (STRIPES[(n + 2) % 3] as Colour) : [0.96, 0.95, 0.9];
  return [
    drum([x, z], [y, y + 0.14], [0.055, 0.075], cup),
    drum([x, z], [y + 0.14, y + 0.145], [0.068, 0.068], flat([0.9, 0.7, 0.36])),
    box([x - 0.1, y + 0.145, z - 0.02], [x + 0.12, y + 0.156, z - 0.008], flat([0.8, 0.62, 0.4])),
    drum([x + 0.2, z], [y, y + 0.19], [0.034, 0.034], flat(DRINKS[n] as Colour)),
    drum([x + 0.2, z], [y + 0.19, y + 0.23], [0.02, 0.014], WHITE),
    drum([x - 0.2, z], [y, y + 0.09], [0.06, 0.012], flat([0.95, 0.95, 0.92])),
    box([x - 0.225, y, z - 0.062], [x - 0.175, y + 0.045, z - 0.03], flat([0.08, 0.12, 0.09])),
  ];
}

/** Lit fridges with doors of glass beside the front, a band of light over them. */
function fridges(from: number, to: number, back: number): Solid[] {
  const face: Material = (x, y, _z, axis) => {
    if (axis !== 2) return [0.84, 0.86, 0.87];
    const door = x / 0.62 - Math.floor(x / 0.62);
    if (y < 0.16 || y > 2.04) return y > 2.04 ? LIT(0, 0, 0, 0) : [0.3, 0.31, 0.33];
    if (door < 0.06) return [0.22, 0.24, 0.26];
    if (door > 0.86 && door < 0.9 && y > 0.8 && y < 1.5) return [0.75, 0.77, 0.79];
    const row = Math.floor((y - 0.16) / 0.375);
    const up = (y - 0.16) / 0.375 - row;
    if (up < 0.08) return [0.86, 0.92, 0.94];
    const bottle = Math.floor(x / 0.085);
    const u = Math.abs(x / 0.085 - bottle - 0.5) * 2;
    const kind = Math.floor(chance(Math.floor(bottle / 3), row + 20) * DRINKS.length);
    const isNeck = up > 0.62;
    if (up > 0.84 || u > (isNeck ? 0.4 : 0.86)) return [0.6, 0.74, 0.8];
    const own = DRINKS[kind] as Colour;
    return mixColour(scaleColour(own, 1.15 - 0.4 * u), [1, 1, 1], up > 0.3 && up < 0.5 ? 0.5 : 0);
  };
  return [{ ...slab([from, to], [0, 2.35], [back - 0.72, back], face), glow: 0.22 }];
}

/** A till along the other wall: a pot of hot soup with dumplings, a case with hot food, a coffee machine, packs on shelves behind. */
function till(wall: number, inward: number): Solid[] {
  const x = (out: number) => wall + inward * out;
  const [near, far, top] = [1.6, 3.55, 0.95];
  const part = (
    out: readonly [number, number],
    y: readonly [number, number],
    z: readonly [number, number],
    material: Material,
  ) => slab([x(out[0]), x(out[1])], y, z, material);
  const oden: readonly Point[] = [0, 1, 2, 3, 4, 5].map((n) => [
    x(0.82 + 0.14 * (n % 3)),
    top + 0.13,
    1.92 + 0.17 * Math.floor(n / 3),
  ]);
  const front: Material = (_x, y, _z, axis) =>
    axis === 0 && y > 0.62 && y < 0.8
      ? (STRIPES[Math.floor((y - 0.62) / 0.06)] as Colour)
      : [0.9, 0.91, 0.9];
  return [
    part([0.7, 1.25], [0, top - 0.04], [near, far], front),
    part([0.66, 1.29], [top - 0.04, top], [near, far], WOOD),
    part([0, 0.3], [0.9, 2.2], [near, far + 0.3], goods),
    // The pot of soup.
    part([0.74, 1.2], [top, top + 0.13], [1.8, 2.24], STEEL),
    part([0.77, 1.17], [top + 0.125, top + 0.132], [1.83, 2.21], flat([0.6, 0.4, 0.18])),
    ...oden.map(([px, y, z], n) =>
      drum(
        [px, z],
        [y, y + 0.05],
        [0.05, 0.045],
        flat(n % 2 ? [0.93, 0.87, 0.7] : [0.72, 0.5, 0.28]),
      ),
    ),
    // The case with hot food.
    { ...part([0.78, 1.2], [top, top + 0.5], [2.4, 2.9], hotCase), glow: 0.25 },
    // The coffee machine with its cups.
    part([0.76, 1.1], [top, top + 0.56], [3.05, 3.43], DARK),
    part([1.1, 1.12], [top + 0.3, top + 0.48], [3.11, 3.37], flat([0.3, 0.7, 0.85])),
    drum([x(1.18), 3.24], [top, top + 0.11], [0.035, 0.045], WHITE),
  ];
}

/** Fried food on two levels behind glass. */
const hotCase: Material = (_x, y, z) => {
  const row = (y - 0.95) / 0.25 - Math.floor((y - 0.95) / 0.25);
  if (row < 0.12 || y > 1.42) return [0.75, 0.3, 0.12];
  const near = Math.hypot(((z / 0.11) % 1) - 0.5, (row - 0.32) * 1.6);
  return near < 0.42
    ? scaleColour([0.86, 0.55, 0.22], 0.9 + 0.2 * chance(Math.floor(z / 0.11), 3))
    : [1, 0.86, 0.55];
};

/** A low shelf with small goods in the middle of the floor. */
const gondola = (x: number): Solid[] => [
  box([x - 0.3, 0, 2.45], [x + 0.3, 0.72, 3.05], goods),
  box([x - 0.32, 0.72, 2.42], [x + 0.32, 0.76, 3.08], WHITE),
];
