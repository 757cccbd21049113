import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const namesIn = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('umbrellas on a beach', () => {
  it.each(['people on a beach with parasols', 'beach with colourful umbrellas'])(
    'are sunshades: %s',
    (prompt) => {
      expect(namesIn(prompt)).toContain('parasol');
      expect(namesIn(prompt)).not.toContain('umbrella');
    },
  );

  it('are umbrellas in the rain, elsewhere, and in a hand', () => {
    for (const prompt of [
      'people with umbrellas on a beach in the rain',
      'people with umbrellas in a street',
      'a woman with an umbrella on a beach',
    ])
      expect(namesIn(prompt), prompt).toContain('umbrella');
  });
});

describe('a market in a wood', () => {
  it.each(['a night market in the forest', 'ein Nachtmarkt im Wald', '森林里的夜市'])(
    'is stalls under lights there: %s',
    (prompt) => {
      const { land, time, town } = readPrompt(prompt);
      expect([land, time, town]).toEqual(['forest', 'night', null]);
      expect(namesIn(prompt)).toEqual(expect.arrayContaining(['stall', 'fairylights']));
    },
  );

  it('is in a street else', () => {
    expect(readPrompt('a night market').town).toBe('nightmarket');
  });
});

describe('a floating market', () => {
  it.each([
    'floating market in Thailand with boats full of fruit',
    'schwimmender Markt in Bangkok mit Booten voller Obst',
    'marché flottant avec des bateaux pleins de fruits',
  ])('has what it sells in its own boats: %s', (prompt) => {
    const { land, scenery, neon, subjects } = readPrompt(prompt);
    expect({ land, scenery, neon }).toEqual({
      land: 'river',
      scenery: 'floatingmarket',
      neon: false,
    });
    expect(subjects).toEqual([]);
  });

  it('leaves their own boat to those who are in one', () => {
    expect(namesIn('a woman in a canoe selling fruit at a floating market')).toEqual(['rowboat']);
  });
});
