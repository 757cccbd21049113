import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { oldMap } from '../furnishings/antiques.ts';
import { candle, candlestick } from '../furnishings/candles.ts';
import { ELIXIRS, roundFlask } from '../furnishings/potions.ts';
import { flagstones, oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat, slab, WALNUT } from '../furniture.ts';
import { books, carpet, chance, wood } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

const STONE: Colour = [0.5, 0.47, 0.44];
const BEAM: Colour = [0.26, 0.17, 0.1];
const BRASS: Colour = [0.72, 0.54, 0.22];
/** The covers of books that lie or hang alone. */
const COVERS: readonly Colour[] = [
  [0.5, 0.1, 0.12],
  [0.12, 0.24, 0.46],
  [0.18, 0.36, 0.18],
];
/** How high the gallery lies, how deep shelves are, how far it reaches beyond them, and from shelf to shelf, metres. */
const GALLERY = { high: 2.62, deep: 0.4, out: 0.85 } as const;
const LEVEL = 0.375;
/** How many candles hang in the air, and where: aside of the middle, between two heights, from how near to how far. */
const FLOATING = { many: 34, half: 2.5, low: 2.05, high: 4.7, near: 2.6, far: 7.6 } as const;
/** How many books hang in the air. */
const FLYING = 6;

/** Walls of rough stone, a floor of flagstones, dark beams above. */
export const wizardSurfaces = (noise: Noise): Surfaces => ({
  walls: (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const row = Math.floor(y / 0.42);
    const u = along / 0.75 + 0.5 * (row & 1);
    const joint =
      Math.abs(u - Math.round(u)) < 0.02 || Math.abs(y / 0.42 - Math.round(y / 0.42)) < 0.03;
    const own = 0.8 + 0.35 * chance(Math.floor(u), row);
    return scaleColour(STONE, (joint ? 0.55 : own) * (1 + 0.2 * noise.fbm(along * 4, y * 4, 3)));
  },
  floor: flagstones(noise),
  ceiling: (x, y, z, axis) => {
    const beam = Math.abs(z / 1.3 - Math.round(z / 1.3)) < 0.11;
    return scaleColour(oldWood(BEAM, noise, beam ? 0 : 2)(x, y, z, axis), beam ? 0.7 : 1.3);
  },
});

/** A wizard's library: books on two storeys with a gallery and a ladder, a table with an open book, flasks that shine and a ball of crystal, a globe, candles and books that hang in the air. */
export function wizardLibrary(furnishing: Furnishing): Furnished {
  const { shell, side, noise } = furnishing;
  const { left, right, back } = shell;
  const middle = (left + right) / 2;
  const shelf = books(LEVEL, scaleColour(WALNUT, 0.8));
  const floating = Array.from({ length: FLOATING.many }, (_, n) => placeOf(n, middle));
  const rug = [middle - 1.5, middle + 1.5, 2.3, 6.2] as const;
  const table = middle - side * 0.55;
  return {
    lamps: [
      [middle - 1.2, 3, 3.6],
      [middle + 1.2, 3.4, 4.8],
      [middle, 3.2, 6.6],
      [table, 1.5, 4.2],
    ],
    solids: [
      ...[left, right].flatMap((wall) => storeys(wall, wall === left ? 1 : -1, back, shelf, noise)),
      ...endShelves(shell, shelf),
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.015, rug[3]],
        carpet([0.3, 0.1, 0.34], [0.78, 0.62, 0.3], rug, noise),
      ),
      ...deskOf([table, 0, 4.3], side, noise),
      ...globe([middle + side * 1.6, 0, 4.9]),
      ...ladder(side > 0 ? left : right, side, 5.4, noise),
      ...floating.flatMap((place, n) => candle(place, 0.16 + 0.12 * chance(n, 71), 0.026)),
      ...Array.from({ length: FLYING }, (_, n) => flyingBook(placeOf(n + 90, middle), n)).flat(),
    ],
  };
}

/** Where a thing of such a number hangs: spread evenly, none at the same place. */
function placeOf(number: number, middle: number): Point {
  const { half, low, high, near, far } = FLOATING;
  // The fractional parts of multiples of the plastic number's powers fill space evenly (Roberts 2018).
  const part = (step: number) => (0.5 + number * step) % 1;
  return [
    middle + half * (2 * part(0.819_172_5) - 1),
    low + (high - low) * part(0.671_043_6),
    near + (far - near) * part(0.549_700_5),
  ];
}

/** Books from the floor to the gallery along a wall, and from there to the top; the gallery with its rail. */
function storeys(
  wall: number,
  toward: number,
  back: number,
  shelf: Material,
  noise: Noise,
): Solid[] {
  const plank = oldWood(BEAM, noise, 2);
  const edge = wall + toward * (GALLERY.deep + GALLERY.out);
  const posts = Math.floor((back - 1.4) / 0.28);
  return [
    slab([wall, wall + toward * GALLERY.deep], [0, GALLERY.high], [0.4, back], shelf),
    slab([wall, wall + toward * GALLERY.deep], [GALLERY.high + 0.12, 5.4], [0.4, back], shelf),
    slab([wall, edge], [GALLERY.high, GALLERY.high + 0.12], [1, back], plank),
    slab(
      [edge - toward * 0.06, edge],
      [GALLERY.high + 0.86, GALLERY.high + 0.92],
      [1, back],
      plank,
    ),
    ...Array.from({ length: posts }, (_, n) =>
      drum(
        [edge - toward * 0.03, 1.2 + 0.28 * n],
        [GALLERY.high + 0.12, GALLERY.high + 0.86],
        [0.018, 0.026],
        flat(BRASS),
      ),
    ),
  ];
}

