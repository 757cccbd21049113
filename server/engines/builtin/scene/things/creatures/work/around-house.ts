import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  ring,
  type Solid,
} from '../../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body, WithGear } from '../with-gear.ts';

const WOOD: Colour = [0.52, 0.38, 0.25];
const STEEL: Look = plain([0.72, 0.74, 0.78], { gloss: 0.7 });
const SOIL: Look = worn([0.27, 0.18, 0.11], 0.3, { fur: 0.004 });
const LEAF: Look = plain([0.24, 0.5, 0.16]);
const TIN: Look = plain([0.2, 0.44, 0.4], { gloss: 0.4 });
const PAINT: Colour = [0.95, 0.95, 0.92];

/** A fence's boards: how far ahead of the feet it stands, how high, from where to where aside, how far apart. */
const FENCE = { ahead: 0.37, high: 0.66, from: -0.9, to: 0.9, apart: 0.105 } as const;

/** A brush on a fence, what is behind it painted already and a pot of paint in the other hand. */
export function fencePainting(
  traits: readonly Trait[],
  one: Body,
  paint: Colour = PAINT,
): readonly Solid[] {
  const { waist, shoulder, shoulders } = figureOf(traits);
  const { ahead, high, from, to, apart } = FENCE;
  const brush: Vector = [ahead - 0.03, Math.min(high - 0.1, shoulder - 0.16), 0.16];
  const far: Vector = add(brush, [-0.09, -0.03, -0.02]);
  const near: Vector = [0.1, waist - 0.06, -shoulders - 0.08];
  const raw = planks(WOOD, 0.02);
  const done = worn(paint, 0.05);
  // The board at which the brush is is painted down to it.
  const begun: Look = { paint: (_x, y) => (y > brush[1] - 0.04 ? paint : WOOD) };
  const boards = Math.round((to - from) / apart);
  const pot = add(near, [0.02, -0.1, 0]);
  return [
    ...one('tending', { near, far }),
    ...Array.from({ length: boards }, (_, n): Solid[] => {
      const z = from + (n + 0.5) * apart;
      const isAt = Math.abs(z - brush[2]) < apart / 2;
      const look = isAt ? begun : z < brush[2] ? done : raw;
      const top = high - 0.02 * ((n * 0.618) % 1);
      return [
        box(look, [ahead, top / 2, z], [0.012, top / 2, 0.42 * apart], undefined, 0.004),
        box(look, [ahead, top, z], [0.011, 0.3 * apart, 0.3 * apart], pitch(Math.PI / 4), 0.003),
      ];
    }).flat(),
    ...[0.2, 0.52].map((y) =>
      box(raw, [ahead + 0.03, y, (from + to) / 2], [0.014, 0.022, (to - from) / 2]),
    ),
    limb(
      planks([0.72, 0.5, 0.28], 0.02),
      add(far, [-0.03, 0.0, 0]),
      add(far, [0.05, 0.016, 0]),
      0.012,
      0.012,
    ),
    box(STEEL, add(brush, [-0.03, -0.012, -0.015]), [0.014, 0.012, 0.034]),
    box(plain(paint), add(brush, [-0.002, -0.01, -0.012]), [0.022, 0.01, 0.034], undefined, 0.004),
    frustum(STEEL, add(pot, [0, -0.03, 0]), 0.11, 0.055, 0.058),
    frustum(plain(paint, { gloss: 0.5 }), add(pot, [0, 0.082, 0]), 0.004, 0.05, 0.05),
    ring(STEEL, add(pot, [0, 0.075, 0]), 0.056, 0.004, roll(Math.PI / 2)),
  ];
}

/** A line: how far ahead of the feet, how much higher than the shoulders, and how far aside its posts are; how high all of it is by who stands upright. */
const LINE = { ahead: 0.3, above: 0.13, half: 0.98, post: 0.06 } as const;
export const LINE_SHARE = 1.04;

const CLOTHS: readonly Colour[] = [
  [0.93, 0.94, 0.96],
  [0.76, 0.2, 0.18],
  [0.24, 0.44, 0.72],
  [0.95, 0.78, 0.3],
  [0.4, 0.62, 0.42],
];

/** A cloth that hangs on a line from its upper edge: where that is along z, how wide and how long. */
const hung = (look: Look, [x, y, z]: Vector, half: number, long: number): Solid[] =>
  Array.from({ length: 5 }, (_, n) => {
    const at = z + ((n - 2) * 2 * half) / 5;
    const swing = 0.014 * Math.sin(n * 2.1);
    return box(
      look,
      [x + swing, y - long / 2, at],
      [0.008, long / 2, half / 4.4],
      pitch(0.02 * Math.sin(n * 1.7)),
      0.006,
    );
  });

