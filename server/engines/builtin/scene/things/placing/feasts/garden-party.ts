import { isBirthday, LONG_TABLE } from '../../../world/scenery/feasts/garden-party.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { children } from '../everyday/play-places.ts';
import { greenOf } from '../greens.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import { type Guest, type GuestKind, guestAt, guestKind, seatedKind, TO_EYE } from './guests.ts';

/** A family of all ages. */
const FAMILY: readonly Guest[] = [
  { traits: ['woman', 'summery'], colour: [0.9, 0.5, 0.4] },
  { traits: ['old'], colour: [0.86, 0.84, 0.78] },
  { traits: ['child', 'girl'], colour: [0.96, 0.78, 0.3] },
  { traits: ['bearded'], colour: [0.24, 0.42, 0.6] },
  { traits: ['woman', 'old'], colour: [0.56, 0.4, 0.62] },
  { traits: ['child', 'boy'], colour: [0.3, 0.62, 0.4] },
  { traits: ['woman', 'longhaired', 'darkskinned'], colour: [0.28, 0.56, 0.6] },
  { traits: ['brownskinned'], colour: [0.8, 0.3, 0.26] },
];

/** Children at a birthday. */
const CHILDREN: readonly Guest[] = [
  { traits: ['child', 'girl', 'laughing'], colour: [0.92, 0.5, 0.66] },
  { traits: ['child', 'boy', 'laughing'], colour: [0.2, 0.5, 0.8] },
  { traits: ['child', 'girl', 'laughing', 'darkskinned'], colour: [0.96, 0.78, 0.24] },
  { traits: ['child', 'boy', 'laughing', 'brownskinned'], colour: [0.36, 0.66, 0.34] },
  { traits: ['child', 'girl', 'laughing', 'braided'], colour: [0.6, 0.4, 0.74] },
  { traits: ['child', 'boy', 'laughing', 'curly'], colour: [0.88, 0.34, 0.26] },
];

/** Who stands behind the far end of the table. */
const STANDING: readonly Guest[] = [
  { traits: ['woman', 'summery', 'laughing'], colour: [0.3, 0.56, 0.6], heading: TO_EYE - 0.3 },
  { traits: ['laughing', 'waving'], colour: [0.9, 0.86, 0.76], heading: TO_EYE + 0.2 },
];

/** Trees behind the garden: to the right on the picture's side, ahead, how high. World units. */
const TREES = [
  [-9, 15, 6.5],
  [-12, 22, 8.5],
  [-6.5, 24, 7],
  [8.5, 16, 6.5],
  [11, 24, 9],
  [15, 32, 10],
  [-18, 34, 11],
] as const;

/** Bunches of balloons beside the table. */
const balloons = (stage: Stage): Draft[] =>
  [
    [-2, 5.6],
    [2.1, 6.4],
  ].map(([x = 0, z = 1]) => {
    const draw: Drawing = (tall) =>
      makeThing(stage.setting, 'balloons', { colour: null, posture: null }, tall, false);
    return { ...at(stage, draw, x, z, 2.5), boost: boostIn(stage.setting) };
  });

/** Who sits on both sides of the table, who stands at its end or plays on the lawn, and the trees around. */
export function gardenParty(stage: Stage): Draft[] {
  const { setting } = stage;
  const { idea, side } = setting;
  const trees = [0, 1, 2].map(() => greenOf(stage, false));
  const green = idea.without.includes('tree')
    ? []
    : TREES.map(([x, z, size], n) => at(stage, trees[n % 3] as Drawing, side * x, z, size));
  const bunches = isBirthday(setting) ? balloons(stage) : [];
  if (idea.without.includes('person')) return [...green, ...bunches];
  const guests = isBirthday(setting) ? CHILDREN : FAMILY;
  const { seats, many, first, apart } = LONG_TABLE;
  const seated = [-1, 1].flatMap((edge) => {
    const heading = edge < 0 ? 0.2 : Math.PI - 0.2;
    const kinds = guests.map((guest) => seatedKind(stage, { ...guest, heading }));
    return Array.from({ length: many }, (_, n) =>
      guestAt(
        stage,
        kinds[(n * 2 + (edge > 0 ? 1 : 0)) % kinds.length] as GuestKind,
        edge * seats,
        first + n * apart,
      ),
    );
  });
  const standing = STANDING.map((guest, n) =>
    guestAt(stage, guestKind(stage, guest), side * (n === 0 ? -0.4 : 0.5), LONG_TABLE.far + 0.5),
  );
  return [
    ...green,
    ...bunches,
    ...seated,
    ...standing,
    ...children(stage, [
      [-4.6, 10.5],
      [4.9, 12],
      [3.6, 9.6],
    ]),
  ];
}
