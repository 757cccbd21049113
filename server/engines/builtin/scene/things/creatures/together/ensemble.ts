import { createRandom, type Random } from '../../../../kernels/random.ts';
import { folkOfNth } from '../../../words/creatures.ts';
import type { Instrument } from '../../../words/held.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import type { Trait } from '../../../words/trait.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { box, limb, type Solid } from '../../sculpt/solid.ts';
import { add, type Vector, yaw } from '../../sculpt/vector.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { playedSeated } from '../held/instruments.ts';
import { human } from '../human.ts';
import { chair } from '../sitting/at-table.ts';
import { hipsOf } from '../stance.ts';
import { conducting } from '../work/at-callings.ts';

/** How high a choir and an orchestra are drawn with their highest row, of the height of somebody upright: so near that they fill the picture's width. */
export const CHOIR = 1.6;
export const ORCHESTRA = 1.45;

/** A choir: how many stand in a row, how far apart, how high and how far behind each next row is. */
const ROWS = { each: 5, apart: 0.29, high: 0.24, behind: 0.3 } as const;
const ROBE: Colour = [0.46, 0.05, 0.11];
const FOLDER = plain([0.06, 0.06, 0.07], { gloss: 0.2 });
const PAPER = plain([0.95, 0.94, 0.9]);

/** A choir in two rows, open folders before the breast, all singing. */
export function choir(
  random: Random,
  colour: Colour | null,
  [traits = []]: Company['members'],
  vary: number,
): Feat {
  const model = [0, 1].flatMap((row) =>
    Array.from({ length: ROWS.each - (row === 0 ? 0 : 1) }, (_, n) => {
      const middle = (ROWS.each - 1 - row) / 2;
      const at: Vector = [-row * ROWS.behind, row * ROWS.high, (n - middle) * ROWS.apart];
      return singer(
        random,
        colour ?? ROBE,
        sung(traits, n + row),
        at,
        (-0.22 * (n - middle)) / ROWS.each,
      );
    }).flat(),
  );
  const wide = (ROWS.each * ROWS.apart) / 2;
  const riser = box(
    planks([0.5, 0.35, 0.22], 0.05),
    [-ROWS.behind - 0.02, ROWS.high / 2 - 0.01, 0],
    [0.17, ROWS.high / 2 - 0.01, wide],
  );
  return { model: [...model, riser], turn: Math.PI / 2 - 0.24 + vary, above: 0.08 };
}

/** What a singer is like: every other one is a woman unless all are children. */
const sung = (traits: readonly Trait[], n: number): readonly Trait[] => {
  const isSaid = traits.some((one) => one === 'child' || one === 'girl' || one === 'woman');
  return [
    ...folkOfNth(traits, n),
    'laughing',
    'coat',
    ...(!isSaid && n % 2 === 0 ? (['woman'] as const) : []),
  ];
};

/** One of a choir, whose folder is open in both hands. */
function singer(
  random: Random,
  colour: Colour,
  traits: readonly Trait[],
  at: Vector,
  turned: number,
): Solid[] {
  const figure = figureOf(traits);
  const folder: Vector = [0.2, figure.shoulder - 0.13, 0];
  const hold = (side: number): Vector => add(folder, [-0.03, -0.045, side * 0.075]);
  const one = human(random, 'singing', colour, traits, { near: hold(-1), far: hold(1) });
  const halves = [-1, 1].flatMap((side) => [
    box(FOLDER, add(folder, [0.006, 0, side * 0.06]), [0.006, 0.085, 0.058], yaw(side * 0.25)),
    box(PAPER, add(folder, [-0.004, 0, side * 0.058]), [0.004, 0.075, 0.05], yaw(side * 0.25)),
  ]);
  return moved([...one, ...halves], { size: figure.tall, by: yaw(turned), to: at });
}

/** Where musicians sit around their conductor: how far off, at which angle from straight ahead (radians), and what each plays. */
const SEATS: readonly (readonly [far: number, angle: number, plays: Instrument])[] = [
  [0.78, 0.98, 'violin'],
  [0.72, 0.4, 'violin'],
  [0.72, -0.4, 'cello'],
  [0.78, -0.98, 'cello'],
  [1.28, 0.84, 'violin'],
  [1.24, 0.42, 'flute'],
  [1.22, 0, 'trumpet'],
  [1.24, -0.42, 'trumpet'],
  [1.28, -0.84, 'violin'],
];

/** How much higher than the first row the second sits. */
const TIER = 0.17;
/** How high a chair's seat is and where its middle is. */
const HIPS = 0.307;

/** An orchestra that sits in two arcs around its conductor, who stands on a box with the back to the eye. */
export function orchestra(
  random: Random,
  _colour: Colour | null,
  [traits = []]: Company['members'],
  vary: number,
): Feat {
  const suited: readonly Trait[] = ['business'];
  const leader = conducting([...traits, ...suited], (doing, hands) =>
    human(random, doing, null, [...traits, ...suited], hands ?? {}),
  );
  const model = [
    ...moved(leader, { to: [0, 0.09, 0] }),
    box(planks([0.36, 0.2, 0.12], 0.05), [0, 0.045, 0], [0.19, 0.045, 0.2]),
    ...SEATS.flatMap(([far, angle, plays], n) => {
      const at: Vector = [far * Math.cos(angle), far > 1 ? TIER : 0, far * Math.sin(angle)];
      const own = n % 3 === 1 ? (['woman'] as const) : suited;
      const those = [...folkOfNth(traits, n + 1), ...own];
      const one = musician(createRandom(random.uint32()), plays, those);
      return moved(one, { by: yaw(Math.PI - angle), to: at });
    }),
  ];
  return { model, turn: -Math.PI / 2 + 0.16 + vary, above: 0.2 };
}

/** Somebody on a chair with an instrument, a stand with notes before it. */
function musician(random: Random, plays: Instrument, traits: readonly Trait[]): Solid[] {
  const figure = figureOf(traits);
  const rise = HIPS - hipsOf(figure, 'seated');
  const { hands, pieces } = playedSeated(plays, figure, null);
  const steel = plain([0.15, 0.15, 0.17], { gloss: 0.4 });
  return [
    ...moved([...human(random, 'seated', [0.07, 0.07, 0.09], traits, hands), ...pieces], {
      to: [0, rise, 0],
    }),
    ...moved(chair(), { to: [-0.02, 0, 0] }),
    limb(steel, [0.4, 0, 0.06], [0.38, 0.42, 0.06], 0.009, 0.009),
    box(PAPER, [0.375, 0.47, 0.06], [0.006, 0.055, 0.085]),
  ];
}
