import type { Meaning } from '../../meaning.ts';

/** What `lists/doings.ts` has words for that people do and are at home, at school and at play. */
export const DOING_KEYS = {
  female: { trait: 'woman' },
  knitting: { trait: 'knitting', land: 'room', ifNone: true },
  fireside: { hearth: true, fireside: true },
  bubbles: { held: 'bubbles' },
  icecream: { held: 'icecream', holding: true },
  mirror: { trait: 'mirrored', land: 'bedroom', ifNone: true },
  baking: { trait: 'baking', land: 'kitchen', ifNone: true },
  mechanic: { thing: 'person', count: 1, trait: 'repairing', land: 'garage', ifNone: true },
  streetfootball: { thing: 'person', count: 4, trait: 'footballer', land: 'street', alley: true },
  balloonride: { trait: 'ballooning', sky: 'balloon' },
  class: { thing: 'person', count: 6, trait: 'pupil', land: 'classroom', ifNone: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type DoingKey = keyof typeof DOING_KEYS;
