/**
 * How soon the public pages can be seen and used: `npm run bench -- pages`. A real server and a real
 * Chromium, which is made four times slower and put on a line of 9 Mbit/s and 60 ms by its own protocol;
 * each page five times in a fresh profile; those that are named, or all. Prints the medians beside what
 * is wanted.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium } from 'playwright';
import { startServerProcess } from '../e2e/support/server-process.ts';
import { openPlainPage, type PlainPage } from './pages/plain-page.ts';

const PATHS = ['/', '/zh/', '/explore', '/edit', '/restore-image'] as const;
const RUNS = 5;
const CPU_SLOWDOWN = 4;
/** Mobile line of the issue: 9 Mbit/s down, 1.5 up, 60 ms there and back. */
const LINE = {
  offline: false,
  latency: 60,
  downloadThroughput: 9_000_000 / 8,
  uploadThroughput: 1_500_000 / 8,
};
/** Long tasks count until the page was quiet for this long, ms. */
const QUIET_MS = 3_000;
/** A task blocks from its 51st millisecond on (web.dev/tbt). */
const TASK_MS = 50;
const WANTED = { lcp: 1_500, cls: 0.02, tbt: 150 };

interface Figures {
  /** Largest Contentful Paint, ms. */
  readonly lcp: number;
  /** Cumulative Layout Shift. */
  readonly cls: number;
  /** Total Blocking Time after the first paint, ms. */
  readonly tbt: number;
}

/** Runs in the page before anything of it. */
const watch = (): void => {
  const seen = { lcp: 0, cls: 0, tasks: [] as [number, number][] };
  const begun = new Promise((done) => {
    new MutationObserver((_, observer) => {
      const root = document.querySelector('#root');
      if (!root || root.matches('[data-waiting]')) return;
      observer.disconnect();
      done(null);
    }).observe(document, { attributes: true, childList: true, subtree: true });
  });
  Object.assign(globalThis, { seen, begun });
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && entry.hadRecentInput === false) {
      seen.cls += Number(entry.value);
    }
  });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]));
};

/** What {@link watch} saw, with the time of the first paint. */
interface Seen {
  readonly lcp: number;
  readonly cls: number;
  readonly tasks: readonly (readonly [start: number, length: number])[];
  readonly firstPaint: number;
}

const READ = `({ ...seen, firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0 })`;

const readFigures = async (page: PlainPage): Promise<Figures> => {
  const { lcp, cls, tasks, firstPaint } = (await evaluate(page, READ)) as Seen;
  const late = tasks.filter(([start]) => start >= firstPaint);
  return { lcp, cls, tbt: late.reduce((sum, [, length]) => sum + length - TASK_MS, 0) };
};

const evaluate = async (page: PlainPage, expression: string): Promise<unknown> => {
  const how = { expression, awaitPromise: true, returnByValue: true };
  const { result } = (await page.send('Runtime.evaluate', how)) as { result: { value: unknown } };
  return result.value;
};

/** The worker for offline use would fetch the whole app meanwhile. */
const BLOCK_WORKER = 'ServiceWorkerContainer.prototype.register = () => new Promise(() => {});';

const visit = async (browser: Browser, url: string): Promise<Figures> => {
  const page = await openPlainPage(browser);
  try {
    const shape = { width: 1280, height: 800, deviceScaleFactor: 1, mobile: false };
    await page.send('Emulation.setDeviceMetricsOverride', shape);
    await page.send('Network.enable');
    await page.send('Network.emulateNetworkConditions', LINE);
    await page.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.send('Page.enable');
    for (const source of [BLOCK_WORKER, `(${watch})()`]) {
      await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
    }
    await page.send('Page.navigate', { url });
    await evaluate(page, 'begun.then(() => null)');
    await delay(QUIET_MS);
    return await readFigures(page);
  } finally {
    await page.close();
  }
};

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/** Paths to measure instead of all. */
const chosen = process.argv.slice(2);
const executablePath = process.env['CHROMIUM_PATH'];
const server = await startServerProcess();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-background-networking'],
  ...(executablePath ? { executablePath } : {}),
});
try {
  console.log(`wanted: LCP < ${WANTED.lcp} ms, CLS < ${WANTED.cls}, TBT < ${WANTED.tbt} ms`);
  for (const path of chosen.length > 0 ? chosen : PATHS) {
    const runs: Figures[] = [];
    for (let run = 0; run < RUNS; run++) runs.push(await visit(browser, server.url + path));
    const of = (name: keyof Figures): number => median(runs.map((one) => one[name]));
    const figures = `LCP ${of('lcp').toFixed(0)} ms  CLS ${of('cls').toFixed(4)}  TBT ${of('tbt').toFixed(0)} ms`;
    console.log(`${path.padEnd(16)} ${figures}`);
  }
} finally {
  await browser.close();
  await server.dispose();
}
