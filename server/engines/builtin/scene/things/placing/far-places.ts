import type { FarPlace } from '../../words/idea.ts';
import type { Draft } from './as-seen.ts';
import { at } from './put-in-place.ts';
import type { Stage } from './stage.ts';
import { kindsOf, type Stroller } from './strollers.ts';

/** Who and what is about in places that travellers and tales tell of. */
export const IN_FAR_PLACES: Partial<Readonly<Record<FarPlace, (stage: Stage) => Draft[]>>> = {
  shipdeck: (stage) => crew(stage, PIRATES, ON_DECK),
};

/** Whether nobody is there but who was asked for, or nobody at all. */
const isLeftTo = ({ setting: { idea, subjects } }: Stage): boolean =>
  idea.without.includes('person') || subjects.some(({ thing }) => thing === 'person');

/** People of some kinds at places: to the right on the picture's side, and ahead; none where others were asked for. World units. */
function crew(
  stage: Stage,
  kinds: readonly Stroller[],
  places: readonly (readonly [number, number])[],
): Draft[] {
  if (isLeftTo(stage)) return [];
  const drawn = kindsOf(stage, kinds);
  return places.map(([aside, z], n) => {
    const { draw, size } = drawn[n % drawn.length] as (typeof drawn)[number];
    return { ...at(stage, draw, stage.setting.side * aside, z, size), boost: 1.1 };
  });
}

const PIRATES: readonly Stroller[] = [
  { traits: ['pirate'], tall: 1.8, colour: [0.5, 0.1, 0.1], posture: 'standing' },
  { traits: ['pirate', 'bearded'], tall: 1.85, colour: [0.16, 0.2, 0.34], posture: 'standing' },
  { traits: ['pirate', 'woman'], tall: 1.72, colour: [0.3, 0.34, 0.2], posture: 'walking' },
];
const ON_DECK = [
  [1.7, 8.4],
  [-2.6, 13],
  [2.4, 17],
  [-0.9, 20.5],
] as const;
