import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, plant } from '../furniture.ts';
import { chance, paint } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const TOP: Material = flat([0.84, 0.76, 0.64]);
const WHITE: Material = flat([0.92, 0.92, 0.92]);
const BLACK: Material = flat([0.07, 0.07, 0.08]);
const STEEL: Material = flat([0.66, 0.68, 0.7]);
const MESH: readonly Colour[] = [
  [0.13, 0.14, 0.16],
  [0.16, 0.3, 0.44],
];
const SHIRTS: readonly Colour[] = [
  [0.88, 0.89, 0.92],
  [0.3, 0.46, 0.66],
  [0.66, 0.28, 0.26],
  [0.24, 0.26, 0.3],
  [0.36, 0.52, 0.44],
];
const FOLDERS: readonly Colour[] = [
  [0.75, 0.25, 0.22],
  [0.2, 0.4, 0.62],
  [0.9, 0.88, 0.84],
  [0.25, 0.5, 0.38],
  [0.92, 0.72, 0.25],
];

/** White walls, a carpet of squares, a ceiling of panels. */
export function openOfficeSurfaces(noise: Noise): Surfaces {
  return {
    walls: paint([0.9, 0.9, 0.89], noise),
    floor: (x, _y, z) => {
      const tone = 0.94 + 0.08 * ((Math.floor(x / 0.5) + Math.floor(z / 0.5)) & 1);
      return scaleColour([0.4, 0.43, 0.47], tone * (0.95 + 0.1 * noise.at(x * 50, z * 50)));
    },
    ceiling: (x, _y, z) => {
      const [u, v] = [x / 0.6 - Math.floor(x / 0.6), z / 0.6 - Math.floor(z / 0.6)];
      return Math.min(u, v) < 0.025 ? [0.76, 0.77, 0.78] : [0.95, 0.95, 0.95];
    },
  };
}

/** How far ahead the rows of desks are, and where the desks of a row stand to the left and to the right of the aisle. World units. */
const ROWS = [2.9, 4.7, 6.5, 8.3];
const DESKS = [-3.45, -1.8, 1.8, 3.45];
/** How much nearer to the aisle they are where nobody stands in it. */
const CLOSER = 0.32;

/** An office of many: desks in rows beside an aisle, at each a computer and a chair that turns, some with who works there; a wall of glass before the city, shelves of folders, strips of light. */
export function openOffice(furnishing: Furnishing): Furnished {
  const { shell, side, hasSomebody = false, isFull } = furnishing;
  const closer = hasSomebody && !isFull ? 0 : CLOSER;
  const { left, right, back, high, window } = shell;
  const middle = (left + right) / 2;
  return {
    lamps: [2.6, 5, 7.6].flatMap((z) =>
      [-2.6, 2.6].map((dx) => [middle + dx, high - 0.3, z] as const),
    ),
    solids: [
      ...ROWS.flatMap((z, row) =>
        DESKS.flatMap((dx, n) => desk(middle + dx - Math.sign(dx) * closer, z, row * 4 + n)),
      ),
      ...[-2.9, 2.9].flatMap((dx) =>
        [2.2, 4.6, 7].map((z) => ({
          ...box(
            [middle + dx - 0.1, high - 0.42, z],
            [middle + dx + 0.1, high - 0.36, z + 1.9],
            flat([1.15, 1.17, 1.2]),
          ),
          glow: 0.9,
        })),
      ),
      ...glassWall(window, back),
      ...folders(side > 0 ? left : right, side > 0 ? 1 : -1),
      ...copier(side > 0 ? right - 0.45 : left + 0.45, 7.4),
      ...whiteboard(side > 0 ? right : left, side > 0 ? -1 : 1),
      ...plant(furnishing, middle + side * 0.75, 0, back - 0.5, 1.35),
      ...plant(furnishing, middle - side * 4.5, 0, back - 0.5, 1.6),
    ],
  };
}

