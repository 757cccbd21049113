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

  it.each(['a raccoon eating pizza in an alley', 'a dog eating pizza on the sofa'])(
    'is an animal where it eats as one: %s',
    (prompt) => {
      expect(readPrompt(prompt).subjects[0]?.thing).not.toBe('person');
    },
  );
});
