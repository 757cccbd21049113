import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('two on a scooter', () => {
  it.each([
    'a couple riding a vespa|a couple on a scooter',
    'un couple en vespa',
    'ein Paar auf einer Vespa',
    'una pareja en vespa',
    'um casal de vespa|um casal numa vespa',
    'una coppia in vespa|una coppia sulla vespa',
  ])('ride one, and it is no insect and no motorcycle each: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { subjects } = readPrompt(prompt);
      expect(subjects, prompt).toMatchObject([{ thing: 'motorcycle', count: 1 }]);
      expect(subjects[0]?.traits, prompt).toEqual(
        expect.arrayContaining(['scooter', 'shared', 'mounted']),
      );
    }
  });

  it('is a wasp on a flower, and stands where nobody is on it', () => {
    expect(readPrompt('una vespa su un fiore').subjects).toMatchObject([{ thing: 'bee' }]);
    expect(readPrompt('a red vespa').subjects[0]?.traits).not.toContain('mounted');
    expect(readPrompt('a man on a scooter').subjects[0]?.traits).not.toContain('shared');
  });
});

describe('who is said to be on a bicycle or by it', () => {
  it.each([
    'girl on a bike in the park|a boy on his bicycle|a woman on a motorcycle',
    'ein Mädchen auf dem Fahrrad|高校生が自転車で走る|少年が自転車をこいでいる|女の子が自転車をこぐ',
    '女の子が自転車を漕ぐ|少女が自転車で走っている|子供が自転車で走って来る',
  ])('rides it: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const people = readPrompt(prompt).subjects.filter(({ isDressing }) => isDressing !== true);
      expect(
        people.map(({ thing }) => thing),
        prompt,
      ).toHaveLength(1);
      expect(people[0]?.traits, prompt).toContain('mounted');
      expect(people[0]?.posture, prompt).toBeNull();
    }
  });

  it('is nobody where things alone are on it, and beside it where that is said', () => {
    expect(readPrompt('a basket of flowers on a bicycle').subjects[2]?.traits).toBeUndefined();
    const beside = readPrompt('a girl beside her bicycle').subjects;
    expect(beside.map(({ thing }) => thing)).toEqual(['person', 'bicycle']);
  });
});

describe('who rides through a town on a cliff', () => {
  it('is in a lane of it, and not in the air over its bay', () => {
    const { land, alley, manner, scenery } = readPrompt(
      'coppia in vespa sulla costiera amalfitana, limoni',
    );
    expect({ land, alley, manner, scenery }).toEqual({
      ...{ land: 'street', alley: true, manner: 'southern', scenery: null },
    });
    expect(readPrompt('a couple in positano').scenery).toBe('amalfi');
  });
});

describe('fruit that is named with who drives by', () => {
  it('lays no table', () => {
    const { land, subjects } = readPrompt('a man on a scooter, a field with oranges');
    expect(land).toBe('field');
    expect(subjects.map(({ thing }) => thing)).toEqual(['motorcycle']);
  });
});
