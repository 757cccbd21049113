/**
 * How long the server takes until it says that it is ready, and until all of it has ended after a request
 * to stop: `npm run bench -- start`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LATER_STARTS = 5;
const LIMIT_MS = 120_000;

const dataDir = await mkdtemp(join(tmpdir(), 'overpaint-bench-'));
try {
  const first = await timeRun();
  console.log(`first start, with a new data folder: ${seconds(first.start)}`);
  const later: Run[] = [];
  for (let n = 0; n < LATER_STARTS; n++) later.push(await timeRun());
  console.log(`later starts: ${medianOf(later.map(({ start }) => start))}`);
  console.log(`stops: ${medianOf([first, ...later].map(({ stop }) => stop))}`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** Milliseconds from `npm start` to its ready line, and from SIGTERM until npm has ended. */
interface Run {
  readonly start: number;
  readonly stop: number;
}

async function timeRun(): Promise<Run> {
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(npm, 'exit');
  let start = Number.NaN;
  let asked = Number.NaN;
  try {
    await untilReady(npm);
    start = performance.now() - began;
  } finally {
    asked = performance.now();
    npm.kill('SIGTERM');
    await ended;
  }
  return { start, stop: performance.now() - asked };
}

function medianOf(all: readonly number[]): string {
  const sorted = all.toSorted((a, b) => a - b);
  const median = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  return `median ${seconds(median)} of ${sorted.map(seconds).join(', ')}`;
}

/** @throws when the server ends, or the limit passes, before it is ready. */
async function untilReady({ stdout }: ChildProcess): Promise<void> {
  let said = '';
  const limit = AbortSignal.timeout(LIMIT_MS);
  for await (const chunk of stdout ?? []) {
    limit.throwIfAborted();
    said += String(chunk);
    if (said.includes('Overpaint is ready at')) return;
  }
  throw new Error(`The server was not ready: ${said}`);
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
