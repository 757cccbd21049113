import { createRandom } from '../../../../kernels/random.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import { ZOO, ZOO_ANIMALS } from '../../../world/scenery/everyday/zoo.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { greenOf } from '../greens.ts';
import { oneOfHerd } from '../groups/one-of-herd.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at, people, putByTurns } from '../put-in-place.ts';
import { LIVING } from '../size/metres.ts';
import type { Stage } from '../stage.ts';

/** What a zoo shows where no animal is named. */
const SHOWN: readonly Thing[] = ['giraffe', 'elephant', 'zebra'];
/** Most of them that are drawn. */
const MOST = 6;
/** How much larger than life they are drawn, so that they are seen over the wall: those of more than so many metres, and those of less, which are so high at the least. World units. */
const LARGE = { from: 2.4, times: 1.1, small: 1.6, least: 1.5 } as const;
/** Where they are: to the right on the picture's side, how far behind the wall. World units. */
const PLACES = [
  [1.5, 1.8],
  [-1.4, 5],
  [4.6, 5.6],
  [-4.8, 4.2],
  [1.8, 8.6],
  [-2.4, 9.6],
] as const;
/** Trees behind the enclosure: to the right on the picture's side, ahead, how high. World units. */
const TREES = [
  [-14, 27, 7],
  [-7, 31, 8],
  [-1, 29, 7.4],
  [5, 31, 8.4],
  [11, 28, 7],
  [17, 30, 8],
] as const;

/** The animals of a zoo behind the wall, those that were asked for or some that each has, trees behind them, and who looks at them where nobody was asked for. */
export function zoo(stage: Stage): Draft[] {
  const { setting } = stage;
  const { idea, side, subjects } = setting;
  const asked = subjects.filter(({ thing }) => ZOO_ANIMALS.has(thing));
  const shown: readonly Subject[] =
    asked.length > 0
      ? asked
      : SHOWN.map((thing) => ({ thing, count: 1, posture: null, colour: null, size: 1 }));
  const animals = shown
    .flatMap((one) => Array.from({ length: one.count }, (_, n) => oneOfHerd(one, n)))
    .slice(0, MOST);
  const trees = [0, 1, 2].map(() => greenOf(stage, false));
  return [
    ...(idea.without.includes('tree') ? [] : TREES.map(putByTurns(stage, trees, 1))),
    ...animals.map((one, n): Draft => {
      const [aside, behind] = PLACES[n] as (typeof PLACES)[number];
      const metres = LIVING[one.thing] ?? 1;
      const high =
        metres > LARGE.from ? metres * LARGE.times : Math.max(LARGE.least, metres * LARGE.small);
      return {
        ...at(stage, animal(stage, one), side * aside, ZOO.wall + behind, high * one.size),
        boost: boostIn(setting),
      };
    }),
    ...(subjects.some(({ thing }) => thing === 'person')
      ? []
      : people(stage, [
          [-2.6, ZOO.wall - 1.4],
          [-1.8, ZOO.wall - 1.2],
          [3.9, ZOO.wall - 1.6],
        ])),
  ];
}

/** One of its animals, drawn alike at any size. */
function animal(stage: Stage, one: Subject): Drawing {
  const { setting } = stage;
  const seed = setting.random.uint32();
  return (tall) =>
    makeThing({ ...setting, random: createRandom(seed) }, one.thing, one, tall, false);
}
