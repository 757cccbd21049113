import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('an animal that nobody is with', () => {
  it.each([
    ['cat', 'a cat catching butterflies'],
    ['dog', 'a puppy catching butterflies'],
    ['spider', 'a spider catching a butterfly'],
    ['cat', 'кот ловит бабочек'],
    ['dog', 'ein Hund fängt Schmetterlinge'],
  ])('catches butterflies without a net: %s, %s', (thing, prompt) => {
    expect(readPrompt(prompt).subjects.map((one) => one.thing)).toEqual([thing, 'butterfly']);
  });

  it('has one where it is said, as people have', () => {
    expect(readPrompt('a cat with a butterfly net').subjects[0]?.traits).toContain('catfolk');
    expect(readPrompt('a child catching butterflies').subjects[0]?.traits).toContain(
      'butterflynet',
    );
  });

  it.each([
    ['monkey', 'a monkey walking on a rope in the jungle'],
    ['squirrel', 'a squirrel walking on a rope'],
    ['spider', 'a spider walking on a rope'],
  ])('walks where a rope is, on its own feet: %s, %s', (thing, prompt) => {
    const { subjects, land } = readPrompt(prompt);
    expect(land).not.toBe('circusring');
    expect(subjects).toMatchObject([{ thing, posture: 'walking' }]);
  });
});

it('a butterfly net that leans somewhere is in no hand', () => {
  expect(readPrompt('a butterfly net leaning against a wall').subjects).toMatchObject([
    { thing: 'butterfly', count: 1 },
  ]);
});
