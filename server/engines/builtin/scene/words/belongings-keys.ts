import type { Meaning } from './meaning.ts';

/** What the lists of `lists/` have words for that people have at home and for feasts; a plural may be one thing. */
export const BELONGINGS_KEYS = {
  bouquet: { bunched: true },
  pumpkin: { thing: 'pumpkin' },
  jackolantern: { thing: 'pumpkin', mood: 'dark' },
  halloween: { mood: 'dark', season: 'autumn', also: ['pumpkin'] },
  christmastree: {
    thing: 'christmastree',
    land: 'room',
    ifNone: true,
    hearth: true,
    season: 'winter',
  },
  christmasmarket: {
    land: 'street',
    square: true,
    thing: 'stall',
    season: 'winter',
    snowy: true,
    also: ['christmastree'],
  },
  fairylights: { thing: 'fairylights', count: 1 },
  gift: { thing: 'gift' },
  easter: { thing: 'eggs', count: 1, season: 'spring' },
  guitar: { thing: 'guitar', held: 'guitar' },
  basket: { thing: 'basket', held: 'basket' },
  potplant: { thing: 'plant', held: 'plant' },
  violin: { thing: 'violin', held: 'violin' },
  piano: { thing: 'piano' },
  clock: { thing: 'clock' },
  shoes: { thing: 'shoes', count: 1 },
  teddy: { thing: 'teddy' },
  toys: { thing: 'toys', count: 1 },
  abstract: { flat: 'abstract' },
  pattern: { flat: 'pattern' },
  map: { flat: 'map' },
} as const satisfies Readonly<Record<string, Meaning>>;
