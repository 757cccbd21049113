import { expect, test } from 'vitest';
import { createFakeStorage } from '../../net/testing/fakes.ts';
import { noteLoad } from './page-load.ts';
import { leaveOriginal, readTabId } from './tab-id.ts';

test('A tab has one id over reloads, and a duplicate of it another one', () => {
  const [storage, duplicate] = [createFakeStorage(), createFakeStorage()];
  const page = new EventTarget();
  const id = readTabId(storage);
  noteLoad(storage, page);
  // The page is left, and come back to by the browser's Back.
  page.dispatchEvent(new Event('pagehide'));
  expect(leaveOriginal(storage)).toBeNull();
  page.dispatchEvent(new Event('pageshow'));
  // The browser copies what belongs to the tab.
  for (let at = 0; at < storage.length; at += 1) {
    const key = storage.key(at) ?? '';
    duplicate.setItem(key, storage.getItem(key) ?? '');
  }
  expect(leaveOriginal(duplicate)).toBe(id);
  expect(readTabId(duplicate)).not.toBe(id);

  page.dispatchEvent(new Event('pagehide'));
  expect(leaveOriginal(storage)).toBeNull();
  expect(readTabId(storage)).toBe(id);
});
