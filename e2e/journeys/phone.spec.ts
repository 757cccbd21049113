import type { Locator } from '@playwright/test';
import { Hands } from '../support/hands.ts';
import { holdEnds } from '../support/held-ends.ts';
import { RESULT_LIMIT_MS } from '../support/limits.ts';
import { tapLiveLine } from '../support/live-line.ts';
import { meadowPixels, pngFile } from '../support/pictures.ts';
import { raiseKeyboard } from '../support/raise-keyboard.ts';
import { expect, test } from '../support/test.ts';

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 667 }, hasTouch: true, isMobile: true });

  test('a picture fills its cell, its sketch stays until it is there, and no notice lies on what to do with it', async ({
    context,
    home,
    page,
  }) => {
    const isOver = async (one: Locator, other: Locator): Promise<boolean> => {
      const [a, b] = [await one.boundingBox(), await other.boundingBox()];
      return a !== null && b !== null && a.y < b.y + b.height && b.y < a.y + a.height;
    };
    // Nothing is drawn before the page hears of it, and nothing is told before it knows what of.
    const line = await tapLiveLine(context);
    line.holdBack(() => true);
    await page.route('**/api/tasks/create', async (route) => {
      await line.whenOpened(1);
      await route.continue();
    });
    const isFollowed = page.waitForRequest(/\/api\/tasks\/[\da-f-]{36}$/);
    await home.open();
    await home.generate('a fox in the snow', { count: 2 });
    await isFollowed;
    const ends = await holdEnds(context, line);
    const results = page.getByRole('region', { name: 'Pictures', exact: true });
    const sketches = results.locator('li > img[alt=""]');
    await expect(sketches).toHaveCount(2, { timeout: RESULT_LIMIT_MS });
    const first = sketches.first();
    const shape = await first.evaluate(({ clientWidth, clientHeight }: HTMLElement) => ({
      ...{ clientWidth, clientHeight },
      width: document.documentElement.clientWidth,
    }));
    const cancel = page.getByRole('button', { name: 'Cancel' });
    const room = await cancel.evaluate((button) => {
      const words = document.createRange();
      words.selectNodeContents(button);
      const { paddingLeft, paddingRight } = getComputedStyle(button);
      const within =
        button.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      return within - words.getBoundingClientRect().width;
    });
    expect(room, 'px that a button has beside its words').toBeGreaterThan(-1);
    expect(shape.clientHeight).toBe(shape.clientWidth);
    expect(shape.clientWidth).toBeGreaterThan(shape.width - 40);

    // Whatever is fetched from here on is what was drawn.
    const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
    await page.route('**/api/images/**', async (route) => {
      await mayCome;
      await route.continue();
    });
    ends.letGo();
    const notice = home.notice('Images generated successfully');
    await expect(notice).toBeVisible({ timeout: RESULT_LIMIT_MS });
    // Under the pointer it stays, however long the rest takes.
    await notice.hover();
    const compare = page.getByRole('button', { name: 'Compare side by side' });
    await expect(compare).toBeInViewport({ ratio: 1 });
    expect(await isOver(notice, compare)).toBe(false);
    await expect(home.pictures).toHaveCount(2);
    await expect(sketches).toHaveCount(2);
    letCome();
    await home.expectPictures(2);
    await expect(sketches).toHaveCount(0);
  });

  test('pictures are leafed through by a swipe; beside each other they are looked at closely where one taps, moved by a finger, zoomed by two', async ({
    home,
    page,
  }) => {
    await home.open();
    await home.generate('a pattern of stripes', { count: 2 });
    await home.expectPictures(2);
    const hands = await Hands.of(page);
    await home.pictures.first().tap();
    const preview = page.getByRole('dialog');
    const place = preview.getByRole('status');
    await expect(place).toHaveText('1 of 2');
    // A window is clipped away until an on-screen keyboard would have gone: hands wait for its sight.
    await preview.getByRole('img').tap({ trial: true });
    const row = [260, 200, 120].map((x) => ({ x, y: 330 }));
    await hands.swipe(row);
    await expect(place).toHaveText('2 of 2');
    await hands.swipe(row.toReversed());
    await expect(place).toHaveText('1 of 2');
    await hands.swipe([120, 260, 400].map((y) => ({ x: 180, y })));
    await expect(place).toHaveText('1 of 2');
    // Whoever has pinched the page looks about in it.
    const browser = await page.context().newCDPSession(page);
    const zoomed = () => page.evaluate(() => visualViewport?.scale);
    await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
    await expect.poll(zoomed).toBe(2);
    const seenFrom = () => page.evaluate(() => visualViewport?.offsetLeft);
    const before = await seenFrom();
    await hands.swipe(row);
    await expect.poll(seenFrom).not.toBe(before);
    await browser.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
    await expect.poll(zoomed).toBe(1);
    await expect(place).toHaveText('1 of 2');
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    const compare = page.getByRole('button', { name: 'Compare side by side' });
    await compare.tap();
    const dialog = page.getByRole('dialog', { name: 'Compare side by side' });
    await expect(dialog.getByText(/^Tap to look closely/)).toBeVisible();
    await expect(dialog.getByText(/Keys/)).toHaveCount(0);
    // How close each picture is, and where its frame's corner lies in it, in percent.
    const pictures = dialog.getByRole('img');
    const looks = () =>
      pictures.evaluateAll((all) =>
        all.map((one) => {
          const shown = one.getBoundingClientRect();
          const pane = one.parentElement?.getBoundingClientRect() ?? shown;
          const zoom = shown.width / pane.width;
          return {
            zoom: Math.round(zoom * 100) / 100,
            left: Math.round(((pane.left - shown.left) / shown.width) * 100),
            top: Math.round(((pane.top - shown.top) / shown.height) * 100),
          };
        }),
      );
    await pictures.first().tap({ trial: true });
    await page.touchscreen.tap(4, 330);
    await expect(dialog).toBeHidden();
    await compare.tap();
    // A second tap that comes before the window is in sight falls through to the page: it closes nothing.
    await expect(dialog).toBeVisible();
    await page.locator('#root').evaluate((root) => {
      for (const kind of ['pointerdown', 'pointerup', 'click'])
        root.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: 'touch' }));
    });
    await pictures.first().tap({ trial: true });
    const pane = await pictures.first().boundingBox();
    if (pane === null) throw new Error('no picture');
    const at = (x: number, y: number) => ({
      x: pane.x + pane.width * x,
      y: pane.y + pane.height * y,
    });
    const corner = at(0, 0.25);
    await page.touchscreen.tap(corner.x + 1, corner.y);
    const close = { zoom: 3, left: 0, top: 17 };
    await expect.poll(looks).toEqual([close, close]);
    await hands.swipe([at(0.7, 0.5), at(0.6, 0.5), at(0.4, 0.5)]);
    const moved = { ...close, left: 10 };
    await expect.poll(looks).toEqual([moved, moved]);
    await hands.touch({ ...at(0.4, 0.5), id: 0 }, { ...at(0.6, 0.5), id: 1 });
    await hands.slide({ ...at(0.4, 0.5), id: 0 }, { ...at(0.8, 0.5), id: 1 });
    await hands.lift();
    const zooms = async () => (await looks()).map(({ zoom }) => zoom);
    await expect.poll(zooms).toEqual([6, 6]);
    // So does the wheel of a mouse that is plugged in.
    await page.mouse.move(at(0.5, 0.5).x, at(0.5, 0.5).y);
    await page.mouse.wheel(0, 2_000);
    await expect.poll(zooms).toEqual([1, 1]);
  });

  test('who wants a picture varied sees how far that is, however far down it stood', async ({
    context,
    home,
    page,
  }) => {
    const line = await tapLiveLine(context);
    await home.open();
    await home.generate('a pattern of stripes', { count: 2 });
    await home.expectPictures(2);
    const more = page.getByRole('button', { name: 'More', exact: true }).last();
    await more.evaluate((button) => button.scrollIntoView({ block: 'start' }));
    await page.mouse.wheel(0, -90);
    await more.tap();
    const running = page.getByRole('progressbar').first();
    await holdEnds(context, line);
    await page.getByRole('menuitem', { name: 'Vary' }).tap();
    await expect(running).toBeInViewport({ ratio: 1 });
    const covered = await page.getByRole('banner').boundingBox();
    await expect
      .poll(async () => (await running.boundingBox())?.y)
      .toBeGreaterThan((covered?.y ?? 0) + (covered?.height ?? 0));
  });

  test('a stroke near the bars of a picture that is looked at closely stays in sight above its words', async ({
    edit,
    page,
  }) => {
    await edit.open();
    await edit.upload(await pngFile('meadow.png', 800, 800, meadowPixels(800, 800)));
    await page.goto('/area-redraw?handle');
    await edit.expectOpen();
    const hands = await Hands.of(page);
    await hands.touch({ x: 150, y: 220, id: 0 }, { x: 220, y: 220, id: 1 });
    await hands.slide({ x: 40, y: 220, id: 0 }, { x: 340, y: 220, id: 1 });
    await hands.lift();
    const bars = await page.getByText('Brush size').first().boundingBox();
    const at = { x: 180, y: (bars?.y ?? 0) - 110 };
    const brush =
      (await edit.toScreen({ x: 50, y: 0 })).x - (await edit.toScreen({ x: 0, y: 0 })).x;
    const low = await page.evaluate((point) => window.overpaint.toImage(point), {
      ...at,
      y: at.y + brush,
    });
    await hands.swipe([at, { x: 200, y: at.y }]);
    const prompt = page.getByTestId('redraw-prompt');
    await expect
      .poll(async () => {
        const [box, { y }] = [await prompt.boundingBox(), await edit.toScreen(low)];
        return box !== null && y <= box.y;
      })
      .toBe(true);

    await page.getByRole('button', { name: 'Mask', exact: true }).tap();
    const marked = page
      .getByRole('dialog', { name: 'Mask' })
      .getByRole('button', { name: /^Region 1/ });
    await expect(marked).toBeVisible();
    await expect(marked, 'read out, for whom has keys').toHaveAccessibleDescription(
      /^Enter shows it/,
    );
    await expect(page.getByText(/^Enter shows it/)).toBeHidden();
  });

  test('the keyboard covers neither the words for a stroke nor the stroke', async ({
    edit,
    page,
  }) => {
    await edit.open();
    await edit.upload(await pngFile('meadow.png', 800, 800, meadowPixels(800, 800)));
    await page.goto('/area-redraw?handle');
    await edit.expectOpen();
    const stroke = { x: 400, y: 650 };
    await edit.stroke([stroke]);
    const words = page.getByPlaceholder('Describe what you want to redraw...');
    await words.tap();
    await raiseKeyboard(page, 340);
    const inSight = async (): Promise<boolean> => {
      const box = await page.getByTestId('redraw-prompt').boundingBox();
      // A stroke is as high as the brush is wide, 100 px.
      const [from, to] = [stroke.y - 50, stroke.y + 50];
      const { y: top } = await edit.toScreen({ ...stroke, y: from });
      const { y: bottom } = await edit.toScreen({ ...stroke, y: to });
      return box !== null && top >= 0 && bottom <= box.y && box.y + box.height <= 667 - 340;
    };
    await expect.poll(inSight).toBe(true);
    await words.fill('a balloon\n\n\n');
    await expect.poll(inSight, 'where the words take more room').toBe(true);
  });

  test('the list of the API is as wide as the window, whatever of it is unfolded', async ({
    page,
  }) => {
    await page.goto('/api/docs');
    const wide = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-size', '28px');
    await page.locator('summary').nth(3).tap();
    await expect(page.locator('pre').nth(3)).toBeVisible();
    expect(await wide()).toBe(0);
    expect(await page.evaluate(() => innerWidth), 'not zoomed out either').toBe(375);
  });

  test('all edits are shown from their top, wherever the page that led there was', async ({
    edit,
    page,
  }) => {
    await edit.open();
    const all = page.getByRole('button', { name: 'View All' });
    await all.scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
    await all.tap();
    await expect(page.getByRole('button', { name: 'Back to Editor' })).toBeInViewport({ ratio: 1 });
  });
});
