import { COLLEGE } from '../../../world/scenery/feasts/graduation.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import { type Guest, guestsAt, TO_EYE } from './guests.ts';

const NAVY = [0.08, 0.1, 0.24] as const;
const GRADUATES: readonly Guest[] = [
  { traits: ['graduate', 'woman', 'waving'], colour: NAVY, heading: TO_EYE - 0.4 },
  { traits: ['graduate'], colour: NAVY, posture: 'jumping', heading: TO_EYE - 0.5 },
  { traits: ['graduate', 'woman'], colour: NAVY, posture: 'jumping', heading: TO_EYE + 0.5 },
  { traits: ['graduate', 'waving'], colour: NAVY, heading: TO_EYE + 0.4 },
  { traits: ['graduate', 'woman', 'laughing'], colour: NAVY, heading: TO_EYE },
];
const PLACES = [
  [-0.7, 4.2],
  [0.75, 4.3],
  [-2, 5],
  [2.05, 5.1],
  [0.1, 5.6],
  [-1.1, 6.2],
  [1.3, 6.3],
  [-3.2, 6.5],
  [3.2, 6.6],
  [-2.2, 7.4],
  [2.3, 7.6],
  [0.2, 7.8],
  [-3.9, 8.3],
  [3.9, 8.4],
  [-1.2, 9],
  [1.2, 9.2],
  [-5.2, 9.4],
  [5.2, 9.6],
] as const;

/** Graduates on the lawn, the college behind them. */
export function graduates(stage: Stage): Draft[] {
  const { setting } = stage;
  const college: Drawing = (tall) =>
    makeThing(setting, 'college', { colour: null, posture: null }, tall, false);
  return [
    { ...at(stage, college, 0, COLLEGE.z, COLLEGE.high), boost: 1.1 },
    ...guestsAt(stage, GRADUATES, PLACES),
  ];
}
