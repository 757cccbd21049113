import { EditPage } from '../pages/edit-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { tapLiveLine } from '../support/live-line.ts';
import { meadowWithBall, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

const meadow = () => pngFile('meadow.png', 480, 360, meadowWithBall(480, 360, 240, 260, 30));
const BALL = { x: 240, y: 260 };

test.describe('A generation outlives', () => {
  test('a reload in the middle, and then a broker connection that is cut', async ({
    home,
    context,
    page,
  }) => {
    const line = await tapLiveLine(context);
    await home.open();
    await home.generate('an island with palm trees', { count: 2 });
    await home.expectRunning();
    const before = line.opened();
    await page.reload();
    await expect.poll(() => line.opened()).toBeGreaterThan(before);
    await line.cut();
    await home.expectSuccess(2);
    await expect(home.prompt).toBeEnabled();
  });

  test('a channel that loses every message, in two tabs at once, each with its own pictures', async ({
    home,
    context,
  }) => {
    const line = await tapLiveLine(context, { dropMessages: true });
    const otherHome = new HomePage(await context.newPage());
    await home.open();
    await otherHome.open();
    // Pictures that take long: else they are there before the channel says anything.
    await home.generate('children playing in a city park', { count: 3 });
    await otherHome.generate('a cave by the sea', { count: 3 });
    const first = await home.expectPictures(3);
    const second = await otherHome.expectPictures(3);
    expect(first.filter((url) => second.includes(url))).toEqual([]);
    expect(line.dropped()).toBeGreaterThan(0);
  });
});

test('While the broker alone is away tasks end with their results, and it is used again once it is back', async ({
  home,
  edit,
  context,
}) => {
  const line = await tapLiveLine(context);
  await home.open();
  await home.generate('children playing in a city park');
  await expect.poll(() => line.opened()).toBe(1);
  await line.down();
  await home.expectPictures(4);
  await edit.open();
  await edit.upload(await meadow());
  await edit.stroke([BALL]);
  await edit.remove.click();
  await edit.expectResult();
  expect(line.opened(), 'nobody came through').toBe(1);

  line.up();
  await home.open();
  await home.generate('a snowy mountain at dawn', { count: 2 });
  await expect.poll(() => line.opened()).toBe(2);
  await home.expectSuccess(2);
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
    await home.generate('a snowy mountain at dawn', { count: 2 });
    await home.expectRunning();
    await edit.remove.click();
    await expect(edit.page.getByText('Your edit has been submitted')).toBeVisible();

    await server.kill();
    await server.start();

    await home.expectPictures(2);
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
