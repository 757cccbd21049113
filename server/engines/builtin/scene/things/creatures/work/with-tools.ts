import type { Colour } from '../../../words/idea.ts';
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
import { SKINS } from '../visage/complexion.ts';
import type { WithGear } from '../with-gear.ts';

const WOOD: Colour = [0.6, 0.43, 0.26];
const PALE: Colour = [0.82, 0.66, 0.42];
const STONE: Colour = [0.86, 0.85, 0.82];
const CLAY: Colour = [0.56, 0.4, 0.3];
const FOAM: Colour = [0.95, 0.97, 0.99];
const GRASS: Colour = [0.3, 0.52, 0.18];
const STEEL: Look = plain([0.72, 0.74, 0.78], { gloss: 0.8 });
const DARK: Look = plain([0.12, 0.12, 0.13], { gloss: 0.3 });

/** An iron on a shirt that lies on its board. Lengths in a man's heights, as in all of these. */
export const ironing: WithGear = (traits, one) => {
  const { waist } = figureOf(traits);
  const high = waist - 0.14;
  const cloth = plain([0.72, 0.8, 0.88]);
  const shirt = plain([0.93, 0.5, 0.36]);
  const iron: Vector = [0.34, high + 0.03, -0.08];
  const near = add(iron, [-0.02, 0.07, 0]);
  return [
    ...one('tending', { near, far: [0.3, high + 0.03, 0.13] }),
    box(cloth, [0.36, high, 0], [0.105, 0.014, 0.36], undefined, 0.012),
    ...[-1, 1].map((side) =>
      limb(STEEL, [0.3, high - 0.01, side * 0.2], [0.42, 0, -side * 0.2], 0.012, 0.012),
    ),
    ...[-1, 1].map((side) =>
      limb(STEEL, [0.42, 0, -side * 0.26], [0.42, 0, -side * 0.14], 0.012, 0.012),
    ),
    box(shirt, [0.36, high + 0.018, 0.06], [0.095, 0.006, 0.17], undefined, 0.004),
    box(shirt, [0.43, high - 0.04, 0.1], [0.012, 0.06, 0.08], roll(0.1), 0.006),
    box(
      plain([0.9, 0.92, 0.95], { gloss: 0.6 }),
      add(iron, [0.02, 0.012, 0]),
      [0.062, 0.026, 0.032],
      undefined,
      0.014,
    ),
    box(STEEL, add(iron, [0.024, -0.012, 0]), [0.07, 0.006, 0.036], undefined, 0.005),
    limb(DARK, add(near, [-0.03, 0.008, 0]), add(near, [0.07, 0.008, 0]), 0.013, 0.013),
  ];
};

/** A mower that is pushed, cut grass flying from it. */
export const mowing: WithGear = (_traits, one) => {
  const red = plain([0.78, 0.12, 0.09], { gloss: 0.5 });
  const grip = (side: number): Vector => [0.26, 0.5, side * 0.105];
  const wheel = (x: number, side: number, radius: number): Solid =>
    ring(DARK, [x, radius + 0.012, side * 0.15], radius - 0.012, 0.02, pitch(Math.PI / 2));
  return [
    ...one('walking', { near: grip(-1), far: grip(1) }),
    ...[-1, 1].map((side) =>
      limb(STEEL, add(grip(side), [0, 0.01, 0]), [0.6, 0.13, side * 0.1], 0.01, 0.01),
    ),
    limb(DARK, add(grip(-1), [0, 0.01, -0.02]), add(grip(1), [0, 0.01, 0.02]), 0.013, 0.013),
    box(red, [0.72, 0.095, 0], [0.17, 0.045, 0.125], undefined, 0.025),
    frustum(DARK, [0.74, 0.13, 0], 0.07, 0.07, 0.055),
    frustum(red, [0.74, 0.2, 0], 0.012, 0.05, 0.045),
    ...[0.6, 0.84].flatMap((x) => [-1, 1].map((side) => wheel(x, side, 0.062))),
    ...Array.from({ length: 16 }, (_, n) => {
      const at: Vector = [0.7 + 0.13 * Math.sin(n * 2.4), 0.04 + 0.012 * n, -0.2 - 0.012 * n];
      return limb(plain(GRASS), at, add(at, [0.02 * Math.cos(n), 0.02, -0.014]), 0.005, 0.004);
    }),
  ];
};

