import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { wineBottle } from '../../furnishings/bottle-rack.ts';
import { vessel } from '../../furnishings/potions.ts';
import { flat } from '../../furniture.ts';
import { chance } from '../../materials.ts';
import { bone } from '../../solids/bone.ts';
import { box, drum, type Material, type Point, roll, type Solid } from '../../solids/solid.ts';
import { BRASS, block, COPPER, DARK_WOOD, orb, STEEL } from './shapes.ts';

/** What fills jars: sweets in all colours, spices or preserves in one each. */
type Fill = 'sweets' | 'spices' | 'preserves';
const FILLS: Readonly<Record<Fill, readonly Colour[]>> = {
  sweets: [
    [0.9, 0.2, 0.24],
    [0.98, 0.76, 0.16],
    [0.3, 0.66, 0.36],
    [0.95, 0.5, 0.7],
    [0.26, 0.5, 0.86],
    [0.95, 0.95, 0.92],
  ],
  spices: [
    [0.78, 0.2, 0.08],
    [0.9, 0.66, 0.12],
    [0.44, 0.26, 0.13],
    [0.42, 0.5, 0.2],
    [0.86, 0.5, 0.2],
  ],
  preserves: [
    [0.66, 0.1, 0.12],
    [0.9, 0.56, 0.14],
    [0.46, 0.58, 0.2],
    [0.4, 0.16, 0.3],
    [0.88, 0.76, 0.46],
  ],
};

/** A jar of glass under a lid, so high, what is in it seen through it. */
function jar([x, y, z]: Point, high: number, fill: Fill, number: number): Solid[] {
  const colours = FILLS[fill];
  const r = high * 0.36;
  const own = colours[number % colours.length] as Colour;
  const grain = fill === 'sweets' ? 34 : 120;
  const inside: Material = (px, py, pz) => {
    const turn = Math.atan2(pz - z, px - x);
    if (py > y + high * 0.86) return [0.84, 0.9, 0.92];
    if (Math.abs(turn + 2.1) < 0.12) return [0.98, 1, 1.02];
    const cell = chance(Math.floor(turn * r * grain) + number * 7, Math.floor(py * grain));
    if (fill === 'sweets') return colours[Math.floor(cell * colours.length)] as Colour;
    return scaleColour(own, fill === 'spices' ? 0.78 + 0.4 * cell : 0.86 + 0.24 * cell);
  };
  const label =
    fill === 'sweets'
      ? null
      : box(
          [x - r * 0.5, y + high * 0.3, z - r * 1.02],
          [x + r * 0.5, y + high * 0.6, z - r * 0.7],
          flat([0.94, 0.9, 0.78]),
        );
  const lid = fill === 'preserves' ? flat([0.82, 0.3, 0.28]) : flat([0.56, 0.36, 0.2]);
  return [
    drum([x, z], [y, y + high], [r, r], inside),
    ...(label === null ? [] : [label]),
    drum([x, z], [y + high, y + high * 1.05], [r * 0.8, r * 0.8], flat([0.84, 0.9, 0.92])),
    drum([x, z], [y + high * 1.05, y + high * 1.18], [r * 0.92, r * 0.9], lid),
  ];
}

/** Jars side by side and one before them, full of sweets, spices or preserves. */
export const jars = (fill: Fill): Solid[] => {
  const high = fill === 'sweets' ? 0.21 : fill === 'spices' ? 0.12 : 0.16;
  const apart = high * 0.82;
  return [
    ...[-1.5, -0.5, 0.5, 1.5].flatMap((n, k) =>
      jar([n * apart, 0, high * 0.3], high * (k % 2 === 0 ? 1 : 0.82), fill, k),
    ),
    ...[-0.9, 0.1, 1].flatMap((n, k) =>
      jar([n * apart, 0, -high * 0.5], high * (k % 2 === 0 ? 0.72 : 0.86), fill, k + 3),
    ),
  ];
};

/** Flasks and bottles of what shines. */
export const potions = (): Solid[] =>
  [-0.24, -0.1, 0.05, 0.2].flatMap((x, n) =>
    vessel([x, 0, n % 2 === 0 ? 0.05 : -0.07], 0.062, n * 3 + 1),
  );

