import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('who is on an animal', () => {
  it.each([
    'a knight on a white horse',
    'un chevalier sur un grand cheval blanc',
    'ein Ritter auf einem weißen Pferd',
    'un caballero en un caballo blanco',
    'рыцарь на белом коне',
    'um cavaleiro em um belo cavalo branco',
    'un cavaliere su un bel cavallo bianco',
    'beyaz bir atın üstünde bir şövalye',
    '骑着白马的骑士',
    '白い馬に乗った騎士',
    '백마를 탄 기사',
    'فارس على حصان أبيض',
    'सफेद घोड़े पर शूरवीर',
  ])('rides it, whatever is said of that between: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects.map(({ thing }) => thing)).toEqual(['horse']);
    expect(subjects[0]?.traits).toEqual(expect.arrayContaining(['mounted', 'knight']));
  });

  it.each([
    ['a man on a camel', 'camel'],
    ['a girl on a pink unicorn', 'unicorn'],
    ['un niño en un burro', 'donkey'],
    ['骑白马的王子', 'horse'],
    ['낙타를 탄 남자', 'camel'],
  ] as const)('rides whatever carries people: %s', (prompt, thing) => {
    expect(readPrompt(prompt).subjects).toMatchObject([{ thing }]);
    expect(readPrompt(prompt).subjects[0]?.traits).toContain('mounted');
  });

  it.each([
    'a man on the beach with a horse',
    'uma menina no campo com um cavalo',
    'a man and his horse on a hill',
    'a farmer on a field with horses',
    'a knight beside a white horse',
  ])('is on no horse that one is with, or that is on what they are on: %s', (prompt) => {
    const { subjects } = readPrompt(prompt);
    expect(subjects.map(({ thing }) => thing)).toContain('person');
    expect(subjects.flatMap(({ traits = [] }) => traits)).not.toContain('mounted');
  });
});
