import { expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

it.each([
  'green rice terraces in bali',
  'golden fields at noon',
  'green hills',
  'golden hills',
  'un champ doré',
  'goldene Felder',
  'a golden desert',
])('gives the colour of a land to the land, and none to the light: %s', (prompt) => {
  expect(readPrompt(prompt).tint).toBeNull();
});

it('makes golden fields ripe, golden hills dry, and leaves a golden sky alone', () => {
  expect(readPrompt('golden fields')).toMatchObject({ land: 'field', crop: 'grain' });
  expect(readPrompt('golden hills')).toMatchObject({ crop: null, season: 'autumn' });
  expect(readPrompt('a golden forest').season).toBe('autumn');
  expect(readPrompt('a golden sunflower field').crop).toBe('sunflower');
  expect(readPrompt('a golden sky').tint).not.toBeNull();
});