/** Bottles of several kinds of glass. */
export const bottles = (colour: Colour | null): Solid[] => {
  const glasses: readonly Colour[] = [
    [0.12, 0.32, 0.16],
    [0.42, 0.2, 0.06],
    [0.66, 0.82, 0.86],
    [0.16, 0.3, 0.6],
  ];
  return [-0.16, -0.05, 0.06, 0.16].flatMap((x, n) =>
    wineBottle([x, 0, n % 2 === 0 ? 0.04 : -0.06], colour ?? (glasses[n] as Colour)),
  );
};

/** Plates in a pile, one that stands behind and shows its rim. */
export function plates(colour: Colour | null): Solid[] {
  const ink = colour ?? [0.18, 0.32, 0.6];
  const standing: Material = (x, y) => {
    const out = Math.hypot(x, y - 0.15) / 0.14;
    if (out > 0.92) return ink;
    if (out > 0.66)
      return Math.sin(12 * Math.atan2(y - 0.15, x)) > 0.2 && out < 0.84 ? ink : [0.95, 0.94, 0.92];
    return Math.abs(Math.sin(5 * Math.atan2(y - 0.15, x)) * 0.4 - out) < 0.08
      ? ink
      : [0.95, 0.94, 0.92];
  };
  return [
    roll(2, [0, 0.15], [0.1, 0.115], [0.14, 0.14], standing),
    ...[0, 1, 2, 3, 4].flatMap((n) => [
      drum([-0.02, -0.07], [0.018 * n, 0.018 * n + 0.011], [0.08, 0.13], flat([0.95, 0.94, 0.92])),
      drum([-0.02, -0.07], [0.018 * n + 0.011, 0.018 * n + 0.015], [0.131, 0.131], flat(ink)),
    ]),
    drum([-0.02, -0.07], [0.087, 0.088], [0.1, 0.1], flat([0.9, 0.89, 0.86])),
  ];
}

/** A bowl heaped with fruit. */
export function fruitBowl(colour: Colour | null): Solid[] {
  const fruit: readonly (readonly [Point, number, Colour])[] = [
    [[-0.1, 0.15, 0], 0.05, [0.8, 0.14, 0.12]],
    [[0.0, 0.15, -0.07], 0.052, [0.95, 0.55, 0.1]],
    [[0.1, 0.15, 0.0], 0.05, [0.56, 0.7, 0.2]],
    [[0, 0.155, 0.08], 0.05, [0.86, 0.2, 0.14]],
    [[-0.04, 0.2, 0.01], 0.048, [0.95, 0.58, 0.12]],
    [[0.06, 0.2, 0.02], 0.046, [0.88, 0.72, 0.2]],
  ];
  return [
    drum([0, 0], [0, 0.02], [0.07, 0.06], flat(colour ?? [0.86, 0.85, 0.8])),
    drum([0, 0], [0.02, 0.14], [0.07, 0.19], flat(colour ?? [0.86, 0.85, 0.8])),
    ...fruit.flatMap(([at, r, look]) => [
      orb(at, [r, r * 0.95, r], flat(look)),
      bone(
        [at[0], at[1] + r * 0.9, at[2]],
        [at[0] + 0.008, at[1] + r * 1.25, at[2]],
        [0.004, 0.004],
        flat(DARK_WOOD),
      ),
    ]),
    // Bananas over the rim.
    ...[0, 1].flatMap((k) =>
      [0, 1, 2, 3].map((n) => {
        const at = (m: number): Point => [
          -0.17 + 0.075 * m,
          0.15 + 0.055 * Math.sin((m / 4) * Math.PI) + 0.03 * k,
          -0.1 - 0.03 * k,
        ];
        return bone(
          at(n),
          at(n + 1),
          [n === 0 ? 0.012 : 0.019, n === 3 ? 0.01 : 0.019],
          flat([0.95, 0.8, 0.2]),
        );
      }),
    ),
    // Grapes that hang over it.
    ...Array.from({ length: 16 }, (_, n) =>
      orb(
        [0.13 + 0.03 * chance(n, 1), 0.17 - 0.006 * n, -0.1 + 0.045 * (chance(n, 5) - 0.5)],
        [0.017, 0.017, 0.017],
        flat([0.38, 0.14, 0.4]),
      ),
    ),
  ];
}

