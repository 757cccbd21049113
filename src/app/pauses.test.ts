import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { somebody } from './pauses.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What became of waiting for somebody. */
const waitForSomebody = () => {
  const seen = { came: false };
  void somebody().then(() => {
    seen.came = true;
  });
  return seen;
};

test('Somebody is there with the first move, key or touch', async () => {
  const seen = waitForSomebody();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen.came).toBe(false);
  window.dispatchEvent(new Event('pointermove'));
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.came).toBe(true);
});

test('Who does nothing is waited for five seconds', async () => {
  const seen = waitForSomebody();
  await vi.advanceTimersByTimeAsync(4_999);
  expect(seen.came).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(seen.came).toBe(true);
});
