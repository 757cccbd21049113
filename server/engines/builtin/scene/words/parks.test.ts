import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('a park', () => {
  it.each(
    'a city park|ein Park|un parc|un parque|un parco|um parque|парк|bir park|حديقة عامة|पार्क|公园|公園|공원'.split(
      '|',
    ),
  )('is one of a city: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'field', park: true, path: 'paved' });
  });

  it('is none where other land is named', () => {
    expect(readPrompt('a meadow with flowers').park).toBe(false);
    expect(readPrompt('a park by the lake').land).toBe('lake');
  });
});
