import { expect, it } from 'vitest';
import { createTestStorage } from '../../testing/test-storage.ts';
import type { SavedPage } from './saved.ts';
import { openWorkspace } from './workspace.ts';

const PAGE: SavedPage = {
  id: 'p',
  documentId: 'p',
  name: 'picture',
  originalId: null,
  width: 300,
  height: 270,
  hasAlpha: false,
  type: 'image/png',
};

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