/** A saw in a plank on two trestles. */
export const sawing: WithGear = (_traits, one) => {
  const high = 0.36;
  const plank = planks(PALE, 0.04, 'lying');
  const wood = planks(WOOD, 0.02);
  const near: Vector = [0.36, high + 0.12, -0.09];
  const trestle = (z: number): Solid[] => [
    box(wood, [0.46, high - 0.03, z], [0.14, 0.018, 0.022]),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((to) =>
        limb(
          wood,
          [0.46 + 0.11 * x, high - 0.04, z],
          [0.46 + 0.14 * x, 0, z + 0.05 * to],
          0.014,
          0.012,
        ),
      ),
    ),
  ];
  const blade = plain([0.8, 0.82, 0.85], { gloss: 0.8 });
  return [
    ...one('tending', { near, far: [0.36, high + 0.02, 0.12] }),
    box(plank, [0.46, high, 0.05], [0.085, 0.014, 0.42], undefined, 0.004),
    ...trestle(-0.17),
    ...trestle(0.36),
    box(blade, add(near, [0.17, -0.08, 0]), [0.15, 0.026, 0.004], roll(-0.42)),
    box(
      plain([0.68, 0.3, 0.14]),
      add(near, [0.014, -0.008, 0]),
      [0.022, 0.042, 0.014],
      roll(-0.3),
      0.01,
    ),
    ...Array.from({ length: 9 }, (_, n) =>
      ball(
        plain(PALE),
        [0.5 + 0.05 * Math.sin(n * 2.4), 0.012, -0.09 + 0.06 * Math.cos(n * 2.4)],
        0.012,
      ),
    ),
  ];
};

/** A hammer and a chisel at a bust that comes out of its block of stone. */
export const carving: WithGear = (traits, one) => {
  const { shoulder } = figureOf(traits);
  const marble = worn(STONE, 0.06);
  const middle: Vector = [0.5, 0.44, 0];
  const far: Vector = [0.32, shoulder - 0.12, 0.05];
  const near: Vector = [0.2, shoulder - 0.02, -0.16];
  const head = add(middle, [0, 0.36, 0]);
  return [
    ...one('tending', { near, far }),
    box(planks(WOOD, 0.05), [0.5, 0.2, 0], [0.13, 0.2, 0.13], undefined, 0.008),
    box(marble, add(middle, [0, 0.03, 0]), [0.12, 0.07, 0.12], undefined, 0.015),
    ellipsoid(marble, add(middle, [0, 0.15, 0]), [0.085, 0.075, 0.125], 0.03),
    limb(marble, add(middle, [0, 0.2, 0]), add(middle, [0, 0.29, 0]), 0.042, 0.038, 0.02),
    ellipsoid(marble, head, [0.068, 0.083, 0.06], 0.015),
    ellipsoid(marble, add(head, [0.01, 0.03, 0]), [0.07, 0.066, 0.068], 0.01),
    limb(marble, add(head, [-0.06, 0.01, 0]), add(head, [-0.082, -0.022, 0]), 0.01, 0.014, 0.008),
    limb(STEEL, add(far, [-0.05, 0.03, -0.01]), add(far, [0.09, -0.03, -0.01]), 0.008, 0.006),
    limb(
      planks(WOOD, 0.02),
      add(near, [-0.02, -0.05, 0.01]),
      add(near, [0.05, 0.14, 0.0]),
      0.011,
      0.01,
    ),
    box(
      plain([0.4, 0.41, 0.43], { gloss: 0.5 }),
      add(near, [0.055, 0.155, 0]),
      [0.055, 0.028, 0.028],
      roll(-0.3),
      0.008,
    ),
    ...Array.from({ length: 12 }, (_, n) =>
      ball(marble, [0.38 + 0.16 * Math.sin(n * 2.4), 0.012, 0.2 * Math.cos(n * 2.4)], 0.013),
    ),
  ];
};

/** A sponge full of foam, and its bucket. */
export const scrubbing: WithGear = (traits, one) => {
  const { shoulder } = figureOf(traits);
  const near: Vector = [0.36, shoulder - 0.2, -0.08];
  const bucket: Vector = [0.2, 0, -0.24];
  const foam = plain(FOAM, { gloss: 0.4 });
  return [
    ...one('tending', { near, far: [0.2, shoulder - 0.36, 0.13] }),
    box(plain([0.96, 0.78, 0.2]), add(near, [0.055, 0, 0]), [0.026, 0.04, 0.055], undefined, 0.012),
    ...Array.from({ length: 16 }, (_, n) => {
      const [turn, out] = [n * 2.4, 0.03 + 0.055 * ((n * 0.618) % 1)];
      return ball(
        foam,
        add(near, [
          0.075,
          out * Math.cos(turn) - (n % 4 === 0 ? 0.08 : 0.01),
          out * Math.sin(turn),
        ]),
        0.016 + 0.014 * ((n * 0.37) % 1),
      );
    }),
    frustum(plain([0.16, 0.4, 0.72], { gloss: 0.4 }), bucket, 0.17, 0.075, 0.1),
    ...Array.from({ length: 8 }, (_, n) =>
      ball(foam, add(bucket, [0.06 * Math.cos(n * 2.4), 0.17, 0.06 * Math.sin(n * 2.4)]), 0.034),
    ),
    ring(STEEL, add(bucket, [0, 0.17, 0]), 0.1, 0.006, roll(0.5)),
  ];
};

