import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Box, EditorPage } from './editors/editor.ts';
import { ownPage } from './editors/own-page.ts';
import { productPage } from './editors/product.ts';
import { createMouse, type Mouse } from './input/mouse.ts';
import {
  MOVES_PER_SECOND,
  ownPlaces,
  type ScreenPoint,
  STROKE_SECONDS,
  strokePath,
} from './input/path.ts';
import { type BenchBrowser, startBrowser } from './machine/browser.ts';
import { keepBusy } from './machine/busy.ts';
import { type Memory, settledMemory, watchPeak } from './machine/memory.ts';
import type { PageServer } from './machine/page-server.ts';
import { type PictureFile, pictureFile } from './machine/picture-files.ts';
import { installProbe, setMark, startFrames } from './probe/page-probe.ts';
import { installStepWatch, type SeenStep } from './probe/step-watch.ts';
import type { SessionFigures, SessionJob } from './session-figures.ts';
import type { SessionNotes, Untraced } from './session-notes.ts';
import { summarise } from './summarise.ts';
import type { Span } from './trace/main-thread.ts';
import { type Recording, record } from './trace/trace.ts';

/** What every session of a run uses. */
export interface Surroundings {
  /** Address of the product. */
  readonly productUrl: string;
  readonly pageServer: PageServer;
  /** Where the product shows a square picture; our own pages show it at the same place. */
  readonly box: Box;
  /** Folder for raw traces, or null. */
  readonly traces: string | null;
}

const REST_MS = 1_000;
const PAUSE_MS = 400;
const STEP_PAUSE_MS = 120;
const STEP_LIMIT_MS = 5_000;
const HANDLED_LIMIT_MS = 180_000;

/** Steps back and forth of a session; fewer where there are fewer strokes. */
const UNDO = { share: 1 / 2, most: 10 } as const;
const REDO = { share: 1 / 4, most: 5 } as const;

/** So many strokes before one may hide that it went; of 20 these are all. */
const NEAR_STROKES = 25;

/** Of a great many strokes only those at either end are full ones, so that it ends some day. */
const MANY_STROKES = 100;
const FULL_AT_ENDS = 5;
const SHORT_SECONDS = 0.2;
const SHORT_PAUSE_MS = 40;

/** Starts a browser, does the whole session in it, ends it, and works out the figures. */
export async function runSession(
  job: SessionJob,
  surroundings: Surroundings,
): Promise<SessionFigures> {
  const picture = await pictureFile(job.size, job.size);
  const browser = await startBrowser(job.setup);
  const rest = job.busy ? keepBusy() : async () => undefined;
  try {
    const { traces } = surroundings;
    const name = `${job.setup}-${job.size}-${job.brush}-${job.page}.json`;
    const trace = await record(browser.cdp, traces === null ? null : join(traces, name));
    const notes = await takeNotes(job, picture, browser, trace, surroundings);
    return await summarise(notes, await trace.stop());
  } finally {
    await rest();
    await browser.close();
  }
}

async function takeNotes(
  job: SessionJob,
  picture: PictureFile,
  browser: BenchBrowser,
  trace: Recording,
  { productUrl, pageServer, box: place }: Surroundings,
): Promise<SessionNotes> {
  const { page, cdp } = browser;
  await page.addInitScript(installProbe);
  const editor =
    job.page === 'product'
      ? productPage(page, productUrl)
      : ownPage(job.page, page, pageServer, place);
  await editor.visit();
  const { opening, memory, peak } = await open(editor, picture, job.brush, browser);

  await page.evaluate(startFrames);
  await delay(REST_MS);
  const ready = await settledMemory(browser.processes);
  const box = await editor.box();
  const mapping =
    job.page === 'product' ? await page.evaluate(() => window.overpaint.camera()) : null;
  const paths = pathsOf(job.strokes, box);
  const mouse = createMouse(cdp);
  const keptBefore = (await editor.keptBytes()) ?? 0;
  const before = await cpuByType(browser);
  const leaving = job.strokes < MANY_STROKES ? null : leaveOut(trace, browser, mouse);
  const strokes = await span(browser, () => paint(mouse, paths, leaving));
  const after = await cpuByType(browser);
  const painted = await settledMemory(browser.processes);
  const keptAfter = await editor.keptBytes();

  await page.evaluate(installStepWatch, STEP_LIMIT_MS);
  const back = editor.paints ? stepsOf(UNDO, job.strokes) : 0;
  const forth = editor.paints ? stepsOf(REDO, job.strokes) : 0;
  const radius = (job.brush / 2) * (box.width / picture.width);
  const undone: (SeenStep | null)[] = [];
  const redone: (SeenStep | null)[] = [];
  const kept = job.strokes - back;
  const takenBack = Array.from({ length: back }, (_, n) => job.strokes - 1 - n);
  const undo = await span(browser, () =>
    step(browser, 'Control+z', paths, takenBack, radius, undone),
  );
  const doneAgain = Array.from({ length: forth }, (_, n) => kept + n);
  const redo = await span(browser, () =>
    step(browser, 'Control+Shift+z', paths, doneAgain, radius, redone),
  );
  const afterUndo = await settledMemory(browser.processes);
  const shown = paths.slice(0, job.strokes - back + forth);
  const made = editor.paints ? await editor.exportMask(shown) : null;
  const exported = await settledMemory(browser.processes);
  const { frames, downs, ups, moves } = await page.evaluate(() => window.bench);

  return {
    job,
    picture,
    spans: { opening, strokes, undo, redo },
    frames,
    downs,
    ups,
    sent: mouse.sent(),
    moves,
    untraced: leaving?.untraced() ?? null,
    cpuSeconds: Object.fromEntries(
      Object.entries(after).map(([type, seconds]) => [type, seconds - (before[type] ?? 0)]),
    ),
    memory: { ...memory, ready, painted, undone: afterUndo, exported },
    peak,
    undone,
    redone,
    export: made,
    undoBytes: keptAfter === null ? null : keptAfter - keptBefore,
    paths: shown,
    mapping,
    errors: browser.errors,
  };
}

