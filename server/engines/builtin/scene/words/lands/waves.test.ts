import { expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { createWater, isStormy } from '../../world/water/water-of.ts';
import { readPrompt } from '../read-prompt.ts';

const settingOf = (prompt: string) => decide(readPrompt(prompt), null, 7, 0);

it.each([
  'a lighthouse on a rocky coast with crashing waves',
  'huge waves crashing against black rocks at sunset',
])('great waves come in on the rocks, without a storm in the sky: %s', (prompt) => {
  const setting = settingOf(prompt);
  expect(setting.land).toBe('sea');
  expect(setting.idea.cliffs).toBe(true);
  expect(setting.weather).not.toBe('storm');
  expect(isStormy(setting)).toBe(true);
  expect(createWater(setting).crest).not.toBeNull();
});

it('the rocks that waves break on are the coast, and do not lie about besides', () => {
  expect(readPrompt('huge waves crashing against black rocks').subjects).toEqual([]);
  expect(readPrompt('black rocks on a beach').subjects).toMatchObject([{ thing: 'rock' }]);
});

it('a rocky coast without great waves has a quiet sea', () => {
  expect(isStormy(settingOf('a lighthouse on a rocky coast'))).toBe(false);
});
