import { gunzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { productPage } from './editors/product.ts';
import { createMouse } from './input/mouse.ts';
import { STROKE_SECONDS, strokePath } from './input/path.ts';
import { expectedMask, judgeMask, wrongBytes } from './judge-mask.ts';
import { type BenchBrowser, startBrowser, within } from './machine/browser.ts';
import { pictureFile } from './machine/picture-files.ts';
import type { Setup } from './options.ts';
import { installRequestWatch } from './probe/request-watch.ts';

/** How a picture of 100 megapixels fared. */
export interface LargeFigures {
  readonly setup: Setup;
  /** Seconds until it could be painted on. */
  readonly openSeconds: number;
  /** Seconds from pressing the button until both files were ready to be sent. */
  readonly exportSeconds: number;
  readonly originalBytes: number;
  /** Pixels in which the sent mask, and the mask after a reload, differ from the oracle's. */
  readonly wrongInFile: number;
  readonly wrongAfterReload: number;
  /** What went wrong first; null if nothing did. */
  readonly failed: string | null;
}

/** The largest picture that the product opens; px. */
const SIZE = { width: 12_500, height: 8_000 } as const;
const BRUSH = 300;
const STROKES = 3;
/** Packing the picture's own PNG takes a minute on a quiet machine. */
const LIMIT_MS = 600_000;
const RELOAD_LIMIT_MS = 60_000;

/** Opens 100 megapixels, paints, undoes, exports and reloads, and compares the mask each time. */
export async function openLargest(setup: Setup, url: string): Promise<LargeFigures> {
  const figures = {
    setup,
    openSeconds: Number.NaN,
    exportSeconds: Number.NaN,
    originalBytes: 0,
    wrongInFile: Number.NaN,
    wrongAfterReload: Number.NaN,
  };
  const browser = await startBrowser(setup);
  try {
    await journey(browser, url, figures);
    const wrong = figures.wrongInFile + figures.wrongAfterReload > 0;
    const [error = wrong ? 'a mask is not the oracle’s' : null] = browser.errors;
    return { ...figures, failed: error };
  } catch (error) {
    return { ...figures, failed: String(error) };
  } finally {
    await browser.close();
  }
}

async function journey(
  { page, cdp }: BenchBrowser,
  url: string,
  figures: { -readonly [Name in keyof LargeFigures]?: LargeFigures[Name] },
): Promise<void> {
  const editor = productPage(page, url);
  await editor.visit();
  const picture = await pictureFile(SIZE.width, SIZE.height);
  const began = performance.now();
  await editor.open(picture, BRUSH);
  figures.openSeconds = (performance.now() - began) / 1000;

  const box = await editor.box();
  const mapping = await page.evaluate(() => window.overpaint.camera());
  const paths = Array.from({ length: STROKES }, (_, n) => strokePath(n, box, STROKE_SECONDS));
  const mouse = createMouse(cdp);
  for (const path of paths) await mouse.stroke(path);
  await mouse.handled(LIMIT_MS);
  await page.keyboard.press('Control+z');
  const expected = expectedMask(paths.slice(0, -1), BRUSH, mapping, SIZE);

  await page.evaluate(installRequestWatch, LIMIT_MS);
  const remove = page.getByRole('button', { name: 'Remove Selected Area', exact: true });
  await remove.click({ timeout: LIMIT_MS });
  const sent = await page.evaluate(() => window.benchRequest);
  if (sent === null) throw new Error('No request was made.');
  figures.exportSeconds = sent.milliseconds / 1000;
  figures.originalBytes = sent.originalBytes;
  const file = Buffer.from(sent.mask, 'base64');
  figures.wrongInFile = (await judgeMask(file, expected)).wrong;

  await page.reload();
  const canvas = page.getByTestId('editor-canvas').locator('canvas');
  await canvas.first().waitFor({ timeout: RELOAD_LIMIT_MS });
  const restored = await within(LIMIT_MS, restoredMask(page), 'Reading the restored mask');
  figures.wrongAfterReload = wrongBytes(restored, expected);
}

/** The mask in the editor, as it is. It crosses over compressed. */
async function restoredMask(page: Page): Promise<Uint8Array> {
  const base64 = await page.evaluate(async () => {
    const { data } = await window.overpaint.mask();
    const packing = new Blob([data.slice()]).stream().pipeThrough(new CompressionStream('gzip'));
    const reader = new FileReader();
    const { promise, resolve } = Promise.withResolvers<string>();
    reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
    reader.readAsDataURL(await new Response(packing).blob());
    return promise;
  });
  return gunzipSync(Buffer.from(base64, 'base64'));
}
