import type { Meaning } from '../../meaning.ts';

/** What `lists/sights.ts` has words for: buildings and works that a place is known by at sight. */
export const SIGHT_KEYS = {
  hauntedhouse: {
    thing: 'hauntedhouse',
    mood: 'dark',
    sky: 'moon',
    also: ['bat', 'bat', 'bat', 'bat'],
  },
  abbeyruin: { thing: 'abbey', count: 1 },
  castleruin: { thing: 'castle', count: 1, forsaken: true },
  drawbridge: { thing: 'bridge', count: 1, also: ['castle'] },
  khmertemple: { thing: 'khmertemple', count: 1, season: 'summer', jungle: true },
  egyptiantemple: { thing: 'egyptiantemple', count: 1 },
  steppyramid: { thing: 'steppyramid', count: 1, season: 'summer', jungle: true },
  rocktemple: { thing: 'rocktemple', count: 1 },
  tajmahal: { thing: 'tajmahal', count: 1 },
  pisatower: { thing: 'pisatower', count: 1 },
  libertystatue: { thing: 'libertystatue', count: 1, land: 'city', ifNone: true },
  abbeymount: { thing: 'abbeymount', count: 1, land: 'beach', scenery: 'sandflats', ifNone: true },
  incacity: { thing: 'incacity', count: 1, season: 'summer', jungle: true },
  powerplant: { thing: 'powerplant', count: 1 },
  refinery: { thing: 'refinery', count: 1 },
  mine: { thing: 'headframe', count: 1 },
  dam: { thing: 'dam', count: 1 },
  college: {
    thing: 'college',
    count: 1,
    land: 'field',
    park: true,
    path: 'paved',
    also: ['tree', 'bench'],
    ifNone: true,
  },
  zoo: { land: 'field', scenery: 'zoo' },
  steelbeam: { thing: 'steelbeam', count: 1, land: 'field', scenery: 'overstreets', ifNone: true },
  battlefield: { land: 'field', scenery: 'battlefield' },
  farmyard: {
    land: 'field',
    path: 'earth',
    ifNone: true,
    also: ['barn', 'hen', 'hen', 'hen', 'haybale'],
  },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link SIGHT_KEYS}. */
export type SightKey = keyof typeof SIGHT_KEYS;
