import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

/** What is said of each who is on the only thing that a prompt is about. */
const crewOf = (prompt: string) => {
  const { subjects } = readPrompt(prompt);
  expect(subjects).toHaveLength(1);
  return subjects[0]?.crew;
};

describe('who crosses a bridge of ropes', () => {
  it.each([
    ['two hikers crossing a rope bridge in the jungle', 2],
    ['a woman on a rope bridge over a gorge', 1],
    ['zwei Wanderer auf einer Seilbrücke', 2],
    ['un homme sur un pont de corde', 1],
  ])('is on it, and not beside it: %s', (prompt, many) => {
    expect(readPrompt(prompt).subjects[0]?.thing).toBe('ropebridge');
    expect(crewOf(prompt)).toHaveLength(many);
  });

  it('is as told, each of a family in another way', () => {
    expect(crewOf('two hikers crossing a rope bridge')).toEqual([['hiker'], ['hiker']]);
    expect(crewOf('a man and a girl crossing a rope bridge')).toEqual([[], ['girl']]);
  });

  it('does not sit there', () => {
    const { subjects } = readPrompt('an old man sitting beside a rope bridge');
    expect(subjects.map(({ thing }) => thing).toSorted()).toEqual(['person', 'ropebridge']);
  });
});

describe('two of different age who are named with a bench', () => {
  it.each([
    'grandfather and grandson sitting on a bench',
    'Großvater und Enkel auf einer Parkbank',
    'un grand-père et son petit-fils assis sur un banc',
  ])('both sit on it, an old one and a child: %s', (prompt) => {
    const crew = crewOf(prompt) ?? [];
    expect(crew[0]).toContain('old');
    expect(crew[1]).toContain('child');
  });

  it('are two children, where two are named', () => {
    const crew = crewOf('a boy and a girl sitting on a bench') ?? [];
    expect(crew.map((one) => one.includes('girl'))).toEqual([false, true]);
  });
});

describe('several who are named with a boat', () => {
  it.each([
    'a family in a boat on the ganges|河上小船里的一家人|川の舟に乗る家族|강에서 배를 탄 가족|une famille dans une barque sur la rivière',
    'eine Familie in einem Boot auf dem Fluss|una familia en una barca en el río|семья в лодке на реке|uma família num barco no rio',
    'una famiglia in barca sul fiume|nehirde teknede bir aile|عائلة في قارب في النهر|गंगा पर नाव में बैठा एक परिवार',
  ])('are all in it, and row: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const boat = readPrompt(prompt).subjects.find(({ thing }) => thing === 'rowboat');
      expect(boat?.crew?.length, prompt).toBeGreaterThan(2);
      expect(boat?.crew?.flat(), prompt).toContain('woman');
    }
  });

  it('are up to four, who are alike, and row no yacht', () => {
    expect(readPrompt('three friends in a boat').subjects[0]).toMatchObject({ thing: 'rowboat' });
    expect(crewOf('three friends in a boat')).toHaveLength(3);
    expect(crewOf('six men in a boat')).toHaveLength(4);
    for (const prompt of ['a family on a sailing boat at sea', 'two friends on a yacht'])
      expect(readPrompt(prompt).subjects[0]?.thing, prompt).toBe('boat');
  });

  it('is rowed by one on a river, and sails at sea', () => {
    const boatOf = (prompt: string) => readPrompt(prompt).subjects[0]?.thing;
    expect(boatOf('a man in a boat on a river')).toBe('rowboat');
    expect(boatOf('a man in a boat at sea')).toBe('boat');
  });
});

it('an old man and a child who fish from a boat are both in it', () => {
  for (const prompt of [
    'grandfather and grandson fishing from a boat',
    'дед с внуком ловят рыбу с лодки на озере',
  ])
    expect(readPrompt(prompt).subjects, prompt).toMatchObject([
      {
        thing: 'rowboat',
        traits: expect.arrayContaining(['crewed', 'fisher']),
        crew: [
          ['old', 'fisher'],
          ['child', 'boy', 'fisher'],
        ],
      },
    ]);
});
