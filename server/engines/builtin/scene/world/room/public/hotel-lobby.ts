import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { upholstered } from '../furnishings/upholstery.ts';
import { type Furnished, type Furnishing, flat, plant, slab, WALNUT } from '../furniture.ts';
import { carpet, chance, cloth, wood } from '../materials.ts';
import { ball, box, drum, type Material, pad, type Solid } from '../solids/solid.ts';
import { buttons, shutElevator } from './elevator.ts';

const GOLD: Colour = [0.82, 0.63, 0.3];
const MARBLE: Colour = [0.9, 0.86, 0.79];

/** Polished marble in large squares with dark ones between, veined. */
const marble: Material = (x, _y, z) => {
  const [a, b] = [x / 1.1, z / 1.1];
  const [u, v] = [a - Math.floor(a) - 0.5, b - Math.floor(b) - 0.5];
  const isDark = Math.abs(u) + Math.abs(v) > 0.86;
  const vein = Math.abs(
    Math.sin(x * 2.1 + 1.3 * Math.sin(z * 1.7) + 4 * chance(Math.floor(a), Math.floor(b))),
  );
  return scaleColour(isDark ? [0.2, 0.17, 0.16] : MARBLE, vein < 0.06 ? 0.86 : 1);
};

/** Panelled walls the colour of cream, a marble floor. */
export const lobbySurfaces = () => ({
  walls: ((x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const u = along / 2 - Math.floor(along / 2);
    const isLine = (u > 0.08 && u < 0.1) || (u > 0.9 && u < 0.92);
    if (y < 0.2 || (y > 4.2 && y < 4.3)) return [0.5, 0.36, 0.24];
    return isLine && y > 0.5 && y < 3.9 ? GOLD : [0.88, 0.8, 0.67];
  }) as Material,
  floor: marble,
  ceiling: ((x, _y, z) =>
    x % 2 < 0.12 || z % 2 < 0.12 ? [0.94, 0.9, 0.82] : [0.8, 0.74, 0.64]) as Material,
});

/** The lobby of a hotel: the reception with keys and clocks behind it, sofas on a carpet, pillars, a great lamp, a trolley with cases. */
export function hotelLobby(furnishing: Furnishing): Furnished {
  const { shell, side, noise } = furnishing;
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const desk = middle + side * 1;
  const rug: [number, number, number, number] = [middle - 2.1, middle + 2.1, 3.4, 6.6];
  const fabric = cloth([0.24, 0.34, 0.36], noise);
  const cushion = cloth([0.78, 0.56, 0.28], noise);
  return {
    lamps: [
      [middle, high - 1.3, 5],
      [desk, 2.9, back - 1.2],
      [left + 0.6, 2.4, 4],
      [right - 0.6, 2.4, 4],
    ],
    solids: [
      box(
        [rug[0], 0, rug[2]],
        [rug[1], 0.02, rug[3]],
        carpet([0.42, 0.12, 0.12], [0.8, 0.64, 0.36], rug, noise),
      ),
      ...upholstered({
        rear: middle - 2.05,
        side: -1,
        along: [3.9, 6.1],
        fabric,
        cushions: [cushion, cushion],
      }),
      ...upholstered({
        rear: middle + 2.05,
        side: 1,
        along: [3.9, 6.1],
        fabric,
        cushions: [cushion, cushion],
      }),
      drum([middle, 5], [0.36, 0.41], [0.55, 0.55], wood(WALNUT, noise)),
      drum([middle, 5], [0, 0.36], [0.3, 0.08], flat(GOLD)),
      ...bouquet(middle, 0.41, 5),
      ...reception(desk, back, wood(WALNUT, noise)),
      ...[left + 0.75, right - 0.75].flatMap((x) =>
        [3.2, back - 2.6].flatMap((z) => pillar(x, z, high)),
      ),
      ...chandelier(middle, high, 5),
      ...elevators(middle - side * 3.1, back - 0.1),
      ...trolley(middle - side * 4.4, back - 3.4),
      ...plant(furnishing, left + 1.1, 0, 5.6, 1.8),
      ...plant(furnishing, right - 1.1, 0, 5.6, 1.8),
    ],
  };
}

