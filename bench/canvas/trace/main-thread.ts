import { sum } from '../figures.ts';
import type { TraceEvent } from './trace.ts';

/** A task of the page's main thread; ms, on the clock of the page's performance.now(). */
export interface Task {
  readonly start: number;
  readonly end: number;
  /** Processor time, which waiting does not count into. */
  readonly cpu: number;
}

/** A stretch of time, ms on the page's clock. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** What a main thread did in a stretch of time. */
export interface Work {
  /** Processor ms in all. */
  readonly cpu: number;
  /** Processor ms of the longest task. */
  readonly longest: number;
  /** Tasks of more than 50 ms of processor time. */
  readonly long: number;
}

/** What no task may take, ms of processor time. */
const LONG_MS = 50;

/** What a main thread may be held for and still counts as idle, ms. */
const HELD_MS = 16;

/** Held no more for this long it has become idle, ms. */
const QUIET_MS = 50;

/**
 * The tasks of the page's main thread, in order. The page's marks (performance.mark) say which
 * thread that is and how its clock stands to the trace's.
 */
export function mainThreadTasks(events: readonly TraceEvent[]): readonly Task[] {
  const mark = events.find(
    ({ cat, args }) => cat === 'blink.user_timing' && args?.data?.startTime !== undefined,
  );
  if (mark === undefined) throw new Error('The trace holds no mark of the page.');
  const offset = mark.ts / 1000 - (mark.args?.data?.startTime ?? 0);
  return events
    .filter(({ name, ph, pid, tid }) => {
      return name === 'RunTask' && ph === 'X' && pid === mark.pid && tid === mark.tid;
    })
    .map(({ ts, dur = 0, tdur = 0 }) => {
      const start = ts / 1000 - offset;
      return { start, end: start + dur / 1000, cpu: tdur / 1000 };
    })
    .sort((a, b) => a.start - b.start);
}

/** What the tasks that began in the spans did. */
export function workIn(tasks: readonly Task[], ...spans: readonly Span[]): Work {
  const within = tasks.filter(({ start }) =>
    spans.some((span) => start >= span.start && start < span.end),
  );
  return {
    cpu: sum(within.map(({ cpu }) => cpu)),
    longest: Math.max(0, ...within.map(({ cpu }) => cpu)),
    long: within.filter(({ cpu }) => cpu > LONG_MS).length,
  };
}

/**
 * Ms from a moment until the main thread is idle: until the end of the last of the tasks that hold
 * it 16 ms or longer, each beginning within 50 ms of the one before and before `next`; 0 if none.
 */
export function untilIdle(tasks: readonly Task[], from: number, next: number): number {
  let busyUntil = from;
  for (const { start, end } of tasks) {
    if (end <= from || end - start < HELD_MS) continue;
    if (start > busyUntil + QUIET_MS || start >= next) break;
    busyUntil = end;
  }
  return busyUntil - from;
}
