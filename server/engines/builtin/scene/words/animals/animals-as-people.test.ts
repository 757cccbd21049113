import { describe, expect, it } from 'vitest';
import { isAnimalFolk } from '../creatures.ts';
import { readPrompt } from '../read-prompt.ts';

const asked = (prompt: string) =>
  readPrompt(prompt).subjects.filter(({ isDressing }) => isDressing !== true);

describe('animals that do what people do', () => {
  it.each([
    ['a polar bear skating on a canal', 'skater', 'bear'],
    ['ein Fuchs fährt Ski', 'skier', 'fox'],
    ['a pig on a skateboard', 'skateboarder', 'pig'],
    ['un ours qui fait du ski', 'skier', 'bear'],
    ['滑冰的企鹅', 'skater', 'penguin'],
  ] as const)('skate and ski themselves: %s', (prompt, thing, rider) => {
    expect(asked(prompt)).toMatchObject([{ thing }]);
    expect(asked(prompt)[0]?.traits, prompt).toContain(`${rider}folk`);
  });

  it.each([
    ['penguins sledging down a hill', 'penguin', 'sledding'],
    ['a dog playing football', 'dog', 'footballer'],
    ['a bear pouring tea', 'bear', 'teapouring'],
    ['a cat baking bread', 'cat', 'baking'],
    ['two foxes dancing', 'fox', 'dancing'],
    ['Hunde spielen Fußball', 'dog', 'footballer'],
    ['a rabbit playing tennis', 'rabbit', 'tennis'],
    ['un cocodrilo jugando al golf', 'crocodile', 'golf'],
    ['a giraffe playing basketball', 'giraffe', 'basketballer'],
    ['a robot painting at an easel', 'robot', 'painting'],
    ['ein Bär angelt', 'bear', 'fisher'],
  ] as const)('do other things: %s', (prompt, rider, trait) => {
    const [one, ...others] = asked(prompt);
    expect(one?.thing).toBe('person');
    expect(one?.traits).toEqual([`${rider}folk`, trait]);
    expect(others).toEqual([]);
  });

  it('leave to people what people are named with', () => {
    for (const prompt of [
      'a man playing guitar with a dog',
      'a dog watching football players',
      'a cat next to a guitar',
      'a dog and skaters on a lake',
    ])
      expect(
        asked(prompt).every(({ traits }) => !isAnimalFolk(traits)),
        prompt,
      ).toBe(true);
  });
});
