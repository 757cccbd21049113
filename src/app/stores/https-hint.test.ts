import { expect, it } from 'vitest';
import type { KeyValueStorage } from '../../net/index.ts';
import { createHttpsHint } from './https-hint.ts';

const emptyStorage = (): KeyValueStorage => {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
};

it('says nothing where the page came over HTTPS', () => {
  const hint = createHttpsHint({ isSecureContext: true, storage: emptyStorage() });
  expect(hint.state.isShown).toBe(false);
});

it('is there on every page without HTTPS until it was dismissed, and then never again', () => {
  const storage = emptyStorage();
  const open = () => createHttpsHint({ isSecureContext: false, storage });
  expect(open().state.isShown).toBe(true);
  const hint = open();
  expect(hint.state.isShown).toBe(true);
  hint.dismiss();
  expect(hint.state.isShown).toBe(false);
  expect(open().state.isShown).toBe(false);
});
