import { beforeAll, describe, expect, it } from 'vitest';
import { reasonWords } from './reason-words.ts';
import { showLanguage, startTexts } from './texts.ts';

const SENTENCE = 'The mask is empty.';

describe('reasonWords', () => {
  beforeAll(startTexts);

  it('leaves the server its own sentence in English', async () => {
    await showLanguage('en');
    expect(reasonWords('mask_empty', SENTENCE)).toBe(SENTENCE);
  });

  it("says it in the page's language where there is a text for the code", async () => {
    await showLanguage('zh');
    expect(reasonWords('mask_empty', SENTENCE)).toBe('没有标记任何区域。');
  });

  it('leaves the sentence where the code is not known', async () => {
    await showLanguage('ar');
    expect(reasonWords('of_some_later_server', SENTENCE)).toBe(SENTENCE);
    expect(reasonWords('', SENTENCE)).toBe(SENTENCE);
  });

  it('shows English for a language that is not complete', async () => {
    await showLanguage('ja');
    expect(reasonWords('mask_empty', SENTENCE)).toBe(SENTENCE);
  });
});
