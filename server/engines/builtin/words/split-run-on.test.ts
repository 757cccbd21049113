import { describe, expect, it } from 'vitest';
import { readPrompt } from '../scene/words/read-prompt.ts';
import { createLexicon } from './lexicon.ts';
import { splitRunOn } from './split-run-on.ts';
import { tokenise } from './tokens.ts';

const shown = (prompt: string) => {
  const { land, time, subjects, ignored } = readPrompt(prompt);
  return { land, time, subjects, ignored };
};

describe('Korean without spaces', () => {
  it.each([
    ['밤호수위의돛단배', '밤 호수 위의 돛단배'],
    ['자전거를타는소년', '자전거를 타는 소년'],
    ['해변에서노는아이들', '해변에서 노는 아이들'],
  ])('is read as it is with them: %s', (run, spaced) => {
    expect(shown(run)).toEqual(shown(spaced));
    expect(shown(run).ignored).toEqual([]);
  });

  it('stays whole where not all of it is known', () => {
    for (const word of ['이상한나라의수수께끼', '걸어가고있습니다'])
      expect(shown(word), word).toMatchObject({ land: null, subjects: [], ignored: [word] });
  });

  it('takes no word of two letters apart', () => {
    expect(shown('소금과 플라밍고')).toMatchObject({
      land: null,
      subjects: [{ thing: 'wader' }],
      ignored: ['소금과'],
    });
  });

  it('leaves compounds of two what they are', () => {
    expect(shown('겨울밤')).toMatchObject({ time: 'night', ignored: [] });
  });

  it.each(['고양이. 산바다호수', '고양이. 90도'])(
    'begins a sentence with its first word alone: %s',
    (text) => {
      const words = ['산', '바다', '호수'].map((word) => ({
        ...{ language: 'ko' as const, word, plural: false, meaning: word },
      }));
      const lexicon = createLexicon(words);
      const tokens = tokenise(text).flatMap((token) => splitRunOn(token, lexicon));
      expect(tokens.length).toBeGreaterThan(2);
      expect(tokens.map(({ afterSentence }) => afterSentence)).toEqual(
        tokens.map((_, at) => (at === 1 ? true : undefined)),
      );
    },
  );
});
