import type { Gathering, Subject } from '../idea.ts';
import type { Posture, Trait } from '../trait.ts';
import { WITH_HANDS } from './hands-full.ts';

/** What those who are gathered are drawn with, one or many. */
export const GATHERINGS: readonly Gathering[] = [
  'trampoline',
  'volleyball',
  'undertable',
  'scaffold',
  'television',
  'choir',
  'orchestra',
  'sale',
  'queue',
  'armwrestling',
  'dancegame',
  'pulling',
  'shoving',
  'boules',
  'pillowfight',
  'foodfight',
  'pinata',
  'whispering',
  'handing',
  'flowerhanding',
  'bearing',
  'fitting',
  'firecrackers',
  'strongman',
  'roundfountain',
  'ringdancing',
  'firedancing',
  'kotatsu',
];

/** How somebody stands who may have a hand in another's. */
export const UPRIGHT: ReadonlySet<Posture | null> = new Set<Posture | null>([
  null,
  'standing',
  'walking',
]);

/** What those do who are gathered standing or on their own seats, and who sits or reads does not do with them. */
const ON_FEET: readonly Gathering[] = ['trampoline', 'volleyball', 'scaffold', 'choir', 'queue'];

/** What one does by oneself, wherever others are gathered. */
const BY_ONESELF: ReadonlySet<Trait> = new Set<Trait>([
  ...WITH_HANDS,
  'reading',
  'newspaper',
  'knitting',
  'studying',
  'watching',
  'waving',
  'dozing',
]);

/** Whether somebody does something else than those do who are gathered, who may be all. */
export const isByThemselves = (
  { posture, on, holds, traits = [] }: Subject,
  gathering: Gathering,
): boolean =>
  (gathering === 'kotatsu' ? posture === 'sleeping' : !traits.includes(gathering)) &&
  (posture === 'sleeping' ||
    traits.some((trait) => BY_ONESELF.has(trait)) ||
    (ON_FEET.includes(gathering) &&
      (on !== undefined || holds !== undefined || !UPRIGHT.has(posture))));

/** What people are gathered for, if they are. */
export const gatheringOf = (people: readonly Subject[]): Gathering | undefined =>
  GATHERINGS.find(
    (one) =>
      people.some(({ traits = [] }) => traits.includes(one)) &&
      (one !== 'fitting' || isFitted(people)),
  );

/** Whether it is somebody who is measured, and no thing: two are named, or a tailor is. */
const isFitted = (people: readonly Subject[]): boolean =>
  people.some(({ traits = [] }) => traits.includes('sewing')) ||
  people.reduce((sum, { count }) => sum + count, 0) > 1;
