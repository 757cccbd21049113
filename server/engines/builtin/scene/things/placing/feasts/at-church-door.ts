import { AISLE } from '../../../world/scenery/feasts/church-door.ts';
import type { Draft } from '../as-seen.ts';
import type { Stage } from '../stage.ts';
import { companyKind, type Guest, guestAt, guestsAt } from './guests.ts';

/** Who stands there, some with the arms up, that throw: dressed for a wedding. */
const GUESTS: readonly Guest[] = [
  { traits: ['woman', 'gown', 'waving'], colour: [0.62, 0.3, 0.5] },
  { traits: ['business'], colour: [0.2, 0.26, 0.38] },
  { traits: ['woman', 'gown'], colour: [0.86, 0.6, 0.3] },
  { traits: ['business', 'waving'], colour: [0.34, 0.34, 0.36] },
  { traits: ['girl', 'waving'], colour: [0.94, 0.74, 0.78] },
  { traits: ['woman', 'old', 'gown'], colour: [0.4, 0.54, 0.6] },
  { traits: ['business', 'old'], colour: [0.42, 0.36, 0.3] },
  { traits: ['woman', 'gown', 'waving'], colour: [0.3, 0.52, 0.42] },
];

/** Where they stand on both sides of the way to the church: farther aside of its middle than what is free, and ahead. World units. */
const PLACES = [
  [0.5, 5.1],
  [0.4, 6.4],
  [1.2, 5.9],
  [0.4, 7.7],
  [1.1, 7.2],
  [0.5, 9.2],
  [1.3, 8.7],
] as const;

/** The couple before the steps, guests on both sides that look at them. */
export function atChurchDoor(stage: Stage): Draft[] {
  if (stage.setting.idea.without.includes('person')) return [];
  const couple = companyKind(
    stage,
    { colour: [0.08, 0.08, 0.1] },
    { bond: 'hands', members: [['groom'], ['bride', 'woman']] },
  );
  return [
    guestAt(stage, couple, 0, AISLE.couple),
    ...[-1, 1].flatMap((side) => {
      const turned = GUESTS.map((guest) => ({
        ...guest,
        heading: side > 0 ? Math.PI - 0.35 : 0.35,
      }));
      const first = side > 0 ? turned : [...turned.slice(4), ...turned.slice(0, 4)];
      return guestsAt(
        stage,
        first,
        PLACES.map(([aside, z]) => [side * (AISLE.half + aside), z] as const),
      );
    }),
  ];
}
