import type { Page, Route } from '@playwright/test';
import { meadowPixels, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const SCREEN = '**/assets/updates-screen-*.js';
const TITLE = 'Update Log';
/** After this long the user is told of code that has not come, ms. */
const LIMIT_MS = 15_000;

const picture = () => pngFile('meadow.png', 64, 48, meadowPixels(64, 48));

/** How a server answers, or a network, when code does not come. */
const answers: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'is cut off': (route) => route.abort('connectionreset'),
  'is gone with a newer build': (route) => route.fulfill({ status: 404, body: 'no such file' }),
  'meets a broken server': (route) => route.fulfill({ status: 500, json: {} }),
};

/** What helps: where the server has another build, only a page of that build. */
const wayOut = (name: string): string => (name.includes('newer') ? 'Reload the page' : 'Try again');

/** What stands in the place of a screen that did not come. */
const late = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'This screen could not be loaded' });

/** What is said of a part that did not come, by a notice. */
const told = (page: Page) =>
  page
    .getByRole('region', { name: 'Notifications' })
    .getByRole('listitem')
    .filter({ hasText: 'This part of the page could not be loaded' });

/** Answers whether the page is still the one that it was when this was called. */
const watchReload = async (page: Page): Promise<() => Promise<boolean>> => {
  await page.evaluate(() => document.body.setAttribute('data-same', ''));
  return () => page.evaluate(() => document.body.hasAttribute('data-same'));
};

/** Opens Home and goes to the updates without another page load. */
const goToUpdates = async (page: Page): Promise<void> => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: TITLE }).click();
  await expect(page).toHaveURL(/\/updates$/);
};

test.describe('A screen whose code is on its way for long', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  test('says so, offers to ask again, and is there if it comes after all', async ({ page }) => {
    const coming = Promise.withResolvers<void>();
    await page.route(SCREEN, async (route) => {
      await coming.promise;
      await route.continue();
    });
    await goToUpdates(page);
    await expect(page.getByRole('main')).toBeEmpty();
    await page.clock.fastForward(LIMIT_MS);
    await expect(late(page)).toBeVisible();
    coming.resolve();
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
    await expect(late(page)).toHaveCount(0);
  });

  test('is asked for anew by the button, without a reload', async ({ page }) => {
    await page.route(SCREEN, () => undefined);
    await goToUpdates(page);
    const isSame = await watchReload(page);
    await page.clock.fastForward(LIMIT_MS);
    await page.unroute(SCREEN);
    await late(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
    expect(await isSame()).toBe(true);
  });

  test('says so in the frame of its page where it brings one', async ({ page }) => {
    await page.route('**/assets/edit-screen-*.js', () => undefined);
    await page.goto('/');
    await page.getByRole('navigation').getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('status', { name: 'Loading the editor' })).toBeVisible();
    await page.clock.fastForward(LIMIT_MS);
    await expect(page.getByRole('main').and(page.locator(':has([role=alert])'))).toBeVisible();
    await page.getByRole('navigation').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  });
});

