import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

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
