import { expect, it } from 'vitest';
import { shareUnderWay } from './share-under-way.ts';

it('does what many ask for at once one time, and anew for who asks later', async () => {
  let done = 0;
  const ask = shareUnderWay(async () => ++done);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
  expect(await ask()).toBe(2);
});

it('is asked anew after it failed', async () => {
  const answers = [Promise.reject(new Error('no')), Promise.resolve('yes')];
  const ask = shareUnderWay(async () => answers.shift());
  await expect(ask()).rejects.toThrow('no');
  expect(await ask()).toBe('yes');
});
