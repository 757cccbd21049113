import { describe, expect, it } from 'vitest';
import arabic from '../../../locales/notes/ar.json' with { type: 'json' };
import chinese from '../../../locales/notes/zh.json' with { type: 'json' };
import { sayNote } from './say-note.ts';

const TEXTS = {
  found_one: '{{count}} area',
  found_other: '{{count}} areas',
  done: 'Done: {{steps}}.',
  sky: 'the sky',
  blurred: '{{part}} blurred',
  unknown: 'Not understood: {{words}}.',
  'list.separator': ', ',
};
const speech = { texts: TEXTS, language: 'en' };

describe('what is said of a note', () => {
  it('has the plural form that the language wants for the count', () => {
    const found = (count: number) => ({ code: 'text.found', parameters: { count } });
    expect(sayNote({ code: 'found', parameters: { count: 1 } }, speech)).toBe('1 area');
    expect(sayNote({ code: 'found', parameters: { count: 2 } }, speech)).toBe('2 areas');
    const inArabic = [1, 2, 3, 11].map((count) =>
      sayNote(found(count), { texts: arabic, language: 'ar-u-nu-latn' }),
    );
    expect(new Set(inArabic.map((sentence) => sentence?.replace(/\d+/, '')))).toHaveLength(4);
    const inChinese = { texts: chinese, language: 'zh' };
    expect(sayNote(found(1), inChinese)).toBe('找到 1 处文字。');
  });

  it('fills places with terms, and joins lists', () => {
    const part = { code: 'sky' };
    const steps = [{ code: 'blurred', parameters: { part } }, { code: 'sky' }];
    expect(sayNote({ code: 'done', parameters: { steps } }, speech)).toBe(
      'Done: the sky blurred, the sky.',
    );
  });

  it("keeps the user's words apart from what surrounds them", () => {
    const note = { code: 'unknown', parameters: { words: ['a', 'b'] } };
    expect(sayNote(note, { ...speech, around: ['<', '>'] })).toBe('Not understood: <a>, <b>.');
  });

  it.each([
    ['a code without a text', { code: 'of.some.later.server' }],
    ['a place that nothing fills', { code: 'blurred' }],
    ['a term without a text', { code: 'blurred', parameters: { part: { code: 'moon' } } }],
    ['a value that is none', { code: 'blurred', parameters: { part: true } }],
    ['no note', null],
  ])('is nothing for %s', (_what, note) => {
    expect(sayNote(note, speech)).toBeNull();
  });
});
