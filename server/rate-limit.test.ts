import { expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

it('lets everybody do so many within the time, and says how long to wait', () => {
  let time = 1_000;
  const wait = createRateLimit({ most: 2, windowMs: 60_000, now: () => time });
  expect([wait('a'), wait('a'), wait('a')]).toEqual([null, null, 60]);
  expect(wait('b')).toBe(null);
  time += 59_001;
  expect(wait('a')).toBe(1);
  time += 999;
  expect([wait('a'), wait('a'), wait('a')]).toEqual([null, null, 60]);
});
