import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../words/language.ts';
import { WORKER_WORDS } from '../../lists/workers.ts';
import type { Meaning } from '../../meaning.ts';
import { readPrompt } from '../../read-prompt.ts';
import { WORKER_KEYS, type WorkerKey } from './worker-keys.ts';

const KEYS = Object.keys(WORKER_KEYS) as WorkerKey[];

describe.each(LANGUAGES)('people by their trades in the words of %s', (language) => {
  it.each(KEYS)('are somebody, in what is worn for that: %s', (key) => {
    const { trait }: Meaning = WORKER_KEYS[key];
    for (const word of WORKER_WORDS[language][key].split('|')) {
      const { subjects, ignored } = readPrompt(word.replace(/\+$/u, ''));
      expect(ignored, word).toEqual([]);
      const people = subjects.filter(({ thing }) => thing === 'person');
      expect(people, word).toHaveLength(1);
      if (trait !== undefined) expect(people[0]?.traits, word).toContain(trait);
      expect(subjects, word).toHaveLength(1);
    }
  });
});

it('are no more than what is said of somebody else', () => {
  expect(
    readPrompt('a dragon that guards its gold').subjects.map(({ thing }) => thing),
  ).not.toContain('person');
  expect(readPrompt('a giant pumpkin').subjects.map(({ thing }) => thing)).toEqual(['pumpkin']);
});

describe('what only looks like a trade', () => {
  it('is a serene lake, and a leather jacket', () => {
    expect(readPrompt('un lago sereno al amanecer').subjects).toEqual([]);
    expect(readPrompt('una chica con una cazadora de cuero').subjects).toHaveLength(1);
  });
});
