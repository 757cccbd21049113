import { expect, test } from 'vitest';
import { createWorkHint } from './work-hint.ts';

const createStorage = () => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
};

test('A tab with nothing open leaves alone what another one noted', () => {
  const storage = createStorage();
  const [one, other] = [createWorkHint(storage, 'one'), createWorkHint(storage, 'other')];
  one.note(true);
  other.note(false);
  expect(one.isThere()).toBe(true);
  one.note(false);
  expect(one.isThere()).toBe(false);
});
