import { meadowPixels, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const small = (name: string) => pngFile(name, 64, 48, meadowPixels(64, 48));

test.describe('A file that cannot be used', () => {
  test.beforeEach(async ({ edit }) => edit.open());

  test('because it is no picture, is named with what is accepted', async ({ edit }) => {
    await edit.pick({
      name: 'notes.png',
      mimeType: 'image/png',
      buffer: Buffer.from('these are notes'),
    });
    await expect(edit.notice(/notes\.png is not a picture/)).toBeVisible();
  });

  test('because it is larger than 10 MB, is refused before it is read', async ({ edit }) => {
    const buffer = Buffer.concat([(await small('a.png')).buffer, Buffer.alloc(11 * 1024 * 1024)]);
    await edit.pick({ name: 'big.png', mimeType: 'image/png', buffer });
    await expect(edit.notice(/big\.png is larger than 10 MB/)).toBeVisible();
  });

  test('because it is cut off, is named and nothing changes', async ({ edit }) => {
    const whole = await small('torn.png');
    await edit.pick({ ...whole, buffer: whole.buffer.subarray(0, whole.buffer.length / 2) });
    await expect(edit.notice(/torn\.png could not be read/)).toBeVisible();
  });

  test('because it claims 60000 by 60000 pixels, is refused before decoding', async ({ edit }) => {
    const claim = Buffer.from((await small('claim.png')).buffer);
    claim.writeUInt32BE(60_000, 16);
    claim.writeUInt32BE(60_000, 20);
    await edit.pick({ name: 'claim.png', mimeType: 'image/png', buffer: claim });
    await expect(edit.notice(/claim\.png/)).toBeVisible();
    await expect(edit.canvas).toBeHidden();
  });
});

test.describe('A picture comes in', () => {
  test.beforeEach(async ({ edit }) => edit.open());

  test('by dropping it, while a file of another type beside it is named', async ({ edit }) => {
    await edit.drop([
      { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') },
      await small('dropped.png'),
    ]);
    await edit.expectOpen();
    await expect(edit.notice(/notes\.txt/)).toBeVisible();
  });

  test('by pasting it', async ({ edit }) => {
    await edit.paste(await small('pasted.png'));
    await edit.expectOpen();
  });
});
