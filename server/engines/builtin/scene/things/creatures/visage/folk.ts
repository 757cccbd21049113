import type { Trait } from '../../../words/trait.ts';

/** Folk of tales, who are people in all but their bodies, skin and faces. */
export const FOLK = ['goblin', 'orc', 'troll', 'alien'] as const;

/** One of those. */
export type Folk = (typeof FOLK)[number];

/** The folk of tales of someone who is like that; null for people. */
export const folkOf = (traits: readonly Trait[]): Folk | null =>
  FOLK.find((one) => traits.includes(one)) ?? null;
