import { expect, it } from 'vitest';
import { createFakeClock } from '../../net/testing/fakes.ts';
import { createFakeHeld } from '../testing/fake-held.ts';
import type { HeldWork } from './held-work.ts';
import { HELD_LIMIT_MS, limitHeld } from './limit-held.ts';

const SILENT = 'The storage of the browser does not answer.';
const work = (id: string, bytes = 0): HeldWork => ({
  ...{ id, key: `key-${id}`, tab: 'tab1', bytes },
  work: { call: 'create', task: { prompt: id } },
});
const messageOf = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'done',
    (error: unknown) => (error instanceof Error ? error.message : error),
  );

it('ends every call that is not answered, a large one later, and stops its clock', async () => {
  const [clock, held] = [createFakeClock(), createFakeHeld()];
  held.silence = new Promise(() => {});
  const storage = limitHeld(held, clock);
  const calls = [storage.list(), storage.add(work('1')), storage.remove('1')].map(messageOf);
  const large = messageOf(storage.add(work('2', 10_000_000)));
  await clock.pass(HELD_LIMIT_MS);
  expect(await Promise.all(calls)).toEqual([SILENT, SILENT, SILENT]);
  expect(clock.waiting()).toBe(1);
  await clock.pass(10_000);
  expect([await large, clock.waiting()]).toEqual([SILENT, 0]);
});

it('hands on answers and failures in time', async () => {
  const [clock, held] = [createFakeClock(), createFakeHeld()];
  const storage = limitHeld(held, clock);
  await storage.add(work('1'));
  expect(await storage.list()).toEqual([work('1')]);
  held.isDenied = true;
  await expect(storage.list()).rejects.toThrow('denied');
  expect(clock.waiting()).toBe(0);
});

it('takes out what was kept too late: its asker was told that it was not', async () => {
  const [clock, held] = [createFakeClock(), createFakeHeld()];
  const storage = limitHeld(held, clock);
  const late = Promise.withResolvers<void>();
  held.silence = late.promise;
  const adding = messageOf(storage.add(work('1')));
  await clock.pass(HELD_LIMIT_MS);
  expect(await adding).toBe(SILENT);
  held.silence = null;
  late.resolve();
  await clock.pass(0);
  expect(await held.list()).toEqual([]);
});
