import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('an animal or a robot that eats as people do', () => {
  it.each([
    ['bearfolk', 'three bears eating soup at a table'],
    ['catfolk', 'a cat eating ramen'],
    ['raccoonfolk', 'raccoons eating pizza in a diner'],
    ['pandafolk', 'un panda mangeant des sushis'],
    ['robotfolk', 'Roboter essen Spaghetti in der Kantine'],
    ['robotfolk', 'пять роботов едят суп в столовой'],
    ['robotfolk', '食堂でスパゲッティを食べるロボット'],
  ] as const)('sits at a table with it: %s, %s', (folk, prompt) => {
    const { subjects, ignored } = readPrompt(prompt);
    expect(ignored).toEqual([]);
    expect(subjects).toMatchObject([{ thing: 'person', company: { bond: 'meal' } }]);
    expect(subjects[0]?.traits).toContain(folk);
  });

  it('fills a room at several tables where many are there, and one where six are named', () => {
    const many = readPrompt('school canteen full of robots eating spaghetti').subjects;
    expect(many.map(({ company }) => company?.members.length)).toEqual([2, 2, 2]);
    expect(readPrompt('six robots eating spaghetti in a canteen').subjects).toHaveLength(1);
  });

  it('does so in a dining room where no place is said', () => {
    expect(readPrompt('a cat eating ramen').land).toBe('diningroom');
    expect(readPrompt('foxes eating spaghetti in the forest').land).toBe('forest');
  });

  it.each([
    'a raccoon eating pizza in an alley',
    'a dog eating pizza on the sofa',
    'my dog eating breakfast',
    'a rabbit eating salad in a garden',
    'a dog eating soup from a bowl on the floor',
    'a mouse eating cheese on a kitchen table',
    'a cat eating cake from the table',
    'a cat drinking milk in a cafe',
    '猫がテーブルの上でケーキを食べる',
    'masanın üstünde pasta yiyen kedi',
    '테이블 위에서 케이크를 먹는 고양이',
  ])('is an animal where it eats as one: %s', (prompt) => {
    expect(readPrompt(prompt).subjects[0]?.thing).not.toBe('person');
  });
});
