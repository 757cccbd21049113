import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Rows, TaskRow } from '../tasks/rows/task-row.ts';
import { startReporter } from './run-reporter.ts';

const START = new Date('2026-11-29T12:00:00Z');

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

it('tells of every preview again by turns, so that a page which listens late sees them, until they are kept no longer', async () => {
  const told: (number | undefined)[] = [];
  const reporter = startReporter({
    rows: { updateTable: () => undefined } as unknown as Rows,
    announce: (_, also) => told.push(also?.preview?.index),
    run: { taskId: 't', runId: 'r' },
    task: { progress: 0, stage: 'drawing', update_time: START } as TaskRow,
    onLost: () => undefined,
  });
  for (const index of [0, 1]) reporter.showPreview({ index, url: `/sketch-${index}` });
  const tell = async (): Promise<void> => {
    reporter.update({ progress: 0.5, stage: 'drawing' });
    await vi.advanceTimersByTimeAsync(250);
  };
  for (let count = 0; count < 4; count++) await tell();
  expect(told).toEqual([0, 1, 0, 1, 0, 1]);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  told.length = 0;
  await tell();
  reporter.stop();
  expect(told).toEqual([undefined]);
});

it('goes on telling, with times that go on, when the clock is set back', async () => {
  const told: number[] = [];
  const stored: unknown[] = [];
  const reporter = startReporter({
    // Away all the time; how often it is asked is what counts.
    rows: { updateTable: (table: unknown) => void stored.push(table) } as unknown as Rows,
    announce: ({ update_time }) => told.push(update_time.getTime()),
    run: { taskId: 't', runId: 'r' },
    task: { progress: 0, stage: 'drawing', update_time: START } as TaskRow,
    onLost: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(3_000);
  vi.setSystemTime(START.getTime() - 3_600_000);
  const before = { told: told.length, stored: stored.length };
  await vi.advanceTimersByTimeAsync(10_000);
  reporter.update({ progress: 0.5, stage: 'drawing' });
  await vi.advanceTimersByTimeAsync(250);
  reporter.stop();

  expect(told.length - before.told).toBeGreaterThanOrEqual(3);
  expect(told).toEqual([...new Set(told)].sort((one, other) => one - other));
  expect(stored.length).toBeGreaterThan(before.stored);
});
