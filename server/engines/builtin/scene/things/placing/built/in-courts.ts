import type { Draft } from '../as-seen.ts';
import { dressed } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import type { Stroller } from '../strollers.ts';

const FAITHFUL: readonly Stroller[] = [
  { traits: ['woman', 'gown', 'headscarf'], tall: 1.62, colour: [0.16, 0.15, 0.18] },
  { traits: ['bearded', 'gown'], tall: 1.76, colour: [0.92, 0.9, 0.85], posture: 'walking' },
  { traits: [], tall: 1.78, colour: [0.3, 0.38, 0.46], posture: 'walking' },
  { traits: ['woman', 'gown', 'headscarf'], tall: 1.64, colour: [0.36, 0.44, 0.6] },
  { traits: ['child', 'boy'], tall: 1.2, colour: [0.78, 0.3, 0.2] },
  { traits: ['old', 'bearded', 'gown'], tall: 1.72, colour: [0.72, 0.66, 0.55] },
];
const MONKS: readonly Stroller[] = [
  { traits: ['monk'], tall: 1.76, colour: [0.33, 0.23, 0.15], posture: 'walking' },
  { traits: ['monk'], tall: 1.72, colour: [0.4, 0.29, 0.19], posture: 'standing' },
];

/** Who crosses the court of a mosque. */
export const mosquecourt = (stage: Stage): Draft[] =>
  dressed(stage, FAITHFUL, [
    [-2.6, 12.4],
    [-3.3, 12.6],
    [1.2, 20.5],
    [-6.4, 19],
    [-7, 19.5],
    [8.6, 24],
    [-1.4, 28],
    [0.2, 30.5],
    [-9.5, 29],
    [5.4, 31],
    [11, 16.5],
  ]);

/** Monks in the garden of their cloister. */
export const cloister = (stage: Stage): Draft[] =>
  dressed(stage, MONKS, [
    [-1.9, 13.6],
    [7.6, 13],
  ]);
