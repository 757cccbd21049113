import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

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

  it('is named by its cake and balloons too', () => {
    const idea = readPrompt('a birthday cake with candles and balloons');
    expect(idea).toMatchObject({ land: 'diningroom', sky: [] });
    expect(things('a birthday cake with candles and balloons')).toEqual(['balloons']);
  });

  it('leaves a birthday cake what it is', () => {
    expect(things('a birthday cake on a table')).toEqual(['cake']);
  });
});

describe('a party on a roof', () => {
  it.each([
    'a rooftop party|une fête sur le toit|eine Party auf dem Dach|una fiesta en la azotea|вечеринка на крыше|uma festa no terraço|una festa sul tetto',
    'çatıda parti|屋顶派对|屋上パーティー|옥상 파티|حفلة على السطح|छत पर पार्टी',
  ])('is on its terrace, full of people, in every language: %s', (prompts) => {
    for (const prompt of prompts.split('|')) {
      const { land, subjects } = readPrompt(prompt);
      expect(land, prompt).toBe('roofterrace');
      expect(subjects, prompt).toMatchObject([{ thing: 'person', count: 6 }]);
    }
  });

  it('is where somebody on a roof terrace is, and no ridge of tiles', () => {
    expect(readPrompt('a man on a roof terrace')).toMatchObject({
      land: 'roofterrace',
      perch: null,
      subjects: [{ thing: 'person' }],
    });
  });
});
