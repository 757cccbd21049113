import type { Meaning } from '../../meaning.ts';

/** What the lists of `lists/` have words for that is a city known by one building, or that building. */
export const CITY_KEYS = {
  bigben: { thing: 'bigben', land: 'lake', scenery: 'thames', ifNone: true },
  oniondomes: { thing: 'oniondomes', land: 'city', ifNone: true },
  operahouse: { thing: 'operahouse', land: 'city', ifNone: true },
  supertower: { thing: 'supertower', land: 'city', ifNone: true },
  london: { land: 'city', also: ['bigben'] },
  moscow: { land: 'field', ifNone: true, scenery: 'redsquare', also: ['oniondomes'] },
  sydney: { land: 'city', also: ['operahouse'] },
  dubai: { land: 'city', also: ['supertower'] },
  galatabridge: { thing: 'bridge', settled: 'town', also: ['mosque'] },
  istanbul: {
    ...{ land: 'lake', ifNone: true, scenery: 'bosphorus' },
    ...{ settled: 'town', also: ['mosque'] },
  },
  rome: { land: 'street', ifNone: true, square: true, manner: 'southern', also: ['colosseum'] },
  cairo: { folk: 'arab', land: 'desert', ifNone: true, also: ['pyramid', 'pyramid', 'pyramid'] },
  sanfrancisco: {
    land: 'sea',
    ifNone: true,
    also: ['suspensionbridge'],
    hue: [0.76, 0.24, 0.15],
  },
} as const satisfies Readonly<Record<string, Meaning>>;
