import { describe, expect, it } from 'vitest';
import { sitsThere } from '../../world/room/people/guests.ts';
import type { Subject } from '../idea.ts';
import { readPrompt } from '../read-prompt.ts';

describe('an office', () => {
  it.each(
    'an office|办公室|オフィス|사무실|un bureau|ein Büro|una oficina|офис|um escritório|un ufficio|bir ofis|مكاتب|दफ्तर|people working in an office'.split(
      '|',
    ),
  )('has desks in rows where nobody has it alone: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'openoffice', ignored: [] });
  });

  it.each([
    'a man working in an office',
    'a detective in his office',
    'a desk by the window',
    '书桌',
    '机',
    '책상',
    'un ordinateur',
    'ein Schreibtisch',
    'un escritorio',
    'письменный стол',
    'uma escrivaninha',
    'una scrivania',
    'çalışma masası',
    'حاسوب',
    'कंप्यूटर',
    'home office',
    'modern minimalist office with plants and large windows',
    'ein modernes Büro',
  ])('is a room with one desk where one works there, or a desk is named: %s', (prompt) => {
    expect(readPrompt(prompt).land).toBe('office');
  });
});

describe('a mall that people have left', () => {
  it.each([
    'an abandoned mall',
    'ein verlassenes Einkaufszentrum',
    'an overgrown, abandoned shopping mall',
  ])('is the dead one: %s', (prompt) => {
    expect(readPrompt(prompt)).toMatchObject({ land: 'deadmall', ignored: [] });
  });

  it('is alive where nothing says so', () => {
    expect(readPrompt('a busy shopping mall').land).toBe('mall');
  });
});

it.each([
  'an office late at night|late night office|un bureau tard dans la nuit|un bureau tard le soir|ein Büro spät in der Nacht|ein Büro spät nachts',
  'una oficina a altas horas de la noche|una oficina tarde en la noche|офис поздно ночью|um escritório tarde da noite|un ufficio a tarda notte',
  'gece geç saatte ofis|مكتب في وقت متأخر من الليل|देर रात का दफ्तर|늦은 밤 사무실|深夜的办公室|深夜のオフィス',
])('is dark outside late at night, in every language: %s', (prompts) => {
  for (const prompt of prompts.split('|'))
    expect(readPrompt(prompt), prompt).toMatchObject({
      land: 'openoffice',
      time: 'night',
      ignored: [],
    });
});

it('has those in its aisle who are there for themselves, and at its desks those who work', () => {
  const sits = (prompt: string) =>
    sitsThere('openoffice', readPrompt(prompt).subjects[0] as Subject);
  expect(sits('two women talking in an office')).toBe(false);
  expect(sits('three men standing in an office')).toBe(false);
  expect(sits('people working in an office')).toBe(true);
});
