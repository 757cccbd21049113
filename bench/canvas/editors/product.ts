import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright';
import { installExportWatch, type MadeFile } from '../probe/export-watch.ts';
import { REST_MS, restOnce } from '../probe/rest-once.ts';
import type { Span } from '../trace/main-thread.ts';
import type { EditorPage } from './editor.ts';

const OPEN_LIMIT_MS = 120_000;
const EXPORT_LIMIT_MS = 60_000;
const POLL_MS = 100;
const EXPORTS = 5;

/** The product's edit page, served by a real server at `url`. */
export function productPage(page: Page, url: string): EditorPage {
  const canvas = page.getByTestId('editor-canvas');
  let opened = { width: 0, height: 0 };
  return {
    opensInPlace: true,
    paints: true,
    async visit() {
      await page.goto(`${url}/remove?handle`);
      await page.getByRole('button', { name: 'Edit Uploaded Image' }).waitFor();
    },
    async open(picture, brush) {
      const choosing = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Edit Uploaded Image' }).click();
      await page.getByRole('button', { name: 'click to select file' }).click();
      await (await choosing).setFiles(picture.path);
      await canvas.locator('canvas').first().waitFor({ timeout: OPEN_LIMIT_MS });
      await untilStill(page);
      await page.getByRole('slider', { name: 'Brush size' }).fill(String(brush));
      await canvas.focus();
      await page.keyboard.press('b');
      await page.keyboard.press('0');
      await untilStill(page);
      opened = picture;
    },
    box() {
      return page.evaluate(({ width, height }) => {
        const { x: left, y: top } = window.overpaint.toScreen({ x: 0, y: 0 });
        const corner = window.overpaint.toScreen({ x: width, y: height });
        return { left, top, width: corner.x - left, height: corner.y - top };
      }, opened);
    },
    keptBytes: () => page.evaluate(storedBytes),
    async exportMask() {
      await page.evaluate(installExportWatch, EXPORT_LIMIT_MS);
      await page.getByRole('button', { name: 'Remove Selected Area', exact: true }).click();
      await page.evaluate(() => window.benchExport.first).then(orThrow);
      const times: MadeFile[] = [];
      const rests: Span[] = [];
      for (let n = 0; n < EXPORTS; n++) {
        rests.push(await page.evaluate(restOnce, REST_MS));
        times.push(await page.evaluate(() => window.benchExport.again()).then(orThrow));
      }
      const base64 = await page.evaluate(() => window.benchExport.file());
      return { times, rests, file: Buffer.from(base64, 'base64'), bytesOfAll: null };
    },
  };
}

/** Runs in the page: the size of all files that its origin keeps privately. */
async function storedBytes(): Promise<number> {
  const sizeOf = async (folder: FileSystemDirectoryHandle): Promise<number> => {
    let bytes = 0;
    for await (const entry of folder.values()) {
      if (entry instanceof FileSystemDirectoryHandle) bytes += await sizeOf(entry);
      else if (entry instanceof FileSystemFileHandle) bytes += (await entry.getFile()).size;
    }
    return bytes;
  };
  return sizeOf(await navigator.storage.getDirectory());
}

/** Waits until the camera is the same twice in a row. */
async function untilStill(page: Page): Promise<void> {
  const end = performance.now() + OPEN_LIMIT_MS;
  let before = '';
  while (performance.now() < end) {
    const now = await page.evaluate(() => JSON.stringify(window.overpaint?.camera()) ?? '');
    if (now !== '' && now === before) return;
    before = now;
    await delay(POLL_MS);
  }
  throw new Error('The camera came to no rest.');
}

function orThrow(made: MadeFile | null): MadeFile {
  if (made === null) throw new Error('No mask file was made.');
  return made;
}
