/** How long the server takes until it says that it is ready: `npm run bench -- start`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LATER_STARTS = 5;
const LIMIT_MS = 120_000;

const dataDir = await mkdtemp(join(tmpdir(), 'overpaint-bench-'));
try {
  console.log(`first start, with a new data folder: ${seconds(await timeStart())}`);
  const later: number[] = [];
  for (let n = 0; n < LATER_STARTS; n++) later.push(await timeStart());
  later.sort((a, b) => a - b);
  const median = later[Math.floor(LATER_STARTS / 2)] ?? Number.NaN;
  console.log(`later starts: median ${seconds(median)} of ${later.map(seconds).join(', ')}`);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

/** Milliseconds from `npm start` to its ready line; stops the server again. */
async function timeStart(): Promise<number> {
  const began = performance.now();
  const npm = spawn('npm', ['start'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(npm, 'exit');
  try {
    await untilReady(npm);
    return performance.now() - began;
  } finally {
    npm.kill('SIGTERM');
    await ended;
  }
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
