import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTestStorage } from '../../testing/test-storage.ts';
import { limitStorage, STORAGE_LIMIT } from './limit-storage.ts';
import { openWorkspace } from './open-workspace.ts';
import type { WorkspaceFiles, WorkspaceStorage } from './storage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const never = (): Promise<never> => new Promise(() => undefined);

const SILENT_FILES: WorkspaceFiles = {
  log: { read: never, append: never, truncate: never },
  newLog: never,
  adoptLog: never,
  writePicture: never,
  readPicture: never,
  pictures: never,
  removePicture: never,
  close: never,
};

/** What became of a call after some time, ms. */
async function after(milliseconds: number, call: Promise<unknown>): Promise<string> {
  let outcome = 'open';
  call.then(
    () => {
      outcome = 'answered';
    },
    (error: { problem?: string }) => {
      outcome = error.problem ?? 'another error';
    },
  );
  await vi.advanceTimersByTimeAsync(milliseconds);
  return outcome;
}

it('answers every call in time although the browser never does', async () => {
  const silent: WorkspaceStorage = { list: never, open: never, remove: never };
  const storage = limitStorage(silent);
  const files = await limitStorage({ ...silent, open: async () => SILENT_FILES }).open('w', {
    create: true,
  });
  if (files === null) throw new Error('no files');
  const bytes = new Uint8Array(9);
  const calls = [
    storage.list(),
    storage.open('w', { create: true }),
    storage.remove('w'),
    files.newLog(),
    files.adoptLog(),
    files.readPicture('p'),
    files.pictures(),
    files.removePicture('p'),
    files.close(),
    files.log.read(0, 9),
    files.log.append(0, bytes),
    files.log.truncate(0),
  ];
  const outcomes = await Promise.all(calls.map((call) => after(1_000 * STORAGE_LIMIT, call)));
  expect(new Set(outcomes)).toEqual(new Set(['silent']));
});

it('gives a large picture the time that it takes', async () => {
  const files = await limitStorage({
    list: never,
    open: async () => SILENT_FILES,
    remove: never,
  }).open('w', { create: true });
  const writing = files?.writePicture('p', new Blob([new Uint8Array(20 << 20)])) ?? never();
  expect(await after(1_000 * (STORAGE_LIMIT + 19), writing)).toBe('open');
  expect(await after(1_000, writing)).toBe('silent');
});

it('closes what opens too late, so that it can be opened again', async () => {
  const kept = createTestStorage();
  let open: () => void = () => undefined;
  const slow: WorkspaceStorage = {
    ...kept,
    async open(id, options) {
      await new Promise<void>((resolve) => {
        open = resolve;
      });
      return kept.open(id, options);
    },
  };
  const first = limitStorage(slow).open('w', { create: true });
  expect(await after(1_000 * STORAGE_LIMIT, first)).toBe('silent');
  open();
  await vi.advanceTimersByTimeAsync(0);
  await expect(kept.open('w', { create: false })).resolves.not.toBeNull();
});

it('makes of a storage that falls silent a problem that passes', async () => {
  const kept = createTestStorage();
  let isSilent = false;
  const storage: WorkspaceStorage = {
    ...kept,
    async open(id, options) {
      const files = await kept.open(id, options);
      if (files === null) return null;
      const append: typeof files.log.append = (at, bytes) =>
        isSilent ? never() : files.log.append(at, bytes);
      return { ...files, log: { ...files.log, append } };
    },
  };
  const workspace = await openWorkspace(limitStorage(storage), 'w');
  await workspace.store('p', new Blob(['picture']));
  const page = { id: 'p', documentId: 'p', name: 'p', originalId: null, type: 'image/png' };
  isSilent = true;
  workspace.turn({ ...page, width: 9, height: 9, hasAlpha: false }, 1, 1);
  expect(await after(1_000 * STORAGE_LIMIT, workspace.settled())).toBe('answered');
  expect([workspace.problem(), workspace.durable()]).toEqual(['silent', 0]);
  isSilent = false;
  await workspace.retry();
  expect([workspace.problem(), workspace.durable()]).toEqual([null, 1]);
});
