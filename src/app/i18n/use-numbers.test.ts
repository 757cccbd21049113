import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from './languages.ts';
import { byteWriter, smallNumber } from './use-numbers.ts';

it.each(LANGUAGE_CODES)('Small whole numbers are written as Intl writes them in %s', (language) => {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  for (let value = 0; value < 1_000; value += 1) {
    expect(smallNumber(value)).toBe(format.format(value));
  }
});

it.each([-1, 0.5, 1_000, Number.NaN])('%d is none', (value) => {
  expect(smallNumber(value)).toBe(null);
});

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [2_500_000, '2.5 MB'],
])('%d bytes are told as %s', (value, words) => {
  expect(byteWriter('en')(value)).toBe(words);
});
