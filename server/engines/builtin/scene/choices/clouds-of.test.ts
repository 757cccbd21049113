import { describe, expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';

const SEEDS = Array.from({ length: 200 }, (_, seed) => seed);

const cloudsIn = (prompt: string, style: string | null = null) =>
  SEEDS.map((seed) => decide(readPrompt(prompt), style, seed, 0).clouds);

describe('the clouds of a sky', () => {
  it('are of every kind where no word says how it is', () => {
    const kinds = cloudsIn('a meadow');
    for (const kind of ['heaps', 'towers', 'fans', 'mackerel', 'layers'])
      expect(kinds.filter((one) => one === kind).length, kind).toBeGreaterThan(2);
  });

  it('are of at least three kinds in the four pictures of a request', () => {
    for (const seed of SEEDS) {
      const four = [0, 1, 2, 3].map((index) => decide(readPrompt('the sea'), null, seed, index));
      expect(new Set(four.map(({ clouds }) => clouds)).size).toBeGreaterThan(2);
    }
  });

  it.each(['a cloudy meadow', 'a meadow under a clear sky', 'a full moon over the sea', 'rain'])(
    'are left to what words say: %s',
    (prompt) => {
      expect(new Set(cloudsIn(prompt))).toEqual(new Set(['heaps']));
    },
  );

  it('differ between pictures of other things, even of the same seed', () => {
    const prompts = ['a meadow', 'the sea', 'a horse', 'a village', 'a desert', 'a castle'];
    const varied = SEEDS.filter((seed) => {
      const kinds = prompts.map((prompt) => decide(readPrompt(prompt), null, seed, 0).clouds);
      return new Set(kinds).size > 2;
    });
    expect(varied.length / SEEDS.length).toBeGreaterThan(0.7);
    const asked = (prompt: string) => decide(readPrompt(prompt), null, 3, 0);
    expect(asked('a red horse').clouds).toBe(asked('a horse').clouds);
    expect(asked('a red horse').time).toBe(asked('a horse').time);
  });

  it('are the great ones of a style that is known for them', () => {
    expect(new Set(cloudsIn('a meadow', 'ghibsky'))).toEqual(new Set(['heaps']));
  });
});
