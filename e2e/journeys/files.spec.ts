import { meadowPixels, type PictureFile, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const small = (name: string) => pngFile(name, 64, 48, meadowPixels(64, 48));

test('A file that cannot be used is named in the dialog, which stays open until one can', async ({
  expectShown,
  edit,
  page,
}) => {
  await edit.open();
  const whole = await small('torn.png');
  const claim = Buffer.from(whole.buffer);
  claim.writeUInt32BE(60_000, 16);
  claim.writeUInt32BE(60_000, 20);
  const notes = Buffer.from('these are notes');
  // Begins as telephones' pictures do, which this browser can't read: nothing says it is damaged.
  const phone = Buffer.from('0000ftypheic0000mif1heic');
  const cases: [PictureFile, RegExp][] = [
    [{ name: 'notes.png', mimeType: 'image/png', buffer: notes }, /notes\.png is not a picture/],
    [{ name: 'notes.txt', mimeType: 'text/plain', buffer: notes }, /notes\.txt is not a picture/],
    [{ name: 'phone.heic', mimeType: 'image/heic', buffer: phone }, /phone\.heic is not a picture/],
    [
      { ...whole, name: 'big.png', buffer: Buffer.alloc(11 * 1024 * 1024) },
      /big\.png is larger than 10 MB/,
    ],
    [{ ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) }, /could not be read/],
    [{ ...whole, name: 'claim.png', buffer: claim }, /claim\.png has more than 100 megapixels/],
  ];
  for (const [file, message] of cases) {
    await edit.pick(file);
    await expect(edit.uploadDialog.getByRole('alert')).toHaveText(message);
  }
  await expect(edit.canvas).toBeHidden();
  await edit.uploadDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(edit.uploadDialog).toBeHidden();

  await edit.uploadCard.click();
  await expect(edit.uploadDialog.getByRole('alert')).toBeHidden();
  await expect(edit.uploadDialog).toContainText(
    'Drag and drop image here, or click to select file',
  );
  await expect(edit.uploadDialog).toContainText(
    'Supports JPEG, PNG, GIF, BMP, WebP formats, max 10MB',
  );
  await edit.drag();
  await expect(edit.uploadDialog).toContainText('Drop the file to upload');
  await edit.drop([
    await small('first.png'),
    await small('second.png'),
    { name: 'notes.txt', mimeType: 'text/plain', buffer: notes },
  ]);
  await edit.expectOpen();
  await expect(page.getByRole('heading', { name: 'first.png' })).toBeVisible();
  await expectShown('notes.txt is not a picture', 1);
});

test('Escape leaves the dialog for files and gives the focus back to what opened it', async ({
  edit,
  page,
}) => {
  await edit.open();
  for (const [card, dialog] of [
    [edit.uploadCard, edit.uploadDialog],
    [edit.urlCard, edit.urlDialog],
  ] as const) {
    await card.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(card).toBeFocused();
  }
});

test.describe('A picture comes in', () => {
  test.beforeEach(async ({ expectShown: _, edit }) => edit.open());

  test('by dropping it, while a file of another type beside it is named', async ({
    expectShown,
    edit,
  }) => {
    await edit.drop([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
      await small('dropped.png'),
    ]);
    await edit.expectOpen();
    await expectShown('notes.txt', 1);
  });

  test('by pasting it into the dialog', async ({ edit }) => {
    await edit.uploadCard.click();
    await expect(edit.uploadDialog).toBeVisible();
    await edit.paste(await small('pasted.png'));
    await edit.expectOpen();
  });

  test('by pasting it', async ({ edit }) => {
    await edit.paste(await small('pasted.png'));
    await edit.expectOpen();
  });
});

for (const path of ['/', '/explore', '/account-settings', '/no-such-page']) {
  test(`A picture that is dropped on ${path} is opened in the editor, instead of the page being left`, async ({
    edit,
    page,
  }) => {
    await page.goto(path);
    await edit.drag();
    await expect(page.getByText('Drop the file to upload')).toBeVisible();
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };
    await edit.drop([notes]);
    await expect(edit.notice(/notes\.txt is not a picture/)).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(path);
    await edit.drop([await small('dropped.png')]);
    await expect(page).toHaveURL('/edit');
    await expect(page.getByRole('heading', { name: 'dropped.png' })).toBeVisible();
  });
}

