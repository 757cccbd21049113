import { createRandom } from '../../../../kernels/random.ts';
import { isWalker } from '../../../words/creatures.ts';
import { onBank, STEPS, stepAt } from '../../../world/street/asia/ghats.ts';
import { person } from '../../creatures/person.ts';
import { rowboat } from '../../vehicles/water/rowboat.ts';
import { wishIn } from '../../wish.ts';
import { type Draft, type Drawing, drawAsSeen } from '../as-seen.ts';
import type { Planted, Stage } from '../stage.ts';
import { MOST } from '../strollers.ts';
import { peopleOf } from './town-life.ts';

/** How far along the bank people are, how far from one to the next, and the share of those who stand at the water. */
const PEOPLE = { until: 150, apart: 0.85, bathe: 0.4 } as const;
/** Boats that are rowed: along the bank and out from it, and how high one is. World units. */
const ROWED = {
  at: [
    [6, -17],
    [34, -13],
    [70, -24],
  ],
  high: 1.9,
} as const;

/** Who is on the steps of ghats and bathes at their foot, and boats that are rowed before them. */
export function onGhats(stage: Stage): Planted[] {
  const { frame, setting } = stage;
  const { idea, land } = setting;
  if (land !== 'canal' || idea.town !== 'ghats') return [];
  const random = createRandom(setting.random.uint32());
  const rest = { colour: null, posture: null, tall: 0, isPortrait: false } as const;
  const kinds = (peopleOf('indian') ?? []).map(({ traits, tall, colour }, n) => {
    const wish = {
      ...wishIn(setting, { ...rest, traits, colour, posture: n % 3 === 2 ? 'walking' : null }),
      random: createRandom(random.uint32()),
      faces: n % 2 === 0 ? (1 as const) : (-1 as const),
    };
    const draw: Drawing = (high) => person({ ...wish, tall: high });
    return { draw, size: tall };
  });
  const drafts: Draft[] = [];
  for (let along = 2; along < PEOPLE.until; along += PEOPLE.apart * (0.4 + 1.2 * random.unit())) {
    const kind = kinds[random.below(kinds.length)];
    const inward =
      random.unit() < PEOPLE.bathe ? 0.3 * random.unit() : STEPS.count * STEPS.deep * random.unit();
    const [x, z] = onBank(setting, along, inward);
    // Who bathes stands in the river to the ankles.
    if (kind !== undefined)
      drafts.push({ ...kind, x, z, base: inward < 0.3 ? -0.1 : stepAt(inward) });
  }
  const people = idea.without.includes('person') ? [] : drafts;
  const isTaken = idea.subjects.some(({ thing }) => !isWalker(thing));
  const rowed = ROWED.at.map(([along, out], n): Draft => {
    const [x, z] = onBank(setting, along, out);
    const wish = {
      ...wishIn(setting, { ...rest, traits: ['crewed'] }),
      random: createRandom(random.uint32()),
      faces: n % 2 === 0 ? (1 as const) : (-1 as const),
    };
    return {
      draw: (tall) => rowboat({ ...wish, tall }),
      x,
      z,
      base: 0,
      size: ROWED.high,
      floats: true,
    };
  });
  const boats = isTaken || idea.without.includes('boat') ? [] : rowed;
  return drawAsSeen(stage, [...people, ...boats], MOST * frame.height);
}
