import type { Meaning } from '../../meaning.ts';

/** What `lists/faces.ts` has words for that is seen of somebody's head. */
export const FACE_KEYS = {
  greeneyes: { trait: 'greeneyed' },
  blueeyes: { trait: 'blueeyed' },
  browneyes: { trait: 'browneyed' },
  greyeyes: { trait: 'greyeyed' },
  sad: { trait: 'sad', mood: 'dark' },
  bald: { trait: 'bald' },
  braids: { trait: 'braided', hair: true },
  bun: { trait: 'bun', hair: true },
  curls: { trait: 'curly', hair: true },
  freckles: { trait: 'freckled' },
  earrings: { trait: 'earrings' },
  pipe: { trait: 'pipe' },
  african: { trait: 'darkskinned' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type FaceKey = keyof typeof FACE_KEYS;
