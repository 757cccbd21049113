import { expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

it.each([
  'kids building a dam across a stream in the Scottish Highlands',
  'Kinder bauen einen Staudamm im Bach',
  'des enfants construisent un barrage sur le ruisseau',
  'niños construyendo una presa en un arroyo',
  'дети строят плотину на ручье',
  'bambini che costruiscono una diga nel ruscello',
  'crianças construindo uma represa no riacho',
  'derede baraj yapan çocuklar',
  'أطفال يبنون سدا على الجدول',
  '孩子们在小溪里筑坝',
  '小川でダムを作る子供たち',
  '개울에서 댐을 만드는 아이들',
  'नाले पर बांध बनाते बच्चे',
])('children dam a brook with stones, and no great dam is there: %s', (prompt) => {
  const { land, subjects } = readPrompt(prompt);
  expect(land).toBe('river');
  expect(subjects.map(({ thing }) => thing)).toEqual(['person']);
  expect(subjects[0]?.traits).toContain('stonegathering');
});

it('children who build a raft gather wood for it', () => {
  expect(readPrompt('two boys building a raft by the river').subjects).toMatchObject([
    { thing: 'person', count: 2, traits: expect.arrayContaining(['woodgathering']) },
  ]);
});

it.each(['workers building a dam', 'children at a dam', 'a dam on a river'])(
  'a dam that no children build is a great one: %s',
  (prompt) => {
    expect(readPrompt(prompt).subjects.map(({ thing }) => thing)).toContain('dam');
  },
);
