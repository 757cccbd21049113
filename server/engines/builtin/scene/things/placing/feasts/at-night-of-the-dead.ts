import { wayOf } from '../../../world/street/way.ts';
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

/** Who is about a plaza: to the right of its middle, ahead; those of the first row only where nobody else is asked for. World units. */
const BY_PATH = [
  [-2.3, 7.2],
  [2.6, 7.8],
] as const;
const ABOUT = [
  [-3.6, 11],
  [3.2, 11.6],
  [4.1, 11.3],
  [-0.3, 13.4],
  [0.4, 13.7],
  [-5.6, 15],
  [6.2, 16],
  [-2.6, 17.5],
  [2.4, 18.5],
  [-7.4, 21],
  [4.6, 22],
  [-1, 24],
] as const;

/** Families on both sides of the path of petals. */
export function plazaOfTheDead(stage: Stage): Draft[] {
  const { subjects } = stage.setting;
  const { middle, end } = wayOf(stage.setting);
  const isAsked = subjects.some(({ thing }) => thing === 'person');
  const places = [...(isAsked ? [] : BY_PATH), ...ABOUT].filter(([, z]) => z < end - 3);
  return guestsAt(
    stage,
    MOURNERS,
    places.map(([x, z]): [number, number] => [middle(z) + x, z]),
  );
}
