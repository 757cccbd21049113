import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const treatsIn = (prompt: string) => readPrompt(prompt).subjects.map(({ treat }) => treat?.thing);

describe('an animal that drinks', () => {
  it.each([
    'a cat drinking milk from a bowl',
    'a cat drinking from a bowl',
    'un gato bebiendo leche',
    'eine Katze trinkt Milch',
    'кошка пьёт молоко',
    'un chat boit du lait',
  ])('does so out of a bowl, beside which nothing stands: %s', (prompt) => {
    expect(treatsIn(prompt)).toEqual(['waterbowl']);
  });

  it.each(['a dog drinking from a puddle', 'ein Hund trinkt aus einer Pfütze', 'a horse drinking'])(
    'does so from a pool on the ground: %s',
    (prompt) => {
      expect(treatsIn(prompt)).toEqual(['puddle']);
    },
  );

  it('has none where there is water, or people drink', () => {
    expect(treatsIn('a bear drinking from a river')).toEqual([undefined]);
    expect(treatsIn('a woman drinking tea beside a dog')).not.toContain('waterbowl');
    expect(treatsIn('a dog eating from a bowl')).toEqual(['bowl']);
  });
});

it.each([
  'a horse drinking from a bucket',
  'a lamb drinking from a bottle',
  'eine Kuh trinkt aus der Tränke',
])('drinks from what is named, and from no pool: %s', (prompt) => {
  expect(readPrompt(prompt).subjects[0]?.treat).toBeUndefined();
});

it.each(['a cat drinking milk', 'eine Katze trinkt Milch'])(
  'drinks milk in a kitchen: %s',
  (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({
      land: 'kitchen',
      subjects: [{ thing: 'cat', treat: { thing: 'waterbowl' } }],
    });
  },
);
