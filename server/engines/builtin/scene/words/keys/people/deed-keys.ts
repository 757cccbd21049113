import type { Meaning } from '../../meaning.ts';

/** What the lists of `lists/` have words for that people do where, and with what, besides those of `people-keys.ts`. */
export const DEED_KEYS = {
  snowboarding: { land: 'mountain', thing: 'snowboarder', season: 'winter', snowy: true },
  saxophone: { held: 'saxophone' },
  saxophonist: { thing: 'person', held: 'saxophone' },
  patient: { thing: 'person', trait: 'patient', land: 'hospital', ifNone: true },
  marathon: {
    thing: 'person',
    count: 8,
    trait: 'racing',
    posture: 'running',
    land: 'street',
    ifNone: true,
  },
  watching: { trait: 'watching', relation: 'meets' },
  viewpoint: { trait: 'watching', land: 'summit', ifNone: true },
  hiking: { trait: 'hiker' },
  villagepitch: { land: 'field', scenery: 'villagepitch' },
} as const satisfies Readonly<Record<string, Meaning>>;
