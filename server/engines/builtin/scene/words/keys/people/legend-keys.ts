import type { Colour } from '../../idea.ts';
import type { Meaning } from '../../meaning.ts';

/** Of the coat of the girl who comes with Ded Moroz. */
const ICE_BLUE: Colour = [0.5, 0.7, 0.88];

/** What `lists/legends.ts` has words for: further figures of tales and beliefs, who are drawn by what they wear and where they are. */
export const LEGEND_KEYS = {
  pinocchio: { thing: 'person', trait: 'pinocchio', land: 'carpentry', ifNone: true },
  geppetto: { thing: 'person', trait: 'old', male: true, land: 'carpentry', ifNone: true },
  befana: { thing: 'person', trait: 'befana' },
  snowmaiden: {
    ...{ thing: 'person', trait: 'snowmaiden', hue: ICE_BLUE },
    ...{ land: 'forest', ifNone: true, season: 'winter', snowy: true },
  },
  change: { thing: 'person', trait: 'moonlady', sky: 'moon' },
  goddess: { thing: 'person', trait: 'goddess' },
  hanuman: { thing: 'person', trait: 'hanuman', land: 'forest', ifNone: true },
  ramasita: { thing: 'person', trait: 'royal', count: 2, land: 'forest', ifNone: true },
  nezha: { thing: 'person', trait: 'boy', land: 'clouds', ifNone: true },
  urashima: { thing: 'person', trait: 'boy', land: 'beach', ifNone: true, also: ['turtle'] },
  snowwoman: { thing: 'person', trait: 'moonlady', season: 'winter', snowy: true },
  gorynych: { thing: 'dragon' },
  frauholle: { thing: 'person', trait: 'befana', weather: 'snowfall' },
  thor: { thing: 'person', trait: 'viking' },
  frankenstein: { thing: 'person', trait: 'zombie', mood: 'dark' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link LEGEND_KEYS}. */
export type LegendKey = keyof typeof LEGEND_KEYS;
