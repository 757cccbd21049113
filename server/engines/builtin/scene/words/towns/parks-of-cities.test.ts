import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a park in a town that is known by a sight', () => {
  it.each([
    ['a boy running in a park in Berlin', 'berlin'],
    ['ein Picknick im Park in Berlin', 'berlin'],
    ['un homme dans un parc à Prague', 'prague'],
    ['девочка гуляет в парке в Берлине', 'berlin'],
    ['ベルリンの公園で走る男の子', 'berlin'],
  ])('is a park there, the town over its trees: %s', (prompt, city) => {
    expect(readPrompt(prompt)).toMatchObject({ park: true, scenery: null, city });
  });

  it('lies before the sight where that is named, or nothing else of the town is known', () => {
    expect(readPrompt('a park before the Brandenburg Gate').scenery).toBe('brandenburggate');
    expect(readPrompt('a park in Barcelona').scenery).toBe('sagradafamilia');
  });
});
