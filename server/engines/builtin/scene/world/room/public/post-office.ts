import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, paint, tiles } from '../materials.ts';
import { atCounter, holding } from '../people/attendants.ts';
import type { Surfaces } from '../room-kind.ts';
import { ball, box, drum, type Material, type Solid } from '../solids/solid.ts';

/** Half the width, the height and where the far wall is; metres. */
export const POST_OFFICE = { half: 2.9, high: 3, back: 5.6 } as const;
/** Where the counter begins and ends ahead, and how high it is. */
const COUNTER = { near: 3.35, far: 3.9, high: 1.02 } as const;

const YELLOW: Colour = [0.98, 0.78, 0.08];
const BLUE: Colour = [0.08, 0.22, 0.5];
const CARTON: Colour = [0.74, 0.56, 0.36];
const STEEL: Material = flat([0.62, 0.64, 0.66]);

/** White walls with a band of yellow, a floor of grey tiles. */
export function postOfficeSurfaces(noise: Noise): Surfaces {
  const white = paint([0.9, 0.89, 0.86], noise);
  return {
    walls: (x, y, z, axis) =>
      y > 2.3 && y < 2.52 ? YELLOW : y > 2.26 && y < 2.56 ? BLUE : white(x, y, z, axis),
    floor: tiles([0.74, 0.74, 0.72], [0.66, 0.66, 0.65], 0.5),
    ceiling: flat([0.93, 0.93, 0.91]),
  };
}

/** A parcel of brown paper: its string or tape, its label and stamp; `z` is its near face. */
function parcel(
  x: number,
  y: number,
  z: number,
  [wide, tall, deep]: readonly [number, number, number],
  number: number,
): Solid {
  const isTied = number % 2 === 0;
  return box([x - wide / 2, y, z], [x + wide / 2, y + tall, z + deep], (px, py, pz, axis) => {
    const [u, v] = [(px - x) / wide, (py - y) / tall];
    if (axis === 2 && u > -0.36 && u < 0.1 && v > 0.24 && v < 0.56)
      return Math.sin(py * 190) > 0.5 && u < 0.04 ? [0.3, 0.3, 0.34] : [0.95, 0.95, 0.92];
    if (axis === 2 && u > 0.24 && u < 0.42 && v > 0.62 && v < 0.9)
      return number % 3 === 0 ? [0.75, 0.14, 0.14] : [0.15, 0.4, 0.66];
    const band = Math.min(
      Math.abs(u),
      axis === 2 ? Math.abs(v - 0.66) : Math.abs((pz - z) / deep - 0.5),
    );
    if (band < (isTied ? 0.018 : 0.05) && (isTied || Math.abs(u) < 0.05))
      return isTied ? [0.9, 0.86, 0.74] : [0.6, 0.43, 0.25];
    return scaleColour(CARTON, 0.88 + 0.2 * chance(number, 4));
  });
}

/** A post office: clerks behind panes at the counter, scales and stamps, shelves of parcels and a wall of boxes, who waits with a parcel, a yellow box for letters. */
export function postOffice({
  shell,
  side,
  random,
  isAttended,
  hasSomebody,
}: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const at = (out: number) => middle + side * out;
  const key = random.uint32() & 0xff;
  return {
    lamps: [
      [middle - 1.2, high - 0.3, 2.2],
      [middle + 1.2, high - 0.3, 2.2],
      [middle, high - 0.3, back - 0.8],
    ],
    solids: [
      ...counter(left, right, at),
      ...parcelShelves(left, right, back),
      box([at(0) - 1.25, 2.42, 3.28], [at(0) + 1.25, 2.9, 3.34], flat(YELLOW)),
      ...lettering('POST', [at(0) - 0.2, 2.66, 3.27], 0.36, flat(BLUE)),
      ...horn(at(0) + 0.92, 2.66, 3.27),
      ...boxes(side > 0 ? right : left, -side),
      ...letterBox(at(-2.15), 2.75),
      ...queue(at),
      ...[-1.1, 1.1].map((dx) => ({
        ...box(
          [middle + dx - 0.5, high - 0.04, 1.6],
          [middle + dx + 0.5, high - 0.01, 2.9],
          flat([1.3, 1.3, 1.25]),
        ),
        glow: 0.8,
      })),
      ...(isAttended === true || hasSomebody === true
        ? [
            ...atCounter([at(-0.75), 4.28], -Math.PI / 2, COUNTER.high, key, {
              top: BLUE,
              legs: [0.12, 0.13, 0.18],
            }),
            ...atCounter([at(1.05), 4.28], -Math.PI / 2, COUNTER.high, key + 3, {
              top: BLUE,
              legs: [0.12, 0.13, 0.18],
            }),
          ]
        : []),
      ...(isAttended === true
        ? [
            ...holding([at(-0.62), 2.75], Math.PI / 2 - 0.25 * side, key + 5),
            parcel(at(-0.62), 1.1, 3, [0.4, 0.28, 0.26], 3),
            ...holding([at(0.62), 2.2], -Math.PI / 2 + 0.5 * side, key + 8),
            parcel(at(0.62) + 0.1 * side, 1.08, 1.76, [0.44, 0.3, 0.22], 6),
          ]
        : [parcel(at(-0.62), COUNTER.high, 3.42, [0.44, 0.3, 0.3], 3)]),
    ],
  };
}

