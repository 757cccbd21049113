import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { hungLamp, picturesInRow } from '../furnishings/dressing.ts';
import { curtains, type Furnished, type Furnishing, flat, plant, WALNUT } from '../furniture.ts';
import { chance, cloth } from '../materials.ts';
import { guestOf, tableGuest } from '../people/table-guest.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';

const LINEN: Colour = [0.95, 0.94, 0.9];
const GLASS: Colour = [0.78, 0.84, 0.86];
const WINE: Colour = [0.42, 0.05, 0.1];
const VELVET: Colour = [0.46, 0.08, 0.12];
const GOLD: Colour = [0.8, 0.6, 0.28];
/** Where the tables stand: from the middle toward the heavy side, ahead. */
export const PLACES: readonly (readonly [number, number])[] = [
  [1.5, 3],
  [-1.7, 3.9],
  [2.3, 5.7],
  [-0.4, 6.3],
  [-2.9, 6.9],
  [1.2, 8.6],
  [-1.7, 9.3],
  [3.2, 9.2],
];
/** Where the four seats of a table are around it, radians. */
export const SEATS: readonly number[] = [0, 1, 2, 3].map((n) => (n * Math.PI) / 2 + 0.6);

/** Walls of deep red over dark panels, a patterned carpet. */
export const restaurantSurfaces = () => ({
  walls: ((x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const u = along / 0.9 - Math.floor(along / 0.9);
    if (y < 1)
      return scaleColour(
        WALNUT,
        u < 0.04 || u > 0.96 || y < 0.12 || y > 0.94
          ? 1.25
          : u < 0.12 || u > 0.88 || y < 0.2 || y > 0.86
            ? 0.7
            : 1,
      );
    if (y < 1.06) return GOLD;
    const [a, b] = [along / 0.34, y / 0.34];
    const leaf = Math.sin(a * Math.PI * 2) * Math.sin(b * Math.PI * 2);
    return scaleColour([0.44, 0.1, 0.12], leaf > 0.55 ? 1.25 : 1);
  }) as Material,
  floor: ((x, _y, z) => {
    const [a, b] = [x / 0.7 - Math.floor(x / 0.7) - 0.5, z / 0.7 - Math.floor(z / 0.7) - 0.5];
    const ring = Math.hypot(a, b);
    return ring < 0.12 || (ring > 0.3 && ring < 0.36) ? [0.5, 0.36, 0.2] : [0.26, 0.07, 0.09];
  }) as Material,
  ceiling: flat([0.84, 0.78, 0.68]),
});

/** A fine restaurant: tables laid with linen, glasses and candles, velvet chairs, a chandelier, pictures. */
export function restaurant(furnishing: Furnishing): Furnished {
  const { shell, side, noise, isFull } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const places = PLACES.map(([aside, z]) => [middle + side * aside, z] as const);
  const laid = places.flatMap(([x, z], number) => [
    ...table(x, z, cloth(LINEN, noise)),
    ...(isFull ? company(x, z, number) : []),
  ]);
  return {
    lamps: [
      [middle, high - 0.9, 4.4],
      [middle, high - 0.9, 8],
      ...places.slice(0, 5).map(([x, z]) => [x, 1.05, z] as const),
    ],
    solids: [
      ...laid,
      ...[4.4, 8].flatMap((z) => chandelier(middle, high, z)),
      ...picturesInRow(furnishing, 3.4, 1.75),
      ...picturesInRow({ ...furnishing, side: -side }, 5.2, 1.75),
      ...curtains(furnishing, VELVET),
      ...plant(furnishing, left + 0.9, 0, back - 0.9, 1.6),
      ...plant(furnishing, right - 0.9, 0, back - 0.9, 1.6),
      ...hungLamp([left + 0.5, 2.1, 3.2], high, 0.16),
      ...hungLamp([right - 0.5, 2.1, 3.2], high, 0.16),
    ],
  };
}

