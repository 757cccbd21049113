import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a park', () => {
  it.each(
    'a city park|ein Park|un parc|un parque|un parco|um parque|парк|bir park|حديقة عامة|पार्क|公园|公園|공원'.split(
      '|',
    ),
  )('is one of a city: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'field', park: true, path: 'paved' });
  });

  it.each(
    'a deer in a national park|ein Nationalpark|un parc national|parque nacional|un parco nazionale|a reserva natural|национальный парк|milli park|محمية طبيعية|राष्ट्रीय उद्यान|国家公园|国立公園|국립공원'.split(
      '|',
    ),
  )('is none of a city where it is a national one: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'mountain', park: false, ignored: [] });
  });

  it('is none where other land is named', () => {
    expect(readPrompt('a meadow with flowers').park).toBe(false);
    expect(readPrompt('a park by the sea').park).toBe(false);
    expect(readPrompt('a park by the lake').land).toBe('lake');
  });
});

describe('what is laid out for something in a park', () => {
  it('has no tree and bench of the park before it: they hid the van and stood on the course', () => {
    for (const prompt of [
      'an ice cream van in a park',
      'a food truck in a park',
      'a horse race in the park',
    ]) {
      const dressing = readPrompt(prompt).subjects.filter(({ isDressing }) => isDressing === true);
      expect(dressing, prompt).toEqual([]);
    }
    const { subjects } = readPrompt('a carousel in a park');
    expect(subjects.map(({ thing }) => thing)).toEqual(['carousel', 'tree', 'bench']);
  });
});
