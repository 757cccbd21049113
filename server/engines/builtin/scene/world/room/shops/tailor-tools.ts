import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { chance, cloth, folds } from '../materials.ts';
import { limb } from '../solids/limb.ts';
import {
  ball,
  box,
  drum,
  type Material,
  type Point,
  pad,
  roll,
  type Solid,
} from '../solids/solid.ts';
import { type Outline, turned } from '../solids/turned.ts';

const BLACK: Material = flat([0.06, 0.055, 0.06]);
const STEEL: Material = flat([0.75, 0.76, 0.78]);
const GOLD: Material = flat([1, 0.74, 0.3]);
const LINEN: Colour = [0.88, 0.8, 0.66];

/** What cloth is dyed. */
export const DYES: readonly Colour[] = [
  [0.6, 0.14, 0.16],
  [0.14, 0.24, 0.46],
  [0.82, 0.62, 0.22],
  [0.2, 0.4, 0.32],
  [0.86, 0.8, 0.7],
  [0.44, 0.24, 0.42],
  [0.78, 0.44, 0.3],
  [0.24, 0.25, 0.28],
  [0.5, 0.64, 0.7],
  [0.84, 0.52, 0.58],
];

/** A tailor's dummy: hips, waist, breast and shoulders, as shares of its height. */
const TORSO: Outline = [
  [0, 0.2],
  [0.14, 0.25],
  [0.3, 0.24],
  [0.52, 0.165],
  [0.76, 0.235],
  [0.9, 0.21],
  [0.97, 0.1],
  [1, 0.085],
];

/** What a dummy wears; `bare`: nothing but a tape about its neck. */
export type Worn = 'bare' | 'dress' | 'jacket';

/** A tailor's dummy on its stand, dressed or bare, with a tape about its neck. */
export function dummy([x, , z]: Point, worn: Worn, colour: Colour, noise: Noise): Solid[] {
  const [low, tall] = [0.86, 0.72];
  const torso = cloth(worn === 'bare' ? LINEN : colour, noise);
  const seamed: Material = (px, py, pz, axis) => {
    if (worn === 'jacket') {
      const v = (py - low) / tall;
      const lapel = Math.abs(px - x) < 0.05 + 0.12 * Math.max(0, v - 0.35) && v > 0.32;
      if (lapel && pz < z) return Math.abs(px - x) < 0.022 ? [0.55, 0.1, 0.12] : [0.94, 0.93, 0.9];
      if (pz < z && Math.abs(px - x) < 0.014 && v < 0.32) return [0.05, 0.05, 0.06];
    }
    const seam = Math.abs(px - x) < 0.005 && pz < z && worn === 'bare';
    return scaleColour(torso(px, py, pz, axis), seam ? 0.6 : 1);
  };
  const metal = flat([0.32, 0.2, 0.1]);
  return [
    drum([x, z], [0.08, low + 0.05], [0.022, 0.022], metal),
    drum([x, z], [0, 0.08], [0.24, 0.05], metal),
    ...turned([x, low, z], tall, TORSO, seamed),
    drum([x, z], [low + tall, low + tall + 0.03], [0.064, 0.064], metal),
    ball(
      [x - 0.035, low + tall + 0.02, z - 0.035],
      [x + 0.035, low + tall + 0.1, z + 0.035],
      metal,
    ),
    ...(worn === 'dress'
      ? turned(
          [x, 0.16, z],
          1.08,
          [
            [0, 0.44],
            [0.4, 0.34],
            [0.75, 0.22],
            [1, 0.12],
          ],
          (px, py, pz, axis) => folds(colour)(Math.atan2(pz - z, px - x) * 0.5, py, 0, axis),
        )
      : []),
    ...(worn === 'jacket'
      ? [-1, 1].flatMap((to) =>
          limb(
            [
              [x + to * 0.17, low + 0.62, z],
              [x + to * 0.24, low + 0.3, z],
              [x + to * 0.24, low - 0.02, z - 0.03],
            ],
            [0.075, 0.055],
            cloth(colour, noise),
          ),
        )
      : []),
    ...(worn === 'bare' || worn === 'jacket'
      ? [-1, 1].map((to) =>
          box(
            [x + to * 0.085 - 0.016, low + 0.3 + 0.06 * to, z - 0.19],
            [x + to * 0.085 + 0.016, low + 0.66, z - 0.165],
            (_px, py) => (Math.abs((py / 0.025) % 1) < 0.2 ? [0.15, 0.12, 0.08] : [1, 0.82, 0.2]),
          ),
        )
      : []),
  ];
}

