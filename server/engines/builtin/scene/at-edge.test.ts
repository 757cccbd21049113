import { describe, expect, it } from 'vitest';
import { isAtEdge } from './at-edge.ts';
import { readPrompt } from './words/read-prompt.ts';

const standsAtEdge = (prompt: string): boolean => isAtEdge(readPrompt(prompt), 'mountain');

describe('who stands at the edge of a cliff', () => {
  it.each([
    'a wolf howling on a cliff under the full moon',
    'a woman standing on a cliff',
    'ein Wolf auf einer Klippe',
  ])('is the one of %s', (prompt) => expect(standsAtEdge(prompt)).toBe(true));

  it.each(['a cliff', 'a house on a cliff', 'three wolves on a cliff', 'a wolf in the mountains'])(
    'is nobody of %s',
    (prompt) => expect(standsAtEdge(prompt)).toBe(false),
  );
});
