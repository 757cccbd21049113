import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it('has a clock tower stand over a town where no place is told', () => {
  for (const prompt of [
    'a clock tower at night',
    'ein Uhrturm im Schnee',
    '時計塔',
    'часовая башня',
  ])
    expect(readPrompt(prompt), prompt).toMatchObject({
      settled: 'town',
      subjects: [{ thing: 'tower', traits: ['clocktower'] }],
    });
});

it('leaves a clock tower where it is said to be', () => {
  expect(readPrompt('a clock tower in a forest').settled).toBeNull();
  expect(readPrompt('a clock tower in a village').settled).toBe('village');
  expect(readPrompt('no clock tower').settled).toBeNull();
});
