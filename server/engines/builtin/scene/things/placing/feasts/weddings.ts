import { ARCH, CHAIRS } from '../../../world/scenery/feasts/wedding.ts';
import type { Draft } from '../as-seen.ts';
import type { Stage } from '../stage.ts';
import { companyKind, type Guest, guestAt, type GuestKind, seatedKind } from './guests.ts';

const GUESTS: readonly Guest[] = [
  { traits: ['woman'], colour: [0.62, 0.3, 0.5] },
  { traits: ['business'], colour: [0.16, 0.2, 0.3] },
  { traits: ['woman'], colour: [0.86, 0.6, 0.3] },
  { traits: [], colour: [0.36, 0.4, 0.5] },
  { traits: ['woman', 'old'], colour: [0.4, 0.52, 0.6] },
  { traits: ['business'], colour: [0.3, 0.26, 0.24] },
];

/** Which chairs are taken: row, side of the aisle, number from it. */
const TAKEN = [
  [3, -1, 0],
  [3, -1, 1],
  [3, -1, 3],
  [3, 1, 0],
  [3, 1, 2],
  [3, 1, 3],
  [2, -1, 1],
  [2, -1, 2],
  [2, 1, 0],
  [2, 1, 1],
  [2, 1, 4],
  [1, -1, 2],
  [1, -1, 3],
  [1, 1, 3],
] as const;

/** The couple before the arch, and the guests on their chairs. */
export function wedding(stage: Stage): Draft[] {
  if (stage.setting.idea.without.includes('person')) return [];
  const couple = companyKind(
    stage,
    { colour: [0.08, 0.08, 0.1] },
    { bond: 'hands', members: [['groom'], ['bride', 'woman']] },
  );
  const kinds = GUESTS.map((guest) => seatedKind(stage, guest));
  return [
    guestAt(stage, couple, 0, ARCH.couple),
    ...TAKEN.map(([row, side, n], at) =>
      guestAt(
        stage,
        kinds[at % kinds.length] as GuestKind,
        side * (CHAIRS.first + n * CHAIRS.apart),
        (CHAIRS.rows[row] as number) + 0.16,
      ),
    ),
  ];
}
