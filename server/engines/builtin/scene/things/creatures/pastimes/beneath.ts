import type { Random } from '../../../../kernels/random.ts';
import { pick } from '../../../../kernels/random.ts';
import type { Colour, Company } from '../../../words/idea.ts';
import { plain, planks } from '../../sculpt/looks.ts';
import { moved } from '../../sculpt/move.ts';
import { ball, box, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import { add, roll, type Vector, yaw } from '../../sculpt/vector.ts';
import { carModel } from '../../vehicles/road/car.ts';
import type { Feat } from '../feat.ts';
import { figureOf } from '../figure.ts';
import { member } from '../members.ts';
import type { Doing } from '../postures/doings.ts';
import type { WithGear } from '../with-gear.ts';

/** How high a table with who is beneath it is drawn, of the height of somebody upright: near, as they are what is looked at. */
export const UNDER_TABLE = 1.05;
/** The same of a car with who lies beneath it. */
export const UNDER_CAR = 1.06;

const LINEN: Colour = [0.94, 0.92, 0.88];
const CHECKS: Colour = [0.72, 0.18, 0.16];
const OAK: Colour = [0.5, 0.33, 0.19];
const SHIRTS: readonly Colour[] = [
  [0.92, 0.36, 0.26],
  [0.24, 0.5, 0.82],
  [0.98, 0.78, 0.22],
  [0.36, 0.66, 0.44],
];

/** How high a table is over the floor, by the height of the tallest beneath it, and how much of its length each has there. */
const TABLE = { high: 0.84, place: 0.33, deep: 0.28 } as const;
const BENEATH: readonly Doing[] = ['crosslegged', 'sitting', 'lotus', 'crosslegged'];

/** Those who sit side by side on the floor beneath a table, looking out from under its cloth; more than four are four. */
export function underTable(
  random: Random,
  colour: Colour | null,
  all: Company['members'],
  vary: number,
): Feat {
  const those = all.slice(0, 4);
  const high = TABLE.high * Math.max(...those.map((traits) => figureOf(traits).tall));
  const half = Math.max(0.42, (those.length * TABLE.place) / 2 + 0.06);
  const sitters = those.flatMap((traits, n) => {
    const z = (n - (those.length - 1) / 2) * TABLE.place;
    return member(
      random,
      BENEATH[n] ?? 'crosslegged',
      n === 0 && colour !== null ? colour : (SHIRTS[n] ?? null),
      traits,
      {
        at: [-0.1 + 0.05 * (n % 2), 0, z],
        turned: 0.25 * Math.sign(z),
        size: figureOf(traits).tall,
      },
      {},
    );
  });
  return { model: [...sitters, ...laidTable(high, half)], turn: 1.25 + vary, above: 0.05 };
}

/** A table that is laid, its cloth hanging down a little in front and far behind. */
function laidTable(high: number, half: number): Solid[] {
  const oak = planks(OAK, 0.04);
  const { deep } = TABLE;
  const cloth = {
    paint: (_x: number, y: number, z: number): Colour =>
      (Math.floor(z / 0.05) + Math.floor(y / 0.05)) % 2 === 0 ? CHECKS : LINEN,
  };
  const china = plain([0.97, 0.96, 0.93], { gloss: 0.5 });
  return [
    box(oak, [0, high - 0.02, 0], [deep, 0.018, half], undefined, 0.006),
    box(plain(LINEN), [0, high + 0.004, 0], [deep + 0.012, 0.008, half + 0.012], undefined, 0.006),
    box(cloth, [deep + 0.01, high - 0.055, 0], [0.006, 0.06, half + 0.012]),
    box(cloth, [-deep - 0.01, high - 0.2, 0], [0.006, 0.205, half + 0.012]),
    ...[-1, 1].map((side) =>
      box(cloth, [0, high - 0.055, side * (half + 0.01)], [deep, 0.06, 0.006]),
    ),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        limb(
          oak,
          [x * (deep - 0.03), high, z * (half - 0.03)],
          [x * (deep - 0.03), 0, z * (half - 0.03)],
          0.026,
          0.02,
        ),
      ),
    ),
    ...[-0.5, 0.5].map((share) =>
      frustum(china, [0.1, high + 0.01, share * half], 0.012, 0.05, 0.075),
    ),
    frustum(plain([0.3, 0.5, 0.72], { gloss: 0.5 }), [-0.05, high + 0.01, 0], 0.12, 0.04, 0.055),
    ...[0, 1, 2, 3, 4].map((n) =>
      ball(
        plain(SHIRTS[n % SHIRTS.length] ?? LINEN),
        [-0.05 + 0.045 * Math.cos(n * 1.26), high + 0.17, 0.045 * Math.sin(n * 1.26)],
        0.03,
      ),
    ),
  ];
}

/** A car by the height of a man, how far it is lifted, and how far before its side the hips of who lies beneath it are. */
const CAR = { size: 1.16, lifted: 0.2, out: -0.82 } as const;
const PAINTS: readonly Colour[] = [
  [0.7, 0.1, 0.08],
  [0.12, 0.32, 0.6],
  [0.86, 0.7, 0.2],
];

/** On the back beneath a car that stands on jacks, the legs out from under its side, tools on the floor. */
export const underCar =
  (random: Random): WithGear =>
  (_traits, one) => {
    const { size, lifted, out } = CAR;
    const steel = plain([0.72, 0.74, 0.78], { gloss: 0.8 });
    const red = plain([0.78, 0.1, 0.08], { gloss: 0.4 });
    const dark = plain([0.1, 0.1, 0.11], { gloss: 0.3 });
    const toolbox: Vector = [0.5, 0.06, -0.8];
    return [
      ...moved(carModel(pick(random, PAINTS)), { size, to: [0, lifted, 0] }),
      ...moved(one('sleeping'), { by: yaw(Math.PI / 2), to: [-0.02, 0.045, out] }),
      // What he lies on rolls.
      box(dark, [-0.02, 0.045, out + 0.2], [0.13, 0.014, 0.36], undefined, 0.01),
      ...[-1, 1].flatMap((x) =>
        [-1, 1].map((z) => ball(dark, [-0.02 + x * 0.1, 0.022, out + 0.2 + z * 0.3], 0.022)),
      ),
      ...[-0.5, 0.5].flatMap((x) =>
        [-0.32, 0.32].map((z) => frustum(red, [x, 0, z], lifted + 0.14, 0.07, 0.03)),
      ),
      box(red, toolbox, [0.13, 0.06, 0.07], undefined, 0.01),
      limb(steel, add(toolbox, [-0.07, 0.09, 0]), add(toolbox, [0.07, 0.09, 0]), 0.01, 0.01),
      ...[0, 1].map((n) =>
        limb(steel, [0.28 + 0.09 * n, 0.014, -0.92], [0.3 + 0.05 * n, 0.014, -0.72], 0.014, 0.01),
      ),
      box(dark, [-0.5, 0.02, -0.8], [0.14, 0.02, 0.1], roll(0), 0.015),
    ];
  };
