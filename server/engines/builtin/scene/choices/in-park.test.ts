import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { isTended } from '../world/scenery/sceneries.ts';

const settingOf = (prompt: string, index = 0) => decide(readPrompt(prompt), null, 5, index);

describe('a park', () => {
  it.each([
    'a park',
    'children playing in a park with big trees',
    'a couple walking in a park in autumn',
    'a dog in a snowy park',
    'two old friends playing chess in a park in New York',
    'Central Park in autumn',
    'a family having a picnic in a park in Berlin',
    'un pique-nique dans un parc',
    '纽约的公园里',
    'парк в Нью-Йорке',
    'un parque de Nueva York',
  ])('has lawns that are mown, under trees of its own: %s', (prompt) => {
    for (const index of [0, 1, 2, 3]) {
      const setting = settingOf(prompt, index);
      expect(setting.idea.scenery).toBe('citypark');
      expect(isTended(setting, 3, 12)).toBe(true);
      expect(setting.subjects.map(({ thing }) => thing)).not.toContain('tree');
    }
  });

  it('is left as it is where something else is laid out or built in it', () => {
    for (const prompt of [
      'a park by the lake',
      'a castle in a park',
      'a flower garden in a park',
      'a skate park',
      'a field of tulips in a park',
      'a meadow',
    ])
      expect(settingOf(prompt).idea.scenery, prompt).not.toBe('citypark');
  });

  it('is its pond where water is named with it, and no lake of a national park', () => {
    for (const prompt of [
      'kids feeding ducks at the pond in the city park, autumn leaves',
      'swans on a lake in a park',
      'children at a pond in a city park',
      'Kinder am Teich im Stadtpark',
      'a rowing boat on a lake in a park',
    ])
      expect(settingOf(prompt).idea.scenery, prompt).toBe('parkpond');
    for (const prompt of ['a lake in a national park', 'a castle on a lake in a park'])
      expect(settingOf(prompt).idea.scenery, prompt).toBe(null);
  });

  it('has the bench on which somebody sits, and none of a tree that is looked at alone', () => {
    const { idea, subjects } = settingOf('an old man sitting on a bench in a park');
    expect(idea.scenery).toBe('citypark');
    expect(subjects.map(({ thing }) => thing)).toEqual(
      readPrompt('an old man sitting on a bench in a park')
        .subjects.map(({ thing }) => thing)
        .filter((thing) => thing !== 'tree'),
    );
    expect(settingOf('a lonely tree in a park').idea.scenery).toBe(null);
  });
});
