import { describe, expect, it } from 'vitest';
import { FLOWER_KEYS } from '../keys/things/flower-keys.ts';
import { FLOWER_WORDS } from '../lists/flowers.ts';
import { readPrompt } from '../read-prompt.ts';
import { bedPlantsOf, saidOf } from './bed-plants.ts';

describe('a flower that is known by its name', () => {
  const words = Object.values(FLOWER_WORDS).flatMap((list) =>
    Object.entries(list).flatMap(([key, alternatives]) =>
      alternatives.split('|').map((word): [string, string] => [word.replace(/[+~]+$/, ''), key]),
    ),
  );

  it.each(words)('grows in beds in each language: %s', (word, key) => {
    const { beds, subjects, ignored } = readPrompt(word);
    expect(ignored).toEqual([]);
    expect(beds).toEqual([key]);
    expect(subjects).toMatchObject([{ thing: 'flower' }]);
  });

  it('is one of several kinds of which a garden is full', () => {
    const { beds, ignored, garden } = readPrompt('cottage garden full of roses and foxgloves');
    expect(garden).toBe(true);
    expect(beds).toEqual(['rose', 'foxglove']);
    expect(ignored).toEqual([]);
    expect(readPrompt('ein Bauerngarten mit Rosen, Lavendel und Rittersporn').beds).toEqual([
      'rose',
      'lavender',
      'delphinium',
    ]);
    expect(bedPlantsOf([])).toEqual([]);
  });

  it('has the colour of its kind where none is said', () => {
    expect(saidOf(FLOWER_KEYS.peony.hue)).toBeNull();
    const [white] = readPrompt('a garden of white peonies').subjects;
    expect(saidOf(white?.colour ?? undefined)).toEqual(white?.colour);
    expect(saidOf(undefined)).toBeNull();
  });
});
