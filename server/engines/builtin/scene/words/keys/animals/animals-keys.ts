import type { Meaning } from '../../meaning.ts';

/** What `lists/animals.ts` has words for: animals without their kind, where they gather as people do, and in what an animal sits. */
export const ANIMALS_KEYS = {
  animals: { fauna: true },
  teaparty: { thing: 'cup', dines: true, gathers: true },
  poolparty: { land: 'pool', ifNone: true, gathers: true, also: ['parasol', 'villa'] },
  box: { container: 'box' },
  bucket: { container: 'bucket' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link ANIMALS_KEYS}. */
export type AnimalsKey = keyof typeof ANIMALS_KEYS;
