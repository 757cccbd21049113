import type { Meaning } from '../../meaning.ts';

/** What `lists/folk.ts` has words for: folk of tales who live and do as people. */
export const FOLK_KEYS = {
  goblin: { thing: 'person', trait: 'goblin', land: 'forest', ifNone: true },
  orc: { thing: 'person', trait: 'orc', land: 'mountain', ifNone: true },
  troll: { thing: 'person', trait: 'troll', land: 'forest', ifNone: true },
  alien: { thing: 'person', trait: 'alien' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link FOLK_KEYS}. */
export type FolkKey = keyof typeof FOLK_KEYS;
