import { describe, expect, it } from 'vitest';
import { decide } from '../../setting.ts';
import { readPrompt } from '../read-prompt.ts';

describe('a room that people have left', () => {
  it.each([
    'an abandoned library',
    'a derelict library overgrown with ivy',
    'eine verlassene Bibliothek',
    'une bibliothèque abandonnée',
    'una biblioteca abandonada',
    'uma biblioteca abandonada',
    'una biblioteca abbandonata',
    'заброшенная библиотека',
    'terk edilmiş kütüphane',
    'مكتبة مهجورة',
    'परित्यक्त पुस्तकालय',
    '废弃的图书馆',
    '廃墟となった図書館',
    '버려진 도서관',
  ])('is empty, and seen by day: %s', (prompt) => {
    const idea = readPrompt(prompt);
    expect(idea).toMatchObject({ land: 'library', deserted: true, vacant: true, mood: null });
    expect(idea.ignored).toEqual([]);
    expect(decide(idea, null, 3, 0).time).toBe('day');
  });

  it('is a factory too that is seen from within', () => {
    expect(readPrompt('inside an abandoned factory')).toMatchObject({
      land: 'assemblyline',
      deserted: true,
    });
    expect(readPrompt('an abandoned factory').deserted).toBe(false);
  });

  it('is no room that shows it anyway, nor what lies under the sky', () => {
    for (const prompt of ['an abandoned mall', 'an abandoned mansion interior', 'a library'])
      expect(readPrompt(prompt).deserted, prompt).toBe(false);
  });

  it('has ivy that is named there', () => {
    expect(readPrompt('an abandoned library with ivy').ignored).toEqual([]);
  });
});
