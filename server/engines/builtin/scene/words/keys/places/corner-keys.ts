import type { Meaning } from '../../meaning.ts';

/** What `lists/corners.ts` has words for: corners of towns and houses where one thing is sold, eaten or made. */
export const CORNER_KEYS = {
  dagashishop: { land: 'dagashishop' },
  // Lamps of clay are lit when it is dark.
  diyas: { land: 'diwalicourt', time: 'night' },
  diningcar: { land: 'restaurant', shell: 'carriage' },
  eaves: { land: 'porch' },
  hanokcafe: { land: 'hanokcafe' },
  hanokcourt: { land: 'hanokcourt' },
  madlaboratory: { land: 'madlaboratory' },
  newskiosk: { land: 'newskiosk' },
  rangoli: { land: 'diwalicourt' },
  teastall: { land: 'teastall' },
  tentbar: { land: 'tentbar', time: 'night' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link CORNER_KEYS}. */
export type CornerKey = keyof typeof CORNER_KEYS;