/** The counter with its panes, each with a slot, scales, stamps and a lamp that shows its number. */
function counter(left: number, right: number, at: (out: number) => number): Solid[] {
  const { near, far, high } = COUNTER;
  const front: Material = (x, y) =>
    y < 0.12
      ? [0.2, 0.2, 0.22]
      : y > 0.78
        ? BLUE
        : scaleColour(YELLOW, Math.abs(x / 1.2 - Math.round(x / 1.2)) < 0.01 ? 0.7 : 1);
  const numberOf =
    (x: number, isTwo: boolean): Material =>
    (px, py) => {
      const [u, v] = [(px - x) / 0.1, (py - 2.12) / 0.1];
      const isOne = Math.abs(u) < 0.16 && Math.abs(v) < 0.7;
      const isStroke = isTwo
        ? [0.6, 0, -0.6].some((row) => Math.abs(v - row) < 0.14 && Math.abs(u) < 0.5) ||
          (Math.abs(u - 0.42) < 0.13 && v > 0 && v < 0.7) ||
          (Math.abs(u + 0.42) < 0.13 && v < 0 && v > -0.7)
        : isOne;
      return isStroke ? [1.6, 0.3, 0.12] : [0.06, 0.06, 0.07];
    };
  return [
    box([left, 0, near], [right, high - 0.05, far], front),
    box([left, high - 0.05, near - 0.06], [right, high, far + 0.05], flat([0.84, 0.82, 0.78])),
    ...[-1.65, 0.15, 1.95].map((out) =>
      box([at(out) - 0.035, high, near + 0.3], [at(out) + 0.035, 2.3, near + 0.38], STEEL),
    ),
    box([left, 2.24, near + 0.29], [right, 2.32, near + 0.39], STEEL),
    ...[-0.75, 1.05].flatMap((out, n) => [
      box(
        [at(out) - 0.16, 2, near + 0.26],
        [at(out) + 0.16, 2.23, near + 0.3],
        numberOf(at(out), n === 1),
      ),
      // Scales, and a pad with its stamp.
      box(
        [at(out) + 0.3, high, near + 0.06],
        [at(out) + 0.62, high + 0.06, near + 0.3],
        flat([0.3, 0.31, 0.33]),
      ),
      box(
        [at(out) + 0.28, high + 0.08, near + 0.04],
        [at(out) + 0.64, high + 0.1, near + 0.3],
        STEEL,
      ),
      drum([at(out) - 0.42, near + 0.16], [high, high + 0.05], [0.05, 0.05], flat([0.5, 0.1, 0.1])),
      drum(
        [at(out) - 0.42, near + 0.16],
        [high + 0.05, high + 0.17],
        [0.018, 0.03],
        flat([0.4, 0.22, 0.12]),
      ),
      ...[0, 1, 2].map((k) =>
        box(
          [at(out) - 0.12 + k * 0.03, high + k * 0.012, near + 0.04 + k * 0.02],
          [at(out) + 0.16 + k * 0.03, high + 0.012 + k * 0.012, near + 0.22 + k * 0.02],
          flat(k === 1 ? [0.95, 0.93, 0.86] : [0.86, 0.74, 0.5]),
        ),
      ),
    ]),
  ];
}

/** A horn as postmen blew it, its cord a ring. */
function horn(x: number, y: number, z: number): Solid[] {
  const ring = (px: number, py: number): boolean =>
    Math.abs(Math.hypot(px - x, py - y + 0.02) - 0.11) < 0.024;
  return [
    ...Array.from({ length: 22 }, (_, n) => {
      const turn = (n / 22) * 2 * Math.PI;
      const [px, py] = [x + 0.11 * Math.cos(turn), y - 0.02 + 0.11 * Math.sin(turn)];
      return ring(px, py)
        ? [box([px - 0.022, py - 0.022, z - 0.012], [px + 0.022, py + 0.022, z], flat(BLUE))]
        : [];
    }).flat(),
    box([x - 0.2, y - 0.15, z - 0.012], [x + 0.04, y - 0.11, z], flat(BLUE)),
    box([x - 0.26, y - 0.2, z - 0.012], [x - 0.2, y - 0.06, z], flat(BLUE)),
  ];
}

