import { expect, it } from 'vitest';
import { createFakeClock } from '../../net/testing/fakes.ts';
import { createServerStore } from '../stores/server-store.ts';
import { keepTrying, TRY_MS } from './keep-trying.ts';

const CONFIG = {
  maxUploadBytes: 1,
  maxPartBytes: 1,
  maxPixels: 1,
  engines: [],
  signIn: false,
  importFromUrl: true,
  retentionDays: null,
  picturesPerDay: null,
};

const setUp = () => {
  const clock = createFakeClock();
  const control = { isUp: false, calls: 0 };
  const server = createServerStore({
    config: async () => {
      control.calls++;
      if (!control.isUp) throw new Error('away');
      return CONFIG;
    },
  });
  return { clock, control, server, stop: keepTrying(server, clock) };
};

it('asks for a server that is away until it answers, and then no more', async () => {
  const { clock, control, server } = setUp();
  await clock.pass(TRY_MS);
  expect(control.calls).toBe(0);
  server.setReachable(false);
  await clock.pass(3 * TRY_MS);
  expect([control.calls, server.state.reachable]).toEqual([3, false]);
  control.isUp = true;
  await clock.pass(TRY_MS);
  expect([control.calls, server.state.reachable]).toEqual([4, true]);
  await clock.pass(3 * TRY_MS);
  expect([control.calls, clock.waiting()]).toEqual([4, 0]);
});

it('leaves it alone while there is no network, and when it is ended', async () => {
  const { clock, control, server, stop } = setUp();
  server.setOnline(false);
  server.setReachable(false);
  await clock.pass(3 * TRY_MS);
  expect(control.calls).toBe(0);
  server.setOnline(true);
  await clock.pass(TRY_MS);
  expect(control.calls).toBe(1);
  stop();
  await clock.pass(3 * TRY_MS);
  expect(control.calls).toBe(1);
});
