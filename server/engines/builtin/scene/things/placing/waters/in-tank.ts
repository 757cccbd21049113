import { createRandom } from '../../../../kernels/random.ts';
import type { Setting } from '../../../setting.ts';
import { IN_SEA } from '../../../words/creatures.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import type { Land } from '../../../words/land.ts';
import { type Draft, drawAsSeen } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import type { Planted, Stage } from '../stage.ts';
import { MOST } from '../strollers.ts';

/** Rooms with a tank. */
const AQUARIUMS: readonly Land[] = ['aquariumtunnel', 'aquariumhall'];

/** How high each is in a tank, with its fins spread; others are 0.9. World units. */
const HIGH: Partial<Readonly<Record<Thing, number>>> = {
  whale: 1.5,
  dolphin: 1.2,
  shark: 1.5,
  turtle: 1,
  jellyfish: 1.3,
};
const USUAL = 0.9;
/** Where they swim: to the right of the middle on the picture's side, how far up and ahead. World units. */
const PLACES = [
  [0.1, 2.5, 6.2],
  [-2.5, 2.2, 6],
  [1.9, 3, 6.9],
  [-1.2, 3.1, 7],
] as const;

/** Whether it is an animal of the sea in a room with a tank. */
export const swimsInTank = ({ land }: Pick<Setting, 'land'>, { thing }: Subject): boolean =>
  AQUARIUMS.includes(land) && IN_SEA.has(thing);

/** The animals of the sea that were asked for, in an aquarium's tank, which has fish anyway. */
export function inTank(stage: Stage): Planted[] {
  const { setting, frame } = stage;
  const swimmers = setting.subjects
    .filter((one) => one.thing !== 'fish' && swimsInTank(setting, one))
    .flatMap((one) => Array.from({ length: one.count }, () => one))
    .slice(0, PLACES.length);
  const drafts = swimmers.map((one, n): Draft => {
    const [aside, up, z] = PLACES[n] as (typeof PLACES)[number];
    const seed = setting.random.uint32();
    const own = { ...setting, random: createRandom(seed) };
    const high = (HIGH[one.thing] ?? USUAL) * one.size;
    return {
      draw: (tall) => makeThing(own, one.thing, one, tall, false),
      ...{ x: setting.side * aside, z, base: up - high / 2, size: high },
      boost: boostIn(setting) * 1.5,
    };
  });
  return drawAsSeen(stage, drafts, MOST * frame.height);
}
