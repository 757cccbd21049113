import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const named = (prompt: string) =>
  readPrompt(prompt).subjects.map(
    ({ thing, count, traits = [] }) =>
      `${count} ${traits.includes('young') ? 'young ' : ''}${thing}`,
  );

describe('two of one kind', () => {
  it.each([
    'a black cat and a white cat',
    'un chat noir et un chat blanc',
    'чёрный кот и белый кот',
    '黑猫和白猫',
    'eine schwarze Katze und eine weiße Katze',
  ])('are two where they differ in colour: %s', (prompt) => {
    const [first, second, ...others] = readPrompt(prompt).subjects;
    expect([first?.thing, second?.thing, others.length]).toEqual(['cat', 'cat', 0]);
    expect(first?.colour?.[0]).toBeLessThan(0.2);
    expect(second?.colour?.[0]).toBeGreaterThan(0.8);
  });

  it('are two where the second has its own article, and one where it is told of again', () => {
    expect(named('a dog and another dog')).toEqual(['1 dog', '1 dog']);
    expect(named('a red car and a blue car')).toEqual(['1 car', '1 car']);
    expect(named('a cat, the cat is black')).toEqual(['1 cat']);
    expect(named('three cats and a black cat')).toEqual(['3 cat']);
  });
});

describe('the baby of an animal', () => {
  it.each([
    'an elephant spraying water on its baby',
    'un éléphant et son bébé',
    'ein Elefant mit seinem Baby',
    'हाथी और उसका बच्चा',
  ])('is no child: %s', (prompt) => {
    expect(named(prompt)).toEqual(['1 elephant', '1 young elephant']);
  });

  it('is a child where somebody is there', () => {
    expect(named('a woman, her dog and her baby')).not.toContain('1 young dog');
    expect(readPrompt('an elephant spraying water on its baby').subjects[0]?.traits).toEqual([
      'spraying',
    ]);
  });
});

describe('what animals are said to do', () => {
  it('brings nobody, and is told as ignored where it is not drawn', () => {
    const idea = readPrompt('a seal reading a newspaper');
    expect(idea.subjects.map(({ thing }) => thing)).toEqual(['seal']);
    expect(idea.ignored.join(' ')).toContain('newspaper');
    expect(named('a mouse riding a snail')).toEqual(['1 mouse', '1 snail']);
  });

  it('is done by somebody where they are only there', () => {
    expect(named('reading a newspaper with a cat')).toContain('1 person');
  });
});

describe('a woman named after children', () => {
  it('is none of them, and does what is told of her', () => {
    const prompt = 'two children building a sandcastle while their mother reads a book';
    const people = readPrompt(prompt).subjects.filter(({ thing }) => thing === 'person');
    expect(people).toMatchObject([{ count: 2 }, { count: 1 }]);
    expect(people[0]?.traits).not.toContain('reading');
    expect(people[1]?.traits).toEqual(expect.arrayContaining(['woman', 'reading']));
  });
});

describe('smoke of a chimney', () => {
  it.each([
    'a cabin with smoke coming from the chimney',
    'ein Haus am See, Rauch aus dem Schornstein',
    'дом в лесу, дым из трубы',
    '山间小屋，炊烟',
  ])('is no fog: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ smoking: true, weather: null });
  });
});

describe('what is deep under the sea', () => {
  it('is seen there', () => {
    for (const prompt of ['a submarine deep under the ocean', 'un sous-marin sous la mer'])
      expect(readPrompt(prompt).land, prompt).toBe('underwater');
  });
});
