import { liesOnBeach, paddles, wades } from '../../choices/by-the-water.ts';
import type { Setting } from '../../setting.ts';
import { isWalker } from '../../words/creatures.ts';
import type { Subject, Thing } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import { INDOORS } from '../../world/room/plan-room.ts';
import type { Footing } from './stands/stand.ts';
import { STANDS } from './stands.ts';

/** Where a swimming ring floats; elsewhere it lies on the ground. */
const TO_SWIM: ReadonlySet<Land> = new Set<Land>(['pool', 'lake', 'sea', 'river']);

/** What swims in open water. */
export const SWIMS: ReadonlySet<Thing> = new Set<Thing>([
  'turtle',
  'shark',
  'whale',
  'dolphin',
  'fish',
  'jellyfish',
  'seahorse',
  'diver',
  'submarine',
]);

/** Whether what walks has nothing but floating ice to stand on: in a cold sea. */
export const isOnFloe = (
  { land, snowy }: Setting,
  { thing, traits = [] }: Pick<Subject, 'thing' | 'traits'>,
): boolean =>
  land === 'sea' &&
  snowy &&
  isWalker(thing) &&
  STANDS[thing].on === 'land' &&
  !paddles({ thing, traits });

/** What a thing stands on: who wades stands in the water, whose leaf floats there is on it, boats lie on a beach, what swims through the air is in it, fish leap out of the water where they are not in it. */
export function footingOf(setting: Setting, subject: Subject): Footing {
  const { land } = setting;
  const { thing } = subject;
  if (subject.traits?.includes('inair') === true) return 'air';
  if (subject.traits?.includes('awash') === true) return 'water';
  const isOnPad = subject.traits?.includes('onpad') === true;
  if (isOnFloe(setting, subject) || wades(setting, subject) || isOnPad) return 'water';
  if (thing === 'airflamingo' && !TO_SWIM.has(land)) return 'land';
  // A turtle comes ashore to lay its eggs.
  if (liesOnBeach(setting, subject) || (thing === 'turtle' && land === 'beach')) return 'land';
  return SWIMS.has(thing) && land !== 'underwater' && !INDOORS.includes(land)
    ? 'water'
    : STANDS[thing].on;
}
