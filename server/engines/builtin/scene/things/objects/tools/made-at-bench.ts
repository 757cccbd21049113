import { plain, planks } from '../../sculpt/looks.ts';
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
import { add, pitch, type Vector } from '../../sculpt/vector.ts';

const GOLD: Look = plain([0.92, 0.7, 0.2], { gloss: 0.9 });
const STEEL: Look = plain([0.74, 0.76, 0.8], { gloss: 0.8 });
const WOOD: Look = planks([0.62, 0.42, 0.24], 0.02);
const PAPER: Look = plain([0.94, 0.91, 0.82]);
const SKIN: Look = plain([0.88, 0.68, 0.46], { gloss: 0.2 });
const VELVET: Look = plain([0.2, 0.1, 0.34]);

const gem = (red: number, green: number, blue: number): Look =>
  plain([red, green, blue], { gloss: 0.95 });
const RUBY = gem(0.8, 0.06, 0.14);
const EMERALD = gem(0.06, 0.62, 0.3);
const SAPPHIRE = gem(0.12, 0.26, 0.82);

type On = (x: number, y: number, z: number) => Vector;
const from =
  (at: Vector): On =>
  (x, y, z) =>
    add(at, [x, y, z]);

/** A bust with a golden necklace, a ring with a ruby upright on its stand, and gems on a cushion; sizes by a man's height, `at` the middle of the foot. */
export function jewels(at: Vector): Solid[] {
  const on = from(at);
  const upright = pitch(-Math.PI / 2);
  return [
    frustum(VELVET, on(0.1, 0, 0.05), 0.02, 0.07, 0.07),
    frustum(VELVET, on(0.1, 0.02, 0.05), 0.11, 0.05, 0.075),
    frustum(VELVET, on(0.1, 0.13, 0.05), 0.1, 0.07, 0.026),
    ...Array.from({ length: 11 }, (_, n) => {
      const angle = Math.PI * (0.02 + 0.096 * n);
      return ball(
        n === 5 ? RUBY : GOLD,
        on(0.1 - 0.062 * Math.cos(angle), 0.19 - 0.075 * Math.sin(angle), 0.05 - 0.072),
        n === 5 ? 0.018 : 0.0095,
      );
    }),
    frustum(STEEL, on(0, 0, -0.02), 0.035, 0.026, 0.012),
    ring(GOLD, on(0, 0.066, -0.02), 0.028, 0.007, upright),
    ball(RUBY, on(0, 0.102, -0.02), 0.014),
    box(VELVET, on(0.04, 0.014, -0.13), [0.055, 0.014, 0.05], undefined, 0.012),
    ball(EMERALD, on(0.02, 0.034, -0.14), 0.013),
    ball(SAPPHIRE, on(0.055, 0.034, -0.12), 0.014),
    ball(RUBY, on(0.065, 0.032, -0.15), 0.01),
  ];
}

/** A press of wood with a book in it, its spine up, and bound books beside it. */
export function booksInPress(at: Vector): Solid[] {
  const on = from(at);
  const bound = (colour: Look, y: number, half: number): Solid[] => [
    box(colour, on(0.13, y, 0.13), [0.075, 0.017, half], undefined, 0.004),
    box(PAPER, on(0.128, y, 0.127), [0.076, 0.011, half - 0.002]),
  ];
  return [
    box(WOOD, on(0.06, 0.05, -0.05), [0.1, 0.05, 0.016], undefined, 0.004),
    box(WOOD, on(0.06, 0.05, 0.05), [0.1, 0.05, 0.016], undefined, 0.004),
    ...[-0.02, 0.14].map((x) => limb(STEEL, on(x, 0.06, -0.1), on(x, 0.06, 0.085), 0.009, 0.009)),
    ...[-0.02, 0.14].map((x) => ball(WOOD, on(x, 0.06, -0.105), 0.019)),
    box(PAPER, on(0.06, 0.1, 0), [0.075, 0.07, 0.026]),
    box(plain([0.52, 0.12, 0.1], { gloss: 0.4 }), on(0.06, 0.1, -0.03), [0.078, 0.072, 0.004]),
    box(plain([0.52, 0.12, 0.1], { gloss: 0.4 }), on(0.06, 0.1, 0.03), [0.078, 0.072, 0.004]),
    box(plain([0.52, 0.12, 0.1], { gloss: 0.4 }), on(0.06, 0.173, 0), [0.078, 0.004, 0.033]),
    ...[-0.005, 0.06, 0.125].map((x) => box(GOLD, on(x, 0.176, 0), [0.006, 0.004, 0.034])),
    ...bound(plain([0.12, 0.26, 0.42], { gloss: 0.3 }), 0.018, 0.055),
    ...bound(plain([0.2, 0.38, 0.2], { gloss: 0.3 }), 0.053, 0.05),
  ];
}

