import type { Idea } from './idea.ts';
import type { Meaning } from './meaning.ts';

/** What is so as soon as one word says it, whatever the others say. */
const PLAIN = [
  'ground',
  'winds',
  'narrow',
  'lunar',
  'signals',
  'neon',
  'future',
  'lonePeak',
  'martian',
  'karst',
  'fjord',
  'moor',
  'tuscan',
  'chalk',
  'highCliffs',
  'kelp',
  'deep',
  'tropical',
  'halloween',
  'christmas',
  'litWindows',
  'frozen',
  'crystals',
  'icy',
  'mangrove',
  'bayou',
  'lagoon',
  'lowTide',
  'dunes',
  'savanna',
  'waterhole',
  'geyser',
  'tea',
  'spring',
  'smoking',
  'burning',
  'tornado',
  'steam',
  'confetti',
  'footprints',
  'fireflies',
  'grounded',
  'rainOver',
  'snowy',
  'snowcaps',
  'lilies',
] as const satisfies readonly (keyof Meaning & keyof Idea)[];

/** Tells what single words say of the place, the sky and the light of a picture, by its name there and in the `Idea`. */
export const plainlySaid = (
  meanings: readonly Meaning[],
): Readonly<Record<(typeof PLAIN)[number], boolean>> =>
  Object.fromEntries(
    PLAIN.map((key) => [key, meanings.some((meaning) => meaning[key] === true)]),
  ) as Record<(typeof PLAIN)[number], boolean>;
