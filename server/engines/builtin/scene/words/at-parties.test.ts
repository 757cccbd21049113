import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const things = (prompt: string) => readPrompt(prompt).subjects.map(({ thing }) => thing);

describe('a birthday party', () => {
  it.each([
    "a birthday party|une fête d'anniversaire|eine Geburtstagsfeier|una fiesta de cumpleaños|день рождения|uma festa de aniversário|una festa di compleanno",
    'bir doğum günü partisi|生日派对|誕生日パーティー|생일 파티|حفلة عيد ميلاد|जन्मदिन की पार्टी',
  ])('is in a dining room with balloons and presents, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      expect(readPrompt(prompt), prompt).toMatchObject({ land: 'diningroom', ignored: [] });
      expect(things(prompt), prompt).toEqual(expect.arrayContaining(['balloons', 'gift']));
    }
  });

  it('has balloons that are toys, wherever it is', () => {
    const idea = readPrompt('a birthday party in a backyard with balloons');
    expect(idea.sky).not.toContain('balloon');
    expect(idea.land).not.toBe('diningroom');
    expect(idea.subjects.filter(({ thing }) => thing === 'balloons')).toHaveLength(1);
    expect(readPrompt('balloons over a valley').sky).toContain('balloon');
  });

  it('leaves a birthday cake what it is', () => {
    expect(things('a birthday cake on a table')).toEqual(['cake']);
  });
});
