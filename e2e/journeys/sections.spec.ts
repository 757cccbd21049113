import type { Page } from '@playwright/test';
import { SITE_SCENES, type SiteScene, WIDTHS } from '../scenes/site-scenes.ts';
import { findFaults } from '../support/find-faults.ts';
import { expect, test } from '../support/test.ts';

const HEIGHT = 900;

/** How long a section may take to come. */
const LIMIT_MS = 30_000;

/** Walks down the page, so that everything comes that comes when it is near. */
async function seeAll(page: Page, { headings, pictures }: SiteScene): Promise<void> {
  for (const name of headings) {
    const heading = page.getByRole('heading', { name, exact: true }).first();
    await expect(async () => {
      await page.mouse.wheel(0, HEIGHT);
      await expect(heading).toBeAttached({ timeout: 500 });
    }).toPass({ timeout: LIMIT_MS });
    await heading.scrollIntoViewIfNeeded();
  }
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => page.locator('img').count()).toBeGreaterThanOrEqual(pictures);
}

/** How many colours are still turning from one theme's into the other's. */
const turning = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter((one) => one instanceof CSSTransition).length,
  );

test.use({ reducedMotion: 'reduce' });

for (const scene of SITE_SCENES) {
  test(`${scene.path} is whole and readable in both themes at every width`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
    await page.goto(scene.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await seeAll(page, scene);
    const found: string[] = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
      await expect.poll(() => turning(page)).toBe(0);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        const faults = await page.evaluate(findFaults);
        found.push(...faults.map((fault) => `${colorScheme}, ${width} px: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });
}
