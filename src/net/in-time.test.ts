import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE_MS, inTime } from './in-time.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('Code that is waited for', () => {
  it('is answered when it comes, and why it does not come', async () => {
    expect(await inTime(Promise.resolve('code'))).toBe('code');
    await expect(inTime(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  });

  it('is given up after a while, and there for who asks again', async () => {
    const coming = Promise.withResolvers<string>();
    const first = inTime(coming.promise);
    vi.advanceTimersByTime(CODE_MS - 1);
    expect(await Promise.race([first, Promise.resolve('waits')])).toBe('waits');
    vi.advanceTimersByTime(1);
    await expect(first).rejects.toThrow('late');
    coming.resolve('code');
    expect(await inTime(coming.promise)).toBe('code');
  });
});
