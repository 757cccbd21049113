import type { Subject } from '../idea.ts';

/** Crowds that are said to be large or small are so many people, and nobody in them is taller for it. */
export const asMany = (things: readonly Subject[]): readonly Subject[] =>
  things.map((one) =>
    one.thing === 'person' && one.traits?.includes('crowd') && one.count > 1
      ? { ...one, count: Math.max(2, Math.round(one.count * one.size)), size: 1 }
      : one,
  );