/** Books on both sides of the window and above it. */
function endShelves(
  { left, right, back, high, window }: Furnishing['shell'],
  shelf: Material,
): Solid[] {
  const [from, to, , top] = window;
  return [
    box([left, 0, back - 0.3], [from - 0.2, high, back], shelf),
    box([to + 0.2, 0, back - 0.3], [right, high, back], shelf),
    box([from - 0.2, top + 0.2, back - 0.3], [to + 0.2, high, back], shelf),
  ];
}

/** A table on four turned legs, what is studied on it, and a stool. */
function deskOf([x, , z]: Point, side: number, noise: Noise): Solid[] {
  const [dark, high] = [wood([0.32, 0.19, 0.1], noise), 0.8];
  const page: Material = (px, _y, pz) =>
    Math.abs(px - x) < 0.006 ||
    (Math.sin(pz * 190) > 0.4 && Math.abs(Math.abs(px - x) - 0.13) < 0.09)
      ? [0.36, 0.27, 0.18]
      : [0.9, 0.82, 0.62];
  return [
    box([x - 0.95, high - 0.07, z - 0.42], [x + 0.95, high, z + 0.42], dark),
    ...[-0.85, 0.85].flatMap((dx) =>
      [-0.34, 0.34].map((dz) => drum([x + dx, z + dz], [0, high - 0.07], [0.05, 0.07], dark)),
    ),
    box([x - 0.28, high, z - 0.32], [x + 0.28, high + 0.05, z + 0.06], page),
    ...ELIXIRS.flatMap((colour, n) =>
      roundFlask(
        [x - side * (0.42 + 0.15 * n), high, z + 0.16],
        0.05 + 0.012 * (n % 3),
        colour,
        0.06,
      ),
    ),
    ...[0, 1, 2].map((n) =>
      box(
        [x + side * 0.62 - 0.17, high + 0.07 * n, z - 0.12 + 0.02 * n],
        [x + side * 0.62 + 0.17, high + 0.07 * (n + 1), z + 0.14 + 0.02 * n],
        flat(scaleColour(COVERS[n] as Colour, 0.85)),
      ),
    ),
    // A ball of crystal on the pile of books.
    drum([x + side * 0.62, z + 0.04], [high + 0.21, high + 0.25], [0.08, 0.05], flat(BRASS)),
    ball(
      [x + side * 0.62 - 0.11, high + 0.24, z - 0.07],
      [x + side * 0.62 + 0.11, high + 0.46, z + 0.15],
      (px, py) =>
        Math.sin(px * 40) * Math.sin(py * 37) > 0.2 ? [0.75, 0.85, 1.5] : [0.45, 0.55, 1.1],
      0.12,
    ),
    ...candlestick([x + side * 0.3, high, z + 0.2], 0.2, flat(BRASS)),
    drum([x + side * 0.2, z + 0.85], [0.44, 0.5], [0.2, 0.2], dark),
    drum([x + side * 0.2, z + 0.85], [0, 0.44], [0.16, 0.08], dark),
  ];
}

/** An old globe in a ring of brass on its foot. */
function globe([x, , z]: Point): Solid[] {
  const lands = oldMap([x, 1, z], [0.62, 0.46, 0.24], [0.36, 0.46, 0.44]);
  return [
    ball([x - 0.36, 0.66, z - 0.36], [x + 0.36, 1.38, z + 0.36], lands),
    drum([x, z], [0.99, 1.03], [0.42, 0.42], flat(BRASS)),
    drum([x, z], [0.08, 0.68], [0.05, 0.03], flat(BRASS)),
    drum([x, z], [0, 0.08], [0.28, 0.12], flat([0.3, 0.18, 0.1])),
  ];
}

/** A ladder that leans on the gallery. */
function ladder(wall: number, toward: number, z: number, noise: Noise): Solid[] {
  const plank = oldWood([0.46, 0.3, 0.16], noise, 1);
  const steps = 26;
  const foot = GALLERY.deep + GALLERY.out + 0.5;
  return Array.from({ length: steps }, (_, n) => {
    const x = wall + toward * (foot - (0.5 * n) / steps);
    const [low, high] = [(3 * n) / steps, (3 * (n + 1)) / steps];
    const rails = [-0.22, 0.22].map((dz) =>
      box([x - 0.03, low, z + dz - 0.025], [x + 0.03, high, z + dz + 0.025], plank),
    );
    return n % 3 === 1
      ? [...rails, box([x - 0.025, low, z - 0.22], [x + 0.025, low + 0.04, z + 0.22], plank)]
      : rails;
  }).flat();
}

/** A book that hangs open in the air. */
function flyingBook([x, y, z]: Point, number: number): Solid[] {
  const cover = flat(COVERS[number % COVERS.length] as Colour);
  const leaves = flat([0.92, 0.85, 0.68]);
  // Two halves that rise from the back.
  return [-1, 1].flatMap((way) =>
    [0, 1, 2, 3].flatMap((n) => {
      const xs = [x + way * 0.045 * n, x + way * 0.045 * (n + 1)];
      const [from, to, rise] = [Math.min(...xs), Math.max(...xs), y + 0.018 * n];
      return [
        box([from, rise, z - 0.14], [to, rise + 0.012, z + 0.14], cover),
        box([from, rise + 0.012, z - 0.13], [to, rise + 0.035, z + 0.13], leaves),
      ];
    }),
  );
}
