import { describe, expect, it } from 'vitest';
import { inEnglish } from '../../note.ts';
import { describeWords } from './describe-words.ts';
import { readPrompt } from './words/read-prompt.ts';

const said = (prompt: string) =>
  describeWords(readPrompt(prompt), 'painter.none').map(inEnglish).join(' ');

describe('what is said of a prompt', () => {
  it.each([
    ['a kingfisher over the lake', 'kingfisher as bird'],
    ['翠鸟', '翠鸟 as bird'],
    ['ein Thron im Garten', 'thron as chair'],
    ['a scientist in the snow', 'scientist as person'],
  ])('names what is drawn as something akin: %s', (prompt, kin) => {
    expect(said(prompt)).toContain(`Drawn as the nearest that it knows: ${kin}.`);
  });

  it('names none where the thing itself is drawn, or is not wanted', () => {
    for (const prompt of ['an owl', 'a red apple', 'a rowboat', 'a bird', 'a lake without eagles'])
      expect(said(prompt)).not.toContain('nearest');
  });
});
