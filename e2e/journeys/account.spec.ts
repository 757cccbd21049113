import type { Page } from '@playwright/test';
import { becomeGuest } from '../support/become-guest.ts';
import { expect, test } from '../support/test.ts';

/** What a screen reader is told of by itself: the texts below nodes that are live. */
async function liveTexts(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const isLive = ({ properties = [] }: (typeof nodes)[number]) =>
    properties.some(({ name, value }) => name === 'live' && value.value !== 'off');
  const childIds = new Map(nodes.map((node) => [node.nodeId, node.childIds ?? []]));
  const below = (id: string): string[] => [id, ...(childIds.get(id) ?? []).flatMap(below)];
  const wanted = new Set(nodes.filter(isLive).flatMap((node) => below(node.nodeId)));
  const told = nodes.filter(({ nodeId, ignored }) => wanted.has(nodeId) && !ignored);
  return told.map(({ name }) => String(name?.value ?? '')).join('\n');
}

const privateFiles = (page: Page) =>
  page.evaluate(async () => {
    const names: string[] = [];
    const root = await navigator.storage.getDirectory();
    for await (const name of root.keys()) names.push(name);
    return names;
  });

test('A guest sees what is kept, takes it along, deletes it, and begins anew', async ({ page }) => {
  await page.goto('/account-settings');
  await expect(page.getByText('There is no account yet.')).toBeVisible();
  const token = await becomeGuest(page);
  const headers = { authorization: `Bearer ${token}` };
  const image = await page.screenshot();
  const multipart = { image: { name: 'a.png', mimeType: 'image/png', buffer: image } };
  expect((await page.request.post('/api/tasks/image/upload', { headers, multipart })).ok()).toBe(
    true,
  );
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    await root.getFileHandle('left-over', { create: true });
  });

  await page.goto('/account-settings#plan');
  await page.reload();
  await expect(page.getByRole('region', { name: 'Plan' })).toBeFocused();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect(name).toHaveValue('Guest');
  await expect(name).toBeDisabled();
  await page.goto('/zh/account-settings');
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('访客');
  await page.goto('/account-settings#plan');
  await expect(page.getByText(/ on the server \(pictures: 1\)/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export all my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/^overpaint-export-[\d-]+\.zip$/);
  expect(await (await download).failure()).toBeNull();

  await page.getByRole('button', { name: 'Delete my account and everything' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete my account and everything' }).click();
  await page.getByRole('button', { name: 'Delete everything for good' }).click();
  const said = 'Your account and everything in it is deleted';
  await expect(page.getByText(said)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(await liveTexts(page)).toContain(said);
  expect(await privateFiles(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  expect((await page.request.get('/api/account', { headers })).status()).toBe(401);
});

test('A screen that breaks says what is safe, is reported, and can be tried again', async ({
  page,
}) => {
  await page.route('**/assets/updates-screen-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'window.isBroken = true; export default () => { if (window.isBroken) throw new Error("a cat"); return "mended"; };',
    }),
  );
  const reported = page.waitForRequest('**/api/client-log');
  await page.goto('/updates');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('This screen stopped working');
  await expect(alert).toContainText('What is safe');
  expect((await reported).method()).toBe('POST');
  await page.evaluate(() => Object.assign(window, { isBroken: false }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('mended')).toBeVisible();

  await page.unroute('**/assets/updates-screen-*.js');
  await page.reload();
  await expect(page.getByRole('main').getByText('Bug Fix')).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(4);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
