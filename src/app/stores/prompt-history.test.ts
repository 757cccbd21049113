import { describe, expect, it } from 'vitest';
import { createFakeStorage } from '../../net/testing/fakes.ts';
import { createPromptHistory, PROMPT_HISTORY_KEY } from './prompt-history.ts';

const openAfter = (...sent: readonly string[]) => {
  const storage = createFakeStorage();
  const history = createPromptHistory(storage);
  for (const prompt of sent) history.remember(prompt);
  return { storage, history };
};

describe('the prompts of before', () => {
  it('are gone through from the newest to the oldest and back to what was begun', () => {
    const { history } = openAfter('a cat', 'a dog', 'a fox');
    const up = [history.older('half a th'), history.older('a fox'), history.older('a dog')];
    expect([...up, history.older('a cat')]).toEqual(['a fox', 'a dog', 'a cat', null]);
    const down = [history.newer('a cat'), history.newer('a dog'), history.newer('a fox')];
    expect([...down, history.newer('half a th')]).toEqual(['a dog', 'a fox', 'half a th', null]);
  });

  it('leave out the one that still stands in the box', () => {
    const { history } = openAfter('a cat', 'a dog');
    expect(history.older('a dog')).toBe('a cat');
    expect(history.newer('a cat')).toBe('a dog');
  });

  it('begin anew once the text was changed by hand', () => {
    const { history } = openAfter('a cat', 'a dog');
    history.older('');
    expect(history.older('a dog with a hat')).toBe('a dog');
    expect(history.newer('a dog')).toBe('a dog with a hat');
  });

  it('are kept once each, fifty of them, and blank ones not at all', () => {
    const { history } = openAfter(...Array.from({ length: 60 }, (_, at) => `prompt ${at}`), ' ');
    history.remember('prompt 30');
    expect(history.entries()).toHaveLength(50);
    expect(history.entries().slice(0, 2)).toEqual(['prompt 30', 'prompt 59']);
  });

  it('stay in the browser until they are cleared, and what is broken there is none', () => {
    const { history, storage } = openAfter('a cat');
    expect(createPromptHistory(storage).entries()).toEqual(['a cat']);
    history.clear();
    expect(storage.length).toBe(0);
    storage.setItem(PROMPT_HISTORY_KEY, '{"no":"list"');
    expect(history.entries()).toEqual([]);
  });
});
