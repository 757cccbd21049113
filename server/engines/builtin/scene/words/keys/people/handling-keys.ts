import type { Meaning } from '../../meaning.ts';

/** What `lists/handling.ts` has words for: what people do with a rake, scissors, shears, a pan, a pot or a squeegee, and what they carry on the head or the shoulder. */
export const HANDLING_KEYS = {
  raking: { trait: 'raking' },
  gravelraking: { trait: 'gravelraking' },
  tomatopicking: {
    trait: 'tomatopicking',
    land: 'field',
    scenery: 'vegetablegarden',
    ifNone: true,
  },
  papercutting: { trait: 'papercutting' },
  shearing: { trait: 'shearing', relation: 'meets', land: 'field', ifNone: true },
  windowcleaning: { trait: 'windowcleaning', land: 'shopfront', ifNone: true },
  headcarrying: { trait: 'headcarrying' },
  /** So only with a load that is named: see `../../senses/handled.ts`. */
  onhead: { trait: 'headcarrying' },
  stoneskipping: { trait: 'stoneskipping', land: 'lake', ifNone: true },
  /** So only where water is named. */
  stonethrowing: { trait: 'stoneskipping', land: 'lake', ifNone: true },
  laddercarrying: { trait: 'laddercarrying' },
  stirring: { trait: 'stirring', land: 'kitchen', ifNone: true },
  frying: { trait: 'frying', land: 'kitchen', ifNone: true },
  windowwaving: { trait: 'windowwaving' },
  ringdancing: { trait: 'ringdancing' },
  firedancing: { trait: 'firedancing' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type HandlingKey = keyof typeof HANDLING_KEYS;