/** A round table under linen that hangs to the floor, laid for four, a candle in its middle. */
function table(x: number, z: number, linen: Material): Solid[] {
  return [
    drum([x, z], [0.02, 0.74], [0.62, 0.56], linen),
    drum([x, z], [0.73, 0.755], [0.58, 0.58], linen),
    ...candle(x, z),
    ...SEATS.flatMap((turn) => {
      const [dx, dz] = [Math.cos(turn), Math.sin(turn)];
      return [
        drum(
          [x + dx * 0.36, z + dz * 0.36],
          [0.755, 0.768],
          [0.085, 0.115],
          flat([0.98, 0.98, 0.97]),
        ),
        ...wineGlass(x + dx * 0.34 - dz * 0.17, z + dz * 0.34 + dx * 0.17),
        ...seatAt(x + dx * 0.86, z + dz * 0.86, dx, dz),
      ];
    }),
  ];
}

/** Guests on most of a table's seats; a number decides who they are. */
export const company = (x: number, z: number, number: number): Solid[] =>
  SEATS.flatMap((turn, n) => {
    const guest = number * SEATS.length + n;
    return chance(guest, 61) < 0.78
      ? tableGuest(
          [x + 0.8 * Math.cos(turn), z + 0.8 * Math.sin(turn)],
          [0.5, 0.755],
          turn + Math.PI,
          guestOf(guest),
        )
      : [];
  });

/** A candle in a low stand, burning. */
const candle = (x: number, z: number): Solid[] => [
  drum([x, z], [0.755, 0.78], [0.06, 0.05], flat(GOLD)),
  drum([x, z], [0.78, 1], [0.018, 0.016], flat([0.96, 0.93, 0.84])),
  ball([x - 0.018, 1, z - 0.018], [x + 0.018, 1.07, z + 0.018], flat([1.4, 1, 0.45]), 1),
];

/** A glass on a stem, half full of red wine. */
const wineGlass = (x: number, z: number): Solid[] => [
  drum([x, z], [0.755, 0.76], [0.036, 0.03], flat(GLASS)),
  drum([x, z], [0.76, 0.85], [0.006, 0.006], flat(GLASS)),
  ball([x - 0.036, 0.83, z - 0.036], [x + 0.036, 0.9, z + 0.036], flat(WINE)),
  drum([x, z], [0.885, 0.93], [0.036, 0.03], flat(GLASS)),
];

/** A chair of velvet whose back is turned away from the table. */
function seatAt(x: number, z: number, dx: number, dz: number): Solid[] {
  const rear: readonly [number, number] = [x + dx * 0.2, z + dz * 0.2];
  const [wide, deep] = [0.05 + 0.2 * Math.abs(dz), 0.05 + 0.2 * Math.abs(dx)];
  return [
    pad([x - 0.22, 0.4, z - 0.22], [x + 0.22, 0.5, z + 0.22], flat(VELVET), 0.05),
    pad(
      [rear[0] - wide, 0.46, rear[1] - deep],
      [rear[0] + wide, 1, rear[1] + deep],
      flat(VELVET),
      0.04,
    ),
    ...[-0.18, 0.15].flatMap((a) =>
      [-0.18, 0.15].map((b) =>
        box([x + a, 0, z + b], [x + a + 0.035, 0.42, z + b + 0.035], flat(WALNUT)),
      ),
    ),
  ];
}

/** Rings of candles of brass that hang from the ceiling. */
function chandelier(x: number, ceiling: number, z: number): Solid[] {
  const arms = Array.from({ length: 10 }, (_, n) => (n * Math.PI) / 5);
  return [
    drum([x, z], [ceiling - 0.95, ceiling], [0.012, 0.012], flat(GOLD)),
    ball([x - 0.1, ceiling - 1.1, z - 0.1], [x + 0.1, ceiling - 0.86, z + 0.1], flat(GOLD)),
    ...arms.flatMap((turn) => {
      const [ax, az] = [x + 0.52 * Math.cos(turn), z + 0.52 * Math.sin(turn)];
      return [
        drum([ax, az], [ceiling - 0.98, ceiling - 0.95], [0.03, 0.06], flat(GOLD)),
        drum([ax, az], [ceiling - 0.95, ceiling - 0.82], [0.018, 0.018], flat([0.96, 0.93, 0.85])),
        ball(
          [ax - 0.022, ceiling - 0.82, az - 0.022],
          [ax + 0.022, ceiling - 0.74, az + 0.022],
          flat([1.4, 1.1, 0.6]),
          1,
        ),
      ];
    }),
    drum([x, z], [ceiling - 1, ceiling - 0.98], [0.56, 0.56], flat(scaleColour(GOLD, 0.8))),
  ];
}