/** Both hands on a sheet that is put on a line, what hangs there already beside it, a basket of washing at the feet. */
export const pegging: WithGear = (traits, one) => {
  const { shoulder } = figureOf(traits);
  const { ahead, above, half, post } = LINE;
  const y = shoulder + above;
  const hand = (z: number): Vector => [ahead - 0.02, y - 0.01, z];
  const wood = planks(WOOD, 0.03);
  const cloth = (n: number): Look => worn(CLOTHS[n % CLOTHS.length] ?? PAINT, 0.06);
  const wicker = worn([0.66, 0.48, 0.27], 0.25);
  const basket: Vector = [0.05, 0, -0.42];
  const shirt = (n: number, z: number): Solid[] => [
    ...hung(cloth(n), [ahead, y, z], 0.1, 0.34),
    ...[-1, 1].map((side) =>
      limb(
        cloth(n),
        [ahead, y - 0.03, z + side * 0.1],
        [ahead, y - 0.16, z + side * 0.17],
        0.035,
        0.03,
      ),
    ),
  ];
  return [
    ...one('patting', { near: hand(-0.1), far: hand(0.2) }),
    ...[-half, half].map((z) => limb(wood, [ahead, 0, z], [ahead, y + post, z], 0.024, 0.02)),
    limb(plain([0.86, 0.84, 0.78]), [ahead, y, -half], [ahead, y - 0.012, 0], 0.006, 0.006),
    limb(plain([0.86, 0.84, 0.78]), [ahead, y - 0.012, 0], [ahead, y, half], 0.006, 0.006),
    ...hung(cloth(0), [ahead, y, 0.05], 0.17, 0.5),
    ...shirt(1, -0.36),
    ...hung(cloth(3), [ahead, y, -0.7], 0.13, 0.42),
    ...shirt(2, 0.47),
    ...hung(cloth(4), [ahead, y, 0.77], 0.11, 0.36),
    ...[-0.1, 0.2, -0.28, -0.44, -0.6, -0.8, 0.39, 0.55, 0.7, 0.84].map((z) =>
      box(wood, [ahead, y + 0.004, z], [0.011, 0.022, 0.008]),
    ),
    frustum(wicker, basket, 0.15, 0.1, 0.15),
    ring(wicker, add(basket, [0, 0.15, 0]), 0.15, 0.014),
    ...[0, 1, 2, 3].map((n) =>
      ellipsoid(
        cloth(n),
        add(basket, [0.06 * Math.cos(n * 1.7), 0.16 + 0.012 * n, 0.06 * Math.sin(n * 1.7)]),
        [0.08, 0.035, 0.07],
      ),
    ),
  ];
};

/** A young plant: so high, with so many pairs of leaves. */
const seedling = (foot: Vector, high: number): Solid[] => [
  limb(LEAF, foot, add(foot, [0, high, 0]), 0.009, 0.006),
  ...[0.45, 0.75, 1].flatMap((share, n) =>
    [-1, 1].map((side) => {
      const from = add(foot, [0, high * share, 0]);
      const turned = n * 1.3;
      const out: Vector = [side * Math.cos(turned) * 0.05, 0.02, side * Math.sin(turned) * 0.05];
      return limb(LEAF, from, add(from, out), 0.016, 0.006, 0.004);
    }),
  ),
];

/** On one knee at a bed, a trowel in the one hand and a young plant in the other; planted ones stand in a row beyond, a can beside. */
export const planting: WithGear = (traits, one) => {
  const { knee } = figureOf(traits);
  const near: Vector = [0.3, 0.5 * knee, -0.1];
  const far: Vector = [0.33, 0.55 * knee, 0.07];
  const can: Vector = [0.12, 0, -0.32];
  return [
    ...one('bowed', { near, far }),
    ellipsoid(SOIL, [0.42, 0, 0.02], [0.2, 0.045, 0.42]),
    ...Array.from({ length: 9 }, (_, n) =>
      ball(
        SOIL,
        [0.36 + 0.09 * Math.sin(n * 2.4), 0.03, 0.02 + 0.3 * Math.cos(n * 2.4)],
        0.02 + 0.008 * (n % 3),
      ),
    ),
    limb(
      planks(WOOD, 0.02),
      add(near, [-0.02, 0.03, 0]),
      add(near, [0.035, -0.03, 0]),
      0.012,
      0.012,
    ),
    limb(STEEL, add(near, [0.04, -0.035, 0]), add(near, [0.085, -0.1, 0]), 0.022, 0.008, 0.004),
    ...seedling([0.375, 0.03, 0.07], 0.55 * knee + 0.06),
    ...[0.22, 0.36].flatMap((z) => seedling([0.44, 0.02, z], 0.17 + 0.1 * z)),
    ...[-0.16, -0.3].flatMap((z) => seedling([0.5, 0.02, z], 0.15)),
    frustum(TIN, can, 0.14, 0.075, 0.07),
    ring(TIN, add(can, [-0.07, 0.09, 0]), 0.05, 0.008, pitch(Math.PI / 2)),
    limb(TIN, add(can, [0.06, 0.04, 0]), add(can, [0.18, 0.15, 0]), 0.016, 0.01),
    frustum(TIN, add(can, [0.18, 0.15, 0]), 0.025, 0.012, 0.028, roll(-0.8)),
  ];
};
