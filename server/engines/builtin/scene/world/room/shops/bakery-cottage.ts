import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { lettering } from '../furnishings/lettering.ts';
import { flat, slab } from '../furniture.ts';
import { chance } from '../materials.ts';
import { bone } from '../solids/bone.ts';
import { limb } from '../solids/limb.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';

/** The cottage: how far off its front is, how deep it is, half its width, the height of its eaves and its ridge; metres. */
export const COTTAGE = { z: 5.4, deep: 2.8, half: 2.3, eaves: 2.25, ridge: 4.7 } as const;

/** The plaster of its walls. */
export const PLASTER: Colour = [0.94, 0.88, 0.74];
const TIMBER: Colour = [0.36, 0.22, 0.13];
const THATCH: Colour = [0.62, 0.46, 0.26];
/** The crust of bread. */
export const CRUST: Colour = [0.78, 0.48, 0.2];
const GLOW: Colour = [1.5, 1.05, 0.5];

/** The cottage: walls of plaster between bent timbers on a foot of stones, a steep gable, thatch that hangs deep. */
export function cottage(middle: number): Solid[] {
  const { z, deep, half, eaves, ridge } = COTTAGE;
  const wall: Material = (x, y, _pz, axis) => {
    const u = x - middle;
    if (y < 0.5) {
      const row = Math.floor(y / 0.17);
      return (y / 0.17) % 1 < 0.12 || ((u + 0.15 * (row % 2) + 9) / 0.36) % 1 < 0.07
        ? [0.36, 0.35, 0.33]
        : [0.58, 0.55, 0.5];
    }
    const isPost = [-half + 0.1, 0.3, half - 0.1].some(
      (at) => Math.abs(u - at - 0.05 * Math.sin(y * 2)) < 0.1,
    );
    const isBeam = Math.abs(y - eaves) < 0.09 || Math.abs(y - 3.3) < 0.08;
    const isBrace = y > eaves && Math.abs(Math.abs(u) - (ridge - y) * 0.42) < 0.08;
    return axis !== 1 && (isPost || isBeam || isBrace) ? TIMBER : PLASTER;
  };
  const straw: Material = (x, y, pz) =>
    scaleColour(
      THATCH,
      0.74 +
        0.24 * Math.sin(pz * 40 + 2 * Math.sin(y * 20)) * Math.sin(y * 33 + x * 7) +
        0.2 * chance(Math.floor(pz * 9), Math.floor(y * 12)),
    );
  const layers = 16;
  return [
    box([middle - half, 0, z], [middle + half, eaves, z + deep], wall),
    ...Array.from({ length: layers }, (_, n) => {
      const t = n / layers;
      const [low, top] = [eaves + t * (ridge - eaves), eaves + (t + 1 / layers) * (ridge - eaves)];
      const w = (half + 0.55) * (1 - t) ** 0.86 + 0.12;
      const inner = Math.max(0.02, w - 0.5);
      return [
        ...[-1, 1].map((to) =>
          slab(
            [middle + to * inner, middle + to * w],
            [low - 0.3, top],
            [z - 0.45, z + deep + 0.3],
            straw,
          ),
        ),
        box([middle - inner, low, z], [middle + inner, top, z + deep], wall),
      ];
    }).flat(),
    bone(
      [middle, ridge + 0.02, z - 0.5],
      [middle, ridge + 0.12, z + deep + 0.3],
      [0.24, 0.24],
      straw,
    ),
    // A round window in the gable.
    ball([middle - 0.34, 2.52, z - 0.08], [middle + 0.34, 3.2, z + 0.06], (x, y) => {
      const [u, v] = [x - middle, y - 2.86];
      return Math.hypot(u, v) > 0.27 || Math.abs(u) < 0.03 || Math.abs(v) < 0.03 ? TIMBER : GLOW;
    }),
  ];
}

