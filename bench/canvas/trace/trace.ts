import { writeFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { CDPSession } from 'playwright';
import { within } from '../machine/browser.ts';

/** An event of Chromium's trace format; times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly startTime?: number } };
}

/** A trace being taken. */
export interface Recording {
  /** Takes nothing down until `resume`: a trace of many minutes is too much to be handed over. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  /** Ends it and gives every event taken down. */
  stop(): Promise<readonly TraceEvent[]>;
}

/** Tasks of every thread with their processor time, and the page's own marks. */
const CATEGORIES = ['-*', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** What says which function the time went to. */
const DETAILS = ['devtools.timeline', 'v8.execute', 'disabled-by-default-v8.cpu_profiler'];

/** A long trace takes its time to be handed over. */
const LIMIT_MS = 120_000;

/** Begins a trace of the whole browser; `file` gets it as it came, with function names. */
export async function record(cdp: CDPSession, file: string | null): Promise<Recording> {
  const events: TraceEvent[] = [];
  let pieces = 0;
  const start = () => startTrace(cdp, file === null ? CATEGORIES : [...CATEGORIES, ...DETAILS]);
  const pause = async () => {
    const text = await endTrace(cdp);
    pieces += 1;
    if (file !== null) await writeFile(pieces === 1 ? file : `${file}.${pieces}`, text);
    const trace: { traceEvents: TraceEvent[] } = JSON.parse(text);
    // Too many to be the arguments of one call.
    for (const event of trace.traceEvents) events.push(event);
  };
  await start();
  return {
    pause,
    resume: start,
    async stop() {
      await pause();
      return events;
    },
  };
}

async function startTrace(cdp: CDPSession, categories: readonly string[]): Promise<void> {
  await cdp.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    streamCompression: 'gzip',
    traceConfig: {
      recordMode: 'recordUntilFull',
      traceBufferSizeInKb: 400_000,
      includedCategories: [...categories],
      excludedCategories: ['*'],
    },
  });
}

/** Ends the trace that runs and gives it as the JSON it is. */
async function endTrace(cdp: CDPSession): Promise<string> {
  const complete = Promise.withResolvers<string>();
  cdp.once('Tracing.tracingComplete', ({ stream = '' }) => complete.resolve(stream));
  await cdp.send('Tracing.end');
  const stream = await within(LIMIT_MS, complete.promise, 'The trace');
  return gunzipSync(await readStream(cdp, stream)).toString();
}

async function readStream(cdp: CDPSession, handle: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for (;;) {
    const { data, base64Encoded, eof } = await cdp.send('IO.read', { handle, size: 1 << 20 });
    pieces.push(Buffer.from(data, base64Encoded ? 'base64' : 'utf8'));
    if (eof) break;
  }
  await cdp.send('IO.close', { handle });
  return Buffer.concat(pieces);
}
