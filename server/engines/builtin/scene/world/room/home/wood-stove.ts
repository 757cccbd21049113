import { flat } from '../furniture.ts';
import { attireOf, posed } from '../people/posed.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';

const IRON: Material = flat([0.13, 0.12, 0.12]);
const EDGE: Material = flat([0.34, 0.33, 0.32]);
/** How high its plate is, metres. */
const PLATE = 0.84;

/** A cooking stove of black iron that burns wood, its pipe to the ceiling, a pot and a kettle on it; on that side the pot, −1 left, 1 right. */
export function woodStove([x, , z]: Point, ceiling: number, to: number): Solid[] {
  const front: Material = (px, y, _z, axis) => {
    const [u, v] = [px - x, y];
    if (axis !== 2) return [0.12, 0.115, 0.115];
    const isDoor = u > -0.46 && u < -0.06 && v > 0.3 && v < 0.66;
    const isOven = u > 0.04 && u < 0.48 && v > 0.26 && v < 0.7;
    if (isDoor && u > -0.4 && u < -0.12 && v > 0.36 && v < 0.58) {
      const flame = 0.36 + 0.2 * Math.abs(Math.sin(u * 24 + 1));
      return v < flame - 0.08 ? [2, 1.4, 0.5] : v < flame ? [1.6, 0.55, 0.08] : [0.3, 0.08, 0.03];
    }
    if (
      (isDoor || isOven) &&
      Math.min(Math.abs(u + 0.46), Math.abs(u + 0.06), Math.abs(u - 0.04), Math.abs(u - 0.48)) <
        0.014
    )
      return [0.4, 0.38, 0.36];
    return Math.hypot(u - 0.26, v - 0.5) < 0.07 ? [0.75, 0.7, 0.6] : [0.13, 0.125, 0.125];
  };
  return [
    box([x - 0.56, 0.16, z - 0.36], [x + 0.56, PLATE - 0.05, z + 0.36], front),
    box([x - 0.6, PLATE - 0.05, z - 0.4], [x + 0.6, PLATE, z + 0.4], EDGE),
    ...[-0.5, 0.5].flatMap((dx) =>
      [-0.3, 0.3].map((dz) => drum([x + dx, z + dz], [0, 0.17], [0.03, 0.05], IRON)),
    ),
    ...limb(
      [
        [x - 0.56, 0.74, z - 0.43],
        [x + 0.56, 0.74, z - 0.43],
      ],
      [0.018, 0.018],
      flat([0.8, 0.6, 0.26]),
    ),
    drum([x - to * 0.42, z + 0.24], [PLATE, ceiling], [0.085, 0.085], IRON),
    drum([x - to * 0.42, z + 0.24], [PLATE, PLATE + 0.08], [0.13, 0.11], EDGE),
    // The pot, a ladle in it, and a kettle.
    drum([x + to * 0.24, z], [PLATE, PLATE + 0.27], [0.2, 0.21], flat([0.75, 0.36, 0.2])),
    drum(
      [x + to * 0.24, z],
      [PLATE + 0.265, PLATE + 0.275],
      [0.185, 0.185],
      flat([0.86, 0.42, 0.14]),
    ),
    ...[-1, 1].map((end) =>
      ball(
        [x + to * 0.24 + end * 0.22 - 0.04, PLATE + 0.17, z - 0.04],
        [x + to * 0.24 + end * 0.22 + 0.04, PLATE + 0.23, z + 0.04],
        flat([0.5, 0.22, 0.12]),
      ),
    ),
    ball(
      [x - to * 0.2 - 0.14, PLATE, z - 0.3],
      [x - to * 0.2 + 0.14, PLATE + 0.24, z - 0.04],
      flat([0.2, 0.36, 0.5]),
    ),
    ball(
      [x - to * 0.2 - 0.03, PLATE + 0.2, z - 0.2],
      [x - to * 0.2 + 0.03, PLATE + 0.27, z - 0.14],
      IRON,
    ),
    ...limb(
      [
        [x - to * 0.32, PLATE + 0.08, z - 0.17],
        [x - to * 0.43, PLATE + 0.2, z - 0.17],
      ],
      [0.03, 0.018],
      flat([0.2, 0.36, 0.5]),
    ),
    // Steam.
    ...[
      [0.2, 0.46, 0.05],
      [0.28, 0.6, 0.06],
      [0.22, 0.78, 0.05],
    ].map(([dx = 0, up = 0, r = 0]) =>
      sphere([x + to * dx, PLATE + up, z], r, flat([0.9, 0.88, 0.85])),
    ),
  ];
}

/** Logs cut for a stove, piled up. */
export const logPile = ([x, , z]: Point): Solid[] =>
  [
    [-0.16, 0.08],
    [0.02, 0.08],
    [0.2, 0.08],
    [-0.07, 0.23],
    [0.11, 0.23],
    [0.02, 0.38],
  ].flatMap(([dx = 0, y = 0], n) =>
    limb(
      [
        [x + dx, y, z - 0.2],
        [x + dx, y, z + 0.2],
      ],
      [0.08, 0.08],
      (px, py, pz) =>
        pz < z - 0.19
          ? Math.abs((Math.hypot(px - x - dx, py - y) * 60) % 1) < 0.3
            ? [0.7, 0.5, 0.3]
            : [0.86, 0.68, 0.44]
          : n % 2 === 0
            ? [0.4, 0.28, 0.18]
            : [0.34, 0.24, 0.16],
    ),
  );

/** A grandmother in a headcloth and an apron who stirs the pot of a stove whose middle is there; she stands on that side of it, −1 left, 1 right. */
export function grandmother([x, , z]: Point, to: number): Solid[] {
  const at = [x + to * 0.84, z - 0.05] as const;
  const turn = to > 0 ? Math.PI + 0.35 : -0.35;
  const pot: Point = [x + to * 0.24, PLATE + 0.3, z];
  const hand: Point = [at[0] - to * 0.4, PLATE + 0.46, at[1] - 0.14];
  return [
    ...posed(
      {
        at,
        turn,
        tall: 0.92,
        lean: 0.1,
        hands:
          to > 0
            ? [
                [0.3, 0.2, 0.96],
                [0.42, 0, PLATE + 0.46],
              ]
            : [
                [0.42, 0, PLATE + 0.46],
                [0.3, -0.2, 0.96],
              ],
      },
      attireOf(1, {
        skin: [0.86, 0.66, 0.55],
        hair: [0.86, 0.85, 0.84],
        hairForm: 'short',
        top: [0.5, 0.24, 0.34],
        legs: [0.24, 0.26, 0.44],
        gown: 'gown',
        apron: [0.95, 0.93, 0.88],
        hat: ['cloth', [0.8, 0.16, 0.16]],
      }),
    ),
    ...limb([hand, [pot[0], pot[1] - 0.06, pot[2]]], [0.016, 0.016], flat([0.66, 0.46, 0.26])),
  ];
}