/** A scalpel over a patient who lies asleep on a table, under a sheet up to the neck. */
export const operating: WithGear = (traits, one) => {
  const { waist } = figureOf(traits);
  const high = waist - 0.12;
  const [sheet, skin] = [plain([0.2, 0.52, 0.5]), plain(SKINS[3] ?? STONE, { flesh: 1 })];
  const on = (x: number, up: number, z: number): Vector => [x, high + up, z];
  const near = on(0.33, 0.16, -0.06);
  return [
    ...one('tending', { near, far: on(0.33, 0.13, 0.1) }),
    box(STEEL, on(0.4, -0.02, 0), [0.13, 0.02, 0.52], undefined, 0.008),
    box(STEEL, [0.4, (high - 0.04) / 2, 0.02], [0.05, (high - 0.04) / 2, 0.07]),
    box(STEEL, [0.4, 0.02, 0.02], [0.14, 0.02, 0.22], undefined, 0.01),
    box(sheet, on(0.4, 0.0, 0.08), [0.135, 0.022, 0.44], undefined, 0.015),
    box(sheet, on(0.535, -0.08, 0.08), [0.008, 0.1, 0.42], undefined, 0.006),
    ellipsoid(sheet, on(0.4, 0.04, -0.12), [0.1, 0.05, 0.17], 0.03),
    ellipsoid(sheet, on(0.4, 0.035, 0.16), [0.085, 0.04, 0.26], 0.03),
    ellipsoid(sheet, on(0.4, 0.055, 0.46), [0.06, 0.055, 0.04], 0.02),
    ellipsoid(plain([0.96, 0.96, 0.94]), on(0.4, 0.012, -0.42), [0.09, 0.03, 0.09]),
    ellipsoid(skin, on(0.4, 0.075, -0.41), [0.052, 0.056, 0.062]),
    ellipsoid(plain([0.32, 0.62, 0.78]), on(0.4, 0.082, -0.45), [0.056, 0.056, 0.05]),
    limb(STEEL, add(near, [0.02, -0.01, 0]), add(near, [0.055, -0.06, 0.005]), 0.006, 0.003),
  ];
};

/** On a stool at a wheel, both hands on a pot of wet clay. */
export const potting: WithGear = (traits, one) => {
  const { hips } = figureOf(traits);
  const top = 0.5 * hips + 0.06;
  const middle: Vector = [0.36, top, 0];
  const clay = plain(CLAY, { gloss: 0.5 });
  const hand = (side: number): Vector => add(middle, [-0.055, 0.1, side * 0.075]);
  return [
    ...one('mending', { near: hand(-1), far: hand(1) }),
    box(planks(WOOD, 0.03), [-0.02, 0.1, 0], [0.12, 0.1, 0.14], undefined, 0.008),
    box(
      plain([0.34, 0.38, 0.42], { gloss: 0.2 }),
      [0.37, top * 0.44, 0],
      [0.16, top * 0.44, 0.19],
      undefined,
      0.02,
    ),
    box(
      plain([0.5, 0.54, 0.58], { gloss: 0.3 }),
      [0.37, top - 0.03, 0],
      [0.19, 0.018, 0.22],
      undefined,
      0.012,
    ),
    frustum(STEEL, add(middle, [0, -0.012, 0]), 0.014, 0.1, 0.1),
    frustum(clay, middle, 0.07, 0.055, 0.078),
    frustum(clay, add(middle, [0, 0.07, 0]), 0.06, 0.078, 0.052),
    frustum(clay, add(middle, [0, 0.13, 0]), 0.03, 0.05, 0.06),
    ring(clay, add(middle, [0, 0.16, 0]), 0.055, 0.01),
    ...[-1, 1].map((side) =>
      ellipsoid(clay, add(hand(side), [0.03, -0.015, -side * 0.012]), [0.022, 0.018, 0.018]),
    ),
  ];
};
