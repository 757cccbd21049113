import type { Page, Response } from '@playwright/test';
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

/** In what the head differs from that of the page as the server sends it at this address. */
const untrueHead = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const told = (of: Document): string[] => {
      const ours = 'title, meta[property], meta[name], link[href], script[type*="ld+json"]';
      const others = '[rel*="preload"], [rel="stylesheet"], [name="theme-color"], [nonce]';
      return [...of.head.querySelectorAll(ours)]
        .filter((tag) => !tag.matches(others))
        .map((tag) => tag.outerHTML);
    };
    const html = await (await fetch(location.href)).text();
    const sent = told(new DOMParser().parseFromString(html, 'text/html'));
    const shown = told(document);
    return [
      ...sent.filter((tag) => !shown.includes(tag)).map((tag) => `lacks ${tag}`),
      ...shown.filter((tag) => !sent.includes(tag)).map((tag) => `should not have ${tag}`),
    ];
  });

test.describe('The layout', () => {
  test('begins with a bar of 64 px, its line included, that stays while one scrolls', async ({
    page,
  }) => {
    await page.goto('/explore');
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
    const bar = await page.getByRole('banner').boundingBox();
    expect([bar?.y, bar?.height]).toEqual([0, 64]);
  });

  test('speaks three languages, keeps the place, turns round for Arabic, and tells in its head where it is', async ({
    home,
    page,
  }) => {
    await home.open();
    await page.getByRole('button', { name: 'Language: English' }).click();
    await menuItem(page, 'العربية').click();
    await expect(page).toHaveURL(/\/ar\/$/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    await expect.poll(() => untrueHead(page)).toEqual([]);

    await page.goto('/zh/edit');
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await expect(page.getByRole('button', { name: '编辑上传的图片' })).toBeVisible();
    await page.getByRole('button', { name: /中文$/ }).click();
    await menuItem(page, 'English').click();
    await expect(page).toHaveURL(/\/en\/edit$/);
    await expect.poll(() => untrueHead(page)).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Account Settings' }).click();
    await expect(page.getByRole('heading', { name: 'Account settings' })).toBeVisible();
    await expect.poll(() => untrueHead(page)).toEqual([]);
    await page.goBack();
    await expect.poll(() => untrueHead(page)).toEqual([]);
  });

  test('has lines of one width and height before and after its font has come', async ({
    home,
    page,
  }) => {
    await home.open();
    const measured = await page.evaluate(async () => {
      const measure = async (family: string, weight: number) => {
        const font = `${weight} 20px "${family}"`;
        const isThere = await document.fonts.load(font).then(
          (faces) => faces.length > 0,
          () => false,
        );
        const line = document.createElement('span');
        line.textContent = document.querySelector('main')?.textContent?.slice(0, 2_000) ?? '';
        line.style.cssText = `font: ${font}; line-height: normal; white-space: nowrap; position: fixed`;
        document.body.append(line);
        const { width, height } = line.getBoundingClientRect();
        line.remove();
        return { isThere, width, height };
      };
      const weights = [400, 600];
      return Promise.all(
        weights.map(async (weight) => ({
          own: await measure('Inter Variable', weight),
          standIn: await measure('Inter Stand-in', weight),
        })),
      );
    });
    for (const { own, standIn } of measured) {
      expect(own.isThere).toBe(true);
      // Machines without Arial and its like have nothing to adjust.
      if (!standIn.isThere) continue;
      expect(Math.abs(standIn.width / own.width - 1)).toBeLessThan(0.02);
      expect(Math.abs(standIn.height - own.height)).toBeLessThanOrEqual(1);
    }
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

  test('follows a theme that is chosen in another tab, and keeps the language of its address', async ({
    home,
    page,
    context,
  }) => {
    const other = await context.newPage();
    await other.goto('/zh/edit');
    await expect(other.locator('#root[data-waiting]')).toHaveCount(0);
    await home.open();
    await page.getByRole('button', { name: 'Theme' }).click();
    await menuItem(page, 'Dark').click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.getByRole('button', { name: 'Theme' }).click();
    await menuItem(page, 'Light').click();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(other.locator('html')).toHaveAttribute('lang', 'zh');
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

  test('says so where the code of a menu does not come', async ({ home, page }) => {
    await page.route('**/assets/theme-menu-list-*.js', (route) => route.abort());
    await home.open();
    await page.getByRole('button', { name: 'Theme' }).click();
    await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Theme' })).toBeFocused();
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
    const edit = page.getByRole('dialog').getByRole('link', { name: 'Edit' });
    // A click would scroll to it while the sheet still slides in, which swipes the sheet away.
    await expect(page.locator('[data-expanded]').filter({ has: edit }).first()).toBeVisible();
    await edit.click();
    await expect(page.getByRole('button', { name: 'Edit Uploaded Image' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    expect(await overflow()).toBeLessThanOrEqual(0);
  });

  test('tells a screen reader which page was gone to, and goes on there with the focus', async ({
    home,
    page,
  }) => {
    await home.open();
    const said = page.getByRole('status').filter({ hasText: '– Overpaint' });
    await expect(said).toHaveCount(0);
    await page.getByRole('link', { name: 'Explore', exact: true }).press('Enter');
    await expect(said).toHaveText('Explore – Overpaint');
    await expect(page.getByRole('heading', { name: 'Explore' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(home.prompt).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('status').filter({ hasText: 'Overpaint – ' })).toHaveCount(1);
  });

  test('gives the focus back when a message is closed by keys', async ({ home, page }) => {
    await page.goto('/explore');
    const template = page.getByRole('button', { name: /^Use this template: / }).first();
    await template.press('Enter');
    // Under the pointer it stays.
    await page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').hover();
    await expect(home.prompt).toBeFocused();
    await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Close', exact: true })).toHaveCount(0);
    await expect(home.prompt).toBeFocused();
  });

  test('leaves nothing to scroll sideways on a phone whose letters are twice as large', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 740 });
    for (const path of ['/', '/account-settings', '/ar/account-settings', '/restore-image']) {
      await page.goto(path);
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path)
        .toBeLessThanOrEqual(0);
    }
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
    await expect(page.getByRole('radio', { name: '2', checked: true })).toHaveCount(4);
    expect(heard).toEqual([]);
  });
});

test('The way past the menu leaves no shadow on the page until it is shown by Tab', async ({
  home,
  page,
}) => {
  await home.open();
  const way = page.getByRole('link', { name: 'Skip to content' });
  await expect(way).toHaveCSS('box-shadow', 'none');
  await page.keyboard.press('Tab');
  await expect(way).toBeFocused();
  await expect(way).not.toHaveCSS('box-shadow', 'none');
});

test('Home loads no Pixi, no MQTT and starts no worker before they are needed', async ({
  home,
  page,
}) => {
  const heard = complaints(page);
  const coming: Promise<string>[] = [];
  const note = (response: Response): void => {
    if (response.request().resourceType() === 'script') coming.push(response.text());
  };
  page.on('response', note);
  await home.open();
  await page.waitForLoadState('networkidle');
  page.off('response', note);
  const scripts = await Promise.all(coming);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => script.includes('pixi'))).toEqual([]);
  expect(scripts.filter((script) => /mqttv5|MqttClient/.test(script))).toEqual([]);
  expect(page.workers()).toEqual([]);
  expect(heard).toEqual([]);
});
