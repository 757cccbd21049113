import type { Meaning } from './meaning.ts';

/** What the lists of `lists/` have words for that is a room of its own kind. */
export const ROOM_KEYS = {
  laboratory: { land: 'laboratory' },
  hospital: { land: 'hospital' },
  museum: { land: 'museum' },
  gym: { land: 'gym' },
  supermarket: { land: 'supermarket' },
  mall: { land: 'mall' },
  metro: { land: 'metro' },
  terminal: { land: 'terminal' },
  throneroom: { land: 'throneroom' },
  dungeon: { land: 'dungeon' },
  spacebridge: { land: 'spacebridge' },
  theatre: { land: 'theatre' },
  attic: { land: 'attic' },
  kidsroom: { land: 'kidsroom' },
} as const satisfies Readonly<Record<string, Meaning>>;
