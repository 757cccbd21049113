import type { Page } from '@playwright/test';
import { HomePage } from '../pages/home-page.ts';
import { expect, test } from '../support/test.ts';

test('An example is begun from, a case leads to its tool, and the quotes stop under the pointer', async ({
  home,
  page,
}) => {
  const gallery = '**/assets/explore-gallery-*.js';
  // Asked for once somebody is there, and again when it is near.
  await page.route(gallery, (route) => route.abort());
  await home.open();
  await expect(page.getByText('Unlimited Generation')).toBeVisible();
  await expect(page.getByText('FLUX', { exact: true })).toHaveCount(0);

  const templates = page.getByRole('button', { name: /^Use this template: / });
  await page.getByRole('heading', { name: 'Get Inspired' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Failed to load example images: ./)).toBeVisible();
  await page.unroute(gallery);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(templates).toHaveCount(18);
  await page.getByRole('radio', { name: 'Ghibsky' }).last().press(' ');
  await expect(templates).not.toHaveCount(18);
  const words = (await templates.first().getAttribute('aria-label'))?.replace(/^.*?: /, '') ?? '';
  await templates.first().click();
  await expect(home.notice('Prompt copied! Click generate to create new images')).toBeVisible();
  await expect(home.prompt).toHaveValue(words);
  await expect(home.prompt).toBeFocused();

  const strip = page.getByRole('group', { name: 'What people make of it' });
  const quotes = page.getByRole('heading', { name: 'What people make of it' });
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(quotes).toBeInViewport({ timeout: 500 });
  }).toPass();
  await expect(strip.getByRole('listitem', { includeHidden: true })).toHaveCount(12);
  const states = () =>
    strip.evaluate((box) =>
      box
        .getAnimations({ subtree: true })
        .map(({ playState, effect }) => `${playState} ${effect?.getTiming().duration}`),
    );
  await expect.poll(states).toEqual(['running 40000']);
  await strip.hover();
  await expect.poll(states).toEqual(['paused 40000']);
  await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(page.getByRole('button', { name: 'Play' })).toHaveCount(3);
  await expect.poll(states).toEqual([]);

  await page.getByRole('link', { name: 'Try it out: Restore Image' }).click();
  await expect(page).toHaveURL(/\/restore-image$/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('What did not come of what is further down is told once its place is near, and not before', async ({
  home,
  page,
}) => {
  // So small that none of it is near.
  await page.setViewportSize({ width: 320, height: 256 });
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        if (node instanceof Element)
          for (const it of [node, ...node.querySelectorAll('*')])
            if (it.getAttribute('role') === 'alert') told.push(it.textContent);
    }).observe(document, { childList: true, subtree: true });
  });
  const gallery = '**/assets/explore-gallery-*.js';
  await page.route(gallery, (route) => route.abort());
  await home.open();
  const asked = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('explore-gallery'),
  );
  await page.keyboard.press('Tab');
  await asked;
  // Asked for after it: when that is there, the other has been told of, if it was.
  await expect(page.getByRole('heading', { name: 'What people make of it' })).toBeAttached();
  await page.getByRole('heading', { name: 'Get Inspired' }).scrollIntoViewIfNeeded();
  await expect(page.getByText(/^Failed to load example images: ./)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'told'))).toHaveLength(1);
});

test('By keys alone all of Home is reached on a small window, where most of it is far down', async ({
  home,
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await home.open();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('heading', { name: 'What people make of it' })).toBeAttached();
  await expect(page.getByRole('button', { name: /^Use this template: / })).toHaveCount(18);
  await page.getByRole('link', { name: 'Edit a picture' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'All', exact: true })).toBeFocused();
});

test('For who gives a sign what does the work comes first, then what is further down', async ({
  home,
  page,
}) => {
  // So small that none of it is near.
  await page.setViewportSize({ width: 320, height: 256 });
  const asked: string[] = [];
  page.on('request', (request) => {
    const [name] = /create-work|explore-gallery|sections-/.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  await home.open();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Use this template: / })).toHaveCount(18);
  expect(asked[0]).toBe('create-work');
});

