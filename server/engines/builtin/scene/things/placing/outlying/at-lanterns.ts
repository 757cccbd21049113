import type { Draft } from '../as-seen.ts';
import { dressed } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import type { Stroller } from '../strollers.ts';

/** Who lets lanterns rise, and who looks after them. */
const GUESTS: readonly Stroller[] = [
  { traits: ['waving', 'woman'], tall: 1.68, colour: [0.7, 0.2, 0.24], posture: null },
  { traits: [], tall: 1.76, colour: [0.26, 0.36, 0.56], posture: 'standing' },
  { traits: ['waving'], tall: 1.78, colour: [0.24, 0.4, 0.36], posture: null },
  { traits: ['child'], tall: 1.15, colour: [0.85, 0.68, 0.24], posture: 'standing' },
  { traits: ['woman'], tall: 1.66, colour: [0.82, 0.78, 0.7], posture: 'standing' },
];

/** People on the bank from which lanterns rise. */
export const skylanterns = (stage: Stage): Draft[] =>
  dressed(stage, GUESTS, [
    [-1.7, 8.5],
    [0.7, 9.4],
    [2.3, 9.7],
    [3.2, 8.6],
    [-3.2, 9.2],
    [-4.4, 9.9],
    [-0.3, 10.2],
    [4.1, 10.1],
    [5.6, 9.6],
    [-6.2, 10],
  ]);
