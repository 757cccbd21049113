import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance, tiles } from '../materials.ts';
import { holding } from '../people/attendants.ts';
import { attireOf, posed } from '../people/posed.ts';
import { box, type Material, pad, type Solid } from '../solids/solid.ts';

/** The width of a machine, the height of a washer, and of the dryers above it; metres. */
const WIDE = 0.74;
const WASHER = 1.02;
const DRYERS = 2.06;
const DEEP = 0.78;
const FIRST = 0.9;

const LINEN: readonly Colour[] = [
  [0.86, 0.3, 0.26],
  [0.2, 0.42, 0.7],
  [0.94, 0.93, 0.9],
  [0.92, 0.72, 0.24],
  [0.3, 0.56, 0.42],
];

/** Turquoise walls over white tiles, a chequered floor. */
export const laundrySurfaces = () => ({
  walls: ((x, y, z, axis) =>
    y < 1.2
      ? tiles([0.92, 0.94, 0.94], [0.9, 0.93, 0.93], 0.2)(x, y, z, axis)
      : y < 1.28
        ? [0.9, 0.46, 0.2]
        : [0.42, 0.7, 0.72]) as Material,
  floor: tiles([0.9, 0.9, 0.88], [0.22, 0.3, 0.36], 0.42),
  ceiling: flat([0.9, 0.91, 0.9]),
});

/** A machine's front: a round door of glass in a ring of chrome with linen behind it, a panel with a dial above. */
const machines: Material = (x, y, z, axis) => {
  if (axis === 1) return [0.9, 0.91, 0.92];
  const along = axis === 0 ? z : x;
  const at = (along - FIRST) / WIDE;
  const number = Math.floor(at);
  const [u, up] = [(at - number - 0.5) * WIDE, y > WASHER ? y - WASHER : y];
  const isDryer = y > WASHER;
  if (Math.abs(u) > WIDE / 2 - 0.012 || (isDryer && up < 0.02)) return [0.4, 0.42, 0.44];
  const out = Math.hypot(u, up - 0.46);
  if (out < 0.2) return linenAt(u, up - 0.46, number + (isDryer ? 40 : 0));
  if (out < 0.275) return scaleColour([0.78, 0.8, 0.83], 0.7 + 0.5 * Math.abs((up - 0.46) / 0.28));
  if (up > 0.84 && up < 0.99) {
    if (Math.hypot(u - 0.2, up - 0.915) < 0.045) return [0.2, 0.21, 0.23];
    if (Math.abs(u + 0.12) < 0.1 && Math.abs(up - 0.915) < 0.035) return [0.2, 0.9, 0.5];
    return isDryer ? [0.86, 0.42, 0.16] : [0.16, 0.4, 0.62];
  }
  return isDryer ? [0.86, 0.87, 0.88] : [0.95, 0.95, 0.95];
};

/** What turns behind the glass. */
function linenAt(u: number, v: number, number: number): Colour {
  if (chance(number, 1) < 0.3) return [0.1, 0.12, 0.15];
  const turn = Math.floor(
    ((Math.atan2(v, u) + 3.2 + 6 * Math.hypot(u, v)) / 6.4) * 5 + chance(number, 2) * 5,
  );
  const own = LINEN[Math.floor(chance(number, turn) * LINEN.length)] as Colour;
  return v > 0.07 && u < -0.03 ? scaleColour(own, 1.2) : scaleColour(own, v < -0.02 ? 0.72 : 0.45);
}