/** A mortar of stone with its pestle, herbs beside it. */
export function mortar(colour: Colour | null): Solid[] {
  const stone = flat(colour ?? [0.6, 0.59, 0.56]);
  return [
    drum([0, 0], [0, 0.03], [0.075, 0.065], stone),
    drum([0, 0], [0.03, 0.14], [0.06, 0.105], stone),
    drum([0, 0], [0.134, 0.141], [0.088, 0.088], flat([0.32, 0.42, 0.2])),
    bone([0.01, 0.1, 0], [0.09, 0.24, -0.02], [0.03, 0.016], stone),
    orb([0.095, 0.25, -0.02], [0.022, 0.022, 0.022], stone),
    ...[0, 1, 2, 3, 4].map((n) =>
      orb(
        [-0.16 + 0.02 * n, 0.014, -0.06 + 0.018 * (n % 2)],
        [0.03, 0.012, 0.014],
        flat([0.3, 0.48, 0.2]),
      ),
    ),
  ];
}

/** A kitchen scale: a dial on its box, a bowl on top with flour in it. */
export function scale(colour: Colour | null): Solid[] {
  const paint = flat(colour ?? [0.44, 0.62, 0.6]);
  const dial: Material = (x, y) => {
    const [u, v] = [x / 0.085, (y - 0.13) / 0.085];
    const out = Math.hypot(u, v);
    const turn = Math.atan2(u, v) / (2 * Math.PI) + 0.5;
    if (Math.abs(u * 0.8 - v * 0.6) < 0.05 && u * 0.6 + v * 0.8 > -0.1 && out < 0.75)
      return [0.8, 0.1, 0.1];
    const tick = turn * 20;
    return out > 0.78 && out < 0.92 && Math.abs(tick - Math.round(tick)) < 0.16
      ? [0.1, 0.1, 0.1]
      : [0.96, 0.95, 0.9];
  };
  return [
    block([0, 0, 0], [0.24, 0.23, 0.2], paint, 0.03),
    roll(2, [0, 0.13], [-0.112, -0.1], [0.095, 0.095], STEEL),
    roll(2, [0, 0.13], [-0.114, -0.112], [0.085, 0.085], dial),
    drum([0, 0], [0.23, 0.26], [0.03, 0.03], STEEL),
    drum([0, 0], [0.26, 0.33], [0.08, 0.15], BRASS),
    orb([0, 0.325, 0], [0.12, 0.045, 0.12], flat([0.95, 0.93, 0.88])),
  ];
}

/** Pans and pots of copper that hang from a rail, before a wall: the middle of its back at the origin. */
export function hungPans(colour: Colour | null): Solid[] {
  const metal: Material = colour === null ? COPPER : flat(colour);
  const inner = flat(scaleColour(colour ?? [0.82, 0.42, 0.22], 0.72));
  const radii = [0.12, 0.145, 0.105];
  let at = -0.4;
  const pans = radii.flatMap((r): Solid[] => {
    const x = at + r;
    at += 2 * r + 0.035;
    const y = 0.0 - r * 0.4;
    return [
      roll(2, [x, y], [-0.07, -0.015], [r, r * 0.94], metal),
      roll(2, [x, y], [-0.072, -0.068], [r * 0.88, r * 0.88], inner),
      box([x - 0.012, y + r * 0.9, -0.035], [x + 0.012, 0.27, -0.02], flat([0.3, 0.2, 0.14])),
      bone([x, 0.265, -0.03], [x, 0.3, -0.03], [0.005, 0.005], STEEL),
    ];
  });
  return [
    roll(0, [-0.03, 0.3], [-0.44, 0.44], [0.012, 0.012], flat([0.14, 0.13, 0.13])),
    ...[-0.38, 0.38].map((x) =>
      box([x - 0.012, 0.28, -0.04], [x + 0.012, 0.33, 0], flat([0.14, 0.13, 0.13])),
    ),
    ...pans,
  ];
}
