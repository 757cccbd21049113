import type { Meaning } from '../../meaning.ts';

/** What `lists/playthings.ts` has words for: what is folded of paper, and toys and models of what is large. */
export const PLAYTHING_KEYS = {
  paperplane: { thing: 'paperplane', held: 'paperplane' },
  paperboat: { thing: 'paperboat' },
  papercrane: { thing: 'papercrane' },
  toycar: { thing: 'toycar' },
  toytrain: { thing: 'toytrain' },
  modelship: { thing: 'modelship' },
  rubberduck: { thing: 'rubberduck' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link PLAYTHING_KEYS}. */
export type PlaythingKey = keyof typeof PLAYTHING_KEYS;
