import type { KeyValueStorage } from '../../net/index.ts';

/** Storage key of the prompts that were sent from this browser, the newest first. */
export const PROMPT_HISTORY_KEY = 'promptHistory';
/** How many are kept. */
const KEPT = 50;

/** Going through the prompts of before with arrow up and down, as a shell does. */
export interface PromptHistory {
  /** The newest first. */
  entries(): readonly string[];
  /** Puts a prompt that was sent first, where it stood before or not; blank ones are not kept. */
  remember(prompt: string): void;
  /** The prompt before the one that stands in the box; null at the end of the list. */
  older(shown: string): string | null;
  /** The one after it, in the end what was in the box at first; null when there is none. */
  newer(shown: string): string | null;
  clear(): void;
}

const areTexts = (kept: unknown): kept is readonly string[] =>
  Array.isArray(kept) && kept.every((one) => typeof one === 'string');

const read = (storage: KeyValueStorage): readonly string[] => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(PROMPT_HISTORY_KEY) ?? '[]');
    return areTexts(kept) ? kept : [];
  } catch {
    return [];
  }
};

/** Where in the list somebody is, and what was in the box when they began to go through it. */
type Walk = { readonly at: number; readonly draft: string };

/**
 * Makes the history of a browser. It is read from storage each time, since other tabs write too; a
 * text that was changed by hand begins a walk of its own.
 */
export const createPromptHistory = (storage: KeyValueStorage): PromptHistory => {
  let walk: Walk | null = null;
  const walkFrom = (shown: string, entries: readonly string[]): Walk =>
    walk !== null && entries[walk.at] === shown ? walk : { at: -1, draft: shown };
  return {
    entries: () => read(storage),
    remember: (prompt) => {
      walk = null;
      if (prompt.trim() === '') return;
      const others = read(storage).filter((one) => one !== prompt);
      storage.setItem(PROMPT_HISTORY_KEY, JSON.stringify([prompt, ...others].slice(0, KEPT)));
    },
    older: (shown) => {
      const entries = read(storage);
      const { at, draft } = walkFrom(shown, entries);
      // What was just sent still stands in the box: the one before it is meant.
      const next = entries[at + 1] === shown ? at + 2 : at + 1;
      const found = entries[next];
      if (found === undefined) return null;
      walk = { at: next, draft };
      return found;
    },
    newer: (shown) => {
      const entries = read(storage);
      const { at, draft } = walkFrom(shown, entries);
      if (at < 0) return null;
      walk = at === 0 ? null : { at: at - 1, draft };
      return entries[at - 1] ?? draft;
    },
    clear: () => {
      walk = null;
      storage.removeItem(PROMPT_HISTORY_KEY);
    },
  };
};
