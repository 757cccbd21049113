import type { Page } from '@playwright/test';
import { meadowPixels, pngFile } from '../support/pictures.ts';
import { type StrangeSite, startStrangeSite } from '../support/strange-site.ts';
import { expect, test } from '../support/test.ts';

const FAILED = 'Failed to load image. Please check if the URL is correct.';
const RESTRICTED = 'Unable to process this image, possibly due to CORS restrictions';
const picture = () => pngFile('cat.png', 64, 48, meadowPixels(64, 48));

let site: StrangeSite;
test.beforeAll(async () => {
  site = await startStrangeSite((await picture()).buffer);
});
test.afterAll(() => site.close());

/** The dialog as a person uses it. */
const dialogOf = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Edit from URL' });
  const field = dialog.getByRole('textbox', { name: 'Image URL' });
  const submit = dialog.getByRole('button', { name: 'Load image' });
  return {
    dialog,
    field,
    submit,
    cancel: dialog.getByRole('button', { name: 'Cancel' }),
    alert: dialog.getByRole('alert'),
    async load(address: string): Promise<void> {
      await field.fill(address);
      await submit.click();
    },
  };
};

test('An address is refused in words to act on, until one brings a picture', async ({
  edit,
  page,
}) => {
  await edit.open();
  await edit.urlCard.click();
  const { dialog, field, submit, cancel, alert, load } = dialogOf(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('type', 'url');
  await expect(field).toHaveAttribute('aria-required', 'true');
  await expect(submit).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(dialog).not.toContainText('Please enter');

  for (const address of ['cat.png', 'ftp://127.0.0.1/cat.png']) {
    await load(address);
    await expect(dialog).toContainText('Please enter a valid image URL');
    await field.fill('');
    await expect(dialog).not.toContainText('Please enter a valid image URL');
  }
  await load(`${site.url}/open/missing.png`);
  await expect(alert).toContainText(FAILED);
  await expect(alert).toContainText('status 404');
  await load(`${site.url}/open/page.html`);
  await expect(alert).toContainText(FAILED);
  await expect(alert).toContainText('not a picture that can be opened here');
  await load(`${site.url}/open/big.png`);
  await expect(alert).toContainText('larger than 10 MB');
  // The server itself may not fetch from this machine.
  await load(`${site.url}/closed/cat.png`);
  await expect(alert).toContainText(RESTRICTED);
  await expect(alert).toContainText('public addresses only');

  await load(`${site.url}/open/endless.png`);
  await expect(dialog.getByRole('progressbar')).toBeVisible();
  await expect(submit).toBeDisabled();
  await cancel.click();
  await expect(submit).toBeEnabled();
  await expect(field).toHaveValue(`${site.url}/open/endless.png`);
  await expect(alert).toBeHidden();

  await load(`${site.url}/open/cat.png`);
  await edit.expectOpen();
  await expect(page.getByRole('heading', { name: 'cat.png' })).toBeVisible();
});

test('Where CORS is in the way the server fetches the picture, or says why not', async ({
  edit,
  page,
}) => {
  await edit.open();
  await edit.urlCard.click();
  const { alert, load } = dialogOf(page);
  const refusals = [
    [429, 'too_many_requests', 'Too many addresses in a short time.'],
    [422, 'image_unreachable', FAILED],
    [413, 'body_too_large', 'larger than 10 MB'],
    [403, 'import_switched_off', RESTRICTED],
  ] as const;
  for (const [code, error, words] of refusals) {
    const json = { code, success: false, error, message: 'In English.', requestId: 'r' };
    await page.route('**/api/images/import', (route) => route.fulfill({ status: code, json }), {
      times: 1,
    });
    await load(`${site.url}/closed/cat.png`);
    await expect(alert).toContainText(words);
  }
  // What the real call answers for a public address; from here none can be reached.
  await page.route('**/api/images/import', async (route) => {
    const { buffer, name, mimeType } = await picture();
    const authorization = route.request().headers()['authorization'] ?? '';
    const response = await page.request.post('/api/tasks/image/upload', {
      headers: { authorization },
      multipart: { image: { name, mimeType, buffer } },
    });
    await route.fulfill({ response });
  });
  await load(`${site.url}/closed/cat.png`);
  await edit.expectOpen();
});

test('A server that fetches nothing leaves CORS and silence to be told apart', async ({
  edit,
  page,
}) => {
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.importFromUrl = false;
    await route.fulfill({ response, json: answer });
  });
  await edit.open();
  await edit.urlCard.click();
  const { alert, load } = dialogOf(page);
  await load(`${site.url}/closed/cat.png`);
  await expect(alert).toContainText(RESTRICTED);
  await load(site.deadUrl);
  await expect(alert).toContainText(FAILED);
  await alert.getByRole('button', { name: 'Upload a file' }).click();
  await expect(edit.uploadDialog).toBeVisible();
  await edit.pick(await picture());
  await edit.expectOpen();
});
