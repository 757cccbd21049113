import { expect, it } from 'vitest';
import { createFakeStorage } from '../../net/testing/fakes.ts';
import { createSelectedImage } from './selected-image.ts';
import { WORKSPACE_KEY } from './workspace-key.ts';

it('names the open document by reference under both keys, and nothing when none is open', () => {
  const storage = createFakeStorage();
  storage.setItem(WORKSPACE_KEY, 'w1');
  const named = () => [storage.getItem('areaRedrawImage'), storage.getItem('expandImage')];
  const selected = createSelectedImage(storage);
  selected.show('d1');
  const reference = JSON.stringify({ workspaceId: 'w1', documentId: 'd1' });
  expect(named()).toEqual([reference, reference]);
  selected.show(null);
  expect(named()).toEqual([null, null]);
});