/** The window: shelves of loaves before warm light, a sill with bread and cakes, an awning, the board with its name. */
export function shopWindow(x: number): Solid[] {
  const z = COTTAGE.z;
  const [half, low, high] = [0.98, 0.85, 1.92];
  const wares: Material = (px, y) => {
    const [u, v] = [px - x, y - low];
    if (Math.abs(u) > half - 0.06 || v < 0.05 || v > high - low - 0.05 || Math.abs(u) < 0.025)
      return TIMBER;
    const shelf = Math.floor(v / 0.34);
    const [a, b] = [((u + 9) / 0.27) % 1, (v / 0.34) % 1];
    if (b < 0.1) return scaleColour(TIMBER, 1.2);
    const kind = chance(Math.floor((u + 9) / 0.27), shelf);
    const isLoaf = ((a - 0.5) / 0.44) ** 2 + ((b - 0.36) / (0.2 + 0.24 * kind)) ** 2 < 1;
    if (!isLoaf) return GLOW;
    return Math.abs(((a * 4 + b) % 1) - 0.5) < 0.14
      ? [1.1, 0.82, 0.45]
      : scaleColour(CRUST, 1.05 + 0.3 * kind);
  };
  return [
    box([x - half, low, z - 0.06], [x + half, high, z], wares),
    box([x - half - 0.1, low - 0.1, z - 0.42], [x + half + 0.1, low, z], flat(TIMBER)),
    ...[-0.78, -0.46, -0.14].map((dx) =>
      ball([x + dx - 0.15, low - 0.02, z - 0.36], [x + dx + 0.15, low + 0.2, z - 0.12], (px, y) =>
        Math.abs(Math.sin((px - x) * 26 + y * 8)) > 0.86 ? [0.95, 0.75, 0.45] : CRUST,
      ),
    ),
    ...[0.24, 0.5, 0.76].flatMap((dx, n) => [
      drum(
        [x + dx, z - 0.24],
        [low, low + 0.1],
        [0.11, 0.11],
        flat(
          (
            [
              [0.96, 0.86, 0.66],
              [0.5, 0.28, 0.16],
              [0.95, 0.6, 0.68],
            ] as const
          )[n] as Colour,
        ),
      ),
      ball(
        [x + dx - 0.04, low + 0.09, z - 0.28],
        [x + dx + 0.04, low + 0.17, z - 0.2],
        flat([0.86, 0.12, 0.14]),
      ),
    ]),
    ...Array.from({ length: 5 }, (_, n) =>
      box(
        [x - half - 0.15, 2.12 - 0.05 * n, z - 0.14 * (n + 1)],
        [x + half + 0.15, 2.18 - 0.05 * n, z - 0.14 * n],
        (px) => (Math.floor((px - x + 9) / 0.2) % 2 === 0 ? [0.86, 0.3, 0.26] : [0.96, 0.93, 0.86]),
      ),
    ),
    box([x - 0.95, 2.24, z - 0.5], [x + 0.95, 2.6, z - 0.44], flat([0.42, 0.26, 0.15])),
    ...lettering('BAKERY', [x, 2.42, z - 0.53], 0.25, flat([1, 0.88, 0.55])),
  ];
}

/** A round-headed door that stands open to the warm light within. */
export const door = (x: number): Solid[] => {
  const z = COTTAGE.z;
  const isIn = (u: number, y: number, half: number) =>
    y < 1.5 ? Math.abs(u) < half : Math.hypot(u, y - 1.5) < half;
  return [
    box([x - 0.62, 0, z - 0.04], [x + 0.62, 2.16, z], (px, y) =>
      isIn(px - x, y, 0.46)
        ? scaleColour(GLOW, 0.9)
        : isIn(px - x, y, 0.6)
          ? [0.55, 0.52, 0.47]
          : PLASTER,
    ),
    box([x - 0.7, 0, z - 0.5], [x + 0.7, 0.08, z], flat([0.55, 0.52, 0.47])),
  ];
};

/** A golden pretzel on an iron arm over the window. */
export function pretzel(x: number, y: number): Solid[] {
  const z = COTTAGE.z - 0.6;
  const gold = flat([1, 0.68, 0.2]);
  const on = (turn: number): Point => [
    x + 0.42 * Math.sin(turn),
    y + 0.3 * Math.cos(turn) - 0.06,
    z,
  ];
  const ring = Array.from({ length: 18 }, (_, n) =>
    on(0.75 * Math.PI + 0.35 + ((n / 17) * 2 * Math.PI - 0.7) * 0.94 + 0.25 * Math.PI),
  );
  return [
    ...limb(ring, [0.085, 0.085], gold),
    ...limb(
      [ring[0] as Point, [x - 0.06, y + 0.02, z - 0.05], [x - 0.26, y + 0.16, z]],
      [0.08, 0.06],
      gold,
    ),
    ...limb(
      [ring[17] as Point, [x + 0.06, y + 0.02, z - 0.05], [x + 0.26, y + 0.16, z]],
      [0.08, 0.06],
      gold,
    ),
    bone([x, y + 0.3, z], [x, y + 0.3, COTTAGE.z], [0.025, 0.025], flat([0.12, 0.12, 0.13])),
  ];
}

/** A crooked chimney of stones with puffs of smoke. */
export const chimney = (x: number): Solid[] => {
  const z = COTTAGE.z + 1.4;
  return [
    ...[0, 1, 2, 3].map((n) =>
      box(
        [x - 0.3 + 0.05 * n, 2.9 + 0.55 * n, z],
        [x + 0.3 + 0.05 * n, 3.5 + 0.55 * n, z + 0.6],
        (px, y) =>
          (y / 0.19) % 1 < 0.14 || ((px + 9) / 0.27) % 1 < 0.1
            ? [0.4, 0.38, 0.36]
            : [0.6, 0.56, 0.52],
      ),
    ),
    ...[0, 1, 2, 3].map((n) => {
      const [px, y, r] = [x + 0.25 + 0.3 * n, 5.4 + 0.42 * n, 0.2 + 0.09 * n];
      return ball(
        [px - r, y - r * 0.8, z + 0.3 - r],
        [px + r, y + r * 0.8, z + 0.3 + r],
        flat([0.86, 0.85, 0.84]),
      );
    }),
  ];
};

/** A lantern on the wall. */
export const lantern = (x: number, z: number): Solid[] => [
  box([x - 0.09, 1.72, z - 0.09], [x + 0.09, 1.98, z + 0.09], (px, y) =>
    Math.abs(px - x) > 0.07 || y > 1.95 || y < 1.75 ? [0.12, 0.12, 0.12] : [2, 1.4, 0.6],
  ),
  drum([x, z], [1.98, 2.1], [0.13, 0.02], flat([0.12, 0.12, 0.12])),
  bone([x, 2.08, z], [x, 2.14, COTTAGE.z], [0.015, 0.015], flat([0.12, 0.12, 0.12])),
];