test('A duplicated tab begins with the words of the other, and neither loses its own to it', async ({
  home,
  page,
}) => {
  await home.open();
  await home.prompt.fill('a fox');
  // As the browser's own command does it, with a copy of what belongs to the tab.
  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open('/'));
  const duplicate = new HomePage(await opening);
  await expect(duplicate.prompt).toHaveValue('a fox');
  await duplicate.page.locator('#root[data-waiting]').waitFor({ state: 'detached' });
  await duplicate.prompt.fill('a hare');
  await page.reload();
  await expect(home.prompt).toHaveValue('a fox');
  await duplicate.page.reload();
  await expect(duplicate.prompt).toHaveValue('a hare');
});

test('One picture is asked for, found again in the history, and used as a reference', async ({
  ends,
  home,
  page,
}) => {
  await home.open();
  await home.generate('a blue pattern', { style: 'Pixel', count: 1 });
  await expect(page.getByText('Generating 1 high-resolution image')).toBeVisible();
  ends.letGo();
  await home.expectPictures(1);

  await expect(home.prompt).toHaveAttribute('maxlength', '4000');
  const rows = () =>
    home.prompt.evaluate((box) => {
      const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(box);
      const room =
        box.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom);
      return Math.round(room / Number.parseFloat(lineHeight));
    });
  await home.prompt.fill('one line\n'.repeat(30));
  await expect.poll(rows).toBe(10);
  await home.prompt.fill('');
  await expect.poll(rows).toBe(2);
  const onArrowUp = await home.prompt.evaluate((box: HTMLTextAreaElement) => {
    box.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true }));
    return { prompt: box.value, caret: box.selectionStart };
  });
  expect(onArrowUp).toEqual({ prompt: 'a blue pattern', caret: 0 });
  await home.prompt.press('End');
  await home.prompt.press('ArrowDown');
  await expect(home.prompt).toHaveValue('');

  await home.pictures.first().hover();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Use as reference' }).click();
  await expect(page).toHaveURL(/\/flux-context$/);
  await expect(
    page
      .getByRole('main')
      .getByText(/a blue pattern/)
      .first(),
  ).toBeVisible();
});

