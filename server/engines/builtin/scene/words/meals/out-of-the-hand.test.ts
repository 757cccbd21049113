import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const read = (prompt: string) => {
  const { land, subjects, ignored } = readPrompt(prompt);
  return {
    land,
    things: subjects.filter((one) => one.isDressing !== true).map(({ thing }) => thing),
    held: subjects.find(({ thing }) => thing === 'person')?.holds?.thing,
    ignored,
  };
};

describe('What is eaten out of the hand', () => {
  it.each([
    ['a policeman eating a donut in the library', 'library', 'donut'],
    ['a knight eating a banana on the beach', 'beach', 'banana'],
    ['a girl eating an apple in the elevator', 'elevator', 'apple'],
    ['ein Polizist isst einen Burger im Museum', 'museum', 'sandwich'],
    ['警察在图书馆里吃甜甜圈', 'library', 'donut'],
    ['полицейский ест пиццу в музее', 'museum', 'pizzaslice'],
  ])('is in the hand of who eats it where no table is laid: %s', (prompt, land, held) => {
    expect(read(prompt)).toEqual({ land, things: ['person'], held, ignored: [] });
  });

  it('is nothing where a Chinese word has only the sign for eating in it', () => {
    for (const prompt of ['好吃的蛋糕', '这个蛋糕很好吃', '女孩吃惊地看着天空', '夜市小吃'])
      expect(
        readPrompt(prompt).ignored.filter((word) => /[吃惊]/u.test(word)),
        prompt,
      ).toEqual([]);
  });

  it('is not laid before the eye where somebody is aboard a boat', () => {
    expect(read('a boy with a hot dog on a boat').things).toEqual(['boat']);
  });

  it('is laid there, or on their table, where it is what the picture is of, or a meal', () => {
    expect(read('a burger on a wooden table, a lake behind').things).toContain('burger');
    expect(read('a girl eating a burger in the park').held).toBeUndefined();
    expect(readPrompt('two friends eat pizza in a restaurant').subjects[0]?.company).toMatchObject({
      bond: 'meal',
      served: 'pizza',
    });
  });
});
