import type { Colour, Thing } from '../../../words/idea.ts';
import type { Posture } from '../../../words/trait.ts';
import type { Draft } from '../as-seen.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at, dressed } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import type { Stroller } from '../strollers.ts';

/** Who lives in a village of Africa. */
const PEOPLE: readonly Stroller[] = [
  { traits: ['woman', 'waxprint', 'darkskinned'], tall: 1.72, colour: [0.86, 0.4, 0.1] },
  { traits: ['child', 'darkskinned'], tall: 1.15, colour: [0.92, 0.72, 0.16] },
  { traits: ['waxprint', 'darkskinned'], tall: 1.78, colour: [0.14, 0.36, 0.6] },
  { traits: ['woman', 'waxprint', 'darkskinned'], tall: 1.7, colour: [0.2, 0.52, 0.32] },
  { traits: ['child', 'girl', 'darkskinned'], tall: 1.2, colour: [0.8, 0.2, 0.24] },
];
/** Where they are: to the right on the picture's side, and ahead. World units. */
const ABOUT = [
  [0.5, 14.4],
  [1.5, 15],
  [-2.4, 17.4],
  [6.8, 20.6],
  [-1.3, 20.8],
  [3.4, 27.8],
] as const;

/** Animals of the village: what, to the right on the picture's side, ahead, how high, in what posture and colour. World units. */
const BEASTS: readonly (readonly [Thing, number, number, number, Posture | null, Colour | null])[] =
  [
    ['goat', 8, 14.2, 0.95, 'grazing', [0.86, 0.8, 0.7]],
    ['goat', 6.9, 16.4, 0.9, null, [0.34, 0.22, 0.14]],
    ['hen', 2.2, 11, 0.42, null, null],
    ['hen', 3, 12, 0.42, null, null],
    ['hen', -3.2, 11.6, 0.42, null, null],
  ];
/** A baobab behind the huts: likewise. */
const BAOBAB = [-19, 46, 15] as const;

/** Who lives in a village of Africa, goats and hens between its huts, a baobab behind them. */
export function africanvillage(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, subjects, idea } = setting;
  const isFree = (thing: Thing) =>
    !idea.without.includes(thing) && subjects.every((one) => one.thing !== thing);
  const put = (
    thing: Thing,
    x: number,
    z: number,
    tall: number,
    posture: Posture | null,
    colour: Colour | null,
  ) =>
    at(
      stage,
      (size) => makeThing(setting, thing, { colour, posture }, size, false),
      side * x,
      z,
      tall,
    );
  const people = subjects.some(({ thing }) => thing === 'person') ? ABOUT.slice(3) : ABOUT;
  return [
    ...BEASTS.filter(([thing]) => isFree(thing)).map(([thing, x, z, tall, posture, colour]) =>
      put(thing, x, z, tall, posture, colour),
    ),
    ...(isFree('baobab') ? [put('baobab', ...BAOBAB, null, null)] : []),
    ...dressed(stage, PEOPLE, people),
  ];
}
