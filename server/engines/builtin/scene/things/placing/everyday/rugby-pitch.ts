import type { Draft } from '../as-seen.ts';
import { dressed, people } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import type { Stroller } from '../strollers.ts';

/** Players of two teams: some run, some tackle low. */
const PLAYERS: readonly Stroller[] = [
  { traits: ['footballer', 'broad'], tall: 1.86, colour: [0.72, 0.1, 0.12], posture: 'running' },
  { traits: ['footballer', 'broad'], tall: 1.84, colour: [0.12, 0.3, 0.2], posture: 'running' },
];
/** Who has the whistle. */
const REFEREE: readonly Stroller[] = [
  { traits: [], tall: 1.78, colour: [0.95, 0.85, 0.15], posture: 'standing' },
];

/** Two teams that run at each other before the goal, the referee, who looks on. */
export function rugbypitch(stage: Stage): Draft[] {
  return [
    ...dressed(stage, PLAYERS, [
      [0.4, 7.4],
      [1.7, 7.9],
      [-2.6, 9],
      [-1.2, 8.6],
      [4.4, 10.4],
      [3.2, 11.6],
      [-5.4, 12],
      [-4, 13.4],
      [6.8, 13],
      [0.8, 14.4],
    ]),
    ...dressed(stage, REFEREE, [[-3.8, 7.6]]),
    ...people(stage, [
      [8.2, 27.6],
      [9.6, 27.8],
      [-9, 27.6],
      [-11, 27.9],
      [14, 27.7],
    ]),
  ];
}