test.describe('A part whose code is on its way for long', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
  });

  test('is told of where a dialog was asked for, and asked for anew', async ({ home, page }) => {
    await page.route('**/assets/login-dialog-*.js', () => undefined);
    await home.open();
    await page.getByRole('button', { name: 'Login / Register' }).click();
    await page.clock.fastForward(LIMIT_MS);
    await page.unroute('**/assets/login-dialog-*.js');
    await told(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('is told of where a menu was pressed, which opens once it has come', async ({
    home,
    page,
  }) => {
    const coming = Promise.withResolvers<void>();
    await page.route('**/assets/theme-menu-list-*.js', async (route) => {
      await coming.promise;
      await route.continue();
    });
    await home.open();
    const button = page.getByRole('button', { name: 'Theme' });
    await button.click();
    await page.clock.fastForward(LIMIT_MS);
    await expect(told(page)).toBeVisible();
    coming.resolve();
    await button.click();
    await expect(page.getByRole('menu')).toBeVisible();
  });

  test('is seen to be on its way where a card was pressed', async ({ edit, page }) => {
    const coming = Promise.withResolvers<void>();
    await page.route('**/assets/upload-dialog-*.js', async (route) => {
      await coming.promise;
      await route.continue();
    });
    await edit.open();
    await edit.uploadCard.click();
    await expect(edit.uploadCard.locator('.animate-turn')).toBeVisible();
    coming.resolve();
    await expect(edit.uploadDialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(edit.uploadCard).toBeFocused();
    await expect(edit.uploadCard.locator('.animate-turn')).toHaveCount(0);
  });

  test('is told of where a prompt was sent', async ({ home, page }) => {
    await page.route('**/assets/create-work-*.js', () => undefined);
    await home.open();
    await home.generate('a lighthouse');
    await page.clock.fastForward(LIMIT_MS);
    await expect(told(page)).toBeVisible();
    await expect(home.prompt).toHaveValue('a lighthouse');
  });

  test('leaves a sentence in its place, and takes it when it comes after all', async ({
    home,
    page,
  }) => {
    const coming = Promise.withResolvers<void>();
    await page.route('**/assets/explore-gallery-*.js', async (route) => {
      await coming.promise;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/explore-gallery-*.js');
    await home.open();
    await page.getByRole('heading', { name: 'Get Inspired' }).scrollIntoViewIfNeeded();
    await expect(page.locator('[aria-busy=true]').first()).toBeInViewport();
    await asked;
    await page.clock.fastForward(LIMIT_MS);
    await expect(page.getByText(/^Failed to load example images: ./)).toBeVisible();
    coming.resolve();
    await expect(page.getByRole('button', { name: /^Use this template: / })).toHaveCount(18);
  });

  test('is not missed where it would draw the canvas: a simpler one does', async ({
    edit,
    page,
  }) => {
    await page.route('**/assets/pixi-stage-*.js', () => undefined);
    const asked = page.waitForRequest('**/assets/pixi-stage-*.js');
    await edit.open('webgl');
    await edit.pick(await picture());
    await asked;
    await page.clock.fastForward(LIMIT_MS);
    await expect(edit.canvas).toHaveAttribute('data-surface', '2d');
    await expect(edit.canvas.locator('canvas:not([data-part])')).toBeVisible();
  });

  for (const [name, isCutOff] of Object.entries({ 'comes late': false, 'is cut off': true })) {
    test(`is the editor's: it ${name}, and is there by the button`, async ({ edit, page }) => {
      const coming = Promise.withResolvers<void>();
      await page.route('**/assets/canvas-*.js', async (route) => {
        if (isCutOff) return route.abort('connectionreset');
        await coming.promise;
        return route.continue();
      });
      const asked = page.waitForRequest('**/assets/canvas-*.js');
      await edit.open();
      await page.mouse.move(200, 200);
      await asked;
      // What is cut off is known before that, and not as late.
      if (!isCutOff) await page.clock.fastForward(LIMIT_MS);
      await expect(page.getByRole('heading', { name: 'could not be loaded' })).toBeVisible();
      coming.resolve();
      await page.unroute('**/assets/canvas-*.js');
      const isSame = await watchReload(page);
      await page.getByRole('button', { name: 'Try again' }).click();
      await edit.upload(await picture());
      expect(await isSame()).toBe(true);
    });
  }
});

test.describe('A screen whose code', () => {
  for (const [name, answer] of Object.entries(answers)) {
    test(`${name} says so and is asked for anew`, async ({ page }) => {
      await page.route(SCREEN, answer);
      await goToUpdates(page);
      await expect(page.getByRole('heading', { name: 'could not be loaded' })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
      await page.unroute(SCREEN);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
    });
  }
});

test.describe('A part whose code', () => {
  const DIALOG = '**/assets/login-dialog-*.js';
  /** What more than one dialog is drawn by. */
  const ALL_DIALOGS = '**/assets/dialog-*.js';

  for (const [name, answer] of Object.entries(answers)) {
    for (const file of [DIALOG, ALL_DIALOGS]) {
      test(`${name} leaves the screen, and comes by the notice (${file})`, async ({
        home,
        page,
      }) => {
        await page.route(file, answer);
        await home.open();
        await home.prompt.fill('a lighthouse');
        const isSame = await watchReload(page);
        await page.getByRole('button', { name: 'Login / Register' }).click();
        await expect(told(page)).toBeVisible();
        await expect(home.prompt).toHaveValue('a lighthouse');
        await page.unroute(file);
        await told(page)
          .getByRole('button', { name: wayOut(name) })
          .click();
        if (wayOut(name) !== 'Try again') {
          await expect.poll(isSame).toBe(false);
          await expect(page.locator('#root[data-waiting]')).toHaveCount(0);
          await page.getByRole('button', { name: 'Login / Register' }).click();
        }
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(home.prompt).toHaveValue('a lighthouse');
      });
    }
  }

  test('fails is asked for by its own button, too', async ({ home, page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const file = '**/assets/small-menu-sheet-*.js';
    await page.route(file, (route) => route.abort());
    await home.open();
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.click();
    await expect(told(page)).toBeVisible();
    await page.unroute(file);
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('fails in the editor leaves the picture, and comes in its place', async ({ edit, page }) => {
    const file = '**/assets/expand-bar-*.js';
    await page.route(file, (route) => route.abort());
    await page.goto('/expand?handle');
    await expect(edit.uploadCard).toBeVisible();
    await edit.upload(await picture());
    const isSame = await watchReload(page);
    const failure = page.getByRole('alert').filter({ hasText: 'This part of the page' });
    await expect(failure).toBeVisible();
    await expect(edit.canvas).toBeVisible();
    await page.unroute(file);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Expand Image', exact: true })).toBeVisible();
    await expect(failure).toHaveCount(0);
    expect(await isSame()).toBe(true);
  });

  test('fails without a network comes by itself when that is back', async ({
    context,
    edit,
    page,
  }) => {
    await page.goto('/remove?handle');
    await edit.upload(await picture());
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Back' }).click();
    await page.getByRole('button', { name: 'Expand Image' }).click();
    const failure = page.getByRole('alert').filter({ hasText: 'This part of the page' });
    await expect(failure).toBeVisible();
    await context.setOffline(false);
    await expect(failure).toHaveCount(0);
    await expect(page.getByRole('radiogroup').first()).toBeVisible();
  });

  test('fails where words are to be said is told of in its place', async ({ edit, page }) => {
    const file = '**/assets/redraw-prompt-*.js';
    await page.route(file, (route) => route.abort());
    await page.goto('/area-redraw?handle');
    await expect(edit.uploadCard).toBeVisible();
    await edit.upload(await picture());
    const failure = page.getByRole('alert').filter({ hasText: 'This part of the page' });
    await expect(failure).toBeVisible();
    await page.unroute(file);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toHaveCount(0);
    await edit.stroke([{ x: 30, y: 20 }]);
    await expect(page.getByTestId('redraw-prompt')).toBeVisible();
  });
});

test.describe('On a phone a part that does not come', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 375, height: 700 } });

  test('is told of by a notice whose button holds its words', async ({ page }) => {
    await page.route('**/assets/small-menu-sheet-*.js', (route) => route.abort());
    await page.goto('/ar/');
    await page.getByRole('button', { name: 'فتح القائمة' }).click();
    const again = page.getByRole('button', { name: 'إعادة المحاولة' });
    await expect(again).toBeVisible();
    const spare = await again.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      return button.getBoundingClientRect().width - words.getBoundingClientRect().width;
    });
    expect(spare).toBeGreaterThan(0);
  });
});

test.describe('A page whose', () => {
  const START = '**/assets/start-*.js';
  const alert = (page: Page) => page.locator('#not-alive');

  for (const [name, answer] of Object.entries(answers)) {
    test(`first code ${name} can be read, says so, and is asked for anew`, async ({
      page,
      pageErrors,
    }) => {
      await page.route(START, answer);
      const broken = page.waitForEvent('pageerror');
      await page.goto('/zh/updates', { waitUntil: 'commit' });
      await broken;
      await expect(alert(page)).toBeVisible();
      await expect(alert(page)).toContainText('未能加载');
      // Nobody was there to catch it.
      expect(pageErrors.splice(0)).toEqual([
        expect.stringContaining('Failed to fetch dynamically imported module'),
      ]);
      await page.unroute(START);
      await alert(page).getByRole('button').click();
      await expect(page.locator('#root[data-waiting]')).toHaveCount(0);
      await expect(alert(page)).toBeHidden();
    });
  }

  test('first code is on its way for long says so until it comes', async ({ page }) => {
    await page.clock.install();
    const coming = Promise.withResolvers<void>();
    await page.route(START, async (route) => {
      await coming.promise;
      await route.continue();
    });
    const asked = page.waitForRequest(START);
    await page.goto('/updates', { waitUntil: 'commit' });
    await asked;
    await expect(alert(page)).toBeHidden();
    await page.clock.fastForward(LIMIT_MS);
    await expect(alert(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
    coming.resolve();
    await expect(page.locator('#root[data-waiting]')).toHaveCount(0);
    await expect(alert(page)).toBeHidden();
  });

  test('screen does not come at the start says so', async ({ page }) => {
    await page.route(SCREEN, (route) => route.abort());
    await page.goto('/updates');
    await expect(page.getByRole('heading', { name: 'could not be loaded' })).toBeVisible();
  });

  test('language does not come at the start is shown in English', async ({ page }) => {
    // So slow that the English texts come while the page is being drawn without them.
    const line = await page.context().newCDPSession(page);
    await line.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    await page.route('**/assets/zh-*.js', (route) => route.abort());
    await page.goto('/zh/updates');
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });
});
