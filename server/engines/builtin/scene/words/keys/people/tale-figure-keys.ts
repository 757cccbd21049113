import type { Meaning } from '../../meaning.ts';

/** What `lists/tale-figures.ts` has words for: figures of tales and of the earliest times, and what carries somebody through the air. */
export const TALE_FIGURE_KEYS = {
  flyingcarpet: { mount: 'oncarpet' },
  flyingmortar: { mount: 'inmortar' },
  ridingcloud: { mount: 'oncloud', land: 'clouds', ifNone: true },
  tinyplanet: { tinyPlanet: true, land: 'space', ifNone: true },
  littleprince: { thing: 'person', trait: 'littleprince', land: 'space', ifNone: true },
  ridingpaper: { mount: 'onpaperplane' },
  monkeyking: { thing: 'person', trait: 'monkeyking', land: 'mountain', ifNone: true },
  babayaga: { thing: 'person', trait: 'babayaga', land: 'forest', ifNone: true },
  aladdin: { thing: 'person', trait: 'aladdin', land: 'street', ifNone: true, town: 'souk' },
  cinderella: { thing: 'person', trait: 'cinderella', also: ['pumpkincoach'] },
  hanselgretel: {
    ...{ thing: 'person', trait: 'child', count: 2, land: 'forest', ifNone: true },
    also: ['gingerbreadhouse'],
  },
  snowwhite: { thing: 'person', trait: 'snowwhite', land: 'forest', ifNone: true },
  alice: {
    ...{ thing: 'person', trait: 'alice' },
    ...{ land: 'field', scenery: 'mushroomforest', ifNone: true, also: ['rabbit'] },
  },
  peterpan: { thing: 'person', trait: 'peterpan' },
  krishna: { thing: 'person', trait: 'krishna' },
  ganesha: { thing: 'person', trait: 'ganesha' },
  nasreddin: { thing: 'person', trait: 'nasreddin' },
  momotaro: { thing: 'person', trait: 'momotaro', also: ['dog', 'monkey', 'bird'] },
  bremen: { thing: 'donkey', also: ['dog', 'cat', 'hen'] },
  zeus: { thing: 'person', trait: 'zeus', land: 'clouds', ifNone: true },
  caveman: { thing: 'person', trait: 'caveman' },
  quixote: { thing: 'person', trait: 'knight', land: 'field', ifNone: true, also: ['windmill'] },
  /** Who is on a horse by name; `quixote` has the words too. */
  onsteed: { trait: 'mounted' },
  sinbad: { thing: 'person', trait: 'aladdin', land: 'sea', ifNone: true },
  alibaba: { thing: 'person', trait: 'aladdin', land: 'cave', ifNone: true, also: ['hoard'] },
  kaguya: { thing: 'person', trait: 'kimono', sky: 'moon' },
  robinhood: { thing: 'person', trait: 'elf', land: 'forest', ifNone: true },
  merlin: { thing: 'person', trait: 'mage' },
  cavepainting: { land: 'cave', painted: true },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link TALE_FIGURE_KEYS}. */
export type TaleFigureKey = keyof typeof TALE_FIGURE_KEYS;
