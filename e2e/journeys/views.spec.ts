import { findFaults } from '../support/find-faults.ts';
import { meadowPixels, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const meadow = () => pngFile('meadow.png', 320, 240, meadowPixels(320, 240));

test('Tools are views of one page: the picture stays, the keys follow, Back leads home', async ({
  edit,
  page,
}) => {
  const skill = (name: string) => page.getByRole('button', { name, exact: true });
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await page.goto('/edit?handle');
  for (const name of ['Area Redraw', 'Expand Image', 'Erase', 'Enhance Clarity']) {
    await expect(skill(name)).toBeDisabled();
  }
  await edit.upload(await meadow());
  for (const name of ['Area Redraw', 'Expand Image', 'Erase', 'Enhance Clarity']) {
    await expect(skill(name)).toBeEnabled();
  }
  expect(await edit.tool()).toBe('pan.idle');
  await edit.canvas.evaluate((canvas) => canvas.setAttribute('data-kept', 'yes'));

  await skill('Area Redraw').click();
  await expect(page).toHaveURL(/\/area-redraw\?handle/);
  await expect(page).toHaveTitle('Redraw an area – Overpaint');
  expect(await edit.tool()).toBe('brush.idle');
  await back.click();
  await expect(page).toHaveURL(/\/edit\?handle/);
  expect(await edit.tool()).toBe('pan.idle');
  await skill('Expand Image').click();
  await expect(page).toHaveURL(/\/expand\?handle/);
  await page.goBack();
  await expect(page).toHaveURL(/\/edit\?handle/);

  // A marking tool has a meaning in Erase and Redraw: from the main canvas its key leads to Erase.
  await page.keyboard.press('l');
  await expect(page).toHaveURL(/\/remove\?handle/);
  expect(await edit.tool()).toBe('lasso.idle');
  await expect(edit.remove).toBeDisabled();
  await expect(edit.canvas).toHaveAttribute('data-kept', 'yes');
  await back.click();
  await back.click();
  await expect(page).toHaveURL(/\/$/);
});

test('New empties the canvas and can be undone, View All shows the gallery and leads back', async ({
  edit,
  page,
}) => {
  await edit.open();
  await edit.upload(await meadow());
  const keys = () =>
    page.evaluate(() => [sessionStorage['areaRedrawImage'], sessionStorage['expandImage']]);
  const [reference] = await keys();
  expect(JSON.parse(reference ?? 'null')).toMatchObject({ documentId: expect.any(String) });

  await page.getByRole('button', { name: 'New', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Erase' })).toBeVisible();
  expect(await keys()).toEqual([undefined, undefined]);
  await expect(edit.notice(/The canvas is empty again/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await edit.expectOpen();
  await expect(edit.notice(/The canvas is empty again/)).toBeHidden();

  await page.getByRole('button', { name: 'View All' }).click();
  await expect(page.getByText('No images yet')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Editor' }).click();
  await edit.expectOpen();
});

test('New by keyboard leaves the focus at the ways to another picture', async ({ edit, page }) => {
  await edit.open();
  await edit.upload(await meadow());
  await page.getByRole('button', { name: 'New', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(edit.urlCard).toBeFocused();
});

test('Who comes from area redraw is greeted once, and the rest of the address stays', async ({
  expectShown,
  page,
}) => {
  await page.goto('/zh/expand?source=AreaRedraw&keep=1');
  await expect(page.getByRole('heading', { name: '扩展图片' })).toBeVisible();
  const greeting = '局部重绘的结果会显示在此处';
  await expectShown(greeting);
  await expect(page).toHaveURL(/\/zh\/expand\?keep=1$/);
  await expect(page.getByText(greeting)).toBeHidden();
});

test('What no engine of the server can do is disabled and named', async ({ edit, page }) => {
  await page.route('**/api/config', async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.engines = [{ name: 'plain', kinds: ['text-to-image', 'remove'] }];
    await route.fulfill({ response, json: answer });
  });
  await page.goto('/expand?handle');
  await expect(page.getByText('No engine on this server can do that now.')).toBeVisible();
  await page.goto('/edit?handle');
  await edit.upload(await meadow());
  await expect(page.getByRole('button', { name: 'Erase', exact: true })).toBeEnabled();
  for (const name of ['Area Redraw', 'Expand Image', 'Enhance Clarity']) {
    await expect(page.getByRole('button', { name, exact: true })).toBeDisabled();
  }
  await expect(
    page.getByText(
      'No engine on this server can do this now: Area Redraw, Expand Image, Enhance Clarity.',
    ),
  ).toBeVisible();
});

for (const language of ['en', 'zh', 'ar']) {
  test(`What to do with a picture is said in whole words on a phone (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 740 });
    await page.goto(`/${language}/edit?handle`);
    await page.locator('[data-start-screen] button').nth(1).click();
    const files = page.getByRole('dialog').locator('input[type=file]');
    await files.setInputFiles(await meadow());
    const skills = page.getByRole('main').locator('fieldset').getByRole('button');
    await expect(skills).toHaveCount(5);
    for (const width of [340, 375, 430]) {
      await page.setViewportSize({ width, height: 740 });
      expect(await page.evaluate(findFaults)).toEqual([]);
    }
  });
}
