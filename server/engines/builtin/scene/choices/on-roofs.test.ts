import { expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';

const settingOf = (prompt: string) => decide(readPrompt(prompt), null, 3, 0);

it.each([
  'a treehouse with rope bridges and an owl on the roof',
  'una lechuza en el tejado de una casa del árbol',
  'a stork on the roof of a windmill',
])('leaves who is on the roof of a building that is named where that stands: %s', (prompt) => {
  const { land, isOnRoof } = settingOf(prompt);
  expect(isOnRoof).toBe(false);
  expect(land).not.toBe('city');
});

it('has a city of roofs around who is on one of which no more is said', () => {
  expect(settingOf('a cat on the roof')).toMatchObject({ land: 'city', isOnRoof: true });
});
