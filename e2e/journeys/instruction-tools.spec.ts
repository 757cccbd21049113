import { ToolPage } from '../pages/tool-page.ts';
import { Hands } from '../support/hands.ts';
import { RESULT_LIMIT_MS } from '../support/limits.ts';
import { meadowPixels, meadowWithWord, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const [WIDTH, HEIGHT] = [320, 240];
const WORD = { word: 'HOTEL', x: 60, y: 40, unit: 6 };
const meadow = (name: string) => pngFile(name, WIDTH, HEIGHT, meadowPixels(WIDTH, HEIGHT));
const sign = () => pngFile('sign.png', WIDTH, HEIGHT, meadowWithWord(WIDTH, HEIGHT, WORD));
const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') };

/** How many pixels of the sky are nearly white: the word. */
const whitePixels = (data: Buffer): number => {
  let count = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) > 245) count += 1;
  }
  return count;
};

test('An instruction changes a picture, the next one goes on from it, each can be stepped back to', async ({
  ends,
  expectShown,
  page,
}) => {
  const tool = new ToolPage(page);
  await tool.open('/flux-context');
  await expect(page).toHaveTitle('Flux Kontext – Overpaint');
  await tool.expectExample();
  await expect(page.getByTestId('tool-faq')).toBeHidden();
  const [divider, card] = [tool.exampleDividers.first(), page.getByRole('figure').first()];
  await card.hover();
  await expect(card.getByText('Drag to compare')).toHaveCSS('opacity', '1');
  for (const [key, value] of [
    ['Home', '5'],
    ['End', '95'],
  ] as const) {
    await divider.press(key);
    await expect(divider).toHaveValue(value);
  }
  await tool.tries.first().click();
  await tool.expectSelected(1);
  await expect(page.getByText('URL', { exact: true })).toBeVisible();
  await expect(tool.prompt).not.toHaveValue('');
  await expect(tool.generate).toBeEnabled();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(tool.generate).toBeDisabled();
  await tool.prompt.fill('make it black and white');
  await expect(tool.generate).toBeDisabled();

  await tool.drag();
  await expect(page.getByText('Drop the file to upload')).toBeVisible();
  await tool.drop([notes, await meadow('meadow.png')]);
  await tool.expectSelected(1);
  await expectShown('notes.txt is not a picture', 1);
  await expect(page.getByRole('button', { name: 'Add picture' })).toBeDisabled();
  await tool.paste(await meadow('pasted.png'));
  await expect(page.getByRole('img', { name: 'pasted.png' })).toBeVisible();
  await tool.expectSelected(1);
  await tool.prompt.fill(' \n');
  await expect(tool.generate).toBeDisabled();

  await tool.prompt.fill('make it black and white');
  await tool.generate.click();
  await expect(page.getByText('Generating your images...')).toBeVisible();
  ends.letGo();
  await tool.expectResult();
  const grey = await tool.download();
  expect([grey.name.endsWith('.jpg'), grey.width, grey.height]).toEqual([true, WIDTH, HEIGHT]);

  await expect(tool.divider).toHaveValue('50');
  await expect(page.getByText('Drag the center line to compare Before/After')).toBeVisible();
  await tool.divider.focus();
  await page.keyboard.press('End');
  await expect(tool.divider).toHaveValue('100');
  await page.keyboard.press('Home');
  await expect(tool.divider).toHaveValue('0');
  const box = await tool.divider.boundingBox();
  if (box === null) throw new Error('no divider');
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 4, middle);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.75, middle, { steps: 4 });
  await page.mouse.up();
  await expect.poll(async () => Number(await tool.divider.inputValue())).toBeGreaterThan(65);

  await page.getByRole('button', { name: 'Edit again' }).click();
  await expect(tool.prompt).toHaveValue('');
  await tool.prompt.fill('make it brighter');
  await tool.generate.click();
  await tool.expectResult();
  await expect(tool.steps).toHaveCount(3);
  await tool.steps.nth(1).click();
  await expect(tool.prompt).toHaveValue('make it black and white');
  await tool.steps.first().click();
  await tool.expectExample();
  await tool.steps.last().click();
  await expect(tool.prompt).toHaveValue('make it brighter');

  await page.reload();
  await tool.expectResult();
  await expect(tool.prompt).toHaveValue('make it brighter');
  await expect(tool.steps).toHaveCount(3);
  await tool.clear.click();
  await tool.expectExample();
  await tool.expectSelected(1);
});

