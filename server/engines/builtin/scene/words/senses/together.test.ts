import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const postures = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ thing, posture }) => `${thing} ${posture}`);

describe('two who do something together', () => {
  it.each([
    'a cat and a dog sleeping',
    'une chatte et un chien endormis',
    'eine Katze und ein Hund schlafen',
    'un gato y un perro durmiendo',
    'кошка и собака спят',
    '猫と犬が寝ている',
  ])('both do it: %s', (prompt) => {
    expect(postures(prompt)).toEqual(['cat sleeping', 'dog sleeping']);
  });

  it('do what is said of each of them', () => {
    expect(postures('a cat and a sleeping dog')).toEqual(['cat null', 'dog sleeping']);
    expect(postures('a sitting cat and a dog sleeping')).toEqual(['cat sitting', 'dog sleeping']);
    expect(postures('a cat sitting and a dog sleeping')).toEqual(['cat sitting', 'dog sleeping']);
    expect(postures('a cat, and a tree, a dog sleeping')).toEqual([
      'cat null',
      'tree null',
      'dog sleeping',
    ]);
  });
});
