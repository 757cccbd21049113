import type { Page } from '@playwright/test';
import type { EditPage } from '../pages/edit-page.ts';
import { decodeRgba, meadowPixels, pngFile } from '../support/pictures.ts';
import { expect, test } from '../support/test.ts';

/** Makes `getContext` refuse kinds of contexts whose name begins so, or all. */
async function refuseContexts(page: Page, prefix: string): Promise<void> {
  await page.addInitScript((refused) => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = new Proxy(original, {
      apply: (get, canvas, args) =>
        String(args[0]).startsWith(refused) ? null : Reflect.apply(get, canvas, args),
    });
  }, prefix);
}

/** Paints one stroke across the middle of the picture. */
async function paint(edit: EditPage): Promise<void> {
  await edit.stroke([
    { x: 100, y: 120 },
    { x: 220, y: 120 },
  ]);
}

/** The colour in the middle of what {@link paint} paints, as a person sees it. */
async function seenColour(edit: EditPage): Promise<number[]> {
  const { x, y } = await edit.toScreen({ x: 160, y: 120 });
  const clip = { x: Math.round(x), y: Math.round(y), width: 1, height: 1 };
  const { data } = await decodeRgba(await edit.page.screenshot({ clip }));
  return [...data.subarray(0, 3)];
}

const white = () => pngFile('white.png', 320, 240, new Uint8Array(320 * 240 * 4).fill(255));

/** Coral at half strength over white. */
const TINTED = [255, 173, 156];

async function expectTinted(edit: EditPage): Promise<void> {
  await edit.page.mouse.move(5, 300);
  await expect
    .poll(async () => {
      const seen = await seenColour(edit);
      return seen.map((value, at) => Math.abs(value - (TINTED[at] ?? 0)) <= 6);
    })
    .toEqual([true, true, true]);
}

test('Without WebGL one paints on a 2D canvas', async ({ page, edit }) => {
  await refuseContexts(page, 'webgl');
  await edit.open();
  await edit.upload(await white());
  await expect(edit.canvas).toHaveAttribute('data-surface', '2d');
  await paint(edit);
  await expectTinted(edit);
});

/** Makes the browser say that it has a GPU: without one, WebGL is not taken at all. */
async function pretendGpu(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    // UNMASKED_RENDERER_WEBGL of WEBGL_debug_renderer_info.
    const name = 0x9246;
    prototype.getParameter = new Proxy(prototype.getParameter, {
      apply: (get, context, args) =>
        args[0] === name ? 'A GPU' : Reflect.apply(get, context, args),
    });
  });
}

test('A GPU is used', async ({ page, edit }) => {
  await pretendGpu(page);
  await edit.open();
  await edit.upload(await white());
  await expect(edit.canvas).toHaveAttribute('data-surface', 'webgl');
});

test('A GPU that paints wrongly is found out and not used', async ({ page, edit }) => {
  await pretendGpu(page);
  await page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    prototype.readPixels = new Proxy(prototype.readPixels, {
      apply(read, context, args) {
        Reflect.apply(read, context, args);
        const pixels: unknown = args[6];
        if (pixels instanceof Uint8Array) pixels[400] = (pixels[400] ?? 0) ^ 64;
      },
    });
  });
  await edit.open();
  await edit.upload(await white());
  await expect(edit.canvas).toHaveAttribute('data-surface', '2d');
});

test('Where nothing can be drawn on the editor says so, and what to do', async ({ page, edit }) => {
  await refuseContexts(page, '');
  await edit.open();
  await edit.pick(await white());
  await expect(page.getByRole('alert')).toContainText('2D canvas');
  await expect(page.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});

/** Takes the WebGL context away, waits for it, and answers what gives it back. */
async function loseContext(page: Page): Promise<{ restore(): Promise<void> }> {
  const held = await page.evaluateHandle(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('[data-testid=editor-canvas] canvas');
    const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!canvas || !extension) throw new Error('no context to lose');
    return { canvas, extension };
  });
  await held.evaluate(
    ({ canvas, extension }) =>
      new Promise<void>((resolve) => {
        canvas.addEventListener('webglcontextlost', () => resolve(), { once: true });
        extension.loseContext();
      }),
  );
  // A call of its own: it may be restored only after the event of its loss has gone to everybody.
  const restore = () =>
    held.evaluate(
      ({ canvas, extension }) =>
        new Promise<void>((resolve) => {
          canvas.addEventListener('webglcontextrestored', () => resolve(), { once: true });
          extension.restoreContext();
        }),
    );
  return { restore };
}

test('A WebGL context lost twice in a stroke comes back with everything', async ({
  page,
  edit,
}) => {
  await edit.open('webgl');
  await edit.upload(await white());
  const from = await edit.toScreen({ x: 100, y: 120 });
  const to = await edit.toScreen({ x: 220, y: 120 });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, from.y);
  await (await loseContext(page)).restore();
  await page.mouse.move(to.x, to.y);
  await (await loseContext(page)).restore();
  await page.mouse.up();
  await expectTinted(edit);
  await expect(edit.canvas).toHaveAttribute('data-surface', 'webgl');
  expect(await edit.paintedPixels()).toBeGreaterThan(120 * 90);
});

