import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { flare } from '../../sculpt/flare.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, ellipsoid, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, between, turn, type Vector } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';

const WHITE: Colour = [0.92, 0.9, 0.85];
const FELT: Colour = [0.3, 0.2, 0.14];
const WOOL: readonly Colour[] = [
  [0.74, 0.12, 0.14],
  [0.93, 0.66, 0.14],
  [0.16, 0.42, 0.3],
  [0.2, 0.26, 0.52],
];

/** How many stripes of a djellaba go around a body, and how pale they are. */
const WOVEN = { around: 26, pale: 1.28 } as const;

/** Wool with fine stripes from the shoulders to the ground. */
export const downStriped = (cloth: Look): Look => ({
  ...cloth,
  paint: (x, y, z, normal) => {
    const own = cloth.paint(x, y, z, normal);
    const turns = (Math.atan2(z, x + 0.02) / (2 * Math.PI)) * WOVEN.around;
    return turns - Math.floor(turns) < 0.32 ? scaleColour(own, WOVEN.pale) : own;
  },
});

/** How high a row of a print is, and how wide one of its figures, in heights of the body. */
const PRINT = { high: 0.085, wide: 0.075 } as const;

/** Cotton printed with rings and lozenges in strong colours, by rows in turn; the ground is the cloth's own. */
export const waxPrinted = (cloth: Look): Look => ({
  ...cloth,
  paint: (x, y, z, normal) => {
    const own = cloth.paint(x, y, z, normal);
    const row = Math.floor(y / PRINT.high);
    const along = (x * 0.8 + z) / PRINT.wide + (row % 2) * 0.5;
    const [u, v] = [along - Math.floor(along) - 0.5, y / PRINT.high - row - 0.5];
    const away = row % 2 === 0 ? Math.hypot(u, v) : Math.abs(u) + Math.abs(v);
    if (Math.abs(v) > 0.45) return [0.08, 0.07, 0.1];
    if (away < 0.14) return [0.95, 0.94, 0.86];
    if (away < 0.26) return [0.08, 0.16, 0.4];
    return away < 0.36 ? [0.96, 0.72, 0.1] : own;
  },
});

/** How high a band of a poncho is, in heights of the body. */
const BAND = 0.026;

/** Wool in bands of several colours, the widest of the cloth's own. */
const banded = (cloth: Look): Look => ({
  ...cloth,
  paint: (x, y, z, normal) => {
    const band = Math.floor(y / BAND);
    const kind = ((band % 7) + 7) % 7;
    return kind < 3 ? cloth.paint(x, y, z, normal) : (WOOL[kind - 3] ?? WHITE);
  },
});

/** A poncho from the neck over the arms to the hips, wider below. */
export function poncho({ shoulders }: Figure, stance: Stance, cloth: Look): Solid[] {
  const { chest, hips, twisted, arms } = stance;
  const on = (at: Vector): Vector => add(chest, turn(twisted, at));
  const reach = Math.max(...arms.map(([, elbow]) => Math.abs(elbow[2] - chest[2])));
  const wide = Math.max(shoulders * 1.5, reach * 1.08);
  const look = banded(cloth);
  return [
    flare(
      look,
      on([0, 0.05, 0]),
      [0.06, shoulders * 0.75],
      on([0.01, -0.06, 0]),
      [0.125, shoulders * 1.28],
      0.02,
    ),
    flare(
      look,
      on([0.01, -0.05, 0]),
      [0.125, shoulders * 1.26],
      add(between(chest, hips, 0.92), [0.015, 0, 0]),
      [0.15, wide],
      0.02,
    ),
  ];
}

/** A small cap of white cloth. */
export const whiteCap = (): Solid[] => [
  ellipsoid(plain(WHITE), [-0.05, 0.94, 0], [0.4, 0.22, 0.38]),
  ring(plain(WHITE), [-0.05, 0.88, 0], 0.37, 0.035),
];

