import type { Thing } from '../idea.ts';

/** What can be built of stone. */
export const BUILDINGS: ReadonlySet<Thing> = new Set<Thing>([
  'house',
  'castle',
  'tower',
  'lighthouse',
  'temple',
  'church',
  'bridge',
  'barn',
]);

/** What else is meant where stone is named right beside it: a dragon of stone. */
export const OF_STONE: ReadonlySet<Thing> = new Set<Thing>([...BUILDINGS, 'dragon']);
