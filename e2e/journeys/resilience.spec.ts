import type { Response } from '@playwright/test';
import { EditPage } from '../pages/edit-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { holdEnds } from '../support/held-ends.ts';
import { RESULT_LIMIT_MS } from '../support/limits.ts';
import { tapLiveLine } from '../support/live-line.ts';
import { meadowWithBall, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const meadow = () => pngFile('meadow.png', 480, 360, meadowWithBall(480, 360, 240, 260, 30));
const BALL = { x: 240, y: 260 };

/** Waits until the server has begun the task that it made by this answer; answers whether it goes on. */
async function isRun(created: Response): Promise<boolean> {
  const request = created.request();
  const { authorization = '' } = await request.allHeaders();
  const { taskId } = (await created.json()).data;
  let status = '0';
  const readStatus = async (): Promise<string> => {
    const url = new URL(`/api/tasks/${taskId}`, request.url()).href;
    const answer = await request.frame().page().request.get(url, { headers: { authorization } });
    if (answer.ok()) status = (await answer.json()).data.status;
    return status;
  };
  await expect.poll(readStatus, { intervals: [50], timeout: RESULT_LIMIT_MS }).not.toBe('0');
  return status === '1';
}

test.describe('A generation outlives', () => {
  test('a reload in the middle, and then a broker connection that is cut', async ({
    home,
    context,
    page,
  }) => {
    const line = await tapLiveLine(context);
    const ends = await holdEnds(context, line);
    await home.open();
    await home.generate('a pattern of dots', { count: 1 });
    await line.whenOpened(1);
    await expect(page.getByRole('progressbar').first()).toBeVisible();
    await page.reload();
    await line.whenOpened(2);
    await line.cut();
    ends.letGo();
    await home.expectSuccess(1);
    await expect(home.prompt).toBeEnabled();
  });

  test('a channel that loses every message, in two tabs at once, each with its own pictures', async ({
    home,
    context,
  }) => {
    const line = await tapLiveLine(context, { dropMessages: true });
    const ends = await holdEnds(context);
    const otherHome = new HomePage(await context.newPage());
    await home.open();
    await otherHome.open();
    await home.generate('a pattern of dots', { count: 1 });
    // The channel of one tab tells of all that its user has made: it misses the other's from its beginning.
    await line.whenOpened(1);
    await otherHome.generate('a pattern of stars', { count: 1 });
    await expect.poll(() => line.dropped(), { timeout: RESULT_LIMIT_MS }).toBeGreaterThan(0);
    ends.letGo();
    const first = await home.expectPictures(1);
    const second = await otherHome.expectPictures(1);
    expect(first.filter((url) => second.includes(url))).toEqual([]);
  });
});

test('While the broker alone is away tasks end with their results, and it is used again once it is back', async ({
  home,
  edit,
  context,
}) => {
  const line = await tapLiveLine(context);
  const ends = await holdEnds(context, line);
  await home.open();
  await home.generate('a pattern of dots', { count: 1 });
  await line.whenOpened(1);
  await line.down();
  ends.letGo();
  await home.expectPictures(1);
  await edit.open();
  await edit.upload(await meadow());
  await edit.stroke([BALL]);
  await edit.remove.click();
  await edit.expectResult();
  expect(line.opened(), 'nobody came through').toBe(1);

  line.up();
  const laterEnds = await holdEnds(context, line);
  await home.open();
  await home.generate('a pattern of stars', { count: 1 });
  await line.whenOpened(2);
  laterEnds.letGo();
  await home.expectSuccess(1);
});

test.describe('A server that is killed in the middle', () => {
  test('is started again, and generation and removal both end with their results', async ({
    ownServer: server,
    ownContext: context,
  }) => {
    const home = new HomePage(await context.newPage());
    const edit = new EditPage(await context.newPage());
    await home.open();
    await edit.open();
    await edit.upload(await meadow());
    await edit.stroke([BALL]);
    // Asked for already, so that the server is killed as soon as it has it, and the pictures far from done.
    const mayRemove = Promise.withResolvers<void>();
    await edit.page.route('**/api/tasks/edit/remove', async (route) => {
      await mayRemove.promise;
      await route.continue();
    });
    const askedToRemove = edit.page.waitForRequest('**/api/tasks/edit/remove');
    await edit.remove.click();
    await askedToRemove;
    let asked = 0;
    let isUnderWay = false;
    // On a machine with much else to do pictures may be done before an answer says that they were begun.
    while (!isUnderWay) {
      await home.expectPictures(asked);
      asked += 4;
      const creating = home.page.waitForResponse('**/api/tasks/create');
      await home.generate('a snowy mountain at dawn');
      isUnderWay = await isRun(await creating);
    }
    const removing = edit.page.waitForResponse('**/api/tasks/edit/remove');
    mayRemove.resolve();
    expect((await removing).ok()).toBe(true);

    await server.kill();
    await server.start();

    await home.expectPictures(asked);
    await edit.expectResult();
    await expect(edit.rows).toHaveCount(1);
  });
});

test.describe('Two tabs of one guest', () => {
  test('remove different things at once, each on its own canvas, both in both lists', async ({
    edit,
    context,
  }) => {
    const other = new EditPage(await context.newPage());
    await edit.open();
    await other.open();
    await edit.upload(await meadow());
    await other.upload(await meadow());
    await edit.stroke([BALL]);
    await other.stroke([{ x: 100, y: 100 }]);
    await edit.remove.click();
    await other.remove.click();
    await edit.expectResult();
    await other.expectResult();
    await expect(edit.rows).toHaveCount(2);
    await expect(other.rows).toHaveCount(2);

    const ours = await edit.canvasPixels();
    expect(ours.at(BALL.x, BALL.y)).not.toEqual([214, 40, 40, 255]);
    const theirs = await other.canvasPixels();
    expect(theirs.at(BALL.x, BALL.y)).toEqual([214, 40, 40, 255]);
  });
});

test('A browser that denies its storage opens a picture all the same', async ({ edit, page }) => {
  await page.addInitScript(() => {
    const deny = () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: deny });
    Object.defineProperty(window, 'sessionStorage', { get: deny });
    Object.defineProperty(window, 'indexedDB', { get: deny });
  });
  await edit.open();
  await edit.upload(await meadow());
});