/** A turban wound of one long cloth. */
const turban = (colour: Colour): Solid[] => {
  const cloth = plain(colour);
  return [
    ellipsoid(cloth, [-0.05, 0.98, 0], [0.42, 0.25, 0.4]),
    ...[0.84, 0.93, 1.02, 1.1].map((up, n) =>
      ring(
        plain(scaleColour(colour, n % 2 === 0 ? 0.92 : 1.04)),
        [-0.05 + 0.01 * n, up, 0],
        0.42 - 0.045 * n,
        0.075,
      ),
    ),
    ball(cloth, [0.3, 1.0, 0.08], 0.08, 0.04),
  ];
};

/** What is on an Indian man's head: a turban where he is old or has a beard. */
export const overKurta = (_: Colour, traits: readonly Trait[]): Solid[] =>
  traits.includes('old') || traits.includes('bearded') ? turban([0.86, 0.36, 0.1]) : [];

/** A white turban with a red stone and a feather before it. */
export const plumedTurban = (): Solid[] => [
  ...turban([0.93, 0.91, 0.86]),
  ball(plain([0.7, 0.06, 0.1], { gloss: 0.6 }), [0.4, 1.0, 0], 0.075),
  limb(plain([0.2, 0.5, 0.72]), [0.36, 1.05, 0], [0.24, 1.62, 0.04], 0.03, 0.08, 0.02),
];

/** A ring of gold about the hair with a peacock's feather in it. */
export const peacockFeather = (): Solid[] => [
  ring(plain([0.9, 0.68, 0.2], { gloss: 0.6 }), [-0.04, 0.88, 0], 0.43, 0.05),
  limb(plain([0.1, 0.45, 0.3]), [-0.1, 0.92, 0.2], [-0.22, 1.5, 0.26], 0.03, 0.05),
  ellipsoid(plain([0.08, 0.5, 0.36]), [-0.24, 1.56, 0.26], [0.16, 0.22, 0.1]),
  ellipsoid(plain([0.1, 0.16, 0.6]), [-0.18, 1.56, 0.29], [0.11, 0.12, 0.1]),
];

/** A woman's wrap of printed cotton, tied in front. */
export const overWaxPrint = (_: Colour, traits: readonly Trait[]): Solid[] => {
  if (!traits.includes('woman')) return [];
  const cloth = plain([0.86, 0.3, 0.1]);
  return [
    ellipsoid(cloth, [-0.1, 1.0, 0], [0.44, 0.3, 0.4]),
    ring(plain([0.96, 0.72, 0.1]), [-0.05, 0.86, 0], 0.4, 0.06),
    ellipsoid(cloth, [0.2, 1.16, 0.1], [0.12, 0.15, 0.2], 0.03),
    ellipsoid(cloth, [0.2, 1.16, -0.12], [0.12, 0.14, 0.16], 0.03),
  ];
};

/** A woman's round hat of felt, or a man's cap of wool with flaps over the ears. */
export const overPoncho = (_: Colour, traits: readonly Trait[]): Solid[] => {
  if (traits.includes('woman')) {
    const felt = plain(FELT);
    return [
      ellipsoid(felt, [-0.04, 1.08, 0], [0.36, 0.3, 0.34]),
      ellipsoid(felt, [-0.04, 0.95, 0], [0.56, 0.045, 0.54]),
      ring(plain([0.1, 0.08, 0.08]), [-0.04, 0.99, 0], 0.36, 0.03),
    ];
  }
  const [red = WHITE, yellow = WHITE] = WOOL;
  return [
    ellipsoid(plain(red), [-0.05, 0.9, 0], [0.44, 0.34, 0.41]),
    ring(plain(yellow), [-0.05, 0.84, 0], 0.42, 0.05),
    ...[-1, 1].map((side) =>
      limb(plain(red), [0.02, 0.74, side * 0.37], [0.04, 0.36, side * 0.36], 0.13, 0.05, 0.02),
    ),
    ball(plain(yellow), [-0.05, 1.28, 0], 0.09),
  ];
};
