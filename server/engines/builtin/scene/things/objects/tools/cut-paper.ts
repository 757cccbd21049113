import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { box, ellipsoid, type Look, limb, ring, type Solid } from '../../sculpt/solid.ts';
import { add, pitch, roll, type Vector, yaw } from '../../sculpt/vector.ts';

const STEEL: Look = plain([0.78, 0.8, 0.84], { gloss: 0.8 });
const GRIP: Look = plain([0.86, 0.16, 0.12], { gloss: 0.4 });
const GREEN: Colour = [0.3, 0.68, 0.36];
const YELLOW: Colour = [0.95, 0.78, 0.2];
const BLUE: Colour = [0.24, 0.52, 0.86];
const PINK: Colour = [0.93, 0.42, 0.6];
const WHITE: Colour = [0.95, 0.95, 0.93];

/** Where the hands are of who cuts paper on a table, from the middle of that: one has the scissors, the other the sheet. */
export const CUTTING: { readonly near: Vector; readonly far: Vector } = {
  near: [-0.07, 0.125, -0.09],
  far: [-0.02, 0.13, 0.11],
};

/** Paper that is cut with scissors on a table, whose middle is there. Sizes by a man's height, who sits on its left. */
export const paperWork = (at: Vector): Solid[] => [
  ...paperCut(at),
  ...scissors(add(at, CUTTING.near)),
  ...paperScraps(at),
];

/** A sheet of paper that is held up before the scissors, cut into from its edge. */
function paperCut(at: Vector): Solid[] {
  const sheet = plain(GREEN);
  const leaning = roll(-0.5);
  return [
    box(sheet, add(at, [0.035, 0.15, 0.075]), [0.004, 0.075, 0.065], leaning),
    box(sheet, add(at, [0.035, 0.175, -0.015]), [0.004, 0.04, 0.03], leaning),
  ];
}

/** A pair of scissors, open, its rings at that hand and its blades to the sheet. */
function scissors(hand: Vector): Solid[] {
  const joint = add(hand, [0.05, 0.025, 0.03]);
  return [-1, 1].flatMap((side) => [
    ring(GRIP, add(hand, [0.0, 0.025 * side + 0.012, 0]), 0.021, 0.0065, pitch(Math.PI / 2)),
    limb(GRIP, add(hand, [0.018, 0.022 * side + 0.012, 0.008]), joint, 0.006, 0.007),
    limb(STEEL, joint, add(joint, [0.075, 0.02 - 0.028 * side, 0.045]), 0.0095, 0.003),
  ]);
}

/** What is cut out already and the rest of it around, on the table: stars, sheets, strips. */
function paperScraps(at: Vector): Solid[] {
  const star = (foot: Vector, colour: Colour): Solid[] =>
    [0, 1, 2, 3, 4].map((n) => {
      const out: Vector = [0.026 * Math.cos(1.257 * n), 0, 0.026 * Math.sin(1.257 * n)];
      return limb(plain(colour), foot, add(foot, out), 0.012, 0.003);
    });
  return [
    box(plain(BLUE), add(at, [0.1, 0.003, 0.13]), [0.045, 0.003, 0.06], yaw(0.3)),
    box(plain(PINK), add(at, [0.12, 0.006, 0.1]), [0.04, 0.003, 0.055], yaw(-0.2)),
    ...star(add(at, [0.09, 0.008, -0.12]), YELLOW),
    ...star(add(at, [0.02, 0.008, -0.19]), WHITE),
    ...star(add(at, [0.15, 0.008, -0.03]), PINK),
    ...[YELLOW, BLUE, PINK, GREEN, WHITE].map((colour, n) =>
      ellipsoid(
        plain(colour),
        add(at, [0.02 + 0.035 * n, 0.004, 0.02 * Math.sin(n * 2.4) - 0.2]),
        [0.012, 0.003, 0.009],
      ),
    ),
  ];
}