function stepsOf({ share, most }: { share: number; most: number }, strokes: number): number {
  return Math.min(most, Math.ceil(strokes * share));
}

function pathsOf(strokes: number, box: Box): readonly (readonly ScreenPoint[])[] {
  return Array.from({ length: strokes }, (_, index) => {
    const isFull =
      strokes < MANY_STROKES || index < FULL_AT_ENDS || index >= strokes - FULL_AT_ENDS;
    return strokePath(index, box, isFull ? STROKE_SECONDS : SHORT_SECONDS);
  });
}

/** Opens the picture and waits until the memory has come to rest. */
async function open(
  editor: EditorPage,
  picture: PictureFile,
  brush: number,
  browser: BenchBrowser,
): Promise<
  Pick<SessionNotes, 'peak'> & { opening: Span; memory: { empty: Memory; opened: Memory } }
> {
  const { page, processes } = browser;
  const empty = await settledMemory(processes);
  const watch = watchPeak(processes);
  const before = await page.evaluate(setMark);
  await editor.open(picture, brush);
  const opened = await settledMemory(processes);
  const peak = await watch.stop();
  const end = await page.evaluate(setMark);
  // Our own pages come with their picture, and the clock begins anew.
  return {
    opening: { start: editor.opensInPlace ? before : 0, end },
    memory: { empty, opened },
    peak,
  };
}

/** Lets the trace rest between the full strokes at either end. */
interface LeavingOut {
  before(stroke: number, of: number): Promise<void>;
  untraced(): Untraced | null;
}

function leaveOut(trace: Recording, { page }: BenchBrowser, mouse: Mouse): LeavingOut {
  let from: { start: number; sent: number } | null = null;
  let untraced: Untraced | null = null;
  return {
    async before(stroke, of) {
      if (stroke === FULL_AT_ENDS) {
        await mouse.handled(HANDLED_LIMIT_MS);
        from = { start: await page.evaluate(setMark), sent: mouse.sent() };
        await trace.pause();
      }
      if (stroke === of - FULL_AT_ENDS && from !== null) {
        await mouse.handled(HANDLED_LIMIT_MS);
        await trace.resume();
        const { start, sent } = from;
        const end = await page.evaluate(setMark);
        untraced = { span: { start, end }, sent: mouse.sent() - sent };
      }
    },
    untraced: () => untraced,
  };
}

async function paint(
  mouse: Mouse,
  paths: readonly (readonly ScreenPoint[])[],
  leaving: LeavingOut | null,
): Promise<void> {
  for (const [index, path] of paths.entries()) {
    await leaving?.before(index, paths.length);
    await mouse.stroke(path);
    await delay(path.length > MOVES_PER_SECOND ? PAUSE_MS : SHORT_PAUSE_MS);
  }
  await mouse.handled(HANDLED_LIMIT_MS);
}

/** Takes strokes back or does them again, each by a press of `keys`. */
async function step(
  { page }: BenchBrowser,
  keys: string,
  paths: readonly (readonly ScreenPoint[])[],
  strokes: readonly number[],
  radius: number,
  seen: (SeenStep | null)[],
): Promise<void> {
  for (const stroke of strokes) {
    // Those after it are taken back, or not yet done again.
    const others = paths.slice(Math.max(0, stroke - NEAR_STROKES), stroke);
    const places = ownPlaces(paths[stroke] ?? [], others, radius);
    await page.evaluate((own) => window.benchStep.watch(own), places);
    await page.keyboard.press(keys);
    // What others cover changes nothing that can be seen.
    if (places.length > 0) seen.push(await page.evaluate(() => window.benchStep.seen));
    await delay(STEP_PAUSE_MS);
  }
}

/** Marks the beginning and the end of something, for page and trace alike. */
async function span({ page }: BenchBrowser, work: () => Promise<unknown>): Promise<Span> {
  const start = await page.evaluate(setMark);
  await work();
  return { start, end: await page.evaluate(setMark) };
}

async function cpuByType({ processes }: BenchBrowser): Promise<Record<string, number>> {
  const seconds: Record<string, number> = {};
  for (const { type, cpuTime } of await processes()) {
    seconds[type] = (seconds[type] ?? 0) + cpuTime;
  }
  return seconds;
}
