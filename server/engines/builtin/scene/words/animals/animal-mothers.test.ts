import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const named = (prompt: string) =>
  readPrompt(prompt).subjects.map(({ thing, count }) => `${count} ${thing}`);

describe('a mother', () => {
  it.each([
    ['a mother duck with ducklings', '1 duck,3 duck'],
    ['mother cat with kittens', '1 cat,3 cat'],
    ['polar bear mother on melting ice', '1 bear'],
    ['a mother elephant and her baby', '1 elephant,1 elephant'],
    ['a mother elephant with her baby', '1 elephant,1 elephant'],
    ['a mother swan on a lake', '1 swan'],
    ['une maman ours', '1 bear'],
    ['eine Mutter Ente mit Küken', '1 duck'],
  ])('is an animal where she is named as one: %s', (prompt, animals) => {
    expect(named(prompt).join()).toContain(animals);
    expect(named(prompt).join()).not.toContain('person');
  });

  it('leaves the people who are there', () => {
    expect(named('a child feeding a mother duck').join()).toContain('person');
    expect(named('a mother dog and a child').join()).toBe('1 dog,1 person');
    expect(named("a mother horse beside a farmer's son").join()).toMatch(/^1 horse,. person/);
  });

  it('is a woman where she is with one', () => {
    expect(named('a mother and her dog').join()).toContain('person');
    expect(named('a mother with a cat').join()).toContain('person');
    expect(named('a mother, a horse and a meadow').join()).toContain('person');
  });

  it('is an animal however far behind her young she is named, in every language: a lioness that yawns', () => {
    const prompts =
      'lion cubs playing in the savanna while their mother yawns|Löwenbabys spielen in der Savanne, während ihre Mutter gähnt|des lionceaux jouent dans la savane pendant que leur mère bâille|cachorros de león jugando en la sabana mientras su madre bosteza|cuccioli di leone giocano nella savana mentre la madre sbadiglia|filhotes de leão brincando na savana enquanto a mãe boceja|львята играют в саванне, а их мать зевает|savanada oynayan aslan yavruları ve esneyen anneleri|أشبال الأسد تلعب في السافانا وأمها تتثاءب|सवाना में खेलते शेर के शावक और जम्हाई लेती उनकी माँ|小狮子在草原上玩耍,它们的妈妈在打哈欠|サバンナで遊ぶライオンの子供たちとあくびをする母親|사바나에서 노는 새끼 사자들과 하품하는 어미';
    for (const prompt of prompts.split('|')) {
      const { subjects } = readPrompt(prompt);
      expect(
        subjects.map(({ thing }) => thing),
        prompt,
      ).toEqual(['lion', 'lion']);
      const mother = subjects.find(({ traits }) => traits?.includes('woman'));
      expect(mother?.traits, prompt).toContain('yawning');
    }
  });

  it("is a woman behind them where she is somebody's, or does what people do", () => {
    expect(named('a kitten sleeping on the sofa while mother is knitting').join()).toContain(
      'person',
    );
    expect(named('puppies sleeping on the floor of the kitchen beside my mother').join()).toContain(
      'person',
    );
    expect(named('a puppy running after a girl in the garden, her mother').join()).toContain(
      '1 person',
    );
  });
});

it.each([
  ['baby mammoth with its mother in the snow', 'woolly'],
  ['a mammoth with her calf', 'woolly'],
  ['triceratops mother with baby', 'triceratops'],
  ['a baby stegosaurus and its mother', 'stegosaurus'],
])('the young and their mothers are of one kind: %s', (prompt, kind) => {
  const { subjects } = readPrompt(prompt);
  expect(subjects).toHaveLength(2);
  for (const { traits } of subjects) expect(traits).toContain(kind);
});

it('a young dragon is small beside its mother', () => {
  const [young, mother] = readPrompt('baby dragon with its mother').subjects;
  expect(young?.size).toBeLessThan(0.6 * (mother?.size ?? 0));
});
