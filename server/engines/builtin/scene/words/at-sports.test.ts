import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

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
