import type { Colour } from '../../../words/idea.ts';
import type { Draft } from '../as-seen.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at, dressed } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import type { Stroller } from '../strollers.ts';

/** Who lives in a camp of tipis. */
const PEOPLE: readonly Stroller[] = [
  { traits: ['braided', 'blackhaired', 'brownskinned'], tall: 1.76, colour: [0.62, 0.42, 0.26] },
  {
    traits: ['woman', 'gown', 'braided', 'blackhaired', 'brownskinned'],
    tall: 1.64,
    colour: [0.7, 0.5, 0.32],
  },
  { traits: ['child', 'blackhaired', 'brownskinned'], tall: 1.2, colour: [0.56, 0.3, 0.2] },
];
const COATS: readonly Colour[] = [
  [0.42, 0.26, 0.15],
  [0.78, 0.7, 0.58],
  [0.2, 0.15, 0.12],
];
/** Horses that graze: to the right on the picture's side, ahead. World units. */
const HORSES = [
  [-10.4, 15],
  [11.4, 16.6],
  [0.8, 20.4],
] as const;

/** Horses between the tipis, and who lives there. */
export function tipicamp(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, subjects } = setting;
  const horses = subjects.some(({ thing }) => thing === 'horse')
    ? []
    : HORSES.map(([x, z], n) => {
        const plain = {
          colour: COATS[n] as Colour,
          posture: n === 1 ? null : ('grazing' as const),
        };
        return at(
          stage,
          (tall) => makeThing(setting, 'horse', plain, tall, false),
          side * x,
          z,
          2.1,
        );
      });
  return [
    ...horses,
    ...dressed(stage, PEOPLE, [
      [1.5, 10.6],
      [2.3, 12.2],
      [-2.6, 12.6],
      [6, 19.4],
      [-3, 22],
    ]),
  ];
}
