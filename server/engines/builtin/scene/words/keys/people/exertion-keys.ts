import type { Meaning } from '../../meaning.ts';

/** What `lists/exertions.ts` has words for: at what people strain, what they pull, push and carry, and what they are at with the whole body: in a bathtub, at a dance game, over a shoe. */
export const EXERTION_KEYS = {
  pulling: { trait: 'pulling' },
  sledge: { burden: 'sledge' },
  handcart: { burden: 'handcart' },
  minecart: { burden: 'minecart', land: 'cave', ifNone: true },
  trolley: { burden: 'trolley', land: 'supermarket', ifNone: true },
  sack: { held: 'sack' },
  armwrestling: { trait: 'armwrestling', land: 'tavern', ifNone: true },
  taichi: { trait: 'taichi' },
  dancegame: { trait: 'dancegame', land: 'gamearcade', ifNone: true },
  shoetying: { trait: 'shoetying' },
  pointetying: { trait: 'pointetying', land: 'dancestudio', ifNone: true },
  pointes: { trait: 'ballet' },
  tub: { trait: 'tubbed', land: 'bathroom', ifNone: true, lone: 'bathtub' },
  buying: { trait: 'buying' },
  candlelighting: { trait: 'candlelighting', land: 'room', ifNone: true },
  tirechange: { trait: 'tirechange' },
  dj: { thing: 'person', trait: 'turntables', land: 'nightclub', ifNone: true },
  magnifier: { held: 'magnifier' },
} as const satisfies Readonly<Record<string, Meaning>>;

/** A key of that list. */
export type ExertionKey = keyof typeof EXERTION_KEYS;