/** A laundromat: washers with dryers above along both walls, a bench, tables to fold on, baskets. */
export function laundry({ shell, side, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const far = FIRST + WIDE * Math.floor((back - 1.5 - FIRST) / WIDE);
  const rows = [left, right].flatMap((wall) => {
    const inward = wall < middle ? DEEP : -DEEP;
    return [
      slab([wall, wall + inward], [0.06, DRYERS], [FIRST, far], machines),
      slab([wall, wall + inward * 0.96], [0, 0.06], [FIRST, far], flat([0.2, 0.2, 0.22])),
      slab(
        [wall, wall + inward * 0.8],
        [DRYERS, DRYERS + 0.3],
        [FIRST, far],
        flat([0.78, 0.8, 0.82]),
      ),
    ];
  });
  return {
    lamps: [2.5, 5, 7.5].map((z) => [middle, high - 0.2, z] as const),
    solids: [
      ...rows,
      ...[1.6, 3.6, 5.6, 7.6].map((z) => ({
        ...box(
          [middle - 0.7, high - 0.06, z],
          [middle + 0.7, high - 0.02, z + 0.16],
          flat([1.2, 1.22, 1.2]),
        ),
        glow: 1,
      })),
      ...bench(middle + side * 0.2, 4.4),
      ...basket(middle - side * 0.75, 2.6, [0.2, 0.5, 0.72]),
      ...basket(middle + side * 0.85, 6.9, [0.86, 0.4, 0.2]),
      ...foldingTable(middle, back - 1, high),
      ...(isAttended ? customers(left, right, side) : []),
    ],
  };
}

/** Who waits on the bench with a book, who puts linen into a machine, and who folds at the end. */
function customers(left: number, right: number, side: number): Solid[] {
  const middle = (left + right) / 2;
  const [wall, to] = side > 0 ? [left, 1] : [right, -1];
  const stand = wall + to * (DEEP + 0.5);
  const read = middle + side * 0.2;
  return [
    ...posed(
      {
        at: [read, 4.75],
        turn: -Math.PI / 2 - 0.7 * side,
        seat: 0.46,
        hands: [
          [0.34, 0.1, 0.86],
          [0.34, -0.1, 0.86],
        ],
      },
      attireOf(5),
    ),
    box(
      [read - side * 0.22 - 0.13, 0.84, 4.36],
      [read - side * 0.22 + 0.13, 0.88, 4.54],
      flat([0.86, 0.24, 0.2]),
    ),
    ...posed(
      {
        at: [stand, 3.9],
        turn: to > 0 ? Math.PI - 0.35 : 0.35,
        lean: 0.16,
        hands: [
          [0.46, 0.14, 0.86],
          [0.46, -0.14, 0.82],
        ],
      },
      attireOf(14),
    ),
    pad(
      [stand - to * 0.56 - 0.12, 0.66, 3.84],
      [stand - to * 0.56 + 0.12, 0.92, 4.12],
      flat(LINEN[3] as Colour),
      0.09,
    ),
    ...holding([middle - side * 0.9, 7.3], Math.PI / 2, 9),
  ];
}

/** A bench of slats. */
const bench = (x: number, z: number): Solid[] => [
  ...[0, 0.13, 0.26].map((dx) =>
    box([x - 0.2 + dx, 0.42, z], [x - 0.09 + dx, 0.46, z + 1.7], flat([0.72, 0.5, 0.28])),
  ),
  ...[0.2, 1.4].map((dz) =>
    box([x - 0.18, 0, z + dz], [x + 0.16, 0.42, z + dz + 0.08], flat([0.3, 0.31, 0.33])),
  ),
];

/** A basket on wheels, heaped with linen. */
const basket = (x: number, z: number, colour: Colour): Solid[] => [
  box([x - 0.3, 0.2, z], [x + 0.3, 0.68, z + 0.5], (px, y, pz, axis) => {
    const along = axis === 0 ? pz : px;
    return (along / 0.06) % 1 < 0.3 || (y / 0.07) % 1 < 0.25 ? colour : scaleColour(colour, 0.6);
  }),
  ...LINEN.slice(0, 4).map((own, n) =>
    pad(
      [x - 0.28 + 0.13 * n, 0.6 + 0.04 * (n % 2), z + 0.04 + 0.05 * (n % 3)],
      [x - 0.02 + 0.13 * n, 0.84 + 0.05 * (n % 2), z + 0.34 + 0.04 * n],
      flat(own),
      0.1,
    ),
  ),
  ...[-0.28, 0.24].flatMap((dx) =>
    [0.02, 0.44].map((dz) =>
      box([x + dx, 0, z + dz], [x + dx + 0.04, 0.2, z + dz + 0.04], flat([0.5, 0.5, 0.52])),
    ),
  ),
];

/** A table along the wall ahead with folded piles; above it a sign with a bubble. */
const foldingTable = (x: number, z: number, high: number): Solid[] => [
  box([x - 1.4, 0.86, z], [x + 1.4, 0.92, z + 0.8], flat([0.93, 0.93, 0.92])),
  ...[-1.3, 1.2].map((dx) =>
    box([x + dx, 0, z + 0.1], [x + dx + 0.1, 0.86, z + 0.7], flat([0.6, 0.61, 0.63])),
  ),
  ...[-0.9, -0.2, 0.6].flatMap((dx, n) =>
    [0, 1, 2].map((row) =>
      pad(
        [x + dx, 0.92 + row * 0.07, z + 0.2],
        [x + dx + 0.4, 0.99 + row * 0.07, z + 0.6],
        flat(LINEN[(n + row) % LINEN.length] as Colour),
        0.03,
      ),
    ),
  ),
  {
    ...box([x - 0.9, high - 0.9, z + 0.9], [x + 0.9, high - 0.35, z + 0.96], (px, y): Colour => {
      const [u, v] = [px - x, y - high + 0.62];
      const isBubble = [-0.6, -0.35, 0.55].some(
        (at, n) => Math.abs(Math.hypot(u - at, v - 0.03 * n) - 0.12) < 0.02,
      );
      return isBubble ? [1.3, 1.3, 1.35] : [0.1, 0.34, 0.62];
    }),
    glow: 0.6,
  },
];
