import { mkdir } from 'node:fs/promises';
import { startServerProcess } from '../../e2e/support/server-process.ts';
import type { Box } from './editors/editor.ts';
import { productPage } from './editors/product.ts';
import { type LargeFigures, openLargest } from './large-picture.ts';
import { startBrowser } from './machine/browser.ts';
import { describeMachine, type Machine } from './machine/describe.ts';
import { type PageServer, startPageServer } from './machine/page-server.ts';
import { pictureFile } from './machine/picture-files.ts';
import type { BenchOptions, Setup } from './options.ts';
import { planSessions } from './plan.ts';
import { runSession, type Surroundings } from './session.ts';
import type { SessionFigures, SessionJob } from './session-figures.ts';

/** Everything that a run found out. */
export interface BenchResults {
  readonly machine: Machine;
  readonly options: BenchOptions;
  readonly sessions: readonly SessionFigures[];
  /** Sessions that ended before their time, and why. */
  readonly failed: readonly (SessionJob & { readonly reason: string })[];
  readonly large: readonly LargeFigures[];
}

/** No picture is needed to see where one stands, so a small one does; side in px. */
const PROBE_SIZE = 1024;

/** Starts what is needed, does what the options ask for and ends it again. */
export async function runBench(
  options: BenchOptions,
  say: (line: string) => void,
): Promise<BenchResults> {
  if (options.traces !== null) await mkdir(options.traces, { recursive: true });
  const product = await startServerProcess({ MAX_UPLOAD_MB: '1000' });
  const pageServer = await startPageServer();
  try {
    return await runAll(options, product.url, pageServer, say);
  } finally {
    await pageServer.close();
    await product.dispose();
  }
}

async function runAll(
  options: BenchOptions,
  productUrl: string,
  pageServer: PageServer,
  say: (line: string) => void,
): Promise<BenchResults> {
  const { version, box } = await lookAround(productUrl, options.setups[0] ?? 'sw');
  const surroundings: Surroundings = { productUrl, pageServer, box, traces: options.traces };
  const sessions: SessionFigures[] = [];
  const failed: (SessionJob & { reason: string })[] = [];
  const jobs = planSessions(options);
  for (const [index, job] of jobs.entries()) {
    const began = performance.now();
    let ended = '';
    try {
      sessions.push(await runSession(job, surroundings));
    } catch (error) {
      ended = `: ${String(error)}`;
      failed.push({ ...job, reason: String(error) });
    }
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    say(`${index + 1}/${jobs.length} ${nameOf(job)} ${seconds} s${ended}`);
  }
  const large: LargeFigures[] = [];
  for (const setup of options.parts.includes('large') ? options.setups : []) {
    large.push(await openLargest(setup, productUrl));
    say(`100 megapixels, ${setup}: ${large.at(-1)?.failed ?? 'done'}`);
  }
  return { machine: describeMachine(version), options, sessions, failed, large };
}

const nameOf = ({ setup, page, size, brush, strokes, busy }: SessionJob): string =>
  `${setup} ${size}² ${page}, brush ${brush}, ${strokes} strokes${busy ? ', cores busy' : ''}:`;

/** Where the product shows a fitted square picture, and which browser this is. */
async function lookAround(url: string, setup: Setup): Promise<{ version: string; box: Box }> {
  const browser = await startBrowser(setup);
  try {
    const editor = productPage(browser.page, url);
    await editor.visit();
    await editor.open(await pictureFile(PROBE_SIZE, PROBE_SIZE), 100);
    return { version: browser.version, box: await editor.box() };
  } finally {
    await browser.close();
  }
}
