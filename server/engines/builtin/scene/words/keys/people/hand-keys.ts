import type { Meaning } from '../../meaning.ts';

/** What `lists/hand-work.ts` has words for: work of the hands at a fence, a wall, a line of washing, a bed, a hull or a cow, and where it is done. */
export const HAND_KEYS = {
  fencepainting: { trait: 'fencepainting', land: 'field', ifNone: true },
  wallpainting: { trait: 'wallpainting', land: 'field', ifNone: true },
  graffiti: { trait: 'graffiti', land: 'street', ifNone: true },
  graffitist: { thing: 'person', trait: 'graffiti', land: 'street', ifNone: true },
  milking: { trait: 'milking', relation: 'meets', land: 'field', ifNone: true },
  ploughing: { trait: 'ploughing', relation: 'meets', land: 'field', scenery: 'ploughed' },
  rescuing: { trait: 'rescuing' },
  bricklaying: { trait: 'bricklaying', land: 'field', ifNone: true },
  treehousebuilding: { trait: 'carpentering' },
  boatbuilding: { trait: 'boatbuilding', land: 'beach', ifNone: true },
  pegging: { trait: 'pegging', land: 'field', ifNone: true, scenery: 'backyard' },
  planting: { trait: 'planting', land: 'field', ifNone: true },
  schoolgarden: { land: 'field', garden: true, scenery: 'schoolgarden' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type HandKey = keyof typeof HAND_KEYS;
