import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('on white', () => {
  it.each([
    'a chair on white',
    'a chair on white, product photo',
    'a chair on white with a shadow',
  ])('is a sheet of paper by itself: %s', (prompt) => {
    expect(readPrompt(prompt).backdrop).toBe('white');
  });

  it('is the colour of what is named behind it', () => {
    expect(readPrompt('a lighthouse on white cliffs above the sea')).toMatchObject({
      backdrop: null,
      chalk: true,
    });
    expect(readPrompt('a prince on white horse').subjects).toMatchObject([
      { thing: 'horse', traits: ['royal', 'mounted'] },
    ]);
  });
});
