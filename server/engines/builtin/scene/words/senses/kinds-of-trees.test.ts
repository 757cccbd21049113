import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const named = (prompt: string) =>
  readPrompt(prompt).subjects.map(
    ({ thing, count }) => `${count > 1 ? 'several' : count} ${thing}`,
  );

describe('a tree that says of what kind it is', () => {
  it.each([
    'cherry blossom trees along a river',
    'alberi di ciliegio in fiore lungo un fiume',
    'árboles de cerezo junto al río',
    'деревья сакуры вдоль реки',
    'Kirschblütenbäume an einem Fluss',
    'nehir kenarında kiraz ağaçları',
    'नदी किनारे चेरी के पेड़',
  ])('is one of that kind, as many as are said, and no other beside it: %s', (prompt) => {
    expect(named(prompt)).toEqual(['several blossom']);
  });

  it('is understood in both of its words', () => {
    expect(readPrompt('cherry blossom trees along a river').ignored).toEqual([]);
    expect(named('tall redwood trees')).toEqual(['several conifer']);
  });

  it('is another where more than "of" stands between them', () => {
    expect(named('a pine and trees by a lake')).toEqual(['1 conifer', 'several tree']);
    expect(named('a palm tree, trees behind it')).toEqual(['1 palm', 'several tree']);
  });
});

describe('a cypress in a prompt', () => {
  it('is one in every language', () => {
    const prompts =
      'cypress trees on a hill|Zypressen auf einem Hügel|des cyprès sur une colline|cipreses en una colina|cipressi su una collina|ciprestes numa colina|кипарисы на холме|tepede servi|أشجار السرو على التل|丘の上の糸杉|山坡上的丝柏|언덕 위의 사이프러스|पहाड़ी पर सरू';
    for (const prompt of prompts.split('|'))
      expect(readPrompt(prompt).subjects, prompt).toMatchObject([
        { thing: 'conifer', traits: ['cypress'] },
      ]);
  });
});
