import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('./english/first.ts', () => ({ firstTexts: {} }));
vi.mock('./english/others.ts', () => ({ otherTexts: { 'updates.title': 'Update Log' } }));

/** As on a page that just began: of English only what the first view of Home needs. */
const begin = async () => {
  vi.resetModules();
  const fresh = await import('./texts.ts');
  await fresh.startTexts();
  return fresh;
};

/** A text that Home does not need. */
const LATER = 'updates.title';

describe('The texts of a page', () => {
  let page: Awaited<ReturnType<typeof begin>>;
  beforeEach(async () => {
    page = await begin();
  });

  it('are seen anew when what was asked for too early has come, also by who does not watch yet', async () => {
    const before = page.currentTranslate();
    expect(before(LATER)).toBe('');
    await page.loadOtherTexts();
    const after = page.currentTranslate();
    expect(after).not.toBe(before);
    expect(after(LATER)).toBe('Update Log');
  });

  it('are left as they were when nothing that came was missed', async () => {
    const before = page.currentTranslate();
    const tell = vi.fn();
    page.watchTexts(tell);
    await page.loadOtherTexts();
    expect(page.currentTranslate()).toBe(before);
    expect(tell).not.toHaveBeenCalled();
  });

  it('are seen anew in another language, by who watches and not after', async () => {
    const tell = vi.fn();
    const stop = page.watchTexts(tell);
    const before = page.currentTranslate();
    await page.showLanguage('zh');
    expect(tell).toHaveBeenCalledOnce();
    expect(page.currentTranslate()).not.toBe(before);
    stop();
    await page.showLanguage('ar');
    expect(tell).toHaveBeenCalledOnce();
  });

  it.each(['en', 'zh'] as const)('are those of the language chosen last: %s', async (last) => {
    const slow = page.showLanguage('ar');
    await Promise.all([page.showLanguage(last), slow]);
    expect(page.texts.language).toBe(last);
  });
});
