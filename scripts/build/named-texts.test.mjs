import { describe, expect, test } from 'vitest';
import { namedTexts } from './named-texts.ts';

const KEYS = ['home.title', 'home.count_one', 'home.count_other', 'style.anime', 'remove.hint'];
const named = (...codes) => [...namedTexts(KEYS, codes)];

describe('Texts that code names', () => {
  test.each([
    ['in single quotes', "text('home.title')", ['home.title']],
    ['in double quotes', 'const key = { title: "home.title" };', ['home.title']],
    ['by number', "text('home.count', { count })", ['home.count_one', 'home.count_other']],
    ['by their beginning', 'text(`style.${style}`)', ['style.anime']],
    ['by their end', 'text(`${kind}.hint`)', ['remove.hint']],
    ['not at all', "text('home'); // home.title", []],
  ])('%s', (_how, code, keys) => {
    expect(named(code)).toEqual(keys);
  });

  test('in any of several modules', () => {
    expect(named("text('home.title')", "text('remove.hint')")).toEqual([
      'home.title',
      'remove.hint',
    ]);
  });
});
