import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { box, type Material, type Solid } from '../solids/solid.ts';

/** The width of a rack, its height and depth, where the first one stands; metres. */
const WIDE = 0.66;
const HIGH = 2.25;
const DEEP = 0.75;
const FIRST = 0.8;
/** How high one server is. */
const UNIT = 0.088;

const LIGHTS: readonly Colour[] = [
  [0.15, 0.9, 1.3],
  [0.2, 1.2, 0.5],
  [0.2, 0.5, 1.4],
  [1.3, 0.6, 0.12],
];

/** A rack's front: servers in rows behind a perforated door, their lights, bundles of cables. */
const racks: Material = (x, y, z, axis) => {
  const along = axis === 0 ? z : x;
  const at = (along - FIRST) / WIDE;
  const rack = Math.floor(at);
  const u = at - rack;
  if (axis === 1 || y < 0.1 || y > HIGH - 0.06 || u < 0.05 || u > 0.95) return [0.07, 0.075, 0.085];
  const row = Math.floor(y / UNIT);
  const v = y / UNIT - row;
  const kind = chance(rack, row);
  if (v < 0.1) return [0.02, 0.02, 0.025];
  if (kind < 0.12) return [0.03, 0.032, 0.036];
  if (kind < 0.3) {
    const port = Math.floor(u * 24);
    const isPort = (u * 24) % 1 > 0.2 && v > 0.3 && v < 0.62 && u > 0.1 && u < 0.9;
    if (v > 0.7 && v < 0.84 && (u * 24) % 1 < 0.4)
      return chance(port, row) > 0.4 ? (LIGHTS[1] as Colour) : [0.05, 0.05, 0.06];
    return isPort
      ? chance(port, rack + 3) > 0.3
        ? [0.12, 0.3, 0.7]
        : [0.02, 0.02, 0.02]
      : [0.2, 0.21, 0.23];
  }
  const light = Math.floor(u * 16);
  if (
    light > 11 &&
    v > 0.36 &&
    v < 0.66 &&
    (u * 16) % 1 < 0.5 &&
    chance(light + rack * 5, row) > 0.35
  )
    return LIGHTS[Math.floor(chance(row + rack, light) ** 2 * LIGHTS.length)] as Colour;
  const isGrille = u > 0.12 && u < 0.68 && (u * 60) % 1 < 0.5;
  return isGrille ? [0.04, 0.042, 0.05] : [0.13, 0.14, 0.155];
};

/** White walls, a raised floor of plates, every other one a grille. */
export const serverRoomSurfaces = () => ({
  walls: ((x, y, _z, axis) => {
    if (axis !== 2) return [0.6, 0.64, 0.68];
    const isDoor = Math.abs(x) < 0.55 && y < 2.15;
    return isDoor
      ? Math.abs(x) < 0.3 && y > 1.1 && y < 1.9
        ? [0.5, 0.75, 0.95]
        : [0.3, 0.34, 0.4]
      : [0.62, 0.66, 0.7];
  }) as Material,
  floor: ((x, _y, z) => {
    const [a, b] = [x / 0.6 - Math.floor(x / 0.6), z / 0.6 - Math.floor(z / 0.6)];
    if (a < 0.03 || b < 0.03) return [0.34, 0.37, 0.4];
    const isGrille = Math.floor(z / 0.6) % 2 === 0 && Math.abs(x) < 0.6;
    return isGrille && (a * 9) % 1 < 0.45 ? [0.2, 0.22, 0.25] : [0.66, 0.69, 0.72];
  }) as Material,
  ceiling: flat([0.5, 0.54, 0.58]),
});

/** A data center: an aisle between two long rows of racks full of lights, trays of cables and tubes of light above. */
export function serverRoom({ shell }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const far = FIRST + WIDE * Math.floor((back - 1 - FIRST) / WIDE);
  const rows = [left, right].flatMap((wall) => {
    const inward = wall < middle ? DEEP : -DEEP;
    return [
      slab([wall, wall + inward], [0.06, HIGH], [FIRST, far], racks),
      ...cableTray(wall + inward * 0.7, far),
    ];
  });
  const handles = Array.from(
    { length: Math.round((far - FIRST) / WIDE) },
    (_, n) => FIRST + (n + 0.9) * WIDE,
  ).flatMap((z) =>
    [left + DEEP, right - DEEP].map((x) => {
      const out = x < middle ? 0.03 : -0.03;
      return slab([x, x + out], [1, 1.3], [z - 0.015, z + 0.015], flat([0.62, 0.64, 0.66]));
    }),
  );
  return {
    lamps: Array.from({ length: 6 }, (_, n) => [middle, high - 0.15, 1.5 + 2.4 * n] as const),
    solids: [
      ...rows,
      ...handles,
      ...Array.from({ length: 7 }, (_, n) => ({
        ...box(
          [middle - 0.08, high - 0.05, 1 + n * 2.1],
          [middle + 0.08, high - 0.02, 2.3 + n * 2.1],
          flat([0.95, 1.15, 1.3]),
        ),
        glow: 1,
      })).filter(({ high: [, , end] }) => end < back),
      ...[-0.42, 0.42].map((dx) => ({
        ...box(
          [middle + dx - 0.012, 0.005, FIRST],
          [middle + dx + 0.012, 0.02, far],
          flat([0.15, 0.7, 1.3]),
        ),
        glow: 0.8,
      })),
    ],
  };
}

const CABLES: readonly Colour[] = [
  [0.9, 0.7, 0.1],
  [0.1, 0.4, 0.75],
  [0.1, 0.55, 0.4],
  [0.75, 0.2, 0.15],
];

/** A tray of cables along the tops of the racks. */
const cableTray = (x: number, far: number): Solid[] => [
  box([x - 0.2, HIGH + 0.2, FIRST], [x + 0.2, HIGH + 0.23, far], flat([0.5, 0.52, 0.54])),
  ...CABLES.map((colour, n) =>
    box(
      [x - 0.16 + n * 0.085, HIGH + 0.23, FIRST],
      [x - 0.1 + n * 0.085, HIGH + 0.28, far],
      flat(colour),
    ),
  ),
];
