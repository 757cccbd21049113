import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { decodeRgba } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

test.describe('A prompt becomes four pictures', () => {
  test('of the chosen size, each different, to look at large and to download as JPEG', async ({
    ends,
    home,
    page,
  }) => {
    await home.open();
    await home.generate('a lighthouse by the sea at sunset', { ratio: '4:3', style: 'Movie' });

    await expect(
      page.getByText('Generating 4 high-resolution images in a few seconds, please wait...'),
    ).toBeVisible();
    await expect(home.prompt).toBeDisabled();
    ends.letGo();

    const urls = await home.expectSuccess(4);
    const prints = new Set<string>();
    for (const url of urls) {
      const answer = await page.request.get(url);
      expect(answer.headers()['cache-control']).toContain('immutable');
      const picture = await decodeRgba(await answer.body());
      expect([picture.width, picture.height]).toEqual([1152, 864]);
      prints.add(createHash('sha256').update(picture.data).digest('hex'));
    }
    expect(prints.size).toBe(4);
    await expect(home.prompt).toBeEnabled();

    const cell = home.pictures.first().locator('xpath=ancestor::li');
    expect((await cell.boundingBox())?.height).toBe(250);
    await home.pictures.first().click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('img')).toBeVisible();
    // As large as it is, as far as 95 % of the window lets it.
    const [room, large] = [page.viewportSize(), await dialog.boundingBox()];
    expect((large?.height ?? 0) / (room?.height ?? 0)).toBeCloseTo(0.95, 2);
    expect((large?.width ?? 0) / (room?.width ?? 0)).toBeLessThanOrEqual(0.95);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await home.pictures.first().hover();
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download' }).first().click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^image_\d+\.jpg$/);
    const bytes = await readFile(await download.path());
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  });

  test('by keyboard alone, and not at all from an empty prompt', async ({ home, page }) => {
    await home.open();
    await home.prompt.focus();
    await page.keyboard.type('   ');
    await home.submit.focus();
    await page.keyboard.press('Enter');
    await expect(home.notice('Please enter description text')).toBeVisible();
    await expect(home.pictures).toHaveCount(0);
  });

  test('unless it is cancelled, which frees the form and keeps the words', async ({
    ends: _,
    home,
    page,
  }) => {
    await home.open();
    await home.generate('a castle on a mountain at night');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(home.notice(/Cancelled/)).toBeVisible();
    await expect(home.prompt).toBeEnabled();
    await expect(home.prompt).toHaveValue('a castle on a mountain at night');
    // The button is gone; who works by keyboard goes on where it was.
    await expect(page.locator(':focus')).toContainText('Cancelled');
  });
});
