import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who is led on a mount', () => {
  it.each([
    ['a girl leading a boy on a pony', 'boy', 'girl'],
    ['a woman leading a girl on a horse', 'girl', 'woman'],
    ['a mother walking beside her child on a pony', 'child', 'woman'],
  ])('rides, and who leads walks: %s', (prompt, rider, leader) => {
    expect(readPrompt(prompt).subjects).toMatchObject([
      { thing: 'horse', count: 1, traits: expect.arrayContaining([rider, 'mounted']) },
      { thing: 'person', traits: expect.arrayContaining([leader]) },
    ]);
  });

  it('is a daughter whose father walks', () => {
    const [pony, father] = readPrompt('a father leading his daughter on a pony').subjects;
    expect(pony?.traits).toEqual(expect.arrayContaining(['girl', 'mounted']));
    expect(father).toMatchObject({ thing: 'person' });
    expect(father?.traits ?? []).not.toContain('girl');
  });
});

describe('as many are ridden', () => {
  it.each([
    ['two men on camels', 'camel', 2],
    ['two knights on horses', 'horse', 2],
    ['zwei Ritter auf Pferden', 'horse', 2],
    ['два рыцаря на лошадях', 'horse', 2],
    ['two knights on dragons', 'dragon', 2],
    ['two girls on three horses', 'horse', 3],
    ['men on camels', 'camel', 3],
  ])('as ride, where no number is said of them: %s', (prompt, thing, count) => {
    expect(readPrompt(prompt).subjects[0]).toMatchObject({ thing, count });
  });
});
