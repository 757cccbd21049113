import { expect, test } from './test.ts';

/** So many requests are on their way at once, and so often a route comes and goes meanwhile. */
const AT_ONCE = 12;
const TIMES = 40;

test('A route that comes and goes lets every request of the page be answered', async ({ page }) => {
  await page.goto('/tailwind-test');
  await page.evaluate((atOnce) => {
    const asked = { isOn: true, unanswered: 0 };
    const ask = async (): Promise<void> => {
      while (asked.isOn) {
        asked.unanswered += 1;
        await fetch('/icon.svg', { cache: 'no-store' });
        asked.unanswered -= 1;
      }
    };
    for (let one = 0; one < atOnce; one += 1) void ask();
    Object.assign(window, { asked });
  }, AT_ONCE);
  for (let time = 0; time < TIMES; time += 1) {
    await page.route('**/api/nothing', (route) => route.abort());
    await page.waitForResponse('**/icon.svg');
    await page.unroute('**/api/nothing');
  }
  const unanswered = () =>
    page.evaluate(() => {
      const { asked } = window as unknown as { asked: { isOn: boolean; unanswered: number } };
      asked.isOn = false;
      return asked.unanswered;
    });
  await expect.poll(unanswered).toBe(0);
});
