import { describe, expect, it } from 'vitest';
import { readPrompt } from '../read-prompt.ts';

describe('a possessive without its apostrophe', () => {
  it.each([
    ['a little girl holding her teddys hand', 'teddy'],
    ['a boy touching the dogs nose', 'dog'],
    ['a girl pulling the cats tail', 'cat'],
  ])('is no plural: %s', (prompt, thing) => {
    const owner = readPrompt(prompt).subjects.find((one) => one.thing === thing);
    expect(owner?.count).toBe(1);
  });

  it('leaves plurals several', () => {
    const teddies = readPrompt('a girl with teddies on the bed').subjects;
    expect(teddies.find(({ thing }) => thing === 'teddy')?.count).toBe(3);
  });
});
