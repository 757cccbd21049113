import type { Meaning } from './meaning.ts';

/** What `lists/callings.ts` has words for: who is known by a uniform or by what is held up, and what else is done with a thing in the hands. */
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
  courier: { thing: 'person', trait: 'courier', land: 'street', ifNone: true },
  captain: { thing: 'person', trait: 'captain' },
  hose: { trait: 'hosing' },
  axe: { held: 'axe', holding: true },
  roasting: { trait: 'roasting', also: ['campfire'] },
  artclass: { land: 'classroom', trait: 'painting' },
  trial: { land: 'courtroom', crowded: 'busy' },
  nut: { dines: true },
  teenager: { thing: 'person', trait: 'teen' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type CallingKey = keyof typeof CALLING_KEYS;
