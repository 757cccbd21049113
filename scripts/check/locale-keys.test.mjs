import { describe, expect, it } from 'vitest';
import { compareTexts } from './locale-keys.mjs';

const english = { a: 'Hello {{name}}', b_one: '{{count}} picture', b_other: '{{count}} pictures' };

describe('compareTexts', () => {
  it('accepts a translation with the plural forms of its own language', () => {
    const chinese = { a: '你好 {{name}}', b_other: '{{count}} 张图片' };
    expect(compareTexts(english, chinese, true)).toEqual([]);
  });

  it('names a missing text, unless the language is not offered', () => {
    const part = { a: 'Hallo {{name}}' };
    expect(compareTexts(english, part, true)).toEqual(['lacks "b"']);
    expect(compareTexts(english, part, false)).toEqual([]);
  });

  it('names a text that English does not have', () => {
    expect(compareTexts(english, { ...english, c: 'x' }, true)).toEqual(['has an unknown "c"']);
  });

  it('names a place that is filled in one language only', () => {
    expect(compareTexts(english, { ...english, a: 'Hallo {{nome}}' }, true)).toEqual([
      'fills nome in "a", not name',
    ]);
  });

  it('names an empty text', () => {
    expect(compareTexts({ a: 'A' }, { a: ' ' }, true)).toEqual(['has an empty "a"']);
  });
});
