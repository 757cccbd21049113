import { plain } from '../../sculpt/looks.ts';
import { box, ellipsoid, type Look } from '../../sculpt/solid.ts';
import { roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import type { Body, WithGear } from '../with-gear.ts';

/** A board in white with a stripe along its middle and a coloured nose. */
const board = ([x, y]: Vector): Look => ({
  ...plain([0.95, 0.94, 0.9], { gloss: 0.6 }),
  paint: (px, py) =>
    Math.abs(py - y - 0.1 * (px - x)) < 0.016
      ? [0.9, 0.28, 0.2]
      : px - x > 0.4
        ? [0.12, 0.56, 0.66]
        : [0.95, 0.94, 0.9],
});

/** How far the board is tipped up ahead, radians. */
const TIPPED = 0.1;

/** On foot with a surfboard under the arm to the eye, longer than who has it. Lengths in heights of that one. */
export const withBoard: WithGear = (traits, one: Body) => {
  const { waist, shoulders } = figureOf(traits);
  const at: Vector = [0.06, waist - 0.07, -shoulders - 0.05];
  return [
    ...one('walking', { near: [0.05, waist - 0.16, -shoulders - 0.03] }),
    ellipsoid(board(at), at, [0.62, 0.125, 0.026], 0, roll(TIPPED)),
    box(plain([0.15, 0.16, 0.18]), [at[0] - 0.5, at[1] - 0.12, at[2]], [0.03, 0.05, 0.008]),
  ];
};
