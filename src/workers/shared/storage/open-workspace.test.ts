import { expect, it, vi } from 'vitest';
import { PAGE } from '../../testing/saved-page.ts';
import { createTestStorage, type TestStorage } from '../../testing/test-storage.ts';
import { openWorkspace } from './open-workspace.ts';
import type { SavedPage } from './saved.ts';
import type { Workspace, WorkspaceOptions } from './workspace.ts';

it('says that saving has ended where a step does not belong to what was saved', async () => {
  const workspace = await openWorkspace(createTestStorage(), 'w');
  await workspace.store(PAGE.id, new Blob(['picture']));
  workspace.turn(PAGE, 1, 1);
  await workspace.settled();
  expect(workspace.durable()).toBe(1);

  const journal = workspace.journal('another', 1, 2);
  journal.next({ kind: 'clear' });
  const patch = new Map([[0, Uint8Array.of(1)]]);
  expect(journal.step(patch).patch).toBe(patch);
  expect(workspace.problem()).toBe('unreadable');
  // So that a new worker would be sent it again.
  expect(workspace.durable()).toBe(1);
});

const TURNS: readonly SavedPage[] = ['a', 'b', 'c'].map((id) => ({ ...PAGE, id, documentId: id }));

/** A stroke on a page as the mask service tells of it; resolves when it is stored. */
async function draw(workspace: Workspace, page: SavedPage, sequence: number, size = 200) {
  const journal = workspace.journal(page.id, sequence - 1, sequence);
  journal.next({ kind: 'clear' });
  journal.step(new Map([[0, new Uint8Array(size).fill(sequence)]]));
  await workspace.settled();
}

async function openNew(storage: TestStorage, options: WorkspaceOptions = {}) {
  const workspace = await openWorkspace(storage, 'w', options);
  let sequence = 0;
  return {
    workspace,
    async turn(page: SavedPage | undefined): Promise<void> {
      if (page === undefined) return;
      sequence += 1;
      await workspace.store(page.id, new Blob([page.id.repeat(10)]));
      workspace.turn(page, sequence, sequence);
      await workspace.settled();
    },
    async draw(page: SavedPage | undefined, size?: number): Promise<void> {
      sequence += 1;
      if (page !== undefined) await draw(workspace, page, sequence, size);
    },
    undo: () => workspace.move('undo', ++sequence),
  };
}

it('keeps its log about as small as what is in it, however often one undoes and draws anew', async () => {
  const storage = createTestStorage();
  const work = await openNew(storage, { compactFrom: 4_000 });
  await work.turn(PAGE);
  for (let i = 0; i < 100; i += 1) {
    await work.draw(PAGE, 1_000);
    work.undo();
  }
  await work.draw(PAGE, 1_000);
  expect(storage.adopted()).toBeGreaterThan(5);
  expect(storage.log('w').length).toBeLessThan(12_000);

  const again = await openWorkspace(storage.copy(), 'w');
  expect(again.saved()).toMatchObject({ position: 2, pages: [{ id: PAGE.id }] });
  const [mask] = again.masks();
  await mask?.done[0]?.load();
  expect(mask?.done[0]?.patch?.get(0)?.[0]).toBe(202);
  // Nothing of what was asked for has to be sent again.
  expect(work.workspace.durable()).toBe(202);
});

it('reads a step back wherever its record has moved to', async () => {
  const storage = createTestStorage();
  const work = await openNew(storage, { compactFrom: 2_000, budget: 0 });
  await work.turn(PAGE);
  const { workspace } = work;
  const kept = workspace.journal(PAGE.id, 1, 2).step(new Map([[0, Uint8Array.of(7)]]));
  await workspace.settled();
  workspace.trim();
  expect(kept.patch).toBeNull();
  for (let i = 0; i < 40; i += 1) workspace.view({ scale: i, name: 'x'.repeat(100) });
  await vi.waitFor(() => expect(storage.adopted()).toBeGreaterThan(0));
  await kept.load();
  expect(kept.patch?.get(0)).toEqual(Uint8Array.of(7));
});

it('removes the picture of a page that no step leads to any more', async () => {
  const storage = createTestStorage();
  const work = await openNew(storage);
  for (const page of TURNS) await work.turn(page);
  work.undo();
  await work.draw(TURNS[1]);
  for (const { id } of TURNS) await work.workspace.forget(id);
  const files = await storage.copy().open('w', { create: false });
  expect(await files?.pictures()).toEqual(['a', 'b']);
});

it('goes on without a picture that finds no space, and has it when there is', async () => {
  const storage = createTestStorage();
  const work = await openNew(storage);
  await work.turn(TURNS[0]);
  await work.draw(TURNS[0]);
  storage.limitPictures(1);
  await work.turn(TURNS[1]);
  await work.draw(TURNS[1]);
  expect(work.workspace.problem()).toBe('full');
  // All of the log is written; a new page goes on where there is a picture to show.
  expect(work.workspace.durable()).toBe(4);
  const without = await openWorkspace(storage.copy(), 'w');
  without.fallBack();
  expect(without.saved()).toMatchObject({ position: 2, steps: { length: 4 } });

  storage.recover();
  await work.workspace.retry();
  expect(work.workspace.problem()).toBeNull();
  const whole = await openWorkspace(storage.copy(), 'w');
  whole.fallBack();
  expect(whole.saved()).toMatchObject({ position: 4 });
  expect(await (await whole.picture('b'))?.text()).toBe('b'.repeat(10));
});

it('need not keep a picture any more that nobody shows', async () => {
  const storage = createTestStorage();
  const work = await openNew(storage);
  await work.turn(TURNS[0]);
  storage.limitPictures(1);
  await work.workspace.store('b', new Blob(['large']));
  expect(work.workspace.problem()).toBe('full');
  await work.workspace.forget('b');
  expect(work.workspace.problem()).toBeNull();
});

it('writes a view only where it is another than before', async () => {
  const storage = createTestStorage();
  const work = await openNew(storage);
  await work.turn(PAGE);
  work.workspace.view({ scale: 1 });
  await work.workspace.settled();
  const writes = storage.writes();
  for (let i = 0; i < 5; i += 1) work.workspace.view({ scale: 1 });
  await work.workspace.settled();
  expect(storage.writes()).toBe(writes);
});
