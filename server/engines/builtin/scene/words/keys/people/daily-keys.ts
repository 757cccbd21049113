import type { Meaning } from '../../meaning.ts';

/** What `lists/daily.ts` has words for: what people do at a table or a bench, with each other and at play, and what they have before them for it. */
export const DAILY_KEYS = {
  radio: { trait: 'radiomending' },
  device: { trait: 'devicemending' },
  watch: { trait: 'clockmending' },
  watchmaker: { thing: 'person', count: 1, trait: 'clockmending' },
  luthier: { thing: 'person', count: 1, trait: 'violinmending' },
  cobbler: { thing: 'person', count: 1, trait: 'shoemending' },
  kitchentable: { seat: 'table', land: 'kitchen', ifNone: true },
  sparks: { trait: 'hammering', forged: true },
  hotiron: { trait: 'hammering', forged: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type DailyKey = keyof typeof DAILY_KEYS;
