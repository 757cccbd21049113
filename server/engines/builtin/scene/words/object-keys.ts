import type { Meaning } from './meaning.ts';

/** What `lists/objects.ts` has words for: small things that a picture is of, seen near where they lie or stand. */
export const OBJECT_KEYS = {
  banana: { thing: 'banana' },
  lemon: { thing: 'lemon' },
  strawberry: { thing: 'strawberry' },
  pineapple: { thing: 'pineapple' },
  watermelon: { thing: 'watermelon' },
  pomegranate: { thing: 'pomegranate' },
  avocado: { thing: 'avocado' },
  icecream: { thing: 'icecream' },
  teapot: { thing: 'teapot' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link OBJECT_KEYS}. */
export type ObjectKey = keyof typeof OBJECT_KEYS;
