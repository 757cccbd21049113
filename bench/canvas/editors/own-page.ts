import type { Page } from 'playwright';
import type { ScreenPoint } from '../input/path.ts';
import type { PageServer } from '../machine/page-server.ts';
import type { PictureFile } from '../machine/picture-files.ts';
import { REST_MS, restOnce } from '../probe/rest-once.ts';
import type { Span } from '../trace/main-thread.ts';
import type { Box, EditorPage } from './editor.ts';

/** From this side on the naive page's canvas must stay with the processor to lose nothing, px. */
const FREQUENT_FROM = 8192;

const EXPORTS = 3;

const READY_LIMIT_MS = 60_000;

/** One of the two pages of our own, with the picture at the place where the product shows it. */
export function ownPage(
  name: 'floor' | 'naive',
  page: Page,
  server: PageServer,
  box: Box,
): EditorPage {
  const query = (picture: PictureFile, brush: number): string => {
    const place = Object.entries(box).map(([side, value]): [string, string] => [side, `${value}`]);
    const frequent = picture.width >= FREQUENT_FROM ? 'yes' : 'no';
    const rest = { picture: server.offer(picture), brush: `${brush}`, frequent };
    return new URLSearchParams([...place, ...Object.entries(rest)]).toString();
  };
  return {
    opensInPlace: false,
    paints: name === 'naive',
    async visit() {
      await page.goto('about:blank');
    },
    async open(picture, brush) {
      await page.goto(`${server.url}/${name}?${query(picture, brush)}`);
      await page.locator('body[data-ready=yes]').waitFor({ timeout: READY_LIMIT_MS });
    },
    box: async () => box,
    async keptBytes() {
      return name === 'naive' ? page.evaluate(() => window.naive.undoBytes()) : null;
    },
    async exportMask(strokes) {
      const times: Span[] = [];
      const rests: Span[] = [];
      let file = '';
      for (let n = 0; n < EXPORTS; n++) {
        rests.push(await page.evaluate(restOnce, REST_MS));
        const { base64, ...span } = await page.evaluate(exportOnce);
        times.push(span);
        file = base64;
      }
      const bytesOfAll = await page.evaluate(bytesOf, strokes);
      return { times, rests, file: Buffer.from(file, 'base64'), bytesOfAll };
    },
  };
}

/** Runs in the page. */
async function exportOnce(): Promise<Span & { base64: string }> {
  const start = performance.now();
  const blob = await window.naive.exportMask();
  const end = performance.now();
  const reader = new FileReader();
  const { promise, resolve } = Promise.withResolvers<string>();
  reader.onload = () => resolve(String(reader.result).replace(/^.*,/, ''));
  reader.readAsDataURL(blob);
  return { start, end, base64: await promise };
}

/** Runs in the page: the size of the file if the page had heard of every event. */
async function bytesOf(strokes: readonly (readonly ScreenPoint[])[]): Promise<number> {
  window.naive.drawAnew(strokes);
  return (await window.naive.exportMask()).size;
}
