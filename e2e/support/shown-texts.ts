import { expect, type Page } from '@playwright/test';

/**
 * Waits until the page has shown this text, which may have gone by itself since; with `times`, until so
 * many notices with it came, and no more.
 */
export type ExpectShown = (text: string, times?: number) => Promise<void>;

/** Keeps a record of every text that comes to the page from its next load on. */
export async function recordTexts(page: Page): Promise<ExpectShown> {
  await page.addInitScript(() => {
    const shown: { text: string; isItem: boolean }[] = [];
    Object.assign(globalThis, { shown });
    new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
        shown.push({ text: node.textContent ?? '', isItem: node.nodeName === 'LI' });
    }).observe(document, { childList: true, subtree: true });
  });
  const shownWith = (text: string): Promise<{ isItem: boolean }[]> =>
    page.evaluate((wanted) => {
      const shown: { text: string; isItem: boolean }[] = Reflect.get(globalThis, 'shown');
      return shown.filter((one) => one.text.includes(wanted));
    }, text);
  return async (text, times) => {
    await expect.poll(async () => (await shownWith(text)).length, text).toBeGreaterThan(0);
    if (times === undefined) return;
    const notices = async () => (await shownWith(text)).filter(({ isItem }) => isItem).length;
    await expect.poll(notices, text).toBe(times);
  };
}
