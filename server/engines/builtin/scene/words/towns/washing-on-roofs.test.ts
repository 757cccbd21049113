import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('washing on a roof', () => {
  it.each([
    'laundry day on a rooftop in Naples, sheets blowing, Vesuvius in the distance, 1950s travel poster',
    'lenzuola stese su un tetto a Palermo',
    'ropa tendida en una azotea de La Habana',
    'washing lines on the roof of a house in Istanbul',
    'washing line on the flat roof of an apartment building',
  ])('hangs on a flat one: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('flatroof');
    expect(subjects).toMatchObject([{ thing: 'clothesline', count: 2 }]);
  });

  it('is seen before the town that is named', () => {
    expect(readPrompt('laundry day on a rooftop in Naples')).toMatchObject({
      outlook: 'lake',
      scenery: 'naples',
    });
    expect(readPrompt('laundry on a rooftop in Havana')).toMatchObject({
      outlook: 'street',
      town: 'havana',
    });
  });

  it('is hung out there by who does that, on one line', () => {
    for (const prompt of [
      'a woman hanging washing on a rooftop in Naples',
      '屋上で洗濯物を干すお母さん',
    ]) {
      const { land, subjects } = readPrompt(prompt);
      expect(land, prompt).toBe('flatroof');
      expect(subjects, prompt).toMatchObject([{ thing: 'person', traits: ['woman', 'pegging'] }]);
    }
  });

  it('is in the yard or over the street where no roof is named', () => {
    expect(readPrompt('a clothesline in the yard').scenery).toBe('backyard');
    expect(readPrompt('laundry hanging over an alley in Naples').land).not.toBe('flatroof');
    expect(readPrompt('a cat on a rooftop in Naples').land).not.toBe('flatroof');
  });
});
