import { describe, expect, it } from 'vitest';
import { createPageStorage } from './page-storage.ts';

const denied = () =>
  createPageStorage(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });

/** A storage that has something and has room for nothing more. */
const full = () => {
  const stored = new Map([['old', 'kept']]);
  return createPageStorage(() => ({
    length: stored.size,
    key: (index) => [...stored.keys()][index] ?? null,
    getItem: (name) => stored.get(name) ?? null,
    setItem: () => {
      throw new DOMException('There is no room.', 'QuotaExceededError');
    },
    removeItem: (name) => void stored.delete(name),
    clear: () => stored.clear(),
  }));
};

const namesOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index));

describe('storage of the page', () => {
  it('remembers as long as the page lives where the browser denies it', () => {
    const storage = denied();
    expect(storage.getItem('user')).toBe(null);
    storage.setItem('user', 'a guest');
    expect([storage.getItem('user'), namesOf(storage)]).toEqual(['a guest', ['user']]);
    storage.removeItem('user');
    expect([storage.getItem('user'), namesOf(storage)]).toEqual([null, []]);
  });

  it('goes on with what is newer where the browser has no room', () => {
    const storage = full();
    storage.setItem('old', 'newer');
    storage.setItem('new', 'first');
    expect([storage.getItem('old'), storage.getItem('new')]).toEqual(['newer', 'first']);
    expect(namesOf(storage)).toEqual(['old', 'new']);
    storage.clear();
    expect(storage.length).toBe(0);
  });
});
