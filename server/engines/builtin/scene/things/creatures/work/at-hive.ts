import type { Random } from '../../../../kernels/random.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import {
  ball,
  box,
  ellipsoid,
  frustum,
  type Look,
  limb,
  type Solid,
  tube,
} from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body } from '../with-gear.ts';

const BOXES: readonly Colour[] = [
  [0.92, 0.92, 0.88],
  [0.96, 0.8, 0.3],
  [0.5, 0.7, 0.86],
];
const WOOD: Colour = [0.62, 0.44, 0.24];
const BEE = plain([0.16, 0.11, 0.04]);
const AMBER = plain([0.95, 0.66, 0.1]);

/** How many bees fly around the hive. */
const BEES = 26;

/** A comb in its frame: cells of wax, some with honey. */
const comb: Look = {
  paint: (_x, y, z) => {
    const row = Math.round(y / 0.017);
    const across = z / 0.02 + (row & 1) * 0.5;
    const [u, v] = [across - Math.round(across), y / 0.017 - row];
    const isCell = Math.hypot(u, v) < 0.34;
    return isCell ? [0.62, 0.36, 0.06] : [0.96, 0.74, 0.22];
  },
  gloss: 0.3,
};

/** A hive of stacked boxes without its lid, which leans against it. */
function hive(x: number): Solid[] {
  const wood = planks(WOOD, 0.05, 'lying');
  return [
    ...BOXES.map((colour, n) =>
      box(
        plain(colour, { gloss: 0.15 }),
        [x, 0.13 + n * 0.145, 0],
        [0.17, 0.069, 0.2],
        undefined,
        0.006,
      ),
    ),
    ...BOXES.map((_, n) =>
      box(plain([0.3, 0.24, 0.16]), [x, 0.14 + n * 0.145, -0.202], [0.05, 0.012, 0.002]),
    ),
    box(plain([0.08, 0.06, 0.04]), [x - 0.171, 0.075, 0], [0.002, 0.012, 0.12]),
    ...[-0.1, 0.1].map((dx) => box(wood, [x + dx, 0.025, 0], [0.03, 0.035, 0.19])),
    ...[-0.12, -0.04, 0.04, 0.12].map((dx) => box(wood, [x + dx, 0.495, 0], [0.014, 0.01, 0.18])),
    box(
      plain([0.66, 0.68, 0.7], { gloss: 0.4 }),
      [x + 0.27, 0.2, -0.02],
      [0.022, 0.2, 0.22],
      roll(0.32),
      0.006,
    ),
  ];
}

/** A keeper's veil around the head and the broad hat over it. Heights of the body. */
function veil(traits: readonly Trait[]): Solid[] {
  const { chin, head } = figureOf(traits);
  const mesh: Look = { ...plain([0.2, 0.2, 0.18]), sheer: 0.72 };
  const straw = plain([0.8, 0.66, 0.34]);
  const at: Vector = [0.075, chin + 0.42 * head, 0];
  return [
    tube(mesh, at, [0.66 * head, 0.56 * head, 0.62 * head], 0.66 * head, 0.62 * head),
    ellipsoid(straw, add(at, [-0.01, 0.42 * head, 0]), [0.9 * head, 0.05 * head, 0.86 * head]),
    ellipsoid(straw, add(at, [-0.01, 0.5 * head, 0]), [0.5 * head, 0.32 * head, 0.46 * head]),
  ];
}

/** Somebody in a veil who lifts a comb out of an open hive, bees all around. */
export function hiveTending(random: Random, traits: readonly Trait[], one: Body): Solid[] {
  const { waist } = figureOf(traits);
  const middle: Vector = [0.4, waist + 0.1, 0];
  const hand = (side: number): Vector => add(middle, [-0.02, 0.085, side * 0.17]);
  const wood = plain(WOOD);
  return [
    ...one('tending', { near: hand(-1), far: hand(1) }),
    ...veil(traits),
    ...hive(0.46),
    box(comb, middle, [0.012, 0.085, 0.14]),
    ...[-1, 1].map((side) => box(wood, add(middle, [0, 0, side * 0.145]), [0.016, 0.095, 0.012])),
    box(wood, add(middle, [0, -0.092, 0]), [0.016, 0.01, 0.15]),
    box(wood, add(middle, [0, 0.092, 0]), [0.018, 0.014, 0.18]),
    frustum(plain([0.72, 0.73, 0.76], { gloss: 0.7 }), [0.12, 0, -0.3], 0.13, 0.05, 0.045),
    limb(
      plain([0.72, 0.73, 0.76], { gloss: 0.7 }),
      [0.12, 0.13, -0.3],
      [0.2, 0.19, -0.3],
      0.04,
      0.014,
    ),
    box(plain([0.4, 0.25, 0.14]), [0.05, 0.08, -0.3], [0.025, 0.05, 0.035]),
    ...Array.from({ length: BEES }, (): Solid[] => {
      const at: Vector = [
        0.46 + 0.5 * (2 * random.unit() - 1),
        0.35 + 0.75 * random.unit(),
        0.34 * (2 * random.unit() - 1) - 0.08,
      ];
      return [
        ellipsoid(AMBER, at, [0.013, 0.009, 0.009]),
        ball(BEE, add(at, [0.011, 0.002, 0]), 0.008),
      ];
    }).flat(),
  ];
}
