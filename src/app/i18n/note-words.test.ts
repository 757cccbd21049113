import { describe, expect, it } from 'vitest';
import { englishNotes, noteLoader, noteWords } from './note-words.ts';

const SAID = {
  notes: ['Found 3 text areas, removed them.', 'The engine’s own words.'],
  noteTerms: [{ code: 'text.removed', parameters: { count: 3 } }, null],
};

describe('noteWords', () => {
  it("says in the page's language what has a code, and leaves what has none", async () => {
    const texts = (await noteLoader('zh')?.()) ?? {};
    expect(noteWords(SAID, texts, 'zh')).toEqual([
      { sentence: '找到 3 处文字，已去除。', isEnglish: false },
      { sentence: 'The engine’s own words.', isEnglish: true },
    ]);
  });

  it('leaves the sentences of a server that knows no codes', async () => {
    const texts = (await noteLoader('ar')?.()) ?? {};
    expect(noteWords({ notes: SAID.notes }, texts, 'ar')).toEqual(englishNotes(SAID.notes));
  });

  it('needs no texts for English, which the server speaks', () => {
    expect(noteLoader('en')).toBeNull();
  });
});