/** A desk with its computer turned to the eye, its chair before it; at some somebody works, seen from behind. */
function desk(x: number, z: number, n: number): Solid[] {
  const isTaken = n % 3 === 1 || n === 2 || n === 6 || n === 9;
  const screen: Material = (px, py) => {
    const [u, v] = [(px - x) / 0.3, (py - 0.95) / 0.34];
    if (Math.abs(u) > 0.96 || v < 0.04 || v > 0.97) return [0.05, 0.05, 0.06];
    if (n % 3 === 0) {
      // A sheet with bars.
      const bar = Math.floor((u + 1) * 4);
      return v < 0.2 + 0.6 * chance(bar, n) && (u + 1) * 4 - bar > 0.25
        ? [0.25, 0.55, 0.95]
        : [0.93, 0.95, 0.98];
    }
    const row = Math.floor(v * 11);
    const isLine = v * 11 - row > 0.4 && u > -0.85 && u < -0.5 + 1.3 * chance(row, n);
    const isDark = n % 3 === 1;
    if (isLine) return isDark ? [0.45, 0.8, 0.6] : [0.3, 0.36, 0.46];
    return isDark ? [0.09, 0.11, 0.16] : [0.9, 0.93, 0.97];
  };
  const shirt = SHIRTS[n % SHIRTS.length] as Colour;
  return [
    box([x - 0.76, 0.71, z - 0.36], [x + 0.76, 0.74, z + 0.36], TOP),
    ...[-0.72, 0.68].flatMap((dx) =>
      [-0.32, 0.28].map((dz) =>
        box([x + dx, 0, z + dz], [x + dx + 0.04, 0.71, z + dz + 0.04], STEEL),
      ),
    ),
    box([x + 0.36, 0.12, z - 0.3], [x + 0.7, 0.66, z + 0.3], (_x, y) =>
      Math.abs(y / 0.18 - Math.round(y / 0.18)) < 0.06 ? [0.6, 0.62, 0.64] : [0.86, 0.87, 0.88],
    ),
    // A low screen of cloth behind each desk.
    pad([x - 0.78, 0.74, z + 0.36], [x + 0.78, 1.12, z + 0.4], flat([0.36, 0.5, 0.56]), 0.015),
    pad([x - 0.32, 0.93, z + 0.16], [x + 0.32, 1.31, z + 0.19], BLACK, 0.012),
    { ...box([x - 0.3, 0.95, z + 0.15], [x + 0.3, 1.29, z + 0.16], screen), glow: 0.45 },
    drum([x, z + 0.2], [0.74, 0.94], [0.13, 0.03], STEEL),
    box([x - 0.22, 0.74, z - 0.18], [x + 0.22, 0.76, z - 0.03], flat([0.2, 0.2, 0.22])),
    box([x - 0.6, 0.74, z - 0.2], [x - 0.38, 0.75, z + 0.08], WHITE),
    drum(
      [x + 0.52, z + 0.02],
      [0.74, 0.84],
      [0.04, 0.045],
      flat(FOLDERS[n % FOLDERS.length] as Colour),
    ),
    ...chair(x + (isTaken ? 0 : 0.2 * (chance(n, 5) - 0.5)), z - 0.72, n),
    ...(isTaken
      ? posed(
          {
            at: [x, z - 0.62],
            turn: Math.PI / 2,
            seat: 0.48,
            hands: [
              [0.4, 0.14, 0.8],
              [0.4, -0.14, 0.8],
            ],
          },
          attireOf(n + 2, { top: shirt }),
        )
      : []),
  ];
}

/** A chair that turns: five feet, a post, a seat, its back toward the eye. */
function chair(x: number, z: number, n: number): Solid[] {
  const mesh = flat(MESH[n % MESH.length] as Colour);
  return [
    ...Array.from({ length: 5 }, (_, k) => {
      const turn = (k / 5) * 2 * Math.PI + n;
      const [fx, fz] = [x + 0.27 * Math.cos(turn), z + 0.27 * Math.sin(turn)];
      return box([fx - 0.035, 0, fz - 0.035], [fx + 0.035, 0.09, fz + 0.035], BLACK);
    }),
    drum([x, z], [0.05, 0.1], [0.27, 0.06], BLACK),
    drum([x, z], [0.08, 0.44], [0.03, 0.03], STEEL),
    pad([x - 0.24, 0.43, z - 0.22], [x + 0.24, 0.5, z + 0.24], mesh, 0.03),
    pad([x - 0.22, 0.58, z - 0.26], [x + 0.22, 1.06, z - 0.21], mesh, 0.025),
    box([x - 0.03, 0.46, z - 0.25], [x + 0.03, 0.62, z - 0.22], BLACK),
    ...[-0.29, 0.25].map((dx) =>
      box([x + dx, 0.64, z - 0.16], [x + dx + 0.04, 0.67, z + 0.12], BLACK),
    ),
  ];
}

