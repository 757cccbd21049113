import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import { flat, type Shell } from '../furniture.ts';
import { chance } from '../materials.ts';
import { hollowTreeSurfaces } from '../shelters/hollow-tree.ts';
import { limb } from '../solids/limb.ts';
import { ball, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import type { Enclosure } from './enclosure.ts';
import { IRON, portholes } from './shell-parts.ts';

/** Rock that breaks in blocks, lumps of it over the walls and under the ceiling, stone that drips from that. */
export function cave({ left, right, high, back }: Shell, noise: Noise): Enclosure {
  const rock: Material = (x, y, z) => {
    const [u, v] = [x * 0.8 + 0.7 * z, y * 0.9 + 0.3 * z];
    const crack = Math.abs(noise.fbm(u * 1.4 + 3, v * 1.4, 4));
    const vein =
      0.72 + 0.34 * noise.fbm(u * 0.7, v * 2.2, 4) + 0.2 * noise.at(x * 9 + z * 7, y * 9);
    return scaleColour([0.52, 0.45, 0.38], vein * (crack < 0.05 ? 0.55 : 1));
  };
  const wide = right - left;
  const lump = (at: Point, size: number): Solid =>
    ball(
      [at[0] - size, at[1] - 0.8 * size, at[2] - size],
      [at[0] + size, at[1] + 0.8 * size, at[2] + size],
      rock,
    );
  const sides = Array.from({ length: 46 }, (_, n) => {
    const side = n % 2 === 0 ? left : right;
    const up = chance(n, 1) ** 0.6 * high;
    const out = up < 1.8 ? 0.12 : 0.3;
    return lump([side, up, 1 + chance(n, 2) * (back - 0.6)], out + 0.3 * chance(n, 3));
  });
  const roof = Array.from({ length: 40 }, (_, n) =>
    lump(
      [left + wide * chance(n, 4), high + 0.08, 1 + chance(n, 5) * back],
      0.3 + 0.34 * chance(n, 6),
    ),
  );
  const ahead = Array.from({ length: 22 }, (_, n) =>
    lump(
      [left + wide * chance(n, 7), high * (0.55 + 0.45 * chance(n, 8)), back + 0.1],
      0.3 + 0.3 * chance(n, 9),
    ),
  );
  const drips = Array.from({ length: 26 }, (_, n) => {
    const long = 0.2 + 0.55 * chance(n, 10) ** 2;
    const at = [left + wide * chance(n, 11), 1.6 + chance(n, 12) * (back - 1.6)] as const;
    return drum(at, [high - 0.12 - long, high], [0.015, 0.09 + 0.08 * chance(n, 13)], rock);
  });
  return {
    isPane: () => false,
    bars: rock,
    floor: (x, y, z, axis) => scaleColour(rock(x, y, z, axis), 0.8 + 0.2 * noise.fbm(x, z, 3)),
    solids: [...sides, ...roof, ...ahead, ...drips],
  };
}

/** Wood whose fibres run up, roots that come down its walls, a knothole onto the forest, rings above, lanterns on cords. */
export function trunk(shell: Shell, noise: Noise): Enclosure {
  const { left, right, high, back } = shell;
  const middle = (left + right) / 2;
  const { walls } = hollowTreeSurfaces(noise, middle);
  const isHole = portholes(shell, 0.42, 2.6, Math.min(2.3, high - 0.7), 0.62);
  const above: Material = (x, _y, z) => {
    const out = Math.hypot(x - middle, z - back / 2) + 0.1 * noise.fbm(x, z, 3);
    return scaleColour([0.42, 0.28, 0.16], 0.62 + 0.26 * Math.sin(out * 16));
  };
  const wood: Material = (x, y, z, axis) => scaleColour(walls(x, y, z, axis), 0.86);
  const root = (x: number, z: number, inward: number, n: number): Solid[] =>
    limb(
      [
        [x + inward * 0.42, high, z],
        [x + inward * 0.08, high * 0.72, z + 0.1 * Math.sin(n)],
        [x + inward * 0.03, high * 0.35, z - 0.1],
        [x + inward * 0.3, 0, z + 0.08 * Math.cos(n * 3)],
      ],
      [0.19, 0.13],
      wood,
    );
  const lanterns = [0.24, 0.52, 0.78].flatMap((share, n): Solid[] => {
    const [x, y, z] = [
      left + share * (right - left),
      high - 0.75 - 0.2 * (n % 2),
      back * (0.5 + 0.14 * n),
    ];
    return [
      drum([x, z], [y + 0.1, high], [0.006, 0.006], IRON),
      {
        ...ball(
          [x - 0.09, y - 0.1, z - 0.09],
          [x + 0.09, y + 0.1, z + 0.09],
          flat([1.3, 1.05, 0.4]),
        ),
        glow: 1,
      },
    ];
  });
  return {
    isPane: isHole,
    bars: (x, y, z, axis) =>
      axis === 1
        ? above(x, y, z, axis)
        : scaleColour(walls(x, y, z, axis), isHole(axis, x, y, z, 0.09) ? 0.6 : 1),
    solids: [
      ...[1.9, 3.1, 4.4, back - 0.15].flatMap((z, n) => [
        ...root(left, z, 1, n),
        ...root(right, z, -1, n + 4),
      ]),
      ...[0.2, 0.8].flatMap((share, n) => root(left + share * (right - left), back, 0, n)),
      ...lanterns,
    ],
  };
}