/** Shelves along the far wall full of parcels and trays of letters. */
function parcelShelves(left: number, right: number, back: number): Solid[] {
  return [0.3, 0.85, 1.4, 1.95].flatMap((y, row) => [
    box([left + 0.1, y - 0.03, back - 0.5], [right - 0.1, y, back], STEEL),
    ...Array.from({ length: 11 }, (_, n) => {
      const kind = chance(n, row + 7);
      const x = left + 0.36 + n * 0.51;
      if (kind < 0.16)
        return [
          box([x - 0.2, y, back - 0.44], [x + 0.2, y + 0.17, back - 0.05], (px, py, _z, axis) =>
            axis === 1 || py > y + 0.13
              ? Math.floor(px / 0.03) % 2 === 0
                ? [0.95, 0.94, 0.9]
                : [0.85, 0.86, 0.9]
              : YELLOW,
          ),
        ];
      return [
        parcel(
          x,
          y,
          back - 0.42,
          [0.3 + 0.16 * kind, 0.2 + 0.24 * chance(row, n), 0.34],
          n * 5 + row,
        ),
      ];
    }).flat(),
  ]);
}

/** A wall of small boxes with their locks and numbers, along the heavy side. */
function boxes(wall: number, inward: number): Solid[] {
  const face: Material = (_x, y, z) => {
    const [a, b] = [z / 0.3, y / 0.2];
    const [u, v] = [a - Math.floor(a), b - Math.floor(b)];
    if (u < 0.05 || v < 0.07) return [0.36, 0.28, 0.12];
    if (Math.hypot((u - 0.82) * 1.5, v - 0.5) < 0.1) return [0.1, 0.08, 0.05];
    if (u > 0.18 && u < 0.5 && v > 0.4 && v < 0.62)
      return chance(Math.floor(a * 22), Math.floor(b)) > 0.4 ? [0.95, 0.9, 0.7] : [0.3, 0.2, 0.08];
    return scaleColour([0.82, 0.62, 0.26], 0.86 + 0.2 * chance(Math.floor(a), Math.floor(b)));
  };
  return [
    slab([wall, wall + inward * 0.22], [0.4, 2.2], [1.5, COUNTER.near], face),
    slab([wall, wall + inward * 0.26], [0, 0.4], [1.5, COUNTER.near], flat([0.3, 0.2, 0.12])),
  ];
}

/** A yellow box for letters, its slot, its horn's sign. */
const letterBox = (x: number, z: number): Solid[] => [
  drum([x, z], [0, 0.1], [0.31, 0.31], flat([0.12, 0.12, 0.13])),
  drum([x, z], [0.1, 1.25], [0.28, 0.28], flat(YELLOW)),
  ball([x - 0.3, 1.1, z - 0.3], [x + 0.3, 1.5, z + 0.3], flat(YELLOW)),
  drum([x, z], [1.2, 1.27], [0.31, 0.31], flat(scaleColour(YELLOW, 0.85))),
  box([x - 0.17, 1.02, z - 0.31], [x + 0.17, 1.07, z - 0.25], flat([0.06, 0.06, 0.06])),
  box([x - 0.13, 0.55, z - 0.3], [x + 0.13, 0.86, z - 0.25], (px, py) =>
    Math.abs(px - x) > 0.11 || Math.abs(py - 0.705) > 0.14
      ? BLUE
      : Math.sin(py * 120) > 0.2
        ? [0.3, 0.3, 0.36]
        : [0.95, 0.95, 0.92],
  ),
];

/** Posts with a belt between them that lead to the counter. */
const queue = (at: (out: number) => number): Solid[] =>
  [1.65, 2.55].flatMap((z, n) => [
    drum([at(-1.3), z], [0, 0.04], [0.17, 0.15], STEEL),
    drum([at(-1.3), z], [0.04, 0.95], [0.03, 0.03], STEEL),
    ...(n === 0
      ? [box([at(-1.3) - 0.012, 0.82, z], [at(-1.3) + 0.012, 0.89, 2.55], flat(BLUE))]
      : []),
  ]);
