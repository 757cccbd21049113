import { expect, type Page } from '@playwright/test';

/** Waits until the page has shown this text, which may have gone by itself since. */
export type ExpectShown = (text: string) => Promise<void>;

/** Keeps a record of every text that comes to the page from its next load on. */
export async function recordTexts(page: Page): Promise<ExpectShown> {
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(globalThis, { shownTexts: texts });
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const { textContent } of addedNodes) if (textContent) texts.push(textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  const wasShown = (text: string): Promise<boolean> =>
    page.evaluate((wanted) => {
      const texts: string[] = Reflect.get(globalThis, 'shownTexts');
      return texts.some((one) => one.includes(wanted));
    }, text);
  return async (text) => {
    await expect.poll(() => wasShown(text), text).toBe(true);
  };
}
