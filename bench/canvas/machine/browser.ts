import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import type { Setup } from '../options.ts';

/** A process of the browser: what it does, its number, and the processor seconds it has used. */
export interface ProcessInfo {
  readonly type: string;
  readonly id: number;
  readonly cpuTime: number;
}

/** A browser with a profile on disk, as people have it, and one page. */
export interface BenchBrowser {
  readonly page: Page;
  /** The protocol of the page. */
  readonly cdp: CDPSession;
  readonly version: string;
  /** Uncaught errors and errors on the console so far. */
  readonly errors: readonly string[];
  processes(): Promise<readonly ProcessInfo[]>;
  /** Ends it and removes the profile. */
  close(): Promise<void>;
}

const FLAGS: Readonly<Record<Setup, readonly string[]>> = {
  gl: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  sw: ['--disable-gpu'],
};

/** Keeps the browser from calling its maker. */
const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const LIMIT_MS = 60_000;
const CLOSE_LIMIT_MS = 20_000;

/** Size of the page, CSS px; one device px each. */
export const VIEWPORT = { width: 1280, height: 800 } as const;

/** Starts Chromium from `CHROMIUM_PATH`, else Playwright's own. */
export async function startBrowser(setup: Setup): Promise<BenchBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'overpaint-bench-profile-'));
  const executablePath = process.env['CHROMIUM_PATH'];
  const context = await chromium.launchPersistentContext(profile, {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...QUIET, ...FLAGS[setup]],
    viewport: VIEWPORT,
    deviceScaleFactor: 1,
    timeout: LIMIT_MS,
  });
  context.setDefaultTimeout(LIMIT_MS);
  const [page = await context.newPage()] = context.pages();
  const browser = context.browser();
  const whole = await browser?.newBrowserCDPSession();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('crash', () => errors.push('the page crashed'));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    page,
    cdp: await context.newCDPSession(page),
    version: browser?.version() ?? 'unknown',
    errors,
    async processes() {
      return (await whole?.send('SystemInfo.getProcessInfo'))?.processInfo ?? [];
    },
    async close() {
      const running = await whole?.send('SystemInfo.getProcessInfo').catch(() => null);
      await within(CLOSE_LIMIT_MS, context.close()).catch(() => {
        for (const { id } of running?.processInfo ?? []) kill(id);
      });
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}

/** Settles as the work does, or rejects when the limit passes first. */
export async function within<Result>(
  milliseconds: number,
  work: Promise<Result>,
  what = 'The browser',
): Promise<Result> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => reject(new Error(`${what} took longer than ${milliseconds / 1000} s.`)),
    milliseconds,
  );
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** It may be gone already. */
function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {}
}
