import { expect, it } from 'vitest';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';

it.each([
  'cyberpunk city with neon signs',
  'ciudad cyberpunk con letreros de neón',
  'a neon city at night',
])('neon signs are near in each of four pictures: %s', (prompt) => {
  for (const index of [0, 1, 2, 3])
    expect(decide(readPrompt(prompt), null, 3, index).land).toBe('street');
});

it('a moon that is named has its sky over a forest in each of four pictures', () => {
  for (const index of [0, 1, 2, 3])
    expect(
      decide(readPrompt('a wolf howling at the moon'), null, 3, index).horizon,
    ).toBeGreaterThan(0.5);
});
