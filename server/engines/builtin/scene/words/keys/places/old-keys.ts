import type { Meaning } from '../../meaning.ts';

/** What `lists/old-places.ts` has words for: places of old times, or over the roofs. */
export const OLD_KEYS = {
  ruinednave: { land: 'field', scenery: 'ruinednave' },
  ruinedtemple: { land: 'field', scenery: 'ruinedtemple' },
  romanforum: { land: 'field', scenery: 'romanforum' },
  hanginggardens: { land: 'field', scenery: 'hanginggardens', folk: 'arab' },
  alexandria: { land: 'lake', scenery: 'alexandria' },
  rhodes: { land: 'lake', scenery: 'rhodes' },
  greektemple: { land: 'field', scenery: 'agora' },
  agora: { land: 'field', scenery: 'agora' },
  legionary: { thing: 'person', trait: 'legionary' },
  senator: {
    thing: 'person',
    trait: 'senator',
    land: 'field',
    scenery: 'romanforum',
    ifNone: true,
  },
  castlecourt: { land: 'field', scenery: 'castlecourt' },
  castleyard: { land: 'field', scenery: 'castleyard' },
  easternroofs: { land: 'field', ifNone: true, scenery: 'easternroofs' },
  sultanpalace: { land: 'street', town: 'riad' },
  newyorkroof: { land: 'field', scenery: 'newyorkroof' },
  watertower: { land: 'field', scenery: 'newyorkroof', ifNone: true },
  lostpark: { land: 'field', scenery: 'lostpark' },
  observatory: { land: 'mountain', scenery: 'observatory' },
  observatoryhall: { land: 'field', scenery: 'observatoryhall' },
  astronomer: {
    thing: 'person',
    trait: 'stargazing',
    land: 'mountain',
    scenery: 'observatory',
    ifNone: true,
  },
  telescope: { trait: 'stargazing', land: 'mountain', scenery: 'observatory', ifNone: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link OLD_KEYS}. */
export type OldKey = keyof typeof OLD_KEYS;
