import type { Colour } from '../../idea.ts';
import type { Land } from '../../land.ts';
import type { Meaning } from '../../meaning.ts';
import type { Scenery } from '../../scenery.ts';

/** The shirts of scouts. */
const KHAKI: Colour = [0.62, 0.54, 0.34];

/** What `lists/feasts.ts` has words for: feasts, ceremonies and gatherings, in the open and in rooms of their own. */
export const FEAST_KEYS = {
  wedding: {
    thing: 'person',
    count: 2,
    trait: 'wedding',
    land: 'field',
    ifNone: true,
    scenery: 'wedding',
  },
  beachwedding: {
    thing: 'person',
    count: 2,
    trait: 'wedding',
    land: 'beach',
    scenery: 'beachwedding',
  },
  mandap: { thing: 'person', count: 2, trait: 'wedding', land: 'field', scenery: 'mandap' },
  graduation: { land: 'field', ifNone: true, scenery: 'graduation' },
  graduate: { thing: 'person', trait: 'graduate' },
  matsuri: { land: 'field', scenery: 'matsuri', time: 'night', sky: 'fireworks' },
  holi: { land: 'street', town: 'indian', scenery: 'holi', time: 'day' },
  dragondance: { land: 'street', town: 'hutong', scenery: 'dragondance' },
  newyear: { land: 'street', scenery: 'newyear', neon: true, time: 'night', sky: 'fireworks' },
  parade: { land: 'street', scenery: 'parade' },
  deadnight: { land: 'field', scenery: 'deadnight', time: 'night' },
  samba: { land: 'field', scenery: 'samba' },
  gardenparty: { land: 'field', ifNone: true, scenery: 'gardenparty' },
  scouts: { thing: 'person', count: 5, trait: 'child', hue: KHAKI },
  footballcrowd: { land: 'street', town: 'stadium' },
  egghunt: {
    thing: 'person',
    count: 4,
    trait: 'child',
    held: 'basket',
    land: 'field',
    ifNone: true,
    season: 'spring',
    also: ['eggs'],
  },
  nativity: { land: 'field', scenery: 'nativity', time: 'night' },
  iftar: { land: 'field', scenery: 'iftar' },
  streetfair: { land: 'street', scenery: 'streetfair', thing: 'stall' },
  ofrenda: { land: 'ofrenda' },
  hanukkah: { land: 'hanukkah', time: 'night' },
  beertent: { land: 'beertent' },
  churchwedding: { thing: 'person', count: 2, trait: 'wedding', land: 'churchwedding' },
  eastertable: { thing: 'eggs', count: 1, season: 'spring', land: 'kitchen', also: ['vase'] },
  thanksgiving: { land: 'diningroom', crowded: 'busy' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link FEAST_KEYS}. */
export type FeastKey = keyof typeof FEAST_KEYS;

/** What feasts are where they are held on another land than their own. */
const ELSEWHERE: Partial<Readonly<Record<Scenery, Partial<Readonly<Record<Land, Scenery>>>>>> = {
  wedding: { beach: 'beachwedding' },
  mandap: { beach: 'beachwedding', forest: 'wedding' },
};

/** What a land is known by where a feast is held on it. */
export const feastOn = (scenery: Scenery | null, land: Land | null): Scenery | null =>
  scenery === null || land === null ? scenery : (ELSEWHERE[scenery]?.[land] ?? scenery);

/** The land that is named, where a church is seen from within at a wedding that church dressed for it. */
export const atWedding = (land: Land | null, meanings: readonly Meaning[]): Land | null =>
  land === 'nave' &&
  meanings.some(({ trait }) => trait === 'wedding' || trait === 'bride' || trait === 'groom')
    ? 'churchwedding'
    : land;
