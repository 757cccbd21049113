import type { ClientLog, ClientLogEntry } from '../../net/contracts/index.ts';
import { CLIENT_LOG_MAX, SLOW_MS } from '../../net/contracts/terms.ts';
import { type Clock, isRecent } from '../../net/index.ts';
import { describeError } from './describe-error.ts';
import { apiPattern, screenPattern } from './path-pattern.ts';

/** Collects what was slow or broke, and sends it to the server's log. */
export interface PageReports {
  /** A call to our server took this long; counts beyond 3000 ms. */
  call(path: string, status: number, durationMs: number): void;
  /** A picture took this long to load; counts beyond 2000 ms. */
  image(durationMs: number): void;
  /** The answer to an event took this long to be seen; counts beyond 1000 ms. */
  interaction(event: string, durationMs: number): void;
  /** A screen broke. The same error again within a minute is no news. */
  crash(error: unknown): void;
  /** Sends what was collected; to be called when the page is left or hidden. */
  flush(): void;
  /** Whether there is anything to watch for. */
  readonly isOn: boolean;
}

/** What reports are made of. */
export interface PageReportsOptions {
  readonly clock: Pick<Clock, 'now' | 'after'>;
  readonly send: (report: ClientLog) => void;
  /** Path of the page as it is now. */
  readonly path: () => string;
  /** Off in development builds: nothing is collected or sent. */
  readonly isOn: boolean;
}

/** A crash is sent this soon: several at once go together. */
const CRASH_MS = 1_000;
const SAME_CRASH_MS = 60_000;
/** What took longer slept meanwhile: a closed lid, a page in the background. */
const LONGEST_MS = 600_000;

/** Makes an empty collection. */
export const createPageReports = ({ clock, send, path, isOn }: PageReportsOptions): PageReports => {
  let entries: ClientLogEntry[] = [];
  let dropped = 0;
  let cancelSending: (() => void) | null = null;
  const crashes = new Map<string, number>();

  const add = (entry: ClientLogEntry): void => {
    if (!isOn) return;
    if (entries.length < CLIENT_LOG_MAX) entries.push(entry);
    else dropped++;
  };
  const isSlow = (durationMs: number, what: keyof typeof SLOW_MS): boolean =>
    durationMs > SLOW_MS[what] && durationMs <= LONGEST_MS;
  const flush = (): void => {
    cancelSending?.();
    cancelSending = null;
    if (entries.length === 0) return;
    send({ entries, dropped });
    entries = [];
    dropped = 0;
  };
  const isNews = (entry: ClientLogEntry): boolean => {
    const name = JSON.stringify(entry);
    const last = crashes.get(name) ?? Number.NEGATIVE_INFINITY;
    if (isRecent(last, clock.now(), SAME_CRASH_MS)) return false;
    crashes.set(name, clock.now());
    return true;
  };

  return {
    isOn,
    call: (called, status, ms) => {
      const durationMs = Math.round(ms);
      if (!isSlow(ms, 'api')) return;
      add({ what: 'slow-api', path: apiPattern(called), status, durationMs });
    },
    image: (ms) => {
      if (isSlow(ms, 'image')) add({ what: 'slow-image', durationMs: Math.round(ms) });
    },
    interaction: (event, ms) => {
      if (!isSlow(ms, 'interaction')) return;
      const screen = screenPattern(path());
      add({ what: 'slow-interaction', event, screen, durationMs: Math.round(ms) });
    },
    crash: (error) => {
      const entry = describeError(error, screenPattern(path()));
      if (!isOn || !isNews(entry)) return;
      add(entry);
      cancelSending ??= clock.after(CRASH_MS, flush);
    },
    flush,
  };
};
