/** Fails in every way that tests can: see `vitest-outcome.test.mjs`, which runs this file. */
import { beforeAll, describe, expect, it } from 'vitest';

it('passes', () => {});

it('takes away', () => expect(3 - 1).toBe(1));

describe('with a hook', () => {
  beforeAll(() => {
    throw new Error('no server');
  });
  it('is not reached', () => {});
});

it('leaves a promise alone', async () => {
  void Promise.reject(new Error('nobody listens'));
});