/** A puppet of wood that sits on the table in a red coat, its painted face to the eye, strings up to its cross. */
export function puppetOnBench(at: Vector): Solid[] {
  const on = from(at);
  const coat = plain([0.8, 0.14, 0.12]);
  const hose = plain([0.14, 0.3, 0.62]);
  const black = plain([0.1, 0.07, 0.06]);
  const sides = [-1, 1] as const;
  return [
    frustum(coat, on(0.06, 0.02, 0), 0.11, 0.05, 0.036),
    ball(SKIN, on(0.06, 0.18, 0), 0.05),
    limb(SKIN, on(0.06, 0.176, -0.045), on(0.052, 0.18, -0.105), 0.009, 0.007),
    ...sides.flatMap((side) => [
      ball(black, on(0.06 + side * 0.02, 0.192, -0.045), 0.0075),
      limb(
        coat,
        on(0.06 + side * 0.04, 0.12, 0),
        on(0.06 + side * 0.085, 0.06, -0.03),
        0.017,
        0.014,
      ),
      ball(SKIN, on(0.06 + side * 0.088, 0.05, -0.034), 0.015),
      limb(
        hose,
        on(0.06 + side * 0.025, 0.03, -0.03),
        on(0.06 + side * 0.04, 0.022, -0.12),
        0.018,
        0.016,
      ),
      limb(
        black,
        on(0.06 + side * 0.04, 0.016, -0.12),
        on(0.06 + side * 0.042, 0.034, -0.15),
        0.018,
        0.013,
      ),
      limb(
        STEEL,
        on(0.06 + side * 0.088, 0.06, -0.034),
        on(0.06 + side * 0.075, 0.36, 0),
        0.002,
        0.002,
      ),
    ]),
    frustum(plain([0.95, 0.78, 0.2]), on(0.06, 0.215, 0), 0.085, 0.046, 0.004),
    limb(WOOD, on(-0.03, 0.36, 0), on(0.15, 0.36, 0), 0.008, 0.008),
    limb(WOOD, on(0.06, 0.36, -0.07), on(0.06, 0.36, 0.07), 0.008, 0.008),
  ];
}

/** A burner with its flame, and vessels of coloured glass. */
export function glassAtBurner(at: Vector): Solid[] {
  const on = from(at);
  const flame: Look = { ...plain([1, 0.72, 0.26]), glow: () => 1 };
  const heart: Look = { ...plain([0.45, 0.7, 1]), glow: () => 1 };
  const vase = (look: Look, x: number, z: number, size: number): Solid[] => [
    ellipsoid(look, on(x, 0.05 * size, z), [0.04 * size, 0.05 * size, 0.04 * size]),
    frustum(look, on(x, 0.085 * size, z), 0.06 * size, 0.014 * size, 0.03 * size),
  ];
  return [
    frustum(STEEL, on(0, 0, 0), 0.012, 0.045, 0.04),
    frustum(STEEL, on(0, 0.012, 0), 0.05, 0.013, 0.018),
    frustum(flame, on(0, 0.06, 0), 0.1, 0.02, 0.002),
    frustum(heart, on(0, 0.06, 0), 0.04, 0.013, 0.003),
    ...vase(gem(0.1, 0.55, 0.85), 0.12, 0.03, 1.3),
    ...vase(gem(0.9, 0.35, 0.1), 0.1, 0.16, 1),
    ...vase(gem(0.2, 0.7, 0.4), 0.16, -0.09, 0.9),
  ];
}