/** Two elevators side by side in the far wall, their doors shut, the buttons between them. */
const elevators = (x: number, z: number): Solid[] => [
  ...[-1.15, 1.15].flatMap((dx) => shutElevator(x + dx, z)),
  ...buttons(x, z),
];

/** The desk with a marble top, a bell and lamps; behind it pigeonholes with keys, and clocks of three cities. */
function reception(x: number, back: number, panel: Material): Solid[] {
  const z = back - 1.9;
  const front: Material = (px, y, pz, axis) => {
    const u = (px - x) / 0.8 - Math.floor((px - x) / 0.8);
    return axis === 2 && y > 0.15 && y < 0.95 && (u < 0.05 || u > 0.95)
      ? GOLD
      : panel(px, y, pz, axis);
  };
  const keys: Material = (px, y) => {
    const [a, b] = [px / 0.26, y / 0.24];
    const [u, v] = [a - Math.floor(a), b - Math.floor(b)];
    if (u < 0.1 || v < 0.12) return scaleColour(WALNUT, 1.2);
    const hasKey = chance(Math.floor(a), Math.floor(b)) > 0.4;
    return hasKey && Math.hypot(u - 0.55, (v - 0.5) * 0.8) < 0.13 ? GOLD : [0.12, 0.08, 0.06];
  };
  return [
    box([x - 2.3, 0, z], [x + 2.3, 1.08, z + 0.6], front),
    box([x - 2.4, 1.08, z - 0.08], [x + 2.4, 1.15, z + 0.68], flat(MARBLE)),
    box([x - 1.9, 1.1, back - 0.16], [x + 1.9, 2.5, back - 0.02], keys),
    ...[-1.2, 0, 1.2].flatMap((dx, n) => clock(x + dx, back - 0.06, 2.95, 2 + n * 2.4)),
    ...[-1.7, 1.7].flatMap((dx) => deskLamp(x + dx, z + 0.3)),
    ball([x + 0.35, 1.13, z + 0.1], [x + 0.47, 1.22, z + 0.22], flat(GOLD)),
    box([x - 0.6, 1.15, z + 0.12], [x - 0.1, 1.18, z + 0.44], flat([0.92, 0.9, 0.84])),
  ];
}

/** A round clock at that hour, on the wall. */
const clock = (x: number, z: number, y: number, hour: number): Solid[] => [
  ball([x - 0.26, y - 0.26, z - 0.05], [x + 0.26, y + 0.26, z + 0.05], (px, py): Colour => {
    const [u, v] = [px - x, py - y];
    const out = Math.hypot(u, v);
    if (out > 0.225) return GOLD;
    const turn = (hour / 12) * Math.PI * 2;
    const along = u * Math.sin(turn) + v * Math.cos(turn);
    const across = Math.abs(u * Math.cos(turn) - v * Math.sin(turn));
    const isHand =
      (across < 0.012 && along > 0 && along < 0.13) || (Math.abs(u) < 0.01 && v > 0 && v < 0.19);
    return isHand ? [0.06, 0.06, 0.07] : [0.96, 0.95, 0.92];
  }),
];

/** A lamp of brass with a green shade. */
const deskLamp = (x: number, z: number): Solid[] => [
  drum([x, z], [1.15, 1.18], [0.09, 0.07], flat(GOLD)),
  drum([x, z], [1.18, 1.46], [0.014, 0.014], flat(GOLD)),
  {
    ...pad([x - 0.16, 1.46, z - 0.08], [x + 0.16, 1.56, z + 0.08], flat([0.2, 0.56, 0.36]), 0.04),
    glow: 0.7,
  },
];

