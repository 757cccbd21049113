import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { bone } from '../solids/bone.ts';
import { ball, box, drum, type Material, type Solid, sphere } from '../solids/solid.ts';

/** The room behind: from how far off its floor is raised, how high; metres. */
export const RAISED = { z: 4.9, high: 0.42 } as const;

/** Old cedar. */
export const CEDAR: Colour = [0.5, 0.33, 0.2];
const PACKS: readonly Colour[] = [
  [0.92, 0.2, 0.18],
  [0.98, 0.8, 0.14],
  [0.2, 0.56, 0.86],
  [0.96, 0.5, 0.66],
  [0.3, 0.7, 0.36],
  [0.98, 0.54, 0.12],
  [0.96, 0.95, 0.92],
  [0.56, 0.34, 0.72],
];
/** The colour of a pack that is told by a number. */
export const pack = (n: number): Colour => PACKS[((n % 8) + 8) % 8] as Colour;
/** A rack of three steps at a wall, boxes on each full of small packs, jars on the shelf above. */
export function rack(wall: number, to: number, cedar: Material, salt: number): Solid[] {
  const [near, far] = [1.7, RAISED.z - 0.1];
  const many = Math.floor((far - near) / 0.36);
  return [
    ...[0, 1, 2].flatMap((step) => {
      const [inner, outer, y] = [wall + to * (0.9 - 0.3 * step), wall, 0.42 + 0.26 * step];
      return [
        slab([inner, outer], [0, y], [near, far], cedar),
        ...Array.from({ length: many }, (_, n) => {
          const z = near + 0.02 + n * 0.36;
          const colour = pack(n * 3 + step * 2 + salt);
          const other = pack(n * 5 + step + salt + 3);
          return slab(
            [inner - to * 0.02, inner - to * 0.28],
            [y, y + 0.15],
            [z, z + 0.32],
            (x, py, pz, axis) => {
              const [u, v] = [axis === 0 ? pz : x, axis === 1 ? pz : py];
              const [cu, cv] = [Math.floor(u / 0.075), Math.floor(v / 0.075)];
              const isEdge = (u / 0.075) % 1 < 0.14;
              if (axis !== 1 && py < y + 0.06) return [0.9, 0.84, 0.7];
              if (isEdge) return scaleColour(colour, 0.55);
              return chance(cu + salt, cv + n) > 0.55 ? other : colour;
            },
          );
        }),
      ];
    }),
    slab([wall + to * 0.3, wall], [1.62, 1.66], [near, far], cedar),
    ...Array.from({ length: Math.floor((far - near) / 0.3) }, (_, n) => {
      const [x, z] = [wall + to * 0.15, near + 0.16 + n * 0.3];
      const sweet = pack(n * 3 + salt);
      return [
        drum([x, z], [1.66, 1.92], [0.11, 0.11], (px, y, pz) =>
          y > 1.88
            ? [0.86, 0.9, 0.9]
            : chance(Math.floor((px + pz) / 0.045), Math.floor(y / 0.045)) > 0.45
              ? sweet
              : scaleColour(sweet, 0.6),
        ),
        drum([x, z], [1.92, 1.98], [0.115, 0.11], flat([0.86, 0.14, 0.12])),
      ];
    }).flat(),
  ];
}

/** A low table in the middle with boxes of sweets, cups of noodles and a tub of sticks. */
export function island(x: number, z: number, cedar: Material): Solid[] {
  return [
    box([x - 0.75, 0.5, z - 0.35], [x + 0.75, 0.56, z + 0.45], cedar),
    ...[-0.66, 0.66].flatMap((dx) =>
      [-0.28, 0.38].map((dz) => drum([x + dx, z + dz], [0, 0.5], [0.035, 0.035], cedar)),
    ),
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((n) => {
      const [bx, bz] = [x - 0.56 + 0.37 * (n % 4), z - 0.16 + 0.4 * Math.floor(n / 4)];
      return box(
        [bx - 0.16, 0.56, bz - 0.17],
        [bx + 0.16, 0.68 + 0.1 * Math.floor(n / 4), bz + 0.17],
        (px, y, pz, axis) =>
          axis === 1
            ? chance(Math.floor(px / 0.06), Math.floor(pz / 0.06) + n) > 0.5
              ? pack(n + 2)
              : pack(n * 3 + 1)
            : y < 0.64
              ? [0.93, 0.88, 0.76]
              : pack(n),
      );
    }),
  ];
}

/** What hangs from the ceiling: fox masks, paper balloons in sectors, pinwheels, strips of toys on cards. */
export function hung(middle: number, high: number): Solid[] {
  const cord = (x: number, z: number, y: number): Solid =>
    drum([x, z], [y, high], [0.006, 0.006], flat([0.6, 0.55, 0.45]));
  return [
    ...[-1.7, -0.55, 0.75, 1.75].flatMap((dx, n) => {
      const [x, y, z] = [middle + dx, 2.16 - 0.1 * (n % 2), 2.9 + 0.5 * (n % 2)];
      return [
        sphere([x, y, z], 0.17, (px, _y, pz) =>
          pack(Math.floor((Math.atan2(pz - z, px - x) / Math.PI) * 4) * 3 + 1),
        ),
        cord(x, z, y + 0.16),
      ];
    }),
    ...[-1.15, 0.15, 1.3].flatMap((dx) => {
      const [x, y, z] = [middle + dx, 2.05, 4.2];
      return [
        ball([x - 0.14, y - 0.17, z - 0.05], [x + 0.14, y + 0.15, z + 0.05], (px, py) => {
          const [u, v] = [Math.abs(px - x), py - y];
          if (Math.abs(v - 0.02) < 0.02 && u > 0.03 && u < 0.09) return [0.1, 0.08, 0.08];
          if (u > 0.06 && v < -0.03 && v > -0.08) return [0.86, 0.16, 0.14];
          return u < 0.02 && v < -0.08 ? [0.1, 0.08, 0.08] : [0.97, 0.96, 0.93];
        }),
        ...[-1, 1].map((to) =>
          bone(
            [x + to * 0.08, y + 0.1, z],
            [x + to * 0.12, y + 0.24, z],
            [0.045, 0.012],
            flat([0.97, 0.96, 0.93]),
          ),
        ),
        cord(x, z, y + 0.14),
      ];
    }),
    ...[-2.05, -0.05, 2.1].flatMap((dx, n) => {
      const [x, z] = [middle + dx, 3.5 + 0.3 * n];
      return [
        ...[0, 1, 2, 3].map((k) =>
          box([x - 0.1, 1.62 + 0.2 * k, z], [x + 0.1, 1.79 + 0.2 * k, z + 0.012], (px, py) =>
            Math.hypot(px - x, py - 1.7 - 0.2 * k) < 0.055 ? pack(k + n + 2) : pack(k * 3 + n),
          ),
        ),
        cord(x, z, 2.4),
      ];
    }),
  ];
}
