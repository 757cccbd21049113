import type { Colour } from '../../idea.ts';
import type { Meaning } from '../../meaning.ts';

/** The down of chicks. */
const DOWN: Colour = [0.96, 0.82, 0.3];

/** What `lists/young.ts` has words for: animals that are no grown ones yet. */
export const YOUNG_KEYS = {
  kitten: { thing: 'cat', trait: 'young' },
  puppy: { thing: 'dog', trait: 'young' },
  wolfpup: { thing: 'wolf', trait: 'young' },
  foxkit: { thing: 'fox', trait: 'young' },
  bearcub: { thing: 'bear', trait: 'young' },
  lioncub: { thing: 'lion', trait: 'young' },
  tigercub: { thing: 'tiger', trait: 'young' },
  foal: { thing: 'horse', trait: 'young' },
  calf: { thing: 'cow', trait: 'young' },
  lamb: { thing: 'sheep', trait: 'young' },
  fawn: { thing: 'deer', trait: 'young' },
  piglet: { thing: 'pig', trait: 'young' },
  goatkid: { thing: 'goat', trait: 'young' },
  elephantcalf: { thing: 'elephant', trait: 'young' },
  chick: { thing: 'hen', trait: 'young', hue: DOWN },
  duckling: { thing: 'duck', trait: 'young', hue: DOWN },
  bow: { bow: [0.86, 0.16, 0.34] },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link YOUNG_KEYS}. */
export type YoungKey = keyof typeof YOUNG_KEYS;
