import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, folds } from '../materials.ts';
import { ball, box, type Material, pad, type Solid } from '../solids/solid.ts';

/** From row to row, where the first is, half the aisle, a seat's width; metres. */
const PITCH = 0.84;
const FIRST = 1.75;
const AISLE = 0.27;
const SEAT = 0.47;
/** From window to window, its middle's height, half its width and height. */
const WINDOW = { apart: 0.56, up: 1.14, wide: 0.135, tall: 0.2 } as const;
/** The lower and upper edge of the lockers, and how far they come out from the wall. */
const LOCKERS = { low: 1.58, high: 2.02, deep: 0.84 } as const;

const CREAM: Colour = [0.88, 0.87, 0.84];
const COVERS: readonly Colour[] = [
  [0.1, 0.2, 0.42],
  [0.26, 0.28, 0.33],
  [0.5, 0.12, 0.16],
  [0.08, 0.34, 0.4],
];
const HAIR: readonly Colour[] = [
  [0.07, 0.05, 0.045],
  [0.2, 0.12, 0.07],
  [0.36, 0.23, 0.12],
  [0.66, 0.5, 0.28],
  [0.6, 0.6, 0.6],
];

/** What is seen through a window: above the clouds by day, a dark sky with a few lights at night. */
function outside(up: number, number: number, night: boolean): Colour {
  if (night) return up < -0.3 && chance(number, 3) > 0.6 ? [0.3, 0.24, 0.12] : [0.02, 0.03, 0.07];
  const cloud = -0.15 + 0.3 * chance(number, 8);
  return up < cloud
    ? [1.5, 1.52, 1.56]
    : mixColour([1.1, 1.3, 1.5], [0.34, 0.62, 1.15], Math.min(1, (up - cloud) / 1.1));
}

/** The sides: panels with oval windows, some with the shade half down; a bulkhead with a curtain at the end. */
const sides =
  (middle: number, night: boolean): Material =>
  (x, y, z, axis) => {
    if (axis === 2) return bulkhead(x - middle, y);
    const number = Math.floor(z / WINDOW.apart);
    const u = (z / WINDOW.apart - number - 0.5) * WINDOW.apart;
    const v = y - WINDOW.up;
    const round = (u / WINDOW.wide) ** 4 + (v / WINDOW.tall) ** 4;
    if (round < 1) {
      const shade = chance(number, x > middle ? 5 : 6) > 0.72 ? 0.1 : 1;
      return v / WINDOW.tall > shade ? CREAM : outside(v / WINDOW.tall, number, night);
    }
    if (round < 2.4) return scaleColour(CREAM, round < 1.35 ? 0.6 : 1.06);
    const joint = Math.abs(u) > WINDOW.apart / 2 - 0.006 && number % 2 === 0;
    return scaleColour(CREAM, joint ? 0.7 : y < 0.5 ? 0.8 : 1);
  };

/** The end of the cabin: a curtain in its opening, a lit sign of the way out above. */
function bulkhead(u: number, y: number): Colour {
  if (Math.abs(u) < 0.2 && Math.abs(y - 1.98) < 0.05)
    return Math.abs(u) < 0.16 && Math.abs(y - 1.98) < 0.028 && chance(Math.floor(u * 60), 2) > 0.3
      ? [1.2, 1.2, 1.2]
      : [0.08, 0.6, 0.24];
  if (Math.abs(u) < 0.4 && y < 1.88) return folds([0.2, 0.26, 0.4])(u, y, 0, 2);
  return Math.abs(u) < 0.44 && y < 1.92 ? [0.5, 0.5, 0.5] : scaleColour(CREAM, 0.95);
}

