import { expect, test } from 'vitest';
import { createScratch } from './scratch.ts';

test('Memory is as long as asked for, all zero, and mostly the same again', () => {
  const scratch = createScratch();
  const first = scratch(100);
  first.fill(7);
  const second = scratch(60);
  expect(second).toEqual(new Uint8Array(60));
  expect(second.buffer).toBe(first.buffer);
  expect(scratch(5_000)).toEqual(new Uint8Array(5_000));
});
