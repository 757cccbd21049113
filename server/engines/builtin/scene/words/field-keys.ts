import type { Meaning } from './meaning.ts';

/** What `lists/field-work.ts` has words for: rain that is over, and what is picked where it grows. */
export const FIELD_KEYS = {
  rainover: { weather: 'rain', rainOver: true },
  grapepicking: { trait: 'picking', land: 'field', also: ['vine'] },
  applepicking: { trait: 'picking', land: 'field', scenery: 'orchard' },
  olivepicking: { trait: 'picking', land: 'field', scenery: 'olives' },
  teapicking: { trait: 'picking', land: 'terraces', tea: true },
  berrypicking: { trait: 'picking', land: 'field', crop: 'strawberry' },
  cottonpicking: { trait: 'picking', land: 'field', crop: 'cotton' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type FieldKey = keyof typeof FIELD_KEYS;
