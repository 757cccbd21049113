import { COLLEGE } from '../../../world/scenery/feasts/graduation.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { makeThing } from '../make-thing.ts';
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
  [-0.75, 5.2],
  [0.75, 5.5],
  [-2.2, 6.2],
  [2.1, 6.4],
  [0.1, 7],
  [-3.6, 7.4],
  [3.5, 7.6],
  [-1.2, 8.2],
  [1.5, 8.4],
  [-2.6, 9.4],
  [2.9, 9.6],
  [0.3, 9.8],
  [-4.6, 9.9],
  [4.9, 10],
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
