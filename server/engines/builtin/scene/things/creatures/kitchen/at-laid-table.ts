import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, ellipsoid, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { laidCake, roundTable, tableOf } from '../pastimes/at-moments.ts';
import type { WithGear } from '../with-gear.ts';

const STEEL = plain([0.82, 0.84, 0.87], { gloss: 0.9 });
const CHINA: Colour = [0.94, 0.93, 0.9];
const BLUE: Colour = [0.2, 0.36, 0.6];
const TEA = plain([0.6, 0.3, 0.08], { gloss: 0.6 });
const SPONGE: Colour = [0.93, 0.76, 0.46];

/** Half the width of a table with a cloth, and where its middle is ahead of who stands there. */
const MIDDLE = 0.44;

/** With a long knife in a cake on a table that is laid, its first slice on a plate. */
export const cakeCutting: WithGear = (traits, one) => {
  const { tall } = figureOf(traits);
  const top = tableOf(tall);
  const cake: Vector = [0.42, top, 0.03];
  const grip = add(cake, [-0.17, 0.19, -0.07]);
  const steady = add(cake, [-0.15, 0.055, 0.13]);
  const plate = add(cake, [0, 0.006, -0.19]);
  return [
    ...one('tending', { near: grip, far: steady }),
    ...roundTable(top),
    ...laidCake(cake, 0),
    limb(
      plain([0.12, 0.1, 0.09]),
      add(grip, [-0.03, 0.022, -0.008]),
      add(grip, [0.05, -0.02, 0.018]),
      0.012,
      0.01,
    ),
    limb(STEEL, add(grip, [0.05, -0.02, 0.018]), add(cake, [0.08, 0.05, 0.03]), 0.014, 0.005),
    frustum(plain(CHINA, { gloss: 0.5 }), plate, 0.008, 0.05, 0.068),
    box(plain(SPONGE), add(plate, [0, 0.032, 0]), [0.045, 0.024, 0.02], undefined, 0.004),
    box(
      plain([0.93, 0.5, 0.62]),
      add(plate, [0, 0.06, 0]),
      [0.046, 0.006, 0.021],
      undefined,
      0.004,
    ),
    ball(plain([0.86, 0.1, 0.14], { gloss: 0.5 }), add(plate, [0.02, 0.074, 0]), 0.013),
  ];
};

/** Tea that runs from a pot in one hand into a cup, other cups on the table. */
export const teaPouring: WithGear = (traits, one) => {
  const { tall } = figureOf(traits);
  const top = tableOf(tall);
  const cup: Vector = [0.38, top, 0.07];
  const pot: Vector = add(cup, [-0.005, 0.22, -0.17]);
  const near = add(pot, [-0.02, 0.01, -0.115]);
  const far = add(pot, [-0.03, 0.075, 0.02]);
  const spout = add(pot, [0.005, 0.005, 0.145]);
  const china = plain(BLUE, { gloss: 0.6 });
  return [
    ...one('tending', { near, far }),
    ...roundTable(top),
    { ...ellipsoid(china, pot, [0.07, 0.068, 0.075]), blend: 0.01 },
    { ...limb(china, add(pot, [0, -0.015, 0.055]), spout, 0.026, 0.012), blend: 0.02 },
    ring(china, add(pot, [0, 0.005, -0.09]), 0.042, 0.01, roll(Math.PI / 2)),
    ellipsoid(china, add(pot, [-0.006, 0.064, -0.01]), [0.04, 0.014, 0.04]),
    ball(plain([0.9, 0.74, 0.3], { gloss: 0.7 }), add(pot, [-0.008, 0.085, -0.012]), 0.013),
    limb(TEA, spout, add(spout, [0, -0.05, 0.022]), 0.008, 0.007),
    limb(TEA, add(spout, [0, -0.05, 0.022]), add(cup, [0, 0.05, 0.01]), 0.007, 0.006),
    ...[cup, add(cup, [0.13, 0, -0.15]), add(cup, [0.16, 0, 0.06])].flatMap(teacup),
    frustum(plain(CHINA, { gloss: 0.5 }), [MIDDLE + 0.09, top, 0.2], 0.045, 0.035, 0.045),
  ];
};

/** A cup of tea on its saucer. */
const teacup = (foot: Vector): Solid[] => [
  frustum(plain(CHINA, { gloss: 0.5 }), foot, 0.008, 0.035, 0.058),
  frustum(plain(CHINA, { gloss: 0.5 }), add(foot, [0, 0.008, 0]), 0.05, 0.026, 0.042),
  ellipsoid(TEA, add(foot, [0, 0.056, 0]), [0.038, 0.004, 0.038]),
  ring(
    plain(CHINA, { gloss: 0.5 }),
    add(foot, [0.044, 0.034, 0]),
    0.016,
    0.006,
    pitch(Math.PI / 2),
  ),
];
