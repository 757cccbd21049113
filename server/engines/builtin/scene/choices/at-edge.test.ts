import { describe, expect, it } from 'vitest';
import { readPrompt } from '../words/read-prompt.ts';
import { isAtEdge } from './at-edge.ts';

const standsAtEdge = (prompt: string): boolean => isAtEdge(readPrompt(prompt), 'mountain');

describe('who stands at the edge of a cliff', () => {
  it.each([
    'a wolf howling on a cliff under the full moon',
    'a woman standing on a cliff',
    'ein Wolf auf einer Klippe',
  ])('is the one of %s', (prompt) => expect(standsAtEdge(prompt)).toBe(true));

  it.each([
    'hikers standing on the edge of the canyon',
    'a woman at the rim of a canyon',
    'una mujer al borde del cañón',
  ])('are the few of %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect(idea.ignored).toEqual([]);
    expect(isAtEdge(idea, 'canyon')).toBe(true);
  });

  it('is nobody in a canyon of whom that is not said', () => {
    expect(isAtEdge(readPrompt('hikers in a canyon'), 'canyon')).toBe(false);
  });

  it.each(['a cliff', 'a house on a cliff', 'three wolves on a cliff', 'a wolf in the mountains'])(
    'is nobody of %s',
    (prompt) => expect(standsAtEdge(prompt)).toBe(false),
  );
});
