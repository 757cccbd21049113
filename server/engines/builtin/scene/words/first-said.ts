import type { Meaning } from './meaning.ts';

/** Tells what the first of those words that says anything of a kind says of it; null: none does. */
export const firstSaid =
  (meanings: readonly Meaning[]) =>
  <Key extends keyof Meaning>(key: Key) =>
    meanings.find((meaning) => meaning[key] !== undefined)?.[key] ?? null;
