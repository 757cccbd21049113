import { LANDING } from '../../../world/scenery/famous/europe/fondamenta.ts';
import type { Draft } from '../as-seen.ts';
import type { Stage } from '../stage.ts';
import { type Guest, guestAt, guestKind, TO_EYE } from './guests.ts';

/** Who is on the landing, in masks, gowns and cloaks. */
const MASKED: readonly Guest[] = [
  { traits: ['masked', 'woman'], colour: [0.5, 0.08, 0.16], heading: TO_EYE - 0.25 },
  { traits: ['masked'], colour: [0.1, 0.16, 0.36], heading: TO_EYE + 0.3 },
  { traits: ['masked', 'woman'], colour: [0.86, 0.68, 0.24], heading: TO_EYE + 0.2 },
  { traits: ['masked', 'woman'], colour: [0.3, 0.14, 0.42], heading: TO_EYE - 0.4 },
  { traits: ['masked'], colour: [0.08, 0.08, 0.1], heading: TO_EYE },
];
const PLACES = [
  [-0.62, 3],
  [0.52, 3.15],
  [-1.75, 4.1],
  [1.6, 4.2],
  [2.6, 5.4],
] as const;

/** People in masks on a landing in Venice. */
export function masks(stage: Stage): Draft[] {
  const { idea, side } = stage.setting;
  if (idea.without.includes('person')) return [];
  return PLACES.map(([x, z], n) => ({
    ...guestAt(stage, guestKind(stage, MASKED[n] as Guest), side * x, z),
    base: LANDING.high,
  }));
}