/** A sewing machine of black iron with gold on it, a wheel at its side, cloth under its needle; `size` is its length, metres, its head to a side. */
export function sewingMachine(
  [x, y, z]: Point,
  size: number,
  to: number,
  colour: Colour,
  noise: Noise,
): Solid[] {
  const part = (
    from: number,
    til: number,
    low: number,
    high: number,
    deep: number,
    look: Material = BLACK,
  ) => {
    const [a, b] = [x + to * from * size, x + to * til * size];
    return pad(
      [Math.min(a, b), y + low * size, z - deep * size],
      [Math.max(a, b), y + high * size, z + deep * size],
      look,
      0.03 * size,
    );
  };
  const ornate: Material = (px, py) => {
    const [u, v] = [(px - x) / size, (py - y) / size];
    return Math.abs(v - 0.64 - 0.025 * Math.sin(u * 40)) < 0.014 || Math.hypot(u, v - 0.64) < 0.045
      ? [1, 0.74, 0.3]
      : [0.06, 0.055, 0.06];
  };
  const wheel = x - to * 0.56 * size;
  return [
    part(-0.5, 0.5, 0, 0.09, 0.19, flat([0.4, 0.24, 0.13])),
    part(-0.46, 0.48, 0.09, 0.13, 0.17),
    part(-0.44, -0.22, 0.12, 0.7, 0.09, ornate),
    part(-0.44, 0.44, 0.54, 0.74, 0.085, ornate),
    part(0.3, 0.45, 0.34, 0.72, 0.08),
    drum(
      [x + to * 0.37 * size, z],
      [y + 0.13 * size, y + 0.36 * size],
      [0.008 * size, 0.014 * size],
      STEEL,
    ),
    drum(
      [x + to * 0.1 * size, z],
      [y + 0.73 * size, y + 0.76 * size],
      [0.05 * size, 0.05 * size],
      GOLD,
    ),
    drum(
      [x + to * 0.1 * size, z],
      [y + 0.76 * size, y + 0.9 * size],
      [0.035 * size, 0.035 * size],
      flat([0.75, 0.14, 0.16]),
    ),
    roll(
      0,
      [z, y + 0.6 * size],
      [wheel - 0.04 * size, wheel + 0.04 * size],
      [0.17 * size, 0.17 * size],
      STEEL,
    ),
    roll(
      0,
      [z, y + 0.6 * size],
      [wheel - 0.05 * size, wheel + 0.05 * size],
      [0.12 * size, 0.12 * size],
      BLACK,
    ),
    // The cloth that is being sewn lies over the table's edge.
    pad(
      [x + to * 0.18 * size - 0.22, y + 0.005, z - 0.42 * size],
      [x + to * 0.18 * size + 0.3, y + 0.15 * size, z + 0.15 * size],
      cloth(colour, noise),
      0.02,
    ),
    box(
      [x + to * 0.18 * size - 0.22, y - 0.34, z - 0.46 * size],
      [x + to * 0.18 * size + 0.3, y + 0.1 * size, z - 0.42 * size],
      folds(colour),
    ),
  ];
}

/** Rolls of cloth that lie on a shelf with their ends to the eye, from one place sideways to another; in rows one on the other. */
export function rollsOfCloth(
  [from, to]: readonly [number, number],
  y: number,
  [near, far]: readonly [number, number],
  rows: number,
  number: number,
): Solid[] {
  const r = 0.082;
  return Array.from({ length: rows }, (_, row) => {
    const many = Math.floor((to - from) / (2 * r)) - (row % 2);
    return Array.from({ length: many }, (_n, n) => {
      const own = number + row * 17 + n;
      const colour = DYES[Math.floor(chance(own, 81) * DYES.length)] as Colour;
      const [cx, cy] = [from + r * (1 + 2 * n + (row % 2)), y + r * (1 + 1.74 * row)];
      const isStriped = chance(own, 82) < 0.3;
      const out = 0.05 * chance(own, 83);
      return roll(2, [cx, cy], [near + out, far], [r, r], (px, py, pz, axis) => {
        if (axis !== 2)
          return isStriped && Math.abs((pz / 0.05) % 1) < 0.5 ? scaleColour(colour, 0.55) : colour;
        const away = Math.hypot(px - cx, py - cy) / r;
        if (away < 0.22) return away < 0.14 ? [0.1, 0.08, 0.06] : [0.7, 0.56, 0.38];
        return scaleColour(colour, 0.8 + 0.3 * Math.sin(away * 42 + Math.atan2(py - cy, px - cx)));
      });
    });
  }).flat();
}

/** Spools of thread in rows on pegs on the wall ahead. */
export const spools = ([x, y, z]: Point, columns: number, rows: number): Solid[] =>
  Array.from({ length: columns * rows }, (_, n) => {
    const [cx, cy] = [x + 0.1 * (n % columns), y + 0.13 * Math.floor(n / columns)];
    const colour = DYES[n % DYES.length] as Colour;
    return [
      drum([cx, z - 0.05], [cy, cy + 0.085], [0.034, 0.034], flat(scaleColour(colour, 1.25))),
      ...[0, 0.085].map((up) =>
        drum([cx, z - 0.05], [cy + up, cy + up + 0.012], [0.038, 0.038], flat([0.78, 0.6, 0.4])),
      ),
    ];
  }).flat();
