import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** What the browser complained of: broken policy, failed loads, errors in the console. */
function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(message.text());
  });
  return heard;
}

const menuItem = (page: Page, name: string) =>
  page.getByRole('menuitemradio', { name, exact: true });

test.describe('The layout', () => {
  test('speaks three languages, keeps the place, and turns round for Arabic', async ({
    home,
    page,
  }) => {
    await home.open();
    await page.getByRole('button', { name: 'Language: English' }).click();
    await menuItem(page, 'العربية').click();
    await expect(page).toHaveURL(/\/ar\/$/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

    await page.goto('/zh/edit');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByRole('button', { name: '编辑上传的图片' })).toBeVisible();
    await page.getByRole('button', { name: /中文$/ }).click();
    await menuItem(page, 'English').click();
    await expect(page).toHaveURL(/\/en\/edit$/);
  });

  test('keeps the chosen theme over a reload, without a flash of the other', async ({
    home,
    page,
  }) => {
    await home.open();
    await page.getByRole('button', { name: 'Theme' }).click();
    await menuItem(page, 'Dark').click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('says truthfully that there is no sign-in, and that none is needed', async ({
    home,
    page,
  }) => {
    await home.open();
    await page.getByRole('button', { name: 'Login / Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Login' });
    await dialog.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(dialog).toContainText('Sign-in is not configured on this server.');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('has a menu on a phone, and nothing to scroll sideways at 320 px', async ({
    home,
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await home.open();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('button', { name: 'Edit Uploaded Image' })).toBeVisible();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });
});

test.describe('An address', () => {
  test('that leads nowhere is a 404 with a way home', async ({ page }) => {
    const answer = await page.goto('/no-such-place');
    expect(answer?.status()).toBe(404);
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  });

  test('of the component sheet shows the controls in both themes', async ({ page }) => {
    const heard = complaints(page);
    await page.goto('/tailwind-test');
    await expect(page.getByRole('heading', { name: 'Component sheet' })).toBeVisible();
    await expect(page.locator('main [data-theme=light] button').first()).toBeVisible();
    await expect(page.locator('main [data-theme=dark] button').first()).toBeVisible();
    expect(heard).toEqual([]);
  });
});

test('Home loads no Pixi, no MQTT and starts no worker before they are needed', async ({
  home,
  page,
}) => {
  const heard = complaints(page);
  const scripts: string[] = [];
  page.on('response', async (response) => {
    if (response.request().resourceType() === 'script') scripts.push(await response.text());
  });
  await home.open();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => script.includes('pixi'))).toEqual([]);
  expect(scripts.filter((script) => /mqttv5|MqttClient/.test(script))).toEqual([]);
  expect(page.workers()).toEqual([]);
  expect(heard).toEqual([]);
});
