import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

const people = (prompt: string) =>
  readPrompt(prompt).subjects.filter(
    ({ thing, traits }) => thing === 'person' || traits?.includes('crewed'),
  );

describe('people by the words that are used at home', () => {
  it.each([
    'un viejo sentado en un banco',
    'dibújame un abuelito',
    'um velho sentado num banco',
    'desenha um velhinho',
    'un vecchio seduto su una panchina',
    'disegnami un vecchietto',
    'un vieux assis sur un banc',
    'дед рыбачит',
    'おじいちゃんと孫',
    '老大爷',
    'पोते के साथ दादाजी',
    'yaşlı amca',
    'älterer Herr',
  ])('are old: %s', (prompt) => {
    expect(people(prompt).flatMap(({ traits = [] }) => traits)).toContain('old');
  });

  it.each(['un faro viejo', 'un viejo faro', 'un vecchio castello', 'uma velha casa'])(
    'are nobody where a thing is old: %s',
    (prompt) => {
      expect(people(prompt)).toEqual([]);
    },
  );

  it.each([
    'Mädels tanzen im Regen',
    'девушки танцуют под дождём',
    '女孩们在雨中跳舞',
    '雨の中で踊る女の子たち',
    'فتيات يرقصن تحت المطر',
    'बारिश में नाचती लड़कियां',
  ])('are several: %s', (prompt) => {
    expect(people(prompt)).toMatchObject([{ count: 3 }]);
  });

  it('are one in a case of the singular, and whoever does something in a room is no owner of it', () => {
    expect(people('портрет девушки')).toMatchObject([{ count: 1 }]);
    expect(people('bambina che spegne le candeline')).toMatchObject([
      { traits: ['girl', 'blowing'] },
    ]);
  });
});

describe('words that name two things', () => {
  it('are told by the others: a unicorn in a tale, a rhinoceros on the plain', () => {
    const first = (prompt: string) => readPrompt(prompt).subjects[0]?.thing;
    expect(first('وحيد القرن في غابة سحرية')).toBe('unicorn');
    expect(first('وحيد القرن في السافانا')).toBe('rhino');
  });

  it.each([
    'a teacher watching paper planes fly across the classroom',
    'معلمة تنظر إلى الطائرات الورقية في الفصل',
    'कक्षा में कागज़ के हवाई जहाज़ देखती शिक्षिका',
  ])('are paper planes at school: %s', (prompt) => {
    const { land, subjects } = readPrompt(prompt);
    expect(land).toBe('classroom');
    expect(subjects).toMatchObject([{ thing: 'person', holds: { thing: 'paperplane' } }]);
    expect(subjects[0]?.posture).toBeNull();
  });

  it('are pigeons and not blue where they are fed', () => {
    const { sky, subjects } = readPrompt('старушка кормит голубей в парке');
    expect([sky, subjects[0]?.colour]).toEqual([['birds'], null]);
  });
});
