import type { Colour } from '../../../words/idea.ts';
import { flare } from '../../sculpt/flare.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, blade, box, ellipsoid, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, between, turn, type Vector } from '../../sculpt/vector.ts';
import type { Figure } from '../figure.ts';
import type { Stance } from '../stance.ts';
import { ACROSS, CLOTH } from './role-cloth.ts';

const WHITE = plain(CLOTH.white);
const NAVY = plain(CLOTH.navy);
const RED = plain(CLOTH.red);

/** Places on the chest. */
type On = (at: Vector) => Vector;

/** A name plate and a watch that hangs from it. */
export const badge = (on: On): Solid[] => [
  box(WHITE, on([0.086, -0.07, 0.045]), [0.006, 0.012, 0.022]),
  ball(plain(CLOTH.silver, { gloss: 0.7 }), on([0.09, -0.1, 0.045]), 0.011),
];

/** A square blue collar with white edges, and a red scarf knotted in front. */
export const sailorCollar = (on: On): Solid[] => [
  ...[-1, 1].flatMap((side) => [
    blade(
      NAVY,
      on([-0.07, 0.015, side * 0.045]),
      on([0.02, 0.03, side * 0.06]),
      0.05,
      0.036,
      0.35,
      0.01,
      ACROSS,
    ),
    blade(
      NAVY,
      on([0.02, 0.03, side * 0.06]),
      on([0.084, -0.085, side * 0.012]),
      0.034,
      0.014,
      0.35,
      0.008,
      ACROSS,
    ),
    limb(RED, on([0.094, -0.09, 0]), on([0.1, -0.18, side * 0.026]), 0.01, 0.018, 0.006),
  ]),
  box(NAVY, on([-0.088, -0.045, 0]), [0.012, 0.055, 0.085], undefined, 0.01),
  ball(RED, on([0.096, -0.088, 0]), 0.017),
];

/** The end of a sari: from the hip across the breast over the far shoulder, and down the back. */
export function pallu(
  figure: Figure,
  { chest, waist, hips, twisted }: Stance,
  silk: Look,
): Solid[] {
  const on: On = (at) => add(chest, turn(twisted, at));
  const { shoulders, waistWide, hipsWide } = figure;
  const path: readonly Vector[] = [
    add(hips, [0.02, 0.02, -hipsWide * 1.02]),
    add(between(waist, hips, 0.2), [waistWide * 0.86, 0, -waistWide * 0.4]),
    on([0.1, -0.09, 0.01]),
    on([0.045, 0.012, shoulders * 0.7]),
    on([-0.05, 0.012, shoulders * 0.78]),
    on([-0.105, -0.12, shoulders * 0.7]),
    [hips[0] - 0.16, hips[1] - 0.14, hips[2] + shoulders * 0.8],
  ];
  const gold = plain(CLOTH.gold, { gloss: 0.4 });
  return path.slice(1).flatMap((to, n) => {
    const from = path[n] ?? to;
    const edge: Vector = [0.004, -0.042, -0.01];
    return [
      blade(silk, from, to, 0.044, 0.044, 0.26, 0.012, ACROSS),
      limb(gold, add(from, edge), add(to, edge), 0.0085, 0.0085, 0.006),
    ];
  });
}

/** A ruff of white folds around the neck, and three bobbles down the front. */
export const ruff = (on: On): Solid[] => [
  ...Array.from({ length: 16 }, (_, n) => {
    const around = (n / 16) * Math.PI * 2;
    const out = 0.088 + 0.01 * (n % 2);
    return ellipsoid(
      WHITE,
      on([out * 0.8 * Math.cos(around), 0.03 + 0.008 * (n % 2), out * Math.sin(around)]),
      [0.034, 0.018, 0.034],
      0.01,
    );
  }),
  ...[-0.07, -0.15, -0.23].map((down) => ball(RED, on([0.1, down, 0]), 0.022)),
];

/** Shoes that are far too long. */
export const bigShoes = ({ legs }: Stance): Solid[] =>
  legs.map(([, , ankle], n) =>
    ellipsoid(
      plain(CLOTH.red, { gloss: 0.4 }),
      add(ankle, [0.07, -0.018, (n === 0 ? -1 : 1) * 0.018]),
      [0.105, 0.03, 0.05],
      0.012,
    ),
  );

/** Socks up to the knees in the colour of the shirt, with a white edge. */
export const socks = ({ legs }: Stance, cloth: Look): Solid[] =>
  legs.flatMap(([, knee, ankle]) => [
    limb(cloth, between(knee, ankle, 0.22), add(ankle, [0, 0.012, 0]), 0.042, 0.03),
    limb(WHITE, between(knee, ankle, 0.2), between(knee, ankle, 0.26), 0.0435, 0.0435),
  ]);

const SILK: Colour = [0.05, 0.05, 0.06];

/** A long white apron from the waist, and a bow tie. */
export const waiterApron = (
  { waistWide, hipsWide }: Figure,
  { waist, hips, legs }: Stance,
  on: On,
): Solid[] => {
  const wide = Math.max(waistWide, hipsWide) * 1.14;
  const [near = hips, far = hips] = legs.map(([, knee]) => knee);
  return [
    flare(
      WHITE,
      between(waist, hips, 0.4),
      [wide * 0.82, wide],
      add(between(near, far, 0.5), [0.03, -0.06, 0]),
      [wide * 1.3, wide * 1.24],
    ),
    ...[-1, 1].map((side) =>
      limb(
        plain(SILK, { gloss: 0.4 }),
        on([0.066, 0.012, 0]),
        on([0.06, 0.012, side * 0.034]),
        0.006,
        0.016,
      ),
    ),
  ];
};
