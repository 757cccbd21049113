import { expect, test } from 'vitest';
import { isRecent } from './platform.ts';

const DAY = 24 * 60 * 60 * 1000;

test('Recent is what was within the span, and nothing that a clock which was set back puts ahead', () => {
  const at = 10 * DAY;
  expect([0, 999, 1_000].map((later) => isRecent(at, at + later, 1_000))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isRecent(at, at - DAY, 1_000)).toBe(false);
  // Another tab's clock, which is a little ahead.
  expect(isRecent(at, at - 3, 1_000)).toBe(true);
  expect(isRecent(Number.NEGATIVE_INFINITY, at, 1_000)).toBe(false);
});
