import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('who is on the water', () => {
  it.each([
    ['a swimmer', 'a woman swimming in the sea', 'a man rowing a boat'],
    ['eine Schwimmerin', 'eine Frau schwimmt im Meer', 'ein Mann rudert auf dem See'],
    ['un nageur', 'une femme qui nage dans la mer', 'un homme ramant sur un lac'],
    ['una nadadora', 'una mujer nadando en el mar', 'un hombre remando en un lago'],
    ['un nuotatore', 'una donna che nuota nel mare', 'un uomo che rema su un lago'],
    ['uma nadadora', 'uma mulher nadando no mar', 'um homem remando num lago'],
    ['пловец', 'женщина плавает в море', 'мужчина гребёт на озере'],
    ['bir yüzücü', 'denizde yüzen bir kadın', 'gölde kürek çeken bir adam'],
    ['سباح', 'امرأة تسبح في البحر', 'رجل يجدف في البحيرة'],
    ['एक तैराक', 'समुद्र में तैरती महिला', 'झील पर नाव चलाता आदमी'],
    ['游泳者', '在海里游泳的女人', '在湖上划船的男人'],
    ['スイマー', '海で泳ぐ女性', '湖で漕ぐ男性'],
    ['수영 선수', '바다에서 수영하는 여자', '호수에서 노를 젓는 남자'],
  ])('swims or rows in every language: %s, %s, %s', (swimmer, swims, rows) => {
    expect(things(swimmer), swimmer).toEqual(['swimmer']);
    expect(things(swims), swims).toEqual(['swimmer']);
    expect(things(rows), rows).toEqual(['rowboat']);
    expect(readPrompt(rows).subjects[0]?.traits, rows).toContain('crewed');
  });

  it('has water around, and a pool is no deed', () => {
    expect(decide(readPrompt('a boy swimming'), null, 3, 0).land).toBe('lake');
    expect(decide(readPrompt('a woman swimming in the sea'), null, 3, 0).land).toBe('sea');
    expect(things('a woman beside a swimming pool')).toContain('person');
    expect(things('a rowing boat on a lake')).toEqual(['rowboat']);
  });
});

it('stands beside a fountain who splashes in its water, and not up to the waist in a square', () => {
  for (const prompt of [
    'a fountain in the middle of a square, children splashing in the water',
    'ein Brunnen auf dem Platz, Kinder planschen im Wasser',
  ])
    expect(things(prompt), prompt).not.toContain('swimmer');
  expect(things('children splashing in the lake')).toContain('swimmer');
});