test('Two pictures become one; they can be swapped, and what is too much is named', async ({
  expectShown,
  page,
}) => {
  const tool = new ToolPage(page);
  await tool.open('/flux-context-multi');
  await tool.prompt.fill('put them side by side');
  await tool.pick([await meadow('a.png')]);
  await expect(tool.generate).toBeDisabled();
  await tool.drop([await meadow('b.png'), await meadow('c.png')]);
  await tool.expectSelected(2);
  await expectShown('c.png was not added', 1);
  await page.getByRole('button', { name: 'Swap' }).click();
  await expect(tool.pictures.first()).toHaveAccessibleName('b.png');

  await page.getByText('2', { exact: true }).last().click();
  await tool.generate.click();
  await tool.expectResult();
  const results = page.getByRole('list', { name: 'Results' }).getByRole('listitem');
  await expect(results).toHaveCount(2);
  await expect(results.first()).toContainText('put them side by side');
  await results.last().getByRole('button', { name: 'Show result 2' }).click();
  await page.getByRole('button', { name: 'Open in editor' }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByLabel('Picture being edited')).toBeVisible();

  await page.goto(`/image-detail/${await tool.shownTask('flux-context-multi')}`);
  const originals = page.getByRole('list', { name: 'Made from' }).getByRole('button');
  await expect(originals).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Compare before and after' })).toBeHidden();
});

test('Writing is shown before it is removed, what is marked can be corrected, the rest stays', async ({
  page,
}) => {
  const tool = new ToolPage(page);
  const file = await sign();
  await tool.open('/text-removal');
  await tool.pick([file]);
  await tool.generate.click();
  const marking = page.getByRole('dialog', { name: 'Check what was found' });
  const remove = marking.getByRole('button', { name: 'Remove what is marked' });
  await expect(remove).toBeEnabled({ timeout: RESULT_LIMIT_MS });
  await marking.getByRole('button', { name: 'Clear' }).click();
  await expect(remove).toBeDisabled();
  await marking.getByRole('button', { name: 'Undo' }).click();
  await remove.click();
  await tool.expectResult();
  expect(whitePixels(Buffer.from(meadowWithWord(WIDTH, HEIGHT, WORD)))).toBeGreaterThan(1_000);
  expect(whitePixels((await tool.download()).data)).toBeLessThan(100);

  await page.getByRole('button', { name: 'Correct what was removed' }).click();
  await expect(remove).toBeEnabled();
  await marking.getByRole('button', { name: 'Close' }).click();
  await expect(marking).toBeHidden();

  await expect(page.getByText('Removed what was marked.')).toBeVisible();
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('menuitemradio', { name: '中文' }).click();
  await expect(page.getByText('已去除标记的部分。')).toBeVisible();
});

test.describe('On a tablet', () => {
  test.use({ viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true });

  test('where nothing is found that is said; fingers remove writing, compare, and cancel', async ({
    page,
  }) => {
    const tool = new ToolPage(page);
    const hands = await Hands.of(page);
    await tool.open('/text-removal');
    await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible();
    await page.getByText('Show me what was found first').tap();
    await tool.pick([await meadow('plain.png')]);
    await tool.generate.tap();
    const failure = page.getByRole('alert');
    // The server has looked for it first.
    await expect(failure).toContainText('Generation failed, please try again', {
      timeout: RESULT_LIMIT_MS,
    });
    await expect(failure).toContainText('Your pictures and words are kept.');
    await tool.pick([await sign()]);
    await tool.generate.tap();
    await tool.expectResult();
    const box = await tool.divider.boundingBox();
    if (box === null) throw new Error('no divider');
    const held = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await hands.swipe([held, { x: held.x + box.width / 4, y: held.y }]);
    await expect.poll(async () => Number(await tool.divider.inputValue())).toBeGreaterThan(60);

    await page.route('**/api/flux/context/text-removal', () => {});
    await tool.regenerate.tap();
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await expect(tool.regenerate).toBeVisible();
  });
});

test('What no engine of the server can do is said, and nothing can be asked for', async ({
  page,
}) => {
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.engines = [{ name: 'plain', kinds: ['text-to-image'] }];
    await route.fulfill({ response, json: answer });
  });
  const tool = new ToolPage(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Flux Kontext', exact: true }).click();
  await expect(page).toHaveURL(/\/flux-context$/);
  await page.getByRole('link', { name: 'Multi-image' }).click();
  await expect(page).toHaveURL(/\/flux-context-multi$/);
  await page.getByRole('button', { name: 'Flux Kontext Apps' }).click();
  await page.getByRole('menuitem', { name: 'Restore Image' }).click();
  await expect(page).toHaveURL(/\/restore-image$/);
  await tool.pick([await meadow('a.png')]);
  await expect(page.getByText('No engine on this server can do that now.')).toBeVisible();
  await expect(tool.generate).toBeDisabled();
});
