import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string): string[] => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('people named with a sport', () => {
  it.each([
    ['surfer', 'a man surfing a wave|une femme qui surfe|ein Mann surft|un hombre surfeando'],
    ['surfer', 'un ragazzo che fa surf|uma mulher surfando|мужчина на серфе|sörf yapan bir adam'],
    ['surfer', 'رجل يركب الأمواج|सर्फिंग करता आदमी|男人在冲浪|サーフィンをする男性|서핑하는 남자'],
    ['skier', 'a woman skiing|un homme fait du ski|eine Frau fährt Ski|una mujer esquiando'],
    ['skier', 'un uomo sciando|um homem esquiando|мужчина катается на лыжах|kayak yapan adam'],
    ['skier', 'امرأة تتزلج|स्कीइंग करती औरत|女人在滑雪|スキーをする女性|스키를 타는 남자'],
    ['snowboarder', 'a girl on a snowboard|un homme sur un snowboard|ein Snowboarder'],
    ['snowboarder', 'un chico en snowboard|un ragazzo sullo snowboard|um snowboarder'],
    ['snowboarder', 'сноубордист в прыжке|snowboardcu|سنوبورد|स्नोबोर्डर|单板滑雪'],
    ['snowboarder', 'スノーボードをする男性|스노보드 타는 남자'],
    ['skateboarder', 'a boy skateboarding|ein Junge auf einem Skateboard'],
    ['skater', 'a girl ice skating|eine Frau beim Eislaufen'],
  ])('are those who do it: %s, %s', (thing, prompts) => {
    for (const prompt of prompts.split('|')) expect(things(prompt), prompt).toEqual([thing]);
  });

  it('are as many as are named, women where women are', () => {
    expect(readPrompt('a man and a woman skiing').subjects).toMatchObject([
      { thing: 'skier', count: 2, traits: ['couple'] },
    ]);
    expect(readPrompt('a girl ice skating').subjects).toMatchObject([{ count: 1 }]);
    expect(readPrompt('a woman surfing').subjects[0]?.traits).toEqual(['woman']);
  });

  it('may look at several of them', () => {
    expect(things('a girl watching the surfers')).toEqual(['person', 'surfer']);
  });
});

describe('who skates on wheels', () => {
  it.each([
    'my sister roller skating|meine Schwester auf Rollschuhen|ma sœur en rollers|mi hermana en patines|mia sorella sui pattini a rotelle',
    'minha irmã de patins|моя сестра на роликах|tekerlekli patenle kız kardeşim|أختي تتزلج بالعجلات',
    'मेरी बहन रोलर स्केटिंग करती हुई|我的妹妹在轮滑|ローラースケートをする妹|롤러스케이트를 타는 여동생',
  ])('does so on no ice and by herself, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, frozen, subjects } = readPrompt(prompt);
      expect([land, frozen], prompt).toEqual(['street', false]);
      expect(subjects, prompt).toMatchObject([{ thing: 'skater', count: 1 }]);
      // A younger one is a girl where a language has a word for her.
      expect(subjects[0]?.traits?.[0], prompt).toMatch(/^(?:woman|girl)$/);
      expect(subjects[0]?.traits, prompt).toContain('rollerskating');
    }
  });

  it('is where that is said', () => {
    expect(readPrompt('a girl roller skating at an ice rink').land).toBe('icerink');
    expect(readPrompt('a girl roller skating in a park').land).toBe('field');
  });
});

describe('an animal named with a surfboard', () => {
  it.each([
    'dog on a surfboard, big waves, tropical beach|ein Hund auf einem Surfbrett am Strand|un chien qui fait du surf',
    'un perro surfeando una ola|un cane che fa surf|um cachorro surfando na praia|собака на серфе',
    'sörf yapan bir köpek|كلب يركب الأمواج|सर्फिंग करता कुत्ता|一只狗在冲浪|サーフィンをする犬|서핑하는 개',
  ])('is on it, on a wave and not on the beach: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, subjects } = readPrompt(prompt);
      expect(land, prompt).toBe('sea');
      expect(subjects, prompt).toMatchObject([{ thing: 'surfboard', carries: 'dog' }]);
    }
  });

  it('looks on where somebody else surfs', () => {
    expect(things('a man surfing and a dog on the beach')).toEqual(['surfer', 'dog']);
    expect(things('a surfer and a dog')).toEqual(['surfer', 'dog']);
    expect(things('a dog surfing')).toEqual(['surfboard']);
  });
});

describe('a surfer off a beach', () => {
  it('is on a wave', () => {
    expect(readPrompt('a surfer at a tropical beach').land).toBe('sea');
  });

  it('leaves those on the beach there', () => {
    expect(readPrompt('children on a beach, a surfer far out').land).toBe('beach');
  });
});

it.each([
  [
    'a fox and a hare skating on a frozen pond|Лиса и заяц катаются на коньках',
    'foxfolk',
    'rabbitfolk',
  ],
  ['grandpa and a boy skating', 'old', 'child'],
])('those of different bodies skate each as what they are: %s', (prompts, first, second) => {
  for (const prompt of prompts.split('|')) {
    const { subjects } = readPrompt(prompt);
    expect(
      subjects.map(({ thing }) => thing),
      prompt,
    ).toEqual(['skater', 'skater']);
    expect(subjects[0]?.traits, prompt).toContain(first);
    expect(subjects[1]?.traits, prompt).toContain(second);
  }
});
