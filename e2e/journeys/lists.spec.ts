import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { GalleryPage } from '../pages/gallery-page.ts';
import { makeCreations } from '../support/made-creations.ts';
import { makeEdits } from '../support/made-edits.ts';
import { expect, test } from '../support/test.ts';

const PROMPT = 'a small cat 猫';
const REMOVALS = Array.from({ length: 6 }, () => ({ kind: 'remove' }) as const);

/** Chooses a file type of the detail page; answers name and bytes of what was saved. */
const download = async (page: Page, type: string) => {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    expect(page.getByText('Download completed successfully!')).toBeVisible(),
    page.getByRole('menuitem', { name: `Download as ${type}` }).click(),
  ]);
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
};

/** The texts of a PNG as libpng reads them. */
const textsOf = async (png: Buffer): Promise<Record<string, string>> => {
  const { comments = [] } = await sharp(png).metadata();
  return Object.fromEntries(comments.map(({ keyword, text }) => [keyword, text]));
};

test('From the gallery to one result: looked at closely, saved, edited, deleted, brought back', async ({
  edit,
  page,
}) => {
  await edit.open();
  const [, redraw = ''] = await makeEdits(page, [
    { kind: 'remove' },
    { kind: 'area-redraw', prompt: PROMPT, count: 2 },
    ...REMOVALS.slice(1),
  ]);
  const gallery = new GalleryPage(page);
  const notice = (text: string) =>
    page.getByRole('region', { name: 'Notifications' }).getByText(text);

  await test.step('pages, in the address and by keyboard', async () => {
    await gallery.open(6);
    await gallery.expectCount('7 images');
    await expect(gallery.cards).toHaveCount(6);
    expect(await gallery.columnsAt(1280)).toBe(5);
    expect(await gallery.columnsAt(1024)).toBe(4);
    expect(await gallery.columnsAt(768)).toBe(3);
    expect(await gallery.columnsAt(640)).toBe(2);
    expect(await gallery.columnsAt(639)).toBe(1);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(gallery.pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await gallery.pages.getByRole('button', { name: 'Next' }).press('Enter');
    await expect(gallery.cards).toHaveCount(1);
    await expect(gallery.pages.getByRole('button', { name: 'Page 2' })).toBeFocused();
    await page.reload();
    await expect(gallery.cards).toHaveCount(1);
    await page.goBack();
    await expect(gallery.cards).toHaveCount(6);
  });

  await test.step('a failure leaves the cards and a way to try again', async () => {
    await page.route('**/edit/gallery/list*', (route) => route.fulfill({ status: 500, json: {} }));
    await gallery.pages.getByRole('button', { name: 'Page 2' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(gallery.cards).toHaveCount(6);
    await page.unroute('**/edit/gallery/list*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(gallery.cards).toHaveCount(1);
  });

  await test.step('found by words; another wish finds nothing', async () => {
    await gallery.search.fill('no such words');
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await gallery.search.fill('猫');
    await gallery.expectCount('1 image');
    await expect(page).toHaveURL(/q=%E7%8C%AB/);
    await gallery.cards.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/image-detail/${redraw}$`));
  });

  await test.step('one result with the true parameters, and closely', async () => {
    await expect(page.getByText(PROMPT).first()).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: '48 × 48' })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'builtin' })).toBeVisible();
    await page.getByRole('button', { name: 'Show result 2' }).click();
    await page.getByRole('button', { name: 'View full screen' }).click();
    const zoom = page.getByRole('dialog').getByRole('status');
    await expect(zoom).toHaveText('100%');
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, -400);
    await expect(zoom).not.toHaveText('100%');
    await page.keyboard.press('0');
    await expect(zoom).toHaveText('100%');
    await page.mouse.dblclick(640, 400);
    await expect(zoom).toHaveText('200%');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('saved as a PNG that says how it was made, unless switched off', async () => {
    const png = await download(page, 'PNG');
    expect(png.name).toBe(`image_${redraw}_1.png`);
    const texts = await textsOf(png.bytes);
    expect(texts).toMatchObject({ Title: PROMPT, Description: PROMPT, Software: 'Overpaint' });
    expect(texts['parameters']).toMatch(
      /^a small cat 猫\nSeed: \d+, Size: 48x48, Model: builtin, .*Image: 2, Version: Overpaint$/,
    );
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    await page.getByRole('menuitemcheckbox', { name: 'Say in the PNG how it was made' }).click();
    await page.keyboard.press('Escape');
    expect(await textsOf((await download(page, 'PNG')).bytes)).toEqual({});
    const jpeg = await download(page, 'JPEG');
    expect(jpeg.name).toBe(`image_${redraw}_1.jpg`);
    expect((await sharp(jpeg.bytes).metadata()).format).toBe('jpeg');
  });

  await test.step('edited as a new document', async () => {
    await page.getByRole('button', { name: 'Edit this image' }).click();
    await expect(edit.canvas).toBeVisible();
    await page.goBack();
  });

  await test.step('used again: the picture before and the words are in the tool', async () => {
    await page.getByRole('button', { name: 'Use again' }).click();
    await expect(page).toHaveURL(/\/area-redraw/);
    await expect(edit.canvas).toBeVisible();
    await page.goBack();
  });

  await test.step('deleted and brought back', async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(notice('Deleted.')).toBeVisible();
    await expect(page.getByText('Nothing matches')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await gallery.expectCount('1 image');
    await expect(gallery.cards).toHaveCount(1);
  });

  await test.step('deleted from the gallery, the focus goes to the next card', async () => {
    await gallery.open(12);
    await expect(gallery.cards).toHaveCount(7);
    const second = await gallery.cards.nth(1).getByRole('link').getAttribute('href');
    await gallery.cards
      .first()
      .getByRole('button', { name: /^Delete/ })
      .press('Enter');
    await expect(gallery.cards).toHaveCount(6);
    await expect(gallery.cards.first().getByRole('link')).toHaveAttribute('href', second ?? '');
    await expect(gallery.cards.first().getByRole('link')).toBeFocused();
  });
});

test('A detail page without a task or without its picture says so and leads on', async ({
  page,
}) => {
  await page.goto('/image-detail/nope');
  await expect(page.getByText('Invalid image ID')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Image not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto('/image-detail/01920000-0000-7000-8000-000000000000');
  await expect(page.getByText('Failed to fetch image detail')).toBeVisible();

  await page.goto('/edit');
  const [taskId] = await makeEdits(page, [{ kind: 'remove' }]);
  await page.route('**/api/images/**', (route) => route.abort());
  await page.goto(`/image-detail/${taskId}`);
  await expect(page.getByText('Image not available').first()).toBeVisible();
});

test('Whoever leaves a detail page before what was asked for there is done stays where they are', async ({
  home,
  page,
}) => {
  await page.goto('/edit');
  const [taskId = ''] = await makeEdits(page, [{ kind: 'remove' }]);
  await page.goto(`/image-detail/${taskId}`);
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**/api/tasks/${taskId}`, async (route) => {
    if (route.request().method() === 'DELETE') await promise;
    await route.continue();
  });
  const asked = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('main').getByRole('button', { name: 'Delete', exact: true }).click();
  await asked;
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await home.prompt.fill('a fox');
  letGo();
  await expect(home.notice('Deleted.')).toBeVisible();
  await expect(home.prompt).toHaveValue('a fox');
  await home.prompt.fill('a fox in snow');
  await expect(page).toHaveURL(/\/$/);
});

test('What can be done with a picture is in sight beside it, in one row or two', async ({
  page,
}) => {
  await page.goto('/edit');
  const [taskId = ''] = await makeCreations(page, [{ prompt: 'a pattern of dots', count: 2 }]);
  const main = page.getByRole('main');
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/image-detail/${taskId}`);
    await expect(main.getByRole('img', { name: /^Picture 1 of 2/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit this image' })).toBeInViewport({
      ratio: 1,
    });
  }
  await page.setViewportSize({ width: 375, height: 667 });
  const tops = await Promise.all(
    ['Download', 'Share', 'Delete'].map((name) =>
      main
        .getByRole('button', { name, exact: true })
        .boundingBox()
        .then((box) => box?.y),
    ),
  );
  expect(new Set(tops).size, 'rows of what has no words').toBe(1);
});