/** Panels of the ceiling, a sunk channel with grilles along their middle, its edges lit. */
const overhead =
  (middle: number): Material =>
  (x, _y, z) => {
    const out = Math.abs(x - middle);
    const along = z / 1.3 - Math.floor(z / 1.3);
    if (out < 0.3 && out > 0.26) return [1.12, 1.2, 1.32];
    if (along < 0.012) return [0.5, 0.53, 0.58];
    const isGrille = out < 0.07 && along > 0.3 && along < 0.7;
    if (isGrille)
      return z / 0.03 - Math.floor(z / 0.03) < 0.5 ? [0.3, 0.32, 0.35] : [0.7, 0.72, 0.75];
    return out < 0.26 ? [0.74, 0.78, 0.85] : [0.9, 0.91, 0.93];
  };

/** Walls, floor and ceiling of an airliner's cabin. */
export const cabinSurfaces = (middle: number, night: boolean) => ({
  walls: sides(middle, night),
  floor: ((x, _y, z) => {
    const light = Math.abs(Math.abs(x - middle) - AISLE + 0.03) < 0.012 && z % 0.3 < 0.2;
    const weave = 0.86 + 0.24 * chance(Math.floor(x * 60), Math.floor(z * 60));
    return light ? [0.9, 0.9, 0.7] : scaleColour([0.3, 0.34, 0.43], weave);
  }) as Material,
  ceiling: overhead(middle),
});

/** The cabin of an airliner seen along its aisle: three seats on each side with screens in their backs, lockers above, heads over the seats where people are aboard. */
export function planeCabin({ random, shell, isFull }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const cover = COVERS[Math.floor(random.unit() * COVERS.length)] as Colour;
  const rows = Array.from(
    { length: Math.floor((back - 0.8 - FIRST) / PITCH) },
    (_, n) => FIRST + n * PITCH,
  );
  const solids = rows.flatMap((z, row) =>
    [-1, 1].flatMap((to) => [
      ...[0, 1, 2].flatMap((place) => {
        const x = middle + to * (AISLE + (place + 0.5) * SEAT);
        const number = row * 6 + place + (to > 0 ? 3 : 0);
        return [
          ...seat(x, z, cover, number),
          ...(isFull && chance(number, 11) < 0.78 ? [...passenger(x, z, number)] : []),
        ];
      }),
      ...armrests(middle, to, z),
    ]),
  );
  return {
    lamps: Array.from({ length: 6 }, (_, n) => [middle, 1.72, n * 2.7 - 0.4] as const),
    solids: [...solids, ...[-1, 1].flatMap((to) => lockers(middle, to, shell, high))],
  };
}

/** A seat seen from behind: its back with a screen, a folded table and a pocket, a white cloth over its head. */
function seat(x: number, z: number, cover: Colour, number: number): Solid[] {
  const half = SEAT / 2 - 0.025;
  const own = flat(cover);
  return [
    pad([x - half, 0.4, z + 0.02], [x + half, 1.06, z + 0.15], own, 0.06),
    pad([x - half + 0.03, 0.98, z + 0.02], [x + half - 0.03, 1.24, z + 0.14], own, 0.06),
    pad([x - half, 0.36, z + 0.12], [x + half, 0.48, z + 0.58], own, 0.05),
    box(
      [x - half + 0.05, 1.09, z + 0.006],
      [x + half - 0.05, 1.245, z + 0.03],
      flat([0.93, 0.93, 0.92]),
    ),
    box([x - 0.14, 0.8, z - 0.004], [x + 0.14, 0.99, z + 0.03], screen(x, number)),
    box([x - 0.18, 0.56, z - 0.008], [x + 0.18, 0.77, z + 0.03], flat([0.56, 0.57, 0.6])),
    box([x - 0.16, 0.36, z - 0.01], [x + 0.16, 0.53, z + 0.03], flat(scaleColour(cover, 0.55))),
  ];
}

