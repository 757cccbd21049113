import { expect, it } from 'vitest';
import { nameInSentence } from './file-name.ts';

it('leaves plain names as they are', () => {
  expect(nameInSentence('Holiday (3).png')).toBe('Holiday (3).png');
});

it('keeps a name that runs the other way, or says that it does, from turning the sentence round', () => {
  expect(nameInSentence('صورة.png')).toBe('\u2068صورة.png\u2069');
  expect(nameInSentence('\u202Egnp.exe')).toBe('gnp.exe');
  expect(nameInSentence('a\u0000b\nc\u2069.png')).toBe('abc.png');
});

it('leaves out the middle of a long name, between whole letters', () => {
  expect(nameInSentence(`${'x'.repeat(300)}.png`)).toBe(
    `\u2068${'x'.repeat(44)}…${'x'.repeat(12)}.png\u2069`,
  );
  expect(nameInSentence('🦊'.repeat(61))).toBe(`\u2068${'🦊'.repeat(44)}…${'🦊'.repeat(16)}\u2069`);
});
