import { pick, type Random } from '../../../../kernels/random.ts';
import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, box, type Look, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector } from '../../sculpt/vector.ts';
import { figureOf } from '../figure.ts';
import { human } from '../human.ts';
import { hipsOf } from '../stance.ts';

const WOOLS: readonly Colour[] = [
  [0.78, 0.2, 0.2],
  [0.9, 0.66, 0.24],
  [0.3, 0.5, 0.72],
];
const NEEDLE: Colour = [0.86, 0.84, 0.8];

/** Rows of stitches across what hangs down. */
const knitted = (wool: Colour): Look => ({
  paint: (_x, y, z) =>
    scaleColour(wool, 0.86 + 0.16 * Math.sin(y * 260) * Math.sin(z * 190 + 2 * Math.sin(y * 130))),
  fur: 0.005,
});

/** Someone on a seat who knits: two needles, what is knitted hanging over the knees, a ball of wool in the lap. */
export function knitter(
  random: Random,
  colour: Colour | null,
  traits: readonly Trait[],
  hair: Colour | null = null,
): Solid[] {
  const lap = hipsOf(figureOf(traits), 'reading');
  const wool = pick(random, WOOLS);
  const cloth = knitted(wool);
  const middle: Vector = [0.235, lap + 0.2, 0];
  const hold = (side: number): Vector => add(middle, [-0.035, -0.012, side * 0.062]);
  const needle = (side: number): Solid[] => {
    const steel = plain(NEEDLE, { gloss: 0.6 });
    const end = add(middle, [-0.02, -0.035, side * 0.17]);
    return [
      limb(steel, end, add(middle, [0.03, 0.055, -side * 0.075]), 0.0068, 0.005),
      ball(steel, end, 0.014),
    ];
  };
  return [
    ...human(random, 'reading', colour, traits, { near: hold(-1), far: hold(1) }, hair),
    ...[-1, 1].flatMap(needle),
    box(cloth, add(middle, [0.035, -0.035, 0]), [0.012, 0.06, 0.088], roll(0.35), 0.008),
    box(cloth, add(middle, [0.062, -0.14, 0]), [0.013, 0.07, 0.09], roll(0.08), 0.008),
    ball(cloth, [0.12, lap + 0.085, -0.06], 0.05),
  ];
}
