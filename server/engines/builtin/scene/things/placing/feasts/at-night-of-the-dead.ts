import type { Draft, Drawing } from '../as-seen.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import { AWAY, type Guest, guestsAt, TO_EYE } from './guests.ts';

const MOURNERS: readonly Guest[] = [
  { traits: ['woman', 'gown', 'hatted'], colour: [0.6, 0.08, 0.2], heading: TO_EYE - 0.5 },
  { traits: ['hatted'], colour: [0.16, 0.14, 0.16], heading: TO_EYE + 0.5 },
  { traits: ['woman', 'headscarf', 'gown'], colour: [0.3, 0.2, 0.46], heading: AWAY + 0.7 },
  { traits: ['child'], colour: [0.86, 0.8, 0.7], heading: AWAY - 0.5 },
];

/** A family on the path, others at their tombs, the chapel behind them. */
export function nightOfTheDead(stage: Stage): Draft[] {
  const chapel: Drawing = (tall) =>
    makeThing(stage.setting, 'church', { colour: [0.86, 0.76, 0.6], posture: null }, tall, false);
  return [
    at(stage, chapel, -stage.setting.side * 3, 34, 11),
    ...guestsAt(stage, MOURNERS, [
      [0.35, 7],
      [-0.4, 7.3],
      [3.3, 7.2],
      [-3.4, 10.6],
      [0.3, 12],
      [3.3, 14.6],
      [-5.8, 14],
    ]),
  ];
}
