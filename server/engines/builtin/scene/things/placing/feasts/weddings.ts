import { MANDAP } from '../../../world/scenery/feasts/mandap.ts';
import { ARCH, CHAIRS } from '../../../world/scenery/feasts/wedding.ts';
import type { Draft } from '../as-seen.ts';
import type { Stage } from '../stage.ts';
import {
  companyKind,
  type Guest,
  type GuestKind,
  guestAt,
  guestKind,
  seatedKind,
} from './guests.ts';

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

/** Guests at a Hindu wedding: across, ahead, who. World units. */
const AROUND_MANDAP = [
  [-2.65, 5.2, 0],
  [2.6, 5.5, 1],
  [-3.3, 6.6, 2],
  [3.2, 7, 0],
  [-2.2, 3.9, 3],
  [2.3, 4.1, 2],
  [-4.2, 7.4, 1],
  [4.2, 6.2, 3],
] as const;
const IN_BRIGHT: readonly Guest[] = [
  { traits: ['woman', 'sari', 'brownskinned'], colour: [0.86, 0.5, 0.08] },
  { traits: ['brownskinned'], colour: [0.9, 0.84, 0.7] },
  { traits: ['woman', 'sari', 'brownskinned'], colour: [0.1, 0.46, 0.42] },
  { traits: ['woman', 'sari', 'brownskinned', 'old'], colour: [0.5, 0.14, 0.46] },
];

/** The couple behind the fire of their canopy, she in red, and guests in bright cloth around it. */
export function mandapWedding(stage: Stage): Draft[] {
  if (stage.setting.idea.without.includes('person')) return [];
  const couple = companyKind(
    stage,
    { colour: [0.08, 0.08, 0.1] },
    {
      bond: 'hands',
      members: [
        ['groom', 'brownskinned'],
        ['woman', 'sari', 'brownskinned'],
      ],
    },
  );
  const kinds = IN_BRIGHT.map((guest) => guestKind(stage, guest));
  return [
    guestAt(stage, couple, 0, MANDAP.couple),
    ...AROUND_MANDAP.map(([x, z, who]) => guestAt(stage, kinds[who] as GuestKind, x, z)),
  ];
}
