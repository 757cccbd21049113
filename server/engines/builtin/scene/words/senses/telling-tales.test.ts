import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'a grandmother telling stories to the children|Großvater erzählt den Enkeln Geschichten|abuelo contando cuentos a sus nietos',
  'le grand-père raconte une histoire aux enfants|дедушка рассказывает внукам сказку|dede torununa masal anlatıyor',
  'جد يحكي قصة لأحفاده|爷爷给孙子讲故事|दादाजी बच्चों को कहानी सुना रहे हैं',
])('the old tell children tales by the fire: %s', (prompts) => {
  for (const prompt of prompts.split('|')) {
    const { land, hearth, subjects } = readPrompt(prompt);
    expect({ land, hearth }, prompt).toEqual({ land: 'room', hearth: true });
    expect(subjects[0]?.traits, prompt).toContain('reading');
    expect(subjects[1]?.traits, prompt).toContain('listening');
  }
});

it('they do so elsewhere where that is said', () => {
  expect(readPrompt('grandfather telling stories to children in a village').land).toBe('field');
});
