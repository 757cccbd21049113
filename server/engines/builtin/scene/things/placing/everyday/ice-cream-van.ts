import { VAN } from '../../../world/scenery/everyday/ice-cream-van.ts';
import { iceCreamVan } from '../../vehicles/road/ice-cream-van.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { greenOf } from '../greens.ts';
import { boostIn } from '../light/boost.ts';
import { askedOf, at, dressed, putByTurns, turned } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import type { Stroller } from '../strollers.ts';

/** How high the van is with the cone on its roof, world units. */
const HIGH = 4.3;
/** Trees behind the lawn: to the right on the picture's side, ahead, how high. World units. */
const TREES = [
  [-15, 25, 8],
  [-9, 29, 10],
  [-2.4, 32, 9],
  [6.4, 30, 10.5],
  [13, 25, 8.6],
  [21, 34, 12],
  [-22, 35, 12],
] as const;
/** Who has an ice cream already. */
const EATING: readonly Stroller[] = [
  {
    traits: ['child', 'girl'],
    tall: 1.2,
    colour: [0.94, 0.76, 0.2],
    posture: 'standing',
    holds: 'icecream',
  },
  {
    traits: ['child', 'boy'],
    tall: 1.26,
    colour: [0.2, 0.48, 0.8],
    posture: 'standing',
    holds: 'icecream',
  },
  {
    traits: ['woman'],
    tall: 1.68,
    colour: [0.36, 0.62, 0.56],
    posture: 'standing',
    holds: 'icecream',
  },
];
/** Who waits before the hatch. */
const WAITING: readonly Stroller[] = [
  { traits: ['child', 'girl'], tall: 1.14, colour: [0.86, 0.3, 0.36], posture: 'standing' },
  { traits: [], tall: 1.78, colour: [0.24, 0.34, 0.5], posture: 'standing' },
  { traits: ['child', 'boy'], tall: 1.22, colour: [0.32, 0.6, 0.34], posture: 'standing' },
];

/** An ice cream van on a park's way: children with cones before it, others who wait at its hatch. */
export function icecreamvan(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, idea, subjects } = setting;
  const x = side * VAN[0];
  const heading = side > 0 ? 0.12 : -0.12;
  const van = turned(stage, iceCreamVan, heading, [x, VAN[1]], askedOf(stage, 'icecreamvan'));
  const trees: Drawing[] = [0, 1, 2].map(() => greenOf(stage, false));
  const isNamed = subjects.some(({ thing }) => thing === 'person');
  return [
    ...(idea.without.includes('tree') ? [] : TREES.map(putByTurns(stage, trees, 1))),
    { ...at(stage, van, x, VAN[1], HIGH), boost: boostIn(setting) },
    // Who is named stands before the hatch.
    ...dressed(
      stage,
      EATING,
      isNamed
        ? [[-3.9, 11.6]]
        : [
            [-2.2, 10.6],
            [-1.2, 10.2],
            [-3.6, 11.4],
          ],
    ),
    ...dressed(
      stage,
      WAITING,
      isNamed
        ? []
        : [
            [0.5, 10.9],
            [1.6, 11.1],
            [2.6, 10.8],
          ],
    ),
  ];
}
