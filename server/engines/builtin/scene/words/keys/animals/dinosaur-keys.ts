import type { Meaning } from '../../meaning.ts';

/** What `lists/dinosaurs.ts` has words for: kinds of dinosaurs, and what flew above them. */
export const DINOSAUR_KEYS = {
  sauropod: { thing: 'dinosaur', trait: 'sauropod' },
  triceratops: { thing: 'dinosaur', trait: 'triceratops' },
  stegosaurus: { thing: 'dinosaur', trait: 'stegosaurus' },
  pterosaur: { thing: 'pterosaur' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** One of {@link DINOSAUR_KEYS}. */
export type DinosaurKey = keyof typeof DINOSAUR_KEYS;
