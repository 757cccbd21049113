import { describe, expect, test, vi } from 'vitest';
import { createLate, lateMethods } from './late.ts';

const setUp = (
  make = async () => ({ verbs: { add: (one: number, two: number) => one + two } }),
) => {
  const load = vi.fn(make);
  const whole = createLate(load);
  return { load, whole, verbs: lateMethods(whole, ({ verbs }) => verbs) };
};

describe('What is loaded when it is first needed', () => {
  test('A call before it is there waits for it; all calls together load it once', async () => {
    const { load, whole, verbs } = setUp();
    expect(whole.current()).toBeNull();
    expect(load).not.toHaveBeenCalled();
    expect(await Promise.all([verbs.add(1, 2), verbs.add(3, 4)])).toEqual([3, 7]);
    expect(load).toHaveBeenCalledOnce();
  });

  test('Once it is there a call does its work in the same tick', async () => {
    const done: string[] = [];
    const whole = createLate(async () => ({ verbs: { note: (it: string) => done.push(it) } }));
    await whole.load();
    void lateMethods(whole, ({ verbs }) => verbs).note('now');
    expect(done).toEqual(['now']);
  });

  test('What could not be loaded is told to the caller and tried again by the next', async () => {
    let isOnline = false;
    const { verbs } = setUp(async () => {
      if (!isOnline) throw new Error('offline');
      return { verbs: { add: (one: number, two: number) => one + two } };
    });
    await expect(verbs.add(1, 2)).rejects.toThrow('offline');
    isOnline = true;
    expect(await verbs.add(1, 2)).toBe(3);
  });

  test('A method stays the same function', () => {
    const { verbs } = setUp();
    expect(verbs.add).toBe(verbs.add);
  });
});