/** A round pillar of marble on a base, gold at its head. */
const pillar = (x: number, z: number, high: number): Solid[] => [
  drum([x, z], [0, 0.24], [0.4, 0.36], flat(scaleColour(MARBLE, 0.8))),
  drum([x, z], [0.24, high - 0.4], [0.29, 0.26], (px, y, pz) =>
    scaleColour(
      MARBLE,
      Math.abs(Math.sin(y * 1.9 + 2 * Math.sin(px * 9 + pz * 7))) < 0.08 ? 0.82 : 0.98,
    ),
  ),
  drum([x, z], [high - 0.4, high], [0.3, 0.44], flat(GOLD)),
];

/** A great lamp: tiers of crystals that glow, on a chain. */
const chandelier = (x: number, ceiling: number, z: number): Solid[] => [
  drum([x, z], [ceiling - 0.8, ceiling], [0.02, 0.02], flat(GOLD)),
  ...[
    [0.85, 1.1],
    [0.6, 1.4],
    [0.34, 1.68],
  ].flatMap(([radius, down]) => {
    const count = Math.round((radius as number) * 22);
    return [
      drum(
        [x, z],
        [ceiling - (down as number) + 0.18, ceiling - (down as number) + 0.22],
        [radius as number, radius as number],
        flat(GOLD),
      ),
      ...Array.from({ length: count }, (_, n) => {
        const turn = (n * Math.PI * 2) / count;
        const [cx, cz] = [
          x + (radius as number) * Math.cos(turn),
          z + (radius as number) * Math.sin(turn),
        ];
        return drum(
          [cx, cz],
          [ceiling - (down as number), ceiling - (down as number) + 0.2],
          [0.02, 0.035],
          flat([1.25, 1.15, 0.95]),
          1,
        );
      }),
    ];
  }),
];

/** A trolley of brass with a carpet, loaded with cases. */
const trolley = (x: number, z: number): Solid[] => [
  box([x - 0.45, 0.2, z - 0.3], [x + 0.45, 0.26, z + 0.3], flat([0.5, 0.1, 0.12])),
  ...[-0.42, 0.42].flatMap((dx) => [
    drum([x + dx, z - 0.26], [0.1, 1.6], [0.018, 0.018], flat(GOLD)),
    drum([x + dx, z + 0.26], [0.1, 1.6], [0.018, 0.018], flat(GOLD)),
    ball([x + dx - 0.07, 0, z - 0.33], [x + dx + 0.07, 0.16, z - 0.19], flat([0.1, 0.1, 0.1])),
    slab([x + dx - 0.018, x + dx + 0.018], [1.58, 1.62], [z - 0.27, z + 0.27], flat(GOLD)),
  ]),
  box([x - 0.43, 1.6, z - 0.02], [x + 0.43, 1.64, z + 0.02], flat(GOLD)),
  pad([x - 0.36, 0.26, z - 0.2], [x + 0.1, 0.66, z + 0.2], flat([0.3, 0.18, 0.1]), 0.04),
  pad([x + 0.12, 0.26, z - 0.2], [x + 0.38, 0.8, z + 0.2], flat([0.14, 0.26, 0.4]), 0.04),
  pad([x - 0.32, 0.66, z - 0.16], [x + 0.06, 0.92, z + 0.16], flat([0.62, 0.42, 0.2]), 0.04),
];

/** Flowers in a bowl. */
const bouquet = (x: number, y: number, z: number): Solid[] => [
  drum([x, z], [y, y + 0.16], [0.08, 0.13], flat([0.9, 0.9, 0.92])),
  ...Array.from({ length: 18 }, (_, n) => {
    const [turn, out] = [n * 2.4, 0.05 + 0.016 * n ** 0.9];
    const [bx, bz, by] = [x + out * Math.cos(turn), z + out * Math.sin(turn), y + 0.36 - out * 0.7];
    const colour: Colour =
      n % 3 === 0 ? [0.94, 0.92, 0.9] : n % 3 === 1 ? [0.86, 0.4, 0.5] : [0.3, 0.48, 0.24];
    return ball([bx - 0.06, by - 0.05, bz - 0.06], [bx + 0.06, by + 0.07, bz + 0.06], flat(colour));
  }),
];
