import { expect, it } from 'vitest';
import { readPrompt } from '../../../words/read-prompt.ts';
import { sitsThere } from './guests.ts';

it.each([
  ['four musicians playing jazz in a bar', 'cocktailbar', false],
  ['three musicians in a restaurant', 'restaurant', false],
  ['four men in a bar', 'cocktailbar', true],
  ['musicians in a jazz club', 'jazzclub', true],
] as const)(
  'who plays to those who sit is not among them, unless on a stage of the room: %s',
  (prompt, land, sits) => {
    const [subject] = readPrompt(prompt).subjects;
    expect(subject && sitsThere(land, subject)).toBe(sits);
  },
);