test('A WebGL context lost while the mask is drawn for the first time shows it afterwards', async ({
  page,
  edit,
}) => {
  await edit.open('webgl');
  await edit.upload(await white());
  // Real losses come at any moment; the page hears of them later.
  await page.evaluate(() => {
    const { prototype } = WebGL2RenderingContext;
    const original = prototype.linkProgram;
    prototype.linkProgram = new Proxy(original, {
      apply(link, context, args) {
        prototype.linkProgram = original;
        const extension = context.getExtension('WEBGL_lose_context');
        context.canvas.addEventListener(
          'webglcontextlost',
          () => setTimeout(() => extension.restoreContext()),
          { once: true },
        );
        extension.loseContext();
        return Reflect.apply(link, context, args);
      },
    });
  });
  await paint(edit);
  await expectTinted(edit);
  await expect(edit.canvas).toHaveAttribute('data-surface', 'webgl');
});

test('A WebGL context that stays away leaves picture and mask', async ({ page, edit }) => {
  await edit.open('webgl');
  await edit.upload(await white());
  await paint(edit);
  await loseContext(page);
  await expect(edit.canvas).toHaveAttribute('data-surface', '2d');
  await expectTinted(edit);
});

test('Leaving the editor while its canvas starts breaks nothing later', async ({ page, edit }) => {
  const small = await pngFile('a.png', 64, 48, meadowPixels(64, 48));
  await edit.open('webgl');
  await edit.pick(small);
  // At once, while Pixi is still starting: the first sight of the canvas is enough.
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const leave = (): void => {
          if (document.querySelector('[data-testid="editor-canvas"] canvas') === null) return;
          observer.disconnect();
          history.pushState(null, '', '/');
          resolve();
        };
        const observer = new MutationObserver(leave);
        observer.observe(document.body, { subtree: true, childList: true });
      }),
  );
  await expect(page.getByRole('textbox', { name: 'Prompt' })).toBeVisible();
  await page.setViewportSize({ width: 1100, height: 700 });
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await edit.expectOpen();
  await page.setViewportSize({ width: 1000, height: 720 });
  await edit.expectOpen();
});

/** Where {@link strokeAtOnce} strokes, client CSS px. */
const AT_ONCE = { y: 200, from: 360, to: 440 };

/** Strokes as soon as the canvas is in the page: before it draws, before any effect that waits. */
async function strokeAtOnce(page: Page): Promise<void> {
  await page.addInitScript(({ y, from, to }) => {
    const watch = new MutationObserver(() => {
      const canvas = document.querySelector('[data-testid="editor-canvas"]');
      if (canvas === null) return;
      watch.disconnect();
      const point = (kind: string, clientX: number, buttons: number): void => {
        const own = { pointerType: 'mouse', pointerId: 1, isPrimary: true, button: 0, buttons };
        const event = { ...own, clientX, clientY: y, bubbles: true, pressure: buttons / 2 };
        canvas.dispatchEvent(new PointerEvent(kind, event));
      };
      point('pointerdown', from, 1);
      point('pointermove', to, 1);
      point('pointerup', to, 0);
    });
    watch.observe(document, { childList: true, subtree: true });
  }, AT_ONCE);
}

for (const surface of ['2d', 'webgl'] as const) {
  test(`A stroke as soon as the canvas is there, with ${surface} and after a reload, lies where it was made`, async ({
    page,
    edit,
  }) => {
    // Larger than the window: only a fitted camera knows where.
    const picture = await pngFile('a.png', 400, 400, meadowPixels(400, 400));
    const expectStroke = async (): Promise<void> => {
      await edit.expectOpen();
      const { width, data } = await edit.mask();
      const way = await page.evaluate(
        ({ y, from, to }) => [from, to].map((x) => window.overpaint.toImage({ x, y })),
        AT_ONCE,
      );
      const painted = way.map(({ x, y }) => data[Math.floor(y) * width + Math.floor(x)]);
      expect(painted).toEqual([255, 255]);
      await page.getByRole('button', { name: 'Undo' }).click();
      expect(await edit.paintedPixels()).toBe(0);
    };
    await page.setViewportSize({ width: 800, height: 500 });
    await strokeAtOnce(page);
    await edit.open(surface);
    await edit.upload(picture);
    await expectStroke();
    await page.reload();
    await expectStroke();
  });
}

test('Esc takes back the stroke under way', async ({ page, edit }) => {
  await edit.open();
  await edit.upload(await pngFile('a.png', 320, 240, meadowPixels(320, 240)));
  const start = await edit.toScreen({ x: 100, y: 100 });
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 60, start.y + 20);
  await expect.poll(() => page.evaluate(() => window.overpaint.tool())).toBe('brush.drawing');
  await page.keyboard.press('Escape');
  await page.mouse.move(start.x + 90, start.y + 40);
  await page.mouse.up();
  expect(await edit.paintedPixels()).toBe(0);
});

test('A picture that was undone away can be brought back by a button', async ({ page, edit }) => {
  await edit.open();
  await edit.upload(await pngFile('a.png', 64, 48, meadowPixels(64, 48)));
  await page.keyboard.press('Control+Z');
  await page.getByRole('button', { name: 'Bring back the last picture' }).click();
  await edit.expectOpen();
});
