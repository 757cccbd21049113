import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import { attireOf, posed } from '../people/posed.ts';
import type { Surfaces } from '../room-kind.ts';
import { box, drum, type Material, type Solid } from '../solids/solid.ts';

/** Half the width, the height and where the far wall is; metres. */
export const WAREHOUSE = { half: 6.4, high: 7.6, back: 30 } as const;
/** Where the racks begin beside the aisle, how deep they are, how far apart their posts and shelves are, how many shelves there are. */
const RACK = { from: 1.75, deep: 1.3, apart: 2.9, first: 2.2, level: 1.65, levels: 4 } as const;

const BLUE: Material = flat([0.1, 0.24, 0.52]);
const ORANGE: Material = flat([0.94, 0.42, 0.08]);
const WOOD: Material = flat([0.62, 0.46, 0.28]);
const CARTONS: readonly Colour[] = [
  [0.74, 0.56, 0.36],
  [0.66, 0.48, 0.3],
  [0.8, 0.64, 0.44],
  [0.86, 0.86, 0.84],
  [0.3, 0.42, 0.56],
];

/** Corrugated walls, a floor of concrete with yellow lines along the aisle, a roof of steel. */
export function warehouseSurfaces(noise: Noise, middle: number): Surfaces {
  return {
    walls: (x, y, z, axis) =>
      scaleColour(
        [0.7, 0.73, 0.76],
        0.9 + 0.12 * Math.sin((axis === 0 ? z : x) * 22) * (y > 0.3 ? 1 : 0),
      ),
    floor: (x, _y, z) => {
      const aside = Math.abs(x - middle);
      if (Math.abs(aside - RACK.from + 0.2) < 0.05) return [0.92, 0.74, 0.14];
      const shine = Math.max(0, 1 - aside / 0.8) * Math.max(0, Math.cos((z / 5.8) * 2 * Math.PI));
      return scaleColour(
        [0.58, 0.59, 0.6],
        1 + 0.08 * noise.fbm(x * 0.7, z * 0.7, 4) + 0.14 * shine,
      );
    },
    ceiling: (x, _y, z) =>
      z % 2.9 < 0.2 || Math.abs((x / 2.1) % 1) < 0.04 ? [0.36, 0.38, 0.4] : [0.62, 0.65, 0.68],
  };
}

