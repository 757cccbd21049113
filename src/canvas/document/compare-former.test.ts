import { expect, it } from 'vitest';
import type { EditorState } from '../editor-types.ts';
import type { Scene } from '../scene/scene.ts';
import { createCompareFormer } from './compare-former.ts';
import type { Page } from './page.ts';

const pageOf = (id: string): Page => ({
  ...{ id, documentId: 'd', name: id, source: new Blob(), corner: { x: 0, y: 0 }, original: null },
  picture: { width: 30, height: 20, hasAlpha: false } as Page['picture'],
});

/** A result with a picture before it, whose pixels come when `wake` is settled. */
const setUp = () => {
  const state = { split: null } as EditorState;
  const scene = { comparison: null, announce: () => {} } as unknown as Scene;
  const errors: unknown[] = [];
  const pinned = new Set<Page>();
  const waking: PromiseWithResolvers<void>[] = [];
  let former: Page | null = pageOf('before');
  const compare = createCompareFormer({
    scene,
    state,
    current: () => pageOf('after'),
    former: () => former,
    pages: {
      wake: () => {
        const wake = Promise.withResolvers<void>();
        waking.push(wake);
        return wake.promise;
      },
      pin: (page) => {
        pinned.add(page);
        return () => pinned.delete(page);
      },
    },
    onError: (error) => errors.push(error),
  });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const showFormer = (page: Page): void => void (former = page);
  return { state, scene, errors, pinned, waking, compare, settle, showFormer };
};

it('A comparison that can not be shown is told, and ends', async () => {
  const { state, errors, pinned, waking, compare, settle } = setUp();
  compare.set(0.5, false);
  waking[0]?.reject(new Error('gone'));
  await settle();
  expect([errors.length, state.split, pinned.size]).toEqual([1, null, 0]);
});

it('Nobody is told of one that was ended while it was decoded', async () => {
  const { state, errors, waking, compare, settle } = setUp();
  compare.set(0.5, false);
  compare.set(null, false);
  waking[0]?.reject(new Error('gone'));
  await settle();
  expect([errors, state.split]).toEqual([[], null]);
});

it('One that fails late leaves the next one as it is', async () => {
  const { state, scene, errors, pinned, waking, compare, settle, showFormer } = setUp();
  compare.set(0.5, false);
  const other = pageOf('other');
  showFormer(other);
  compare.set(0.25, false);
  waking[0]?.reject(new Error('gone'));
  await settle();
  waking[1]?.resolve();
  await settle();
  expect([errors, state.split, [...pinned]]).toEqual([[], 0.25, [other]]);
  expect(scene.comparison?.picture.id).toBe('other');
});