test('Pictures are leafed through at large and edited from there, and what they lack is told', async ({
  home,
  edit,
  page,
}) => {
  await home.open();
  await home.generate('a blue pattern, zorbing', { style: 'Pixel', count: 2 });
  const [first, second] = await home.expectPictures(2);
  const notes = page.getByRole('region', { name: 'Notes of the engine' });
  await expect(notes.getByRole('listitem')).toHaveText(['Ignored: zorbing.']);

  await home.pictures.first().click();
  const large = page.getByRole('dialog').getByRole('img');
  await expect(large).toHaveAttribute('src', first ?? '');
  await page.keyboard.press('ArrowRight');
  await expect(large).toHaveAttribute('src', second ?? '');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('2 of 2');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await expect(large).toHaveAttribute('src', first ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(large).toHaveAttribute('src', second ?? '');
  await page.getByRole('dialog').getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(edit.canvas).toBeVisible();
});

test('Who is signed in sees their own picture and menu, from which they log out', async ({
  home,
  page,
}) => {
  const picture = 'https://provider.example/ada.png';
  const asked: Record<string, string>[] = [];
  const body = await page.screenshot();
  await page.route('https://provider.example/**', async (route) => {
    asked.push(await route.request().allHeaders());
    const headers = { 'access-control-allow-origin': '*' };
    await route.fulfill({ contentType: 'image/png', headers, body });
  });
  // Nobody can sign in yet (decision 4): the server would not know this record.
  await page.route('**/api/account?*', () => undefined);
  await home.open();
  await page.evaluate((picture) => {
    const user = { userId: 'u', token: 't', name: 'Ada', email: 'ada@example.com', picture };
    localStorage.setItem('user', JSON.stringify({ ...user, isGuest: false }));
  }, picture);
  await page.goto('/account-settings');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  const portrait = page.getByRole('img', { name: 'Your picture' });
  await expect(portrait).toHaveAttribute('src', /^blob:/);
  await expect
    .poll(() => portrait.evaluate((it: HTMLImageElement) => it.naturalWidth))
    .toBeGreaterThan(0);
  expect(asked.map(({ cookie, authorization }) => [cookie, authorization])).toEqual([
    [undefined, undefined],
  ]);
  await expect(page.getByRole('button', { name: 'Login / Register' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Theme' }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Theme');
  await page.getByRole('button', { name: 'My Account', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    'Account Settings',
    'Manage Subscription',
    'Log Out',
  ]);
  await page.getByRole('menuitem', { name: 'Log Out' }).click();
  await expect(page.getByRole('button', { name: 'Login / Register' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
});

/** Keeps a page's code back until that is resolved. */
const holdCode = async (page: Page): Promise<PromiseWithResolvers<void>> => {
  const code = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  return code;
};

test('What is done before the code has come is not lost', async ({ home, page }) => {
  const code = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await home.prompt.fill('a blue pattern');
  await page.getByText('Advanced').click();
  const one = page.getByRole('group', { name: 'Pictures' }).getByRole('radio', { name: '1' });
  await one.press(' ');
  await page.getByRole('radio', { name: 'Pixel' }).first().press(' ');
  code.resolve();
  await expect(page.locator('#root[data-waiting]')).toHaveCount(0);
  await expect(page.getByText('14 of 4,000')).toBeVisible();
  await expect(home.prompt).toHaveValue('a blue pattern');
  await expect(one).toBeVisible();
  await expect(one).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Pixel' }).first()).toBeChecked();
});

test('A key that is pressed while the page is taken over does what it is meant for', async ({
  page,
}) => {
  // React takes over in slices that come as messages: they wait until the key makes it hurry.
  await page.addInitScript(() => {
    const isTaking = () => document.querySelector('#root[data-taken]') !== null;
    const later: (() => void)[] = [];
    globalThis.MessageChannel = class extends MessageChannel {
      constructor() {
        super();
        const post = this.port2.postMessage.bind(this.port2);
        this.port2.postMessage = (message) => {
          if (isTaking()) later.push(() => post(message));
          else post(message);
        };
      }
    };
    new MutationObserver(() => {
      if (!isTaking()) for (const post of later.splice(0)) post();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-taken'] });
  });
  const code = await holdCode(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByText('Advanced').click();
  code.resolve();
  await page.locator('#root[data-waiting][data-taken]').waitFor();
  const one = page.getByRole('group', { name: 'Pictures' }).getByRole('radio', { name: '1' });
  await one.press(' ');
  await expect(page.locator('#root[data-waiting]')).toHaveCount(0);
  await expect(one).toBeChecked();
  await expect(one).toBeFocused();
});

test('Whoever pastes more than a prompt can hold is told where it was cut', async ({
  home,
  page,
}) => {
  const pasteTwice = async (letter: string): Promise<void> => {
    const half = letter.repeat(2_500);
    await home.prompt.fill(half);
    await home.prompt.press('ControlOrMeta+a');
    await home.prompt.press('ControlOrMeta+c');
    await home.prompt.press('End');
    await home.prompt.press('ControlOrMeta+v');
    await expect(home.prompt).toHaveValue(half + letter.repeat(1_500));
  };
  const cut = home.notice(/^A prompt has at most 4,000 characters/);
  // Nobody is there yet, and what tells it comes late.
  const { promise: mayCome, resolve: letCome } = Promise.withResolvers<void>();
  await page.route('**/assets/watch-more-*.js', async (route) => {
    await mayCome;
    await route.continue();
  });
  await home.open();
  await pasteTwice('x');
  await expect(cut).toHaveCount(0);
  letCome();
  await expect(cut.filter({ hasText: /“x{40}…”/ })).toBeVisible();
  await pasteTwice('y');
  await expect(cut.filter({ hasText: /“y{40}…”/ })).toBeVisible();
});
