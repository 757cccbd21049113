import type { Meaning } from '../../meaning.ts';

/** What `lists/kinsfolk.ts` has words for: who is somebody's kin or next door, as they are called at home, or nobody's whom they know. */
export const KINSFOLK_KEYS = {
  mum: { thing: 'person', trait: 'woman', kin: 'mother' },
  dad: { thing: 'person', male: true, kin: 'father' },
  sister: { thing: 'person', trait: 'woman' },
  brother: { thing: 'person', male: true },
  cousin: { thing: 'person' },
  widow: { thing: 'person', trait: 'woman' },
  widower: { thing: 'person', male: true },
  niece: { thing: 'person', trait: 'girl' },
  nephew: { thing: 'person', trait: 'boy' },
  // A boy is a child besides, and so is a grandmother a woman.
  youngster: { thing: 'person', trait: 'child' },
  grandparent: { thing: 'person', trait: 'old' },
  grandmother: { thing: 'person', trait: 'woman' },
  siblings: { thing: 'person', count: 2, trait: 'child' },
  twins: { thing: 'person', count: 2, trait: 'girl' },
  stranger: { thing: 'person', isElse: true },
  bestfriend: { thing: 'person', trait: 'talking' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type KinsfolkKey = keyof typeof KINSFOLK_KEYS;
