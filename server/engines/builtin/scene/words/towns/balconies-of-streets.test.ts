import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('several balconies in a street', () => {
  it.each([
    'elétrico amarelo a subir uma rua estreita de Lisboa, turistas à janela, roupa estendida nas varandas|a yellow tram in Lisbon, laundry hanging on the balconies',
    'un tramway jaune à Lisbonne, du linge étendu aux balcons|ein gelbe Straßenbahn in Lissabon, Wäsche auf den Balkonen',
  ])('are those of its houses, with their washing: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, scenery, subjects } = readPrompt(prompt);
      expect({ land, scenery }, prompt).toEqual({ land: 'sea', scenery: 'lisbon' });
      expect(subjects[0], prompt).toMatchObject({ thing: 'tram', colour: [0.95, 0.8, 0.2] });
      expect(subjects, prompt).toHaveLength(1);
      for (const { thing, traits = [] } of subjects) {
        expect(thing, prompt).not.toBe('clothesline');
        expect(traits, prompt).not.toContain('pegging');
      }
    }
  });

  it('are not one that somebody is on', () => {
    expect(readPrompt('a woman on a balcony over a street').land).toBe('balcony');
    expect(readPrompt('guitarra elétrica').subjects.map(({ thing }) => thing)).toEqual(['guitar']);
  });
});
