import type { Colour } from '../../../words/idea.ts';
import { masonry, plain, planks, tiles } from '../../sculpt/looks.ts';
import { box, frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { WithGear } from '../with-gear.ts';

/** How high a well is with its roof, of the height of somebody upright beside it. */
export const WELL = 1.16;

const STONE: Colour = [0.58, 0.55, 0.5];

/** Where the middle of a well is ahead of who draws water, how wide and how high its wall is, and how high its roller; in a man's heights. */
const AT = { ahead: 0.52, wide: 0.25, wall: 0.4, roller: 0.74 } as const;

/** At a well: one hand at the crank of its roller, the other at the full bucket on the rope. */
export const drawingWater: WithGear = (traits, one) => {
  // A child's well is no larger, but by its own height.
  const size = 1 / Math.max(0.85, figureOf(traits).tall);
  const at = (ahead: number, up: number, aside: number): Vector => [
    AT.ahead + ahead,
    up * size,
    aside,
  ];
  const bucket = at(-0.12, AT.wall + 0.07, 0.02);
  const rim: Vector = add(bucket, [0, 0.11, 0]);
  const crank = at(-0.18, AT.roller - 0.05, -0.32);
  return [
    ...one('tending', { near: crank, far: add(rim, [-0.06, 0.02, 0.02]) }),
    ...wellAt(at, size, bucket, STONE),
  ];
};

/** A well that nobody is at, its full bucket over the water; of stones of a colour. Heights of a man, its middle at the origin. */
export const drawingWell = (colour: Colour | null): Solid[] => {
  const at = (ahead: number, up: number, aside: number): Vector => [ahead, up, aside];
  return wellAt(at, 1, at(-0.06, AT.wall + 0.12, 0.02), colour ?? STONE);
};

/** The pieces of a well so many times as large, by where it is, its bucket there. */
function wellAt(
  at: (ahead: number, up: number, aside: number) => Vector,
  size: number,
  bucket: Vector,
  stone: Colour,
): Solid[] {
  const oak = planks([0.42, 0.28, 0.16], 0.03);
  const iron = plain([0.16, 0.16, 0.17], { gloss: 0.4 });
  const rope = plain([0.76, 0.62, 0.38]);
  const rim: Vector = add(bucket, [0, 0.11, 0]);
  return [
    frustum(masonry(stone, 0.07), at(0, 0, 0), AT.wall * size, AT.wide, AT.wide - 0.01),
    ring(plain([0.68, 0.65, 0.6]), at(0, AT.wall, 0), AT.wide - 0.035, 0.034),
    frustum(plain([0.02, 0.03, 0.04]), at(0, AT.wall - 0.01, 0), 0.012, 0.2, 0.2),
    ...[-1, 1].map((side) =>
      box(oak, at(0.02, 0.68, side * 0.235), [0.026, 0.32 * size, 0.026], undefined, 0.004),
    ),
    limb(oak, at(0.02, AT.roller, -0.235), at(0.02, AT.roller, 0.235), 0.045, 0.045),
    ...[-0.03, 0, 0.03].map((z) => ring(rope, at(0.02, AT.roller, z), 0.047, 0.012, SIDEWAYS)),
    limb(iron, at(0.02, AT.roller, -0.23), at(0.02, AT.roller, -0.29), 0.013, 0.013),
    limb(iron, at(0.02, AT.roller, -0.29), at(-0.18, AT.roller - 0.05, -0.29), 0.013, 0.013),
    limb(
      iron,
      at(-0.18, AT.roller - 0.05, -0.29),
      at(-0.18, AT.roller - 0.05, -0.36),
      0.015,
      0.015,
    ),
    limb(rope, at(-0.03, AT.roller, 0), add(rim, [0, 0.09, 0]), 0.01, 0.01),
    ...pail(bucket),
    ...[-1, 1].map((side) =>
      box(
        tiles([0.56, 0.24, 0.16], 0.05),
        at(0.02 + side * 0.14, 1.02, 0),
        [0.19, 0.014, 0.34],
        roll(-side * 0.62),
      ),
    ),
  ];
}

/** How a turn of rope lies around a roller. */
const SIDEWAYS = pitch(Math.PI / 2);

/** A bucket of staves, full of water, its handle up. */
const pail = (at: Vector): Solid[] => [
  frustum(planks([0.6, 0.42, 0.24], 0.02), at, 0.11, 0.058, 0.075),
  ring(plain([0.2, 0.2, 0.22], { gloss: 0.5 }), add(at, [0, 0.035, 0]), 0.064, 0.006),
  ring(plain([0.2, 0.2, 0.22], { gloss: 0.5 }), add(at, [0, 0.095, 0]), 0.073, 0.006),
  frustum(plain([0.6, 0.8, 0.92], { gloss: 0.9 }), add(at, [0, 0.1, 0]), 0.006, 0.066, 0.066),
  ...[-1, 1].map((side) =>
    limb(
      plain([0.2, 0.2, 0.22]),
      add(at, [0, 0.11, side * 0.07]),
      add(at, [0, 0.2, 0]),
      0.006,
      0.006,
    ),
  ),
];