/** Slender posts of the wall of glass. */
function glassWall([l, r, low, high]: Furnishing['shell']['window'], back: number): Solid[] {
  const post = flat([0.3, 0.32, 0.34]);
  const count = 6;
  return [
    ...Array.from({ length: count + 1 }, (_, n) => {
      const x = l + ((r - l) * n) / count;
      return box([x - 0.035, low, back - 0.12], [x + 0.035, high, back - 0.01], post);
    }),
    box([l, low - 0.06, back - 0.14], [r, low, back], post),
    box([l, high, back - 0.12], [r, high + 0.05, back], post),
    box([l, low + 0.72, back - 0.1], [r, low + 0.76, back - 0.02], post),
  ];
}

/** Shelves along a wall, full of folders. */
function folders(wall: number, inward: number): Solid[] {
  const [near, far] = [3, 6.6];
  const spines: Material = (_x, y, z) => {
    const row = Math.floor(y / 0.42);
    const cell = Math.floor(z / 0.075);
    const up = y - row * 0.42;
    if (up < 0.04 || up > 0.36 || chance(cell, row) < 0.12) return [0.5, 0.5, 0.5];
    const colour = FOLDERS[Math.floor(chance(cell >> 2, row + 9) * FOLDERS.length)] as Colour;
    const isLabel = up > 0.2 && up < 0.3;
    return isLabel ? [0.95, 0.95, 0.93] : scaleColour(colour, 0.85 + 0.2 * chance(cell, 3));
  };
  const edges = [wall, wall + inward * 0.36].sort((a, b) => a - b) as [number, number];
  return [box([edges[0], 0, near], [edges[1], 1.72, far], spines)];
}

/** A printer as high as a desk. */
const copier = (x: number, z: number): Solid[] => [
  pad([x - 0.3, 0, z - 0.3], [x + 0.3, 0.9, z + 0.3], flat([0.84, 0.85, 0.86]), 0.03),
  pad([x - 0.3, 0.92, z - 0.3], [x + 0.3, 1.06, z + 0.3], flat([0.3, 0.32, 0.35]), 0.03),
  box([x - 0.24, 0.86, z - 0.42], [x + 0.1, 0.88, z - 0.3], WHITE),
];

/** A board on a side wall on which is written, with notes. */
function whiteboard(wall: number, inward: number): Solid[] {
  const [near, far, low, high] = [3.6, 5.8, 1, 2.1] as const;
  const look: Material = (_x, y, z) => {
    const [u, v] = [(z - near) / (far - near), (y - low) / (high - low)];
    if (Math.min(u, 1 - u, v, 1 - v) < 0.03) return [0.6, 0.62, 0.64];
    const note = Math.floor(u * 12) + 12 * Math.floor(v * 6);
    const isNote = u > 0.6 && chance(note, 4) > 0.5 && (u * 12) % 1 > 0.2 && (v * 6) % 1 > 0.2;
    if (isNote) return FOLDERS[Math.floor(chance(note, 8) * FOLDERS.length)] as Colour;
    const row = Math.floor(v * 9);
    const isLine = u < 0.12 + 0.4 * chance(row, 2) && u > 0.07 && (v * 9) % 1 > 0.55;
    return isLine ? [0.2, 0.3, 0.6] : [0.97, 0.97, 0.97];
  };
  const edges = [wall, wall + inward * 0.05].sort((a, b) => a - b) as [number, number];
  return [box([edges[0], low, near], [edges[1], high, far], look)];
}
