import type { RefObject } from 'react';
import { inTime } from '../../../net/index.ts';
import { useSession } from '../../session-context.ts';

/** One of the prompts by chance, never the one that is shown, unless there is no other. */
export const anotherOf = (
  prompts: readonly string[],
  shown: string,
  random: () => number,
): string | null => {
  const others = prompts.filter((prompt) => prompt !== shown);
  return others[Math.floor(random() * others.length)] ?? null;
};

/** Puts an example's words into the box; the examples are loaded when first asked for. */
export const useRandomPrompt = (
  promptRef: RefObject<HTMLTextAreaElement | null>,
): (() => Promise<void>) => {
  const { creations, notices } = useSession();
  return async () => {
    try {
      const { EXPLORE_EXAMPLES } = await inTime(import('../../content/examples.ts'));
      const prompts = EXPLORE_EXAMPLES.map(({ prompt }) => prompt);
      const prompt = anotherOf(prompts, creations.state.form.prompt, Math.random);
      if (prompt === null) return;
      creations.setForm({ prompt });
      promptRef.current?.focus();
    } catch (error) {
      console.warn('The examples could not be loaded.', error);
      notices.notify('error', 'message.networkError');
    }
  };
};
