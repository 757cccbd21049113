import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { paint } from '../materials.ts';
import { box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

/** Half the corridor, how wide a cell is and where the first begins; metres. */
const CORRIDOR = 2.5;
const CELL = 2.5;
const FIRST = 1.2;
/** The upper tier's floor, how thick it is, and how far its gallery comes out. */
const TIER = 3;
const SLAB = 0.22;
const GALLERY = 0.85;
/** How high the bars are. */
const BARS = 2.3;

const CREAM: Colour = [0.74, 0.72, 0.64];
const GREEN: Colour = [0.36, 0.46, 0.42];
const IRON: Material = flat([0.3, 0.33, 0.36]);
const STEEL: Material = flat([0.58, 0.6, 0.62]);
const YELLOW: Colour = [0.9, 0.7, 0.1];

/** Paint in two colours, as institutions have it, on each tier. */
const painted =
  (noise: Noise): Material =>
  (x, y, z) => {
    const up = y > TIER ? y - TIER : y;
    const worn = 1 + 0.1 * noise.fbm(z * 1.3 + x, y * 1.7, 3);
    if (Math.abs(up - 1.2) < 0.03) return scaleColour([0.16, 0.2, 0.2], worn);
    return scaleColour(up < 1.2 ? GREEN : CREAM, worn);
  };

/** Painted walls, worn concrete with a yellow line before the cells, a ceiling of concrete. */
export const cellBlockSurfaces = (noise: Noise, middle: number) => ({
  walls: painted(noise),
  floor: ((x, _y, z) => {
    const out = Math.abs(x - middle);
    const worn = 0.9 + 0.14 * noise.fbm(x * 1.4, z * 1.1, 4);
    if (Math.abs(out - CORRIDOR + 0.5) < 0.05) return scaleColour(YELLOW, worn);
    const joint = z / 3 - Math.floor(z / 3) < 0.006 ? 0.7 : 1;
    return scaleColour(out > CORRIDOR ? [0.36, 0.36, 0.35] : [0.54, 0.54, 0.53], worn * joint);
  }) as Material,
  ceiling: paint([0.66, 0.66, 0.64], noise),
});

/** A prison: a corridor between two tiers of cells behind bars, galleries with railings, bunks, a steel door at its end. */
export function cellBlock({ noise, shell }: Furnishing): Furnished {
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  const count = Math.floor((back - 0.6 - FIRST) / CELL);
  const wall = painted(noise);
  const cells = [-1, 1].flatMap((to) => {
    const outer = to < 0 ? left : right;
    const front = middle + to * CORRIDOR;
    return [
      slab(
        [outer, front - to * GALLERY],
        [TIER - SLAB, TIER],
        [FIRST - 0.6, back],
        flat([0.5, 0.5, 0.49]),
      ),
      slab([outer, front], [BARS, TIER - SLAB], [0, back], wall),
      slab([outer, front], [TIER + BARS, high], [0, back], wall),
      ...railing(front - to * (GALLERY - 0.05), FIRST - 0.6, back),
      ...Array.from({ length: count + 1 }, (_, n) => {
        const z = FIRST + n * CELL;
        return slab([outer, front], [0, high], [z - 0.12, z + 0.12], wall);
      }),
      ...Array.from({ length: count }, (_, n) => {
        const near = FIRST + n * CELL + 0.12;
        return [0, TIER].flatMap((floor) => [
          ...bars(front, to, floor, near, near + CELL - 0.24, n < 4 ? 0.15 : 0.2),
          ...(n < 5 ? bunk(outer, to, floor, near, n) : []),
        ]);
      }).flat(),
    ];
  });
  return {
    lamps: [2, 6.5, 11, 15.5, 20].map((z) => [middle, 4.2, z] as const),
    solids: [
      ...cells,
      ...Array.from({ length: 5 }, (_, n) => caged(middle, 2.4 + n * 4, high)).flat(),
      ...endDoor(middle, back),
      ...Array.from({ length: 9 }, (_, n) => {
        const x = window[0] + ((window[1] - window[0]) * (n + 0.5)) / 9;
        return box([x - 0.025, window[2], back - 0.09], [x + 0.025, window[3], back - 0.04], IRON);
      }),
      box(
        [window[0], (window[2] + window[3]) / 2 - 0.03, back - 0.08],
        [window[1], (window[2] + window[3]) / 2 + 0.03, back - 0.04],
        IRON,
      ),
    ],
  };
}

/** The front of a cell: bars with a sliding door among them, its frame, its lock, its number above. */
function bars(
  front: number,
  to: number,
  floor: number,
  near: number,
  far: number,
  apart: number,
): Solid[] {
  const count = Math.floor((far - near) / apart);
  const at = (
    y: readonly [number, number],
    z: readonly [number, number],
    out: number,
    material: Material,
  ) =>
    slab(
      [front + to * (0.06 - out), front + to * (0.06 + out)],
      [floor + y[0], floor + y[1]],
      z,
      material,
    );
  const door = near + 0.7;
  return [
    ...Array.from({ length: count }, (_, n) => {
      const z = near + ((n + 0.5) * (far - near)) / count;
      return at([0, BARS], [z - 0.012, z + 0.012], 0.012, IRON);
    }),
    ...[0.06, 0.95, 1.6, BARS - 0.08].map((y) => at([y, y + 0.05], [near, far], 0.024, IRON)),
    ...[door, door + 0.85].map((z) => at([0, BARS], [z - 0.035, z + 0.035], 0.035, IRON)),
    at([0.92, 1.18], [door + 0.68, door + 0.9], 0.07, STEEL),
    slab(
      [front - to * 0.03, front],
      [floor + BARS + 0.08, floor + BARS + 0.26],
      [door + 0.2, door + 0.62],
      flat([0.9, 0.9, 0.86]),
    ),
  ];
}

/** Two beds one over the other at the back of a cell, and a bowl of steel. */
function bunk(outer: number, to: number, floor: number, near: number, n: number): Solid[] {
  const at = (a: number, b: number) => [outer - to * a, outer - to * b] as const;
  const far = near + CELL - 0.3;
  const bowl = outer - to * 1.7;
  return [
    ...[0.42, 1.35].flatMap((up) => {
      const [x, y] = at(0.02, 0.8);
      return [
        slab([x, y], [floor + up, floor + up + 0.05], [near + 0.3, far], STEEL),
        pad(
          [Math.min(x, y), floor + up + 0.05, near + 0.3],
          [Math.max(x, y), floor + up + 0.18, far],
          flat(n % 2 === 0 ? [0.3, 0.36, 0.46] : [0.5, 0.44, 0.36]),
          0.05,
        ),
        pad(
          [Math.min(x, y) + 0.1, floor + up + 0.16, far - 0.45],
          [Math.max(x, y) - 0.1, floor + up + 0.28, far - 0.06],
          flat([0.86, 0.86, 0.83]),
          0.06,
        ),
      ];
    }),
    ...[near + 0.3, far].map((z) =>
      slab(at(0.76, 0.82), [floor, floor + 1.75], [z - 0.03, z + 0.03], IRON),
    ),
    drum([bowl, far - 0.1], [floor, floor + 0.42], [0.14, 0.22], STEEL),
  ];
}

/** A gallery's railing. */
function railing(x: number, near: number, far: number): Solid[] {
  const posts = Math.floor((far - near) / 1.25);
  return [
    ...[0.35, 0.68, 1.02].map((y) =>
      box([x - 0.02, TIER + y, near], [x + 0.02, TIER + y + 0.04, far], IRON),
    ),
    ...Array.from({ length: posts + 1 }, (_, n) => {
      const z = near + n * 1.25;
      return box([x - 0.022, TIER, z], [x + 0.022, TIER + 1.04, z + 0.045], IRON);
    }),
  ];
}

/** A tube of light under the ceiling in a cage of wire. */
const caged = (x: number, z: number, high: number): Solid[] => [
  {
    ...box([x - 0.14, high - 0.16, z], [x + 0.14, high - 0.08, z + 1.5], flat([1.25, 1.25, 1.15])),
    glow: 1,
  },
  box([x - 0.22, high - 0.08, z - 0.1], [x + 0.22, high, z + 1.6], STEEL),
];

/** A door of steel with a small window and rivets, at the end of the corridor. */
const endDoor = (middle: number, back: number): Solid[] => [
  box([middle - 0.75, 0, back - 0.06], [middle + 0.75, 2.4, back - 0.01], flat([0.16, 0.17, 0.18])),
  box([middle - 0.62, 0, back - 0.12], [middle + 0.62, 2.28, back - 0.05], (x, y) => {
    const [u, v] = [x - middle, y - 1.6];
    if (Math.abs(u) < 0.2 && Math.abs(v) < 0.2)
      return Math.abs(u % 0.1) < 0.02 ? [0.1, 0.1, 0.1] : [0.9, 0.9, 0.8];
    return Math.abs(Math.abs(u) - 0.54) < 0.03 && Math.abs((y % 0.3) - 0.15) < 0.03
      ? [0.5, 0.52, 0.54]
      : [0.34, 0.38, 0.42];
  }),
];
