import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const toldOf = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ thing, posture, traits }) => [thing, posture, traits?.at(-1)]);

describe('the young of an animal', () => {
  it.each([
    ['a lioness carrying her cub in her mouth', ['lion', 'walking', 'younginjaws']],
    ['eine Katze trägt ihr Kätzchen im Maul', ['cat', 'walking', 'younginjaws']],
    ['猫叼着小猫', ['cat', 'walking', 'younginjaws']],
    ['a bear carrying her cub on her back', ['bear', 'walking', 'youngonback']],
    ['медведица несёт медвежонка на спине', ['bear', 'walking', 'youngonback']],
    ['a sheep nursing her lamb', ['sheep', 'standing', 'nursing']],
    ['une vache allaite son veau', ['cow', 'standing', 'nursing']],
    ['a cat nursing her kittens', ['cat', 'lying', 'nursing']],
    ['una perra amamantando a sus cachorros', ['dog', 'lying', 'nursing']],
    ['a wolf nursing her pups', ['wolf', 'lying', 'nursing']],
  ])('is drawn with it as is said: %s', (prompt, told) => {
    expect(toldOf(prompt)).toEqual([told]);
  });

  it('stands beside it where nothing is said, and is of its kind', () => {
    expect(readPrompt('a lioness teaching her cub').subjects).toMatchObject([
      { thing: 'lion' },
      { thing: 'lion', traits: ['young'] },
    ]);
    expect(readPrompt('a lion chasing a puppy').subjects).toMatchObject([
      { thing: 'lion' },
      { thing: 'dog' },
    ]);
  });

  it('is with a human mother as before', () => {
    for (const prompt of [
      'a mother nursing her baby in a rocking chair',
      'une mère allaite son bébé dans un fauteuil',
    ])
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'person', traits: expect.arrayContaining(['woman']) },
        { thing: 'person', traits: expect.arrayContaining(['child']) },
      ]);
  });
});
