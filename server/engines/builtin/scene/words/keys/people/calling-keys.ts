import type { Meaning } from '../../meaning.ts';

/** What `lists/callings.ts` has words for: who is known by a uniform, by what is held up or by a trade, and what else is done with a thing in the hands. */
export const CALLING_KEYS = {
  newspaper: { trait: 'newspaper' },
  postman: { thing: 'person', trait: 'postal', land: 'street', ifNone: true },
  delivering: { trait: 'postal' },
  magician: { thing: 'person', trait: 'conjuror', land: 'street', ifNone: true, square: true },
  conductor: { thing: 'person', trait: 'conducting', land: 'theatre', ifNone: true },
  bard: {
    thing: 'person',
    trait: 'musician',
    held: 'guitar',
    land: 'street',
    ifNone: true,
    square: true,
  },
  mariachi: {
    thing: 'person',
    count: 3,
    trait: 'musician',
    held: 'guitar',
    land: 'street',
    ifNone: true,
    square: true,
  },
  courier: { thing: 'person', trait: 'courier', land: 'street', ifNone: true },
  captain: { thing: 'person', trait: 'captain' },
  vintner: {
    thing: 'person',
    trait: 'farmer',
    held: 'wineglass',
    land: 'winecellar',
    ifNone: true,
  },
  brewer: { thing: 'person', land: 'brewery', ifNone: true },
  detective: { thing: 'person', trait: 'bygone', land: 'office', ifNone: true },
  flashlight: { held: 'flashlight' },
  sparkler: { held: 'sparkler' },
  clues: { held: 'magnifier' },
  accountant: { thing: 'person', trait: 'business', land: 'office', ifNone: true },
  miller: { thing: 'person', trait: 'farmer' },
  villager: { thing: 'person', trait: 'farmer' },
  hose: { trait: 'hosing' },
  firefighting: { trait: 'hosing', burning: true },
  axe: { held: 'axe', holding: true },
  roasting: { trait: 'roasting', also: ['campfire'] },
  artclass: { land: 'classroom', trait: 'painting' },
  trial: { land: 'courtroom', crowded: 'busy' },
  nut: { dines: true },
  zookeeper: { thing: 'person', trait: 'farmer', land: 'field', ifNone: true, scenery: 'zoo' },
  teenager: { thing: 'person', trait: 'teen' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type CallingKey = keyof typeof CALLING_KEYS;
