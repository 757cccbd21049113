import { STAND, TILT, TILTERS } from '../../../world/scenery/far/tournament.ts';
import { LEVEL } from '../../../world/scenery/level-site.ts';
import { castle } from '../../buildings/castle.ts';
import { type Arms, jouster } from '../../creatures/with-animals/jouster.ts';
import type { Draft } from '../as-seen.ts';
import { at } from '../put-in-place.ts';
import { kindOf } from '../scatter.ts';
import type { Stage } from '../stage.ts';
import { kindsOf, type Stroller } from '../strollers.ts';

/** How high a knight on a horse is with the plume, world units. */
const MOUNTED = 2.75;

/** In each composition: how far aside the one before the barrier and the one beyond it are, on their sides. World units. */
const MEETINGS = [
  [2.1, 2.3],
  [2.2, 2.5],
  [2, 2.4],
  [2, 2.1],
] as const;
/** How far before and behind the barrier they ride. World units. */
const BEFORE = 1;
const BEYOND = 1.5;

const SPECTATORS: readonly Stroller[] = [
  { traits: ['woman', 'gown'], tall: 1.66, colour: [0.56, 0.12, 0.16], posture: 'standing' },
  { traits: ['bearded'], tall: 1.76, colour: [0.2, 0.32, 0.2], posture: 'standing' },
  { traits: ['woman', 'gown'], tall: 1.68, colour: [0.2, 0.28, 0.52], posture: 'standing' },
  { traits: ['monk'], tall: 1.74, colour: [0.36, 0.26, 0.17], posture: 'standing' },
  { traits: ['royal'], tall: 1.78, colour: [0.46, 0.12, 0.4], posture: 'standing' },
  {
    traits: ['woman', 'gown', 'headscarf'],
    tall: 1.64,
    colour: [0.66, 0.5, 0.2],
    posture: 'standing',
  },
];

/** Two knights who ride at each other along a barrier, those who watch them, and the castle behind. */
export function atTournament(stage: Stage): Draft[] {
  const { setting } = stage;
  const { side, turn, idea } = setting;
  const home: Draft = {
    ...at(stage, kindOf(stage, castle), side * 9, 88, 34),
    boost: 1.05,
  };
  if (idea.without.includes('person')) return [home];
  const [near, far] = MEETINGS[turn % 4] as readonly [number, number];
  const rider = (n: number, faces: -1 | 1, x: number, z: number): Draft => ({
    ...at(
      stage,
      kindOf(stage, (wish) => jouster({ ...wish, faces }, TILTERS[n] as Arms)),
      x,
      z,
      MOUNTED,
    ),
    boost: 1.12,
  });
  // They pass each other on the left.
  const riders = [rider(0, 1, -near, TILT - BEFORE), rider(1, -1, far, TILT + BEYOND)];
  const dry: Stage = { ...stage, setting: { ...setting, weather: 'clear' } };
  const kinds = kindsOf(dry, SPECTATORS);
  const watching = (x: number, z: number, n: number, up: number): Draft => {
    const { draw, size } = kinds[(n * 5) % kinds.length] as (typeof kinds)[number];
    return { draw, x, z, base: LEVEL + up, size, boost: 1.05 };
  };
  const { wide, deep, floor, steps } = STAND;
  const inStand = Array.from({ length: steps }, (_, row) =>
    Array.from({ length: 13 }, (_, n) =>
      watching(
        side * STAND.x - wide / 2 + 0.6 + 0.9 * n + 0.22 * ((n * 7 + row * 3) % 3),
        STAND.z + (deep / steps) * (row + 0.55),
        n + row * 2,
        floor + 0.55 * row,
      ),
    ),
  ).flat();
  const atRail = Array.from({ length: 20 }, (_, n) =>
    watching(side * (-2.6 + 1.05 * n + 0.3 * ((n * 3) % 4)), 15.2 + 0.5 * ((n * 5) % 3), n, 0),
  );
  return [...riders, ...inStand, ...atRail, home];
}
