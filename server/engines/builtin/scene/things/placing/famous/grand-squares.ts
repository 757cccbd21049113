import { createRandom } from '../../../../kernels/random.ts';
import type { FamousPlace } from '../../../words/scenery.ts';
import { HOUSE } from '../../../world/scenery/famous/asia/kaaba.ts';
import { BASIL } from '../../../world/scenery/famous/europe/red-square.ts';
import { FLIGHTS, stairsAt } from '../../../world/scenery/famous/europe/spanish-steps.ts';
import { pigeon } from '../../creatures/birds/pigeon.ts';
import type { Draft } from '../as-seen.ts';
import { runners } from '../built/horse-race.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at, dressed, people } from '../put-in-place.ts';
import { kindOf, turnOf, varieties } from '../scatter.ts';
import type { Stage } from '../stage.ts';
import { PEOPLE, type Stroller } from '../strollers.ts';
import { STANDS_THERE } from './famous-traffic.ts';

/** Who and what is about on the great squares of the world. */
export const AT_GRAND_SQUARES: Partial<Readonly<Record<FamousPlace, (stage: Stage) => Draft[]>>> = {
  stmarks: (stage) => [...flock(stage, 46), ...people(stage, STROLLING)],
  stmarksflood: (stage) =>
    people(stage, [
      [6.4, 20],
      [6.4, 27],
      [6.5, 35],
    ]).map((one) => ({ ...one, base: 0.5 })),
  redsquare: (stage) => {
    const cathedral = kindOf(stage, (wish) =>
      makeThing(stage.setting, 'oniondomes', STANDS_THERE, wish.tall, false),
    );
    return [
      at(stage, cathedral, stage.setting.side * BASIL.aside, BASIL.z, BASIL.high),
      ...people(stage, STROLLING),
    ];
  },
  bluemosque: (stage) => [
    ...people(
      stage,
      STROLLING.filter(([x]) => Math.abs(x) < 4 || Math.abs(x) > 22),
    ),
    ...people(stage, [
      [7.6, 22],
      [-7.8, 26],
      [2.4, 36],
      [-1.6, 41],
      [-3, 46],
    ]),
  ],
  kaaba: pilgrims,
  brandenburggate: (stage) => people(stage, STROLLING),
  colognecathedral: (stage) => people(stage, STROLLING),
  spanishsteps: (stage) => [...onStairs(stage), ...people(stage, STROLLING.slice(0, 3))],
  moai: (stage) =>
    people(stage, [
      [-7.4, 15.6],
      [8.6, 17],
    ]),
  petra: (stage) =>
    people(
      stage,
      STROLLING.filter(([, z]) => z > 18 && z < 34),
    ),
  potala: (stage) => people(stage, STROLLING),
  siena: (stage) => people(stage, STROLLING),
  palio: (stage) => [...runners(stage, AT_A_GALLOP), ...behindBarrier(stage)],
  sagradafamilia: (stage) => people(stage, STROLLING),
  hawamahal: (stage) =>
    dressed(
      stage,
      IN_BRIGHT_SARIS,
      STROLLING.filter(([, z]) => z < 31),
    ),
};

/** Passers-by on a square: to the right on the picture's side, and ahead. World units. */
const STROLLING: readonly (readonly [number, number])[] = [
  [-5.2, 12],
  [6.4, 15],
  [-8.6, 19],
  [9.8, 22],
  [3.4, 27],
  [-4.2, 30],
  [-11.6, 33],
  [8.2, 37],
  [1.2, 42],
  [-7.4, 45],
  [12.4, 30],
];

const IN_BRIGHT_SARIS: readonly Stroller[] = [
  { traits: ['woman', 'sari'], tall: 1.62, colour: [0.9, 0.3, 0.1] },
  { traits: ['old', 'gown'], tall: 1.74, colour: [0.94, 0.92, 0.86] },
  { traits: ['woman', 'sari'], tall: 1.6, colour: [0.16, 0.5, 0.3] },
];

/** Who sits on the stairs, more on the lower flights. */
function onStairs(stage: Stage): Draft[] {
  const random = createRandom(stage.setting.random.uint32());
  const spots = FLIGHTS.flatMap(({ z: [near, far], half }, flight) =>
    Array.from({ length: 9 - 3 * flight }, (_, n): readonly [number, number] => {
      const out = 2.6 + (half - 3.4) * random.unit();
      return [n % 2 === 0 ? out : -out, near + (far - near) * (0.1 + 0.8 * random.unit())];
    }),
  );
  return dressed(
    stage,
    PEOPLE.map((one) => ({ ...one, posture: 'sitting' })),
    spots,
  ).map((one) => ({ ...one, base: one.base + stairsAt(one.z) }));
}

/** Horses on the track of the Palio: to the right on the picture's side, and ahead. World units. */
const AT_A_GALLOP: readonly (readonly [number, number])[] = [
  [1.9, 10.4],
  [-2, 11.3],
  [4.6, 12.2],
  [0.4, 13.4],
  [-4.6, 13.9],
];

/** The crowd of the Palio, on steps so that all see over the barrier. */
const behindBarrier = (stage: Stage): Draft[] =>
  people(stage, BEHIND_BARRIER).map((one, n) => ({
    ...one,
    base: one.base + 0.7 + 0.12 * Math.floor(n / 16),
  }));

/** Where they stand in the shell: to the right on the picture's side, and ahead. World units. */
const BEHIND_BARRIER: readonly (readonly [number, number])[] = Array.from(
  { length: 96 },
  (_, n) => {
    const row = Math.floor(n / 16);
    return [
      -15 - row * 1.2 + (n % 16) * (2 + row * 0.16) + 0.5 * (row % 2),
      18.2 + row * 1.5 + 0.3 * (n % 3),
    ];
  },
);

/** Pigeons on the ground before the eye. */
function flock(stage: Stage, count: number): Draft[] {
  if (stage.setting.idea.without.includes('bird')) return [];
  const random = createRandom(stage.setting.random.uint32());
  const kinds = varieties(stage, 3, pigeon);
  return Array.from({ length: count }, (_, n) => {
    const z = 7 + 17 * random.unit() ** 1.4;
    const x = (2 * random.unit() - 1) * (2.4 + 0.34 * z);
    return at(stage, turnOf(kinds, n), x, z, 0.3);
  });
}

const IN_WHITE: readonly Stroller[] = [
  { traits: ['gown'], tall: 1.74, colour: [0.95, 0.95, 0.93] },
  { traits: ['woman', 'headscarf', 'gown'], tall: 1.62, colour: [0.93, 0.92, 0.9] },
  { traits: ['gown', 'old'], tall: 1.7, colour: [0.9, 0.89, 0.86] },
  { traits: ['woman', 'headscarf', 'gown'], tall: 1.6, colour: [0.12, 0.12, 0.14] },
];

/** Pilgrims in rings around the house, more of them the nearer to it. */
function pilgrims(stage: Stage): Draft[] {
  const random = createRandom(stage.setting.random.uint32());
  const spots = Array.from({ length: 210 }, (): readonly [number, number] => {
    const out = 10.4 + 17 * random.unit() ** 1.3;
    const turn = 2 * Math.PI * random.unit();
    return [out * Math.cos(turn), HOUSE.z + out * Math.sin(turn)];
  });
  return dressed(stage, IN_WHITE, spots);
}
