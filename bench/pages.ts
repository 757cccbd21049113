/**
 * How soon the public pages can be seen and used: `npm run bench -- pages`. A real server and a real
 * Chromium, which is made four times slower and put on a line of 9 Mbit/s and 60 ms by its own protocol;
 * each page five times in a fresh profile; those that are named, or all. Prints the medians beside what
 * is wanted.
 */
import { type Browser, chromium, type Page } from 'playwright';
import { startServerProcess } from '../e2e/support/server-process.ts';

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

const readFigures = async (page: Page): Promise<Figures> => {
  const { lcp, cls, tasks, firstPaint } = await page.evaluate(() => {
    const seen: { lcp: number; cls: number; tasks: [number, number][] } = Reflect.get(
      globalThis,
      'seen',
    );
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return { ...seen, firstPaint: paint?.startTime ?? 0 };
  });
  const late = tasks.filter(([start]) => start >= firstPaint);
  return { lcp, cls, tbt: late.reduce((sum, [, length]) => sum + length - TASK_MS, 0) };
};

const visit = async (browser: Browser, url: string): Promise<Figures> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', LINE);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  // Not by a locator: Playwright's own script in the page would be a long task of it.
  await protocol.send('Runtime.evaluate', { expression: 'begun', awaitPromise: true });
  await page.waitForTimeout(QUIET_MS);
  const figures = await readFigures(page);
  await context.close();
  return figures;
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
