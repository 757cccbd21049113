import type { Page } from '@playwright/test';
import { type Opening, SITE_SCENES, type SiteScene, WIDTHS } from '../scenes/site-scenes.ts';
import { becomeGuest } from '../support/become-guest.ts';
import { findFaults } from '../support/find-faults.ts';
import { expect, test } from '../support/test.ts';

const HEIGHT = 900;

/** How long a section may take to come. */
const LIMIT_MS = 90_000;

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

/** What is wrong with what is shown now, in both themes. */
async function faultsInThemes(page: Page, widths: readonly number[]): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    await expect.poll(() => turning(page)).toBe(0);
    for (const width of widths) {
      await page.setViewportSize({ width, height: HEIGHT });
      const faults = await page.evaluate(findFaults);
      found.push(...faults.map((fault) => `${colorScheme}, ${width} px: ${fault}`));
    }
  }
  return found;
}

/** The same of what opens over the page. */
async function faultsOfOpened(page: Page, opening: Opening): Promise<string[]> {
  const found: string[] = [];
  const { button, role, widths, more } = opening;
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    await page.getByRole('button', { name: button }).first().click();
    const opened = page.getByRole(role);
    await expect(opened).toBeVisible();
    if (more !== undefined) await opened.getByRole('button', { name: more }).click();
    found.push(...(await faultsInThemes(page, [width])));
    await page.keyboard.press('Escape');
    await expect(opened).toHaveCount(0);
  }
  return found.map((fault) => `${button}, ${fault}`);
}

test.use({ reducedMotion: 'reduce' });

for (const scene of SITE_SCENES) {
  test(`${scene.path} is whole and readable in both themes at every width, and so is what opens over it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
    await page.goto(scene.path);
    if (scene.isOfGuest) {
      await becomeGuest(page);
      await page.reload();
    }
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await seeAll(page, scene);
    const found = await faultsInThemes(page, WIDTHS);
    for (const opening of scene.opens ?? []) found.push(...(await faultsOfOpened(page, opening)));
    expect(found).toEqual([]);
  });
}

test('Few words about an example stay beside what says that it is one', async ({ page }) => {
  await page.setViewportSize({ width: WIDTHS[2], height: HEIGHT });
  await page.goto('/zh/text-removal');
  const tag = page.getByText('示例', { exact: true }).first();
  const words = page.getByText('明信片上的祝福语', { exact: true }).first();
  const [one, other] = [await tag.boundingBox(), await words.boundingBox()];
  const middle = ({ y, height }: { y: number; height: number }): number => y + height / 2;
  if (one === null || other === null) throw new Error('not to be seen');
  expect(Math.abs(middle(one) - middle(other))).toBeLessThan(8);
});

test.describe('On a phone with fingers', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('Home breaks no word beside controls that are as large as fingers', async ({ page }) => {
    const [home] = SITE_SCENES;
    if (home === undefined) throw new Error('no scene');
    const found: string[] = [];
    for (const width of [320, WIDTHS[0]]) {
      await page.setViewportSize({ width, height: HEIGHT });
      await page.goto(home.path);
      await seeAll(page, home);
      const faults = await page.evaluate(findFaults);
      found.push(...faults.map((fault) => `${width} px: ${fault}`));
    }
    expect(found).toEqual([]);
  });
});