/** A small screen: a map with the way flown, a film, or dark. */
const screen =
  (middle: number, number: number): Material =>
  (x, y) => {
    const [u, v] = [(x - middle) / 0.14, (y - 0.895) / 0.095];
    if (Math.abs(u) > 0.86 || Math.abs(v) > 0.84) return [0.06, 0.06, 0.07];
    const shows = chance(number, 4);
    if (shows < 0.3) return [0.09, 0.1, 0.12];
    if (shows < 0.65) {
      const isWay = Math.abs(v - 0.5 + 0.7 * u * u) < 0.09;
      return isWay
        ? [1.3, 1.1, 0.3]
        : v < 0.4 * Math.sin(4 * u + number)
          ? [0.24, 0.5, 0.26]
          : [0.16, 0.4, 0.75];
    }
    const own = chance(number, 6);
    return mixColour([0.9, 0.5 + 0.3 * own, 0.3], [0.15, 0.3, 0.6 * own + 0.3], 0.5 + 0.5 * v);
  };

/** The head of who sits there, seen from behind over the seat. */
function passenger(x: number, z: number, number: number): Solid[] {
  const lean = 0.12 * (chance(number, 21) - 0.5);
  const top = 1.36 + 0.1 * chance(number, 22);
  const hair = HAIR[Math.floor(chance(number, 23) * HAIR.length)] as Colour;
  const isLong = chance(number, 24) > 0.55;
  const at = x + lean;
  return [
    ball([at - 0.085, top - 0.26, z + 0.14], [at + 0.085, top, z + 0.36], flat(hair)),
    ...(isLong
      ? [ball([at - 0.1, top - 0.4, z + 0.13], [at + 0.1, top - 0.06, z + 0.32], flat(hair))]
      : [-1, 1].map((to) =>
          ball(
            [at + to * 0.088 - 0.014, top - 0.17, z + 0.22],
            [at + to * 0.088 + 0.014, top - 0.1, z + 0.27],
            flat([0.78, 0.55, 0.42]),
          ),
        )),
  ];
}

/** What arms rest on between the seats of one row. */
const armrests = (middle: number, to: number, z: number): Solid[] =>
  [0, 1, 2, 3].map((n) => {
    const x = middle + to * (AISLE + n * SEAT);
    return pad(
      [x - 0.026, 0.56, z + 0.12],
      [x + 0.026, 0.63, z + 0.52],
      flat([0.16, 0.17, 0.19]),
      0.02,
    );
  });

/** Lockers along a side, each with its handle, over them a line of light, beneath them lamps to read by. */
function lockers(
  middle: number,
  to: number,
  { back, left, right }: Furnishing['shell'],
  high: number,
): Solid[] {
  const wall = to < 0 ? left : right;
  const edge = wall - to * LOCKERS.deep;
  const bins = Math.floor((back - 0.3) / 1.3);
  const [low, top] = [Math.min(wall, edge), Math.max(wall, edge)];
  return [
    ...Array.from({ length: bins }, (_, n) => {
      const [near, far] = [0.3 + n * 1.3, 0.3 + (n + 1) * 1.3];
      return [
        pad(
          [low, LOCKERS.low, near + 0.008],
          [top, LOCKERS.high, far - 0.008],
          flat([0.93, 0.93, 0.92]),
          0.14,
        ),
        slab(
          [edge - to * 0.012, edge + to * 0.02],
          [1.76, 1.8],
          [near + 0.55, near + 0.75],
          flat([0.5, 0.51, 0.53]),
        ),
        slab(
          [wall - to * 0.3, wall - to * 0.5],
          [LOCKERS.low - 0.012, LOCKERS.low + 0.02],
          [near + 0.5, near + 0.72],
          (x, _y, z) =>
            Math.hypot(x - wall + to * 0.4, z - near - 0.61) < 0.035
              ? [1.4, 1.3, 1]
              : [0.4, 0.42, 0.46],
        ),
      ];
    }).flat(),
    {
      ...slab(
        [wall - to * 0.2, edge - to * 0.02],
        [LOCKERS.high + 0.02, LOCKERS.high + 0.05],
        [0.2, back],
        flat([0.95, 1.1, 1.3]),
      ),
      glow: 0.9,
    },
    slab([middle + to * 0.5, wall], [high - 0.05, high], [0.2, back], flat([0.84, 0.88, 0.94])),
  ];
}
