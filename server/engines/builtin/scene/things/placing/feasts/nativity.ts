import type { Thing } from '../../../words/idea.ts';
import { MANGER, STABLE } from '../../../world/scenery/feasts/nativity.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { boostIn } from '../light/boost.ts';
import { makeThing } from '../makers/make-thing.ts';
import { at } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';
import { type Guest, guestAt, guestKind } from './guests.ts';

/** Looking at the manger from its left and from its right, half to the eye. */
const FROM_LEFT = 0.35;
const FROM_RIGHT = Math.PI - 0.35;

/** Who is at the manger, and where: the parents beside it, shepherds on the left, kings with their gifts on the right. World units. */
const AROUND: readonly (readonly [guest: Guest, x: number, z: number])[] = [
  [
    {
      traits: ['woman', 'headscarf', 'gown', 'fairskinned'],
      colour: [0.2, 0.36, 0.74],
      posture: 'praying',
      heading: FROM_LEFT,
    },
    -0.95,
    MANGER.z + 0.35,
  ],
  [
    { traits: ['bearded', 'cloak', 'fairskinned'], colour: [0.5, 0.32, 0.18], heading: FROM_RIGHT },
    0.95,
    MANGER.z + 0.75,
  ],
  [
    { traits: ['bearded', 'cloak'], colour: [0.46, 0.4, 0.3], heading: FROM_LEFT },
    -1.95,
    MANGER.z - 0.35,
  ],
  [
    {
      traits: ['boy', 'child', 'cloak'],
      colour: [0.62, 0.5, 0.34],
      posture: 'praying',
      heading: FROM_LEFT,
    },
    -1.5,
    MANGER.z - 1.05,
  ],
  [
    {
      traits: ['royal', 'bearded', 'old'],
      colour: [0.6, 0.08, 0.14],
      posture: 'praying',
      heading: FROM_RIGHT,
    },
    1.2,
    MANGER.z - 0.95,
  ],
  [
    {
      traits: ['royal', 'darkskinned'],
      colour: [0.14, 0.42, 0.36],
      holds: 'box',
      heading: FROM_RIGHT,
    },
    1.8,
    MANGER.z - 0.3,
  ],
  [
    {
      traits: ['royal', 'bearded', 'brownskinned'],
      colour: [0.4, 0.2, 0.56],
      holds: 'box',
      heading: FROM_RIGHT,
    },
    2.25,
    MANGER.z - 0.8,
  ],
];

/** The animals: which way they look, where they are, how high. World units. */
const BEASTS: readonly (readonly [Thing, 1 | -1, x: number, z: number, size: number])[] = [
  ['cow', 1, -1.55, STABLE.far - 0.6, 1.45],
  ['donkey', -1, 1.6, STABLE.far - 0.6, 1.5],
  ['sheep', 1, -2.35, MANGER.z - 1, 0.78],
  ['sheep', 1, -3.5, MANGER.z + 0.3, 0.78],
  ['camel', -1, 4.9, MANGER.z + 2, 2.3],
];

/** How warm and bright the light from the manger is on who is at it, and how far it reaches. World units. */
const WARMTH = [0.95, 0.55, 0.15] as const;
const REACH = 2.6;

/** Somebody in that light. */
function inItsLight(one: Draft): Draft {
  const off = Math.hypot(one.x, one.z - MANGER.z);
  const share = Math.exp(-((off / REACH) ** 2));
  const [r, g, b] = WARMTH;
  return { ...one, tone: [1 + r * share, 1 + g * share, 1 + b * share] };
}

/** The holy family, shepherds, kings and animals in and before the stable; the animals alone where no people are wanted. */
export function nativity(stage: Stage): Draft[] {
  const { setting } = stage;
  const beasts = BEASTS.map(([thing, faces, x, z, size]): Draft => {
    const draw: Drawing = (tall) =>
      makeThing(setting, thing, { colour: null, posture: 'standing', faces }, tall, false);
    return inItsLight({ ...at(stage, draw, x, z, size), boost: boostIn(setting) });
  });
  if (setting.idea.without.includes('person')) return beasts;
  const people = AROUND.map(([guest, x, z]) =>
    inItsLight(guestAt(stage, guestKind(stage, guest), x, z)),
  );
  return [...beasts, ...people];
}