/** A warehouse: racks of blue posts and orange beams full of cartons on pallets along an aisle, lamps under the roof, gates at the far end, who pushes a truck of cartons. */
export function warehouse({ shell, side, random, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const key = random.uint32() & 0xff;
  const lights = [3.2, 9, 14.8, 20.6, 26.4];
  return {
    lamps: lights.map((z) => [middle, high - 1.2, z] as const),
    solids: [
      ...[-1, 1].flatMap((to) => rack(middle, to, back, key + to)),
      ...lights.flatMap((z) => [
        drum([middle, z], [high - 0.5, high], [0.02, 0.02], flat([0.1, 0.1, 0.1])),
        drum([middle, z], [high - 0.85, high - 0.5], [0.36, 0.1], flat([0.34, 0.36, 0.38])),
        {
          ...drum([middle, z], [high - 0.9, high - 0.84], [0.3, 0.33], flat([1.35, 1.3, 1.15])),
          glow: 1,
        },
      ]),
      ...gate(middle, back),
      ...handTruck(middle + side * 0.35, 6.3, key),
      ...(isAttended === true
        ? posed(
            {
              at: [middle + side * 0.35, 7.55],
              turn: -Math.PI / 2,
              hands: [
                [0.36, 0.24, 1.02],
                [0.36, -0.24, 1.02],
              ],
            },
            attireOf(key, {
              top: [0.95, 0.5, 0.1],
              legs: [0.13, 0.16, 0.26],
              hat: ['cap', [0.95, 0.8, 0.16]],
            }),
          )
        : []),
    ],
  };
}

/** A rack on one side of the aisle with what lies on it. */
function rack(middle: number, to: number, back: number, key: number): Solid[] {
  const x = (out: number): readonly [number, number] => {
    const [a, b] = [middle + to * RACK.from, middle + to * (RACK.from + out)];
    return [Math.min(a, b), Math.max(a, b)];
  };
  const bays = Math.floor((back - 3 - RACK.first) / RACK.apart);
  const top = RACK.levels * RACK.level + 0.1;
  const [near, far] = x(RACK.deep);
  const end = RACK.first + bays * RACK.apart;
  const posts = Array.from({ length: bays + 1 }, (_, n) => RACK.first + n * RACK.apart).flatMap(
    (z) =>
      [near, far - 0.09].map((from) =>
        box([from, 0, z - 0.05], [from + 0.09, top, z + 0.05], BLUE),
      ),
  );
  const beams = Array.from({ length: RACK.levels - 1 }, (_, n) => (n + 1) * RACK.level).flatMap(
    (y) => [
      box([near, y - 0.12, RACK.first], [near + 0.06, y, end], ORANGE),
      box([far - 0.06, y - 0.12, RACK.first], [far, y, end], ORANGE),
    ],
  );
  const loads = Array.from({ length: bays }, (_, bay) =>
    Array.from({ length: RACK.levels }, (_, level) =>
      [0.1, 1.48].flatMap((dz, half) => {
        const lot = chance(bay * 11 + level * 3 + half, key);
        if (lot < 0.1) return [];
        const z = RACK.first + bay * RACK.apart + dz;
        return pallet(
          [near + 0.1, far - 0.1],
          level * RACK.level,
          z,
          bay * 7 + level * 5 + half + key,
        );
      }),
    ).flat(),
  ).flat();
  return [...posts, ...beams, ...loads];
}

/** A pallet with cartons stacked on it: one block, its joints, tape and labels drawn on it. */
function pallet(
  [from, to]: readonly [number, number],
  y: number,
  z: number,
  number: number,
): Solid[] {
  const tall = 0.62 + 0.62 * chance(number, 4);
  const colour = CARTONS[Math.floor(chance(number, 5) * CARTONS.length)] as Colour;
  const level = tall / (tall > 0.95 ? 3 : 2);
  const carton: Material = (px, py, pz, axis) => {
    const along = (axis === 0 ? pz - z : px - from) / 0.64;
    const [a, b] = [Math.floor(along), Math.floor((py - y - 0.14) / level)];
    const [u, v] = [along - a, (py - y - 0.14) / level - b];
    if (axis === 1) return scaleColour(colour, 0.95);
    if (Math.min(u, 1 - u) < 0.02 || v < 0.04) return scaleColour(colour, 0.5);
    if (Math.abs(u - 0.5) < 0.05 && v > 0.55) return scaleColour(colour, 1.2);
    if (u > 0.62 && u < 0.88 && v > 0.2 && v < 0.45) return [0.93, 0.93, 0.9];
    return scaleColour(colour, 0.88 + 0.2 * chance(a + number, b));
  };
  return [
    box([from, y, z], [to, y + 0.04, z + 1.26], WOOD),
    ...[0, 0.56, 1.14].map((dz) =>
      box([from, y + 0.04, z + dz], [to, y + 0.1, z + dz + 0.12], WOOD),
    ),
    box([from, y + 0.1, z], [to, y + 0.14, z + 1.26], WOOD),
    box([from + 0.02, y + 0.14, z + 0.02], [to - 0.02, y + 0.14 + tall, z + 1.24], carton),
  ];
}

/** A truck to push with cartons on it, its bar to the far side. */
const handTruck = (x: number, z: number, number: number): Solid[] => [
  ...pallet([x - 0.45, x + 0.45], 0.12, z - 0.4, number),
  ...[-0.24, 0.24].map((dx) =>
    box([x + dx - 0.06, 0, z - 0.3], [x + dx + 0.06, 0.12, z + 0.8], flat([0.85, 0.12, 0.1])),
  ),
  box([x - 0.03, 0.12, z + 0.86], [x + 0.03, 1.02, z + 0.92], flat([0.85, 0.12, 0.1])),
  box([x - 0.26, 0.98, z + 0.85], [x + 0.26, 1.03, z + 0.93], flat([0.08, 0.08, 0.08])),
];

/** Two gates of ribbed steel at the far end, a lamp between them. */
const gate = (middle: number, back: number): Solid[] =>
  [-1.9, 1.9].map((dx) => {
    const leaf: Material = (x, y) => {
      const isEdge = Math.abs(x - middle - dx) > 1.4 || y > 3.5;
      return isEdge
        ? [0.9, 0.7, 0.14]
        : scaleColour([0.82, 0.84, 0.86], (y / 0.32) % 1 < 0.1 ? 0.7 : 1);
    };
    return box([middle + dx - 1.5, 0, back - 0.06], [middle + dx + 1.5, 3.6, back], leaf);
  });
