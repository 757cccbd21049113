import type { Noise } from '../../../noise.ts';
import { OAK, WALNUT } from '../furniture.ts';
import { wood } from '../materials.ts';
import { box, type Point, type Solid } from '../solids/solid.ts';
import type { FittingKind } from './fitting.ts';
import type { Spot } from './places.ts';
import { turnedTo } from './turn.ts';

/** How high a small table is on which something stands, metres. */
export const TABLE_HIGH = 0.74;

/** A small table with four legs and a drawer, its foot's middle on a place; its extent in metres. */
export function sideTable(
  [x, , z]: Point,
  [wide, high, deep]: readonly [number, number, number],
  noise: Noise,
): Solid[] {
  const oak = wood(OAK, noise);
  const [w, d] = [wide / 2, deep / 2];
  const leg = 0.022;
  return [
    box([x - w, high - 0.03, z - d], [x + w, high, z + d], oak),
    box([x - w + 0.03, high - 0.15, z - d + 0.02], [x + w - 0.03, high - 0.03, z + d - 0.02], oak),
    box([x - 0.04, high - 0.1, z - d], [x + 0.04, high - 0.085, z - d + 0.02], () => WALNUT),
    ...[-w + 0.05, w - 0.05].flatMap((dx) =>
      [-d + 0.04, d - 0.04].map((dz) =>
        box([x + dx - leg, 0, z + dz - leg], [x + dx + leg, high - 0.03, z + dz + leg], oak),
      ),
    ),
  ];
}

/** How thick the board of a shelf is, metres. */
const BOARD = 0.03;

/** A board on two brackets where something of that size stands on a wall, and where that then stands. */
export function wallShelf(
  wall: Spot,
  [wide, high, deep]: FittingKind['size'],
): { readonly spot: Spot; readonly solids: (noise: Noise) => readonly Solid[] } {
  const [x, y, z] = wall.at;
  const top = y - (high + 0.1) / 2 + BOARD + 0.04;
  const half = wide / 2 + 0.05;
  const reach = deep + 0.04;
  const inward = wall.facing === 'eye' ? [0, -1] : wall.facing === 'right' ? [1, 0] : [-1, 0];
  const off = reach / 2;
  return {
    spot: { ...wall, at: [x + off * (inward[0] as number), top, z + off * (inward[1] as number)] },
    solids: (noise) => {
      const oak = wood(OAK, noise);
      const board = [
        box([x - half, top - BOARD, z - reach], [x + half, top, z], oak),
        ...[-half + 0.08, half - 0.08].map((dx) =>
          box(
            [x + dx - 0.012, top - BOARD - 0.1, z - reach * 0.7],
            [x + dx + 0.012, top - BOARD, z],
            () => WALNUT,
          ),
        ),
      ];
      return turnedTo({ solids: board, lamps: [] }, wall.at, wall.facing).solids;
    },
  };
}
