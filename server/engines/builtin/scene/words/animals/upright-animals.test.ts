import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('animals that have something in their hands', () => {
  it('play what is named, in every language', () => {
    const prompts =
      'a frog playing banjo in a swamp|ein Frosch spielt Banjo|une grenouille joue du banjo|una rana tocando el banjo|una rana suona il banjo|um sapo tocando banjo|лягушка играет на банджо|banjo çalan kurbağa|ضفدع يعزف على البانجو|बैंजो बजाता मेंढक|青蛙弹班卓琴|バンジョーを弾くカエル|밴조를 치는 개구리';
    for (const prompt of prompts.split('|')) {
      const { subjects, ignored } = readPrompt(prompt);
      expect(subjects, prompt).toMatchObject([{ traits: ['frogfolk'], holds: { thing: 'banjo' } }]);
      expect(ignored, prompt).toEqual([]);
    }
  });

  it.each([
    ['a cat playing the guitar', 'cat', 'guitar'],
    ['ein Bär spielt Geige im Wald', 'bear', 'violin'],
    ['un zorro con un acordeón', 'fox', 'accordion'],
    ['a mouse playing the drums', 'mouse', 'drum'],
    ['a fox with a suitcase at the station', 'fox', 'suitcase'],
  ] as const)('have it, whichever it is: %s', (prompt, thing, held) => {
    expect(readPrompt(prompt).subjects).toMatchObject([
      { traits: [`${thing}folk`], holds: { thing: held } },
    ]);
  });

  it('have none that only is there', () => {
    const { subjects } = readPrompt('a cat and a guitar');
    expect(subjects.map(({ thing, holds }) => [thing, holds])).toEqual([
      ['cat', undefined],
      ['guitar', undefined],
    ]);
  });
});

describe('a robot', () => {
  it.each([
    ['robot playing the violin', 'violin'],
    ['ein Roboter spielt Gitarre', 'guitar'],
    ['un robot que toca la guitarra', 'guitar'],
    ['a robot drinking coffee', 'cup'],
    ['робот читает газету', 'newspaper'],
    ['a robot with a suitcase at the station', 'suitcase'],
  ] as const)('has in its hands what it plays, drinks, reads or carries: %s', (prompt, held) => {
    expect(readPrompt(prompt).subjects).toMatchObject([
      { traits: ['robotfolk'], holds: { thing: held } },
    ]);
  });
});

describe('who is sleepy', () => {
  it('stands where it waits or carries something, in every language', () => {
    const prompts =
      'a sleepy bear waiting with a suitcase|ein schläfriger Bär wartet mit einem Koffer|un ours somnolent qui attend avec une valise|un oso somnoliento esperando con una maleta|un orso assonnato aspetta con una valigia|um urso sonolento esperando com uma maleta|сонный медведь ждёт с чемоданом|bavul ile bekleyen uykulu ayı|دب نعسان ينتظر مع حقيبة سفر|सूटकेस के साथ इंतजार करता उनींदा भालू|困倦的熊带着手提箱等待|スーツケースを持って待つ眠そうな熊|여행가방을 들고 기다리는 졸린 곰';
    for (const prompt of prompts.split('|')) {
      const [bear] = readPrompt(prompt).subjects;
      expect(bear, prompt).toMatchObject({ thing: 'person', posture: null });
      expect(bear?.traits, prompt).toEqual(['bearfolk', 'drowsy']);
    }
  });

  it('sleeps where nothing else is said of it', () => {
    expect(readPrompt('a sleepy kitten').subjects[0]?.posture).toBe('sleeping');
    expect(readPrompt('a sleepy girl at school').subjects[0]?.traits).not.toContain('drowsy');
  });

  it('waits for the elevator of a lobby in that lobby', () => {
    expect(readPrompt('a bear in a hotel lobby waiting for the elevator').land).toBe('lobby');
    expect(readPrompt('a bear waiting for the elevator').land).toBe('elevator');
  });
});
