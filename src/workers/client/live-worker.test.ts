import * as Comlink from 'comlink';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RemoteService } from '../shared/remote.ts';
import { startWorker } from './live-worker.ts';

/** A worker without a thread or locks, that somebody waits for. */
function awaitedWorker(pulse: RemoteService['pulse']) {
  const { port1, port2 } = new MessageChannel();
  Comlink.expose({ pulse }, port2);
  const terminate = (): void => {
    port1.close();
    port2.close();
  };
  const live = startWorker(Object.assign(port1, { terminate }) as EventTarget as Worker);
  live.onLost(() => undefined);
  return live;
}

describe('a worker that somebody waits for', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('counts as dead after minutes of silence', () => {
    const live = awaitedWorker(() => new Promise(() => undefined));
    vi.advanceTimersByTime(240_000);
    expect(live.isLost()).toBe(false);
    vi.advanceTimersByTime(120_000);
    expect(live.isLost()).toBe(true);
  });

  it('lives on if it was the machine that slept', () => {
    const live = awaitedWorker(() => new Promise(() => undefined));
    vi.advanceTimersByTime(10_000);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 8 * 3_600_000);
    vi.advanceTimersByTime(10_000);
    expect(live.isLost()).toBe(false);
    live.lose();
  });
});
