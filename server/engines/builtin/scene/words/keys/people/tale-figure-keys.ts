import type { Meaning } from '../../meaning.ts';

/** What `lists/tale-figures.ts` has words for: figures of tales and of the earliest times, and what carries somebody through the air. */
export const TALE_FIGURE_KEYS = {
  flyingcarpet: { mount: 'oncarpet' },
  flyingmortar: { mount: 'inmortar' },
  ridingcloud: { mount: 'oncloud' },
  ridingpaper: { mount: 'onpaperplane' },
  monkeyking: { thing: 'person', trait: 'monkeyking', land: 'mountain', ifNone: true },
  babayaga: { thing: 'person', trait: 'babayaga', land: 'forest', ifNone: true },
  aladdin: { thing: 'person', trait: 'aladdin', land: 'street', ifNone: true, town: 'souk' },
  caveman: { thing: 'person', trait: 'caveman' },
  cavepainting: { land: 'cave', painted: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link TALE_FIGURE_KEYS}. */
export type TaleFigureKey = keyof typeof TALE_FIGURE_KEYS;
