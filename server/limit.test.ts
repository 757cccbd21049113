import { expect, it } from 'vitest';
import { createFairLimit, createLimit } from './limit.ts';

/** Work that lasts until it is let go, and notes that it began. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

it('lets so many pieces of work go on at once, the others in order', async () => {
  const { begun, work, end } = createWork();
  const limit = createLimit(2);
  const all = ['a', 'b', 'c', 'd'].map((name) => limit(work(name)));
  expect(begun).toEqual(['a', 'b']);
  end('b');
  await all[1];
  await Promise.resolve();
  expect(begun).toEqual(['a', 'b', 'c']);
  end('a');
  await all[0];
  end('c');
  await all[2];
  end('d');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
});

it('goes on after work that failed', async () => {
  const limit = createLimit(1);
  await expect(limit(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limit(async () => 'next')).toBe('next');
});

it('lets who waits leave, without having begun and without taking a turn', async () => {
  const { begun, work, end } = createWork();
  const limit = createLimit(1);
  const leaving = new AbortController();
  const first = limit(work('first'));
  const left = limit(work('left'), leaving.signal);
  const last = limit(work('last'));
  leaving.abort(new Error('gone'));
  await expect(left).rejects.toThrow('gone');
  await expect(limit(work('late'), leaving.signal)).rejects.toThrow('gone');
  end('first');
  await first;
  await Promise.resolve();
  end('last');
  expect(await last).toBe('last');
  expect(begun).toEqual(['first', 'last']);
  expect(await limit(async () => 'free')).toBe('free');
});

it('does not disturb work under way when its signal aborts', async () => {
  const { work, end } = createWork();
  const leaving = new AbortController();
  const limit = createLimit(1);
  const going = limit(work('going'), leaving.signal);
  leaving.abort();
  end('going');
  expect(await going).toBe('going');
});

it('lets those who wait take turns, whatever one of them asks for', async () => {
  const { begun, work, end } = createWork();
  const limit = createFairLimit(1);
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'];
  const leaving = new AbortController();
  const first = limit('a', work('first'));
  const all = names.map((name) => limit(name.slice(0, 1), work(name)));
  const left = [limit('c', work('left'), leaving.signal), limit('d', work('left'), leaving.signal)];
  leaving.abort(new Error('gone'));
  for (const one of left) await expect(one).rejects.toThrow('gone');
  end('first');
  await first;
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']) {
    await expect.poll(() => begun.at(-1)).toBe(name);
    end(name);
  }
  expect(await Promise.all(all)).toEqual(names);
});
