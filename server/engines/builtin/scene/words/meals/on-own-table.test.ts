import { describe, expect, it } from 'vitest';
import { isStillLife } from '../../choices/still-life.ts';
import { readPrompt } from '../read-prompt.ts';

describe('food in a kitchen', () => {
  it.each([
    'a kitchen with bread on the table',
    'gemütliche Küche mit Brot und einer Tasse Kaffee',
  ])('is on the table of the room that the prompt is about: %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect(idea.land).toBe('kitchen');
    expect(idea.subjects.map(({ on }) => on)).toEqual(idea.subjects.map(() => 'table'));
    expect(isStillLife(idea)).toBe(false);
  });

  it('is looked at from near where it is named first', () => {
    for (const prompt of ['bread in a kitchen', 'bread on a kitchen table'])
      expect(isStillLife(readPrompt(prompt)), prompt).toBe(true);
  });

  it('is what an old kitchen has anyway', () => {
    expect(
      readPrompt('cosy country kitchen with an old stove and fresh bread on the table'),
    ).toMatchObject({ land: 'rustickitchen', subjects: [], ignored: [] });
    expect(readPrompt('a kitchen with a wood stove').land).toBe('rustickitchen');
    expect(readPrompt('una cocina con una estufa de leña').land).toBe('rustickitchen');
  });
});