test('Who drops a picture on Home is not asked for one until it is there', async ({
  edit,
  home,
  page,
}) => {
  const [asked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route('**/assets/worker-*.js', async (route) => {
    asked.resolve();
    await goOn.promise;
    await route.continue();
  });
  await home.open();
  await edit.drop([await small('dropped.png')]);
  await expect(page).toHaveURL('/edit');
  await asked.promise;
  await expect(page, 'the page is there').toHaveTitle(/^Edit a picture/);
  await expect(edit.uploadCard).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Edit a picture' })).toHaveCount(0);
  goOn.resolve();
  await expect(page.getByRole('heading', { name: 'dropped.png' })).toBeVisible();
});

test('Who dropped a file on Home that could not be read uploads another one by the dialog', async ({
  expectShown,
  edit,
  home,
  page,
}) => {
  await home.open();
  const whole = await small('torn.png');
  await edit.drop([{ ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) }]);
  await expect(page).toHaveURL('/edit');
  await expectShown('torn.png could not be read', 1);
  await edit.pick(await small('good.png'));
  await expect(page.getByRole('heading', { name: 'good.png' })).toBeVisible();
});

test('A picture of the page that is dragged about on it is no file that is brought', async ({
  edit,
  page,
}) => {
  await page.goto('/explore');
  const hint = page.getByText('Drop the file to upload');
  const tell = (type: 'dragstart' | 'dragend') =>
    page.locator('main').dispatchEvent(type, { bubbles: true });
  await tell('dragstart');
  await edit.drag();
  await edit.drop([await small('own.png')]);
  await tell('dragend');
  expect(new URL(page.url()).pathname).toBe('/explore');
  await expect(hint).toBeHidden();
  await edit.drag();
  await expect(hint).toBeVisible();
});

test('A file is taken after a picture of the page left it while it was dragged', async ({
  edit,
  page,
}) => {
  await page.goto('/explore');
  await page.evaluate(() => {
    const picture = document.createElement('img');
    document.querySelector('main')?.append(picture);
    picture.dispatchEvent(new DragEvent('dragstart', { bubbles: true }));
    // Nobody on the page hears of what the browser tells it after that.
    picture.remove();
    picture.dispatchEvent(new DragEvent('dragend', { bubbles: true }));
  });
  await edit.drop([await small('brought.png')]);
  await expect(page.getByRole('heading', { name: 'brought.png' })).toBeVisible();
});

test('A picture that is pasted on Home is opened in the editor, and one in its words is left to them', async ({
  edit,
  home,
  page,
}) => {
  await home.open();
  const isTaken = await home.prompt.evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['words'], 'words.png', { type: 'image/png' }));
    const options = { bubbles: true, cancelable: true, clipboardData };
    return !box.dispatchEvent(new ClipboardEvent('paste', options));
  });
  expect(isTaken).toBe(false);
  await edit.paste(await small('pasted.png'));
  await expect(page).toHaveURL('/edit');
  await expect(page.getByRole('heading', { name: 'pasted.png' })).toBeVisible();
});

test('Names turn no sentence round, and many files bury the page under no notices', async ({
  edit,
}) => {
  const file = (name: string) => ({ name, mimeType: 'image/png', buffer: Buffer.from('words') });
  await edit.open();
  await edit.drop([file('\u202Egnp.exe')]);
  await expect(edit.notice(/^gnp\.exe is not a picture/)).toBeVisible();
  await edit.drop(Array.from({ length: 200 }, (_, number) => file(`n${number}.png`)));
  await expect(edit.notice('Further files that were not opened: 196')).toBeVisible();
  await expect(edit.notice(/^n\d+\.png is not a picture/)).toHaveCount(4);
});
