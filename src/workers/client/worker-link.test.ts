import * as Comlink from 'comlink';
import { describe, expect, it } from 'vitest';
import type { RemoteService } from '../shared/remote.ts';
import { createWorkerLink } from './worker-link.ts';

/** A worker without a thread: a port with a service behind it. */
function createFarm() {
  const workers: { crash: () => void; calls: string[]; aborted: number[] }[] = [];

  const spawn = (): Worker => {
    const { port1, port2 } = new MessageChannel();
    let late: ((share: number) => void) | undefined;
    const seen = { calls: [] as string[], aborted: [] as number[], crash: () => undefined as void };
    const service: RemoteService = {
      async call(_number, method, parameters, onProgress) {
        seen.calls.push(`${method}(${parameters.join()})`);
        if (method === 'work') {
          await onProgress?.(0.5);
          late = onProgress;
        }
        if (method === 'hang') return new Promise(() => undefined);
        if (method === 'fail') {
          const failure = { aborted: false, code: 'image_truncated', message: 'cut' } as const;
          return { ok: false, failure };
        }
        if (method === 'tellLate') await late?.(0.9);
        return { ok: true, value: parameters[0] };
      },
      abort: (number) => void seen.aborted.push(number),
      pulse: () => Promise.resolve(null),
    };
    Comlink.expose(service, port2);
    seen.crash = () => void port1.dispatchEvent(new Event('error'));
    workers.push(seen);
    const terminate = (): void => {
      port1.close();
      port2.close();
    };
    return Object.assign(port1, { terminate }) as EventTarget as Worker;
  };
  return { spawn, workers };
}

const nothing = (): Promise<void> => Promise.resolve();

describe('the link to a worker', () => {
  it('answers calls, and fails with the code that the worker gave', async () => {
    const { spawn } = createFarm();
    const link = createWorkerLink(spawn, nothing);
    expect(await link.call('echo', ['hello'])).toBe('hello');
    await expect(link.call('fail', [])).rejects.toMatchObject({ code: 'image_truncated' });
    link.destroy();
  });

  it('hears how far a call is until it is answered', async () => {
    const { spawn } = createFarm();
    const link = createWorkerLink(spawn, nothing);
    const heard: number[] = [];
    expect(await link.call('work', ['done'], undefined, (share) => heard.push(share))).toBe('done');
    expect(heard).toEqual([0.5]);
    await link.call('tellLate', []);
    expect(heard).toEqual([0.5]);
    link.destroy();
  });

  it('rejects what is pending when the worker dies, and the next call starts a new one', async () => {
    const { spawn, workers } = createFarm();
    const link = createWorkerLink(spawn, nothing);
    const pending = [link.call('hang', [1]), link.call('hang', [2])];
    await link.call('echo', ['sent']);
    workers[0]?.crash();
    for (const call of pending) await expect(call).rejects.toMatchObject({ code: 'worker_lost' });
    expect(await link.call('echo', ['again'])).toBe('again');
    expect(workers.length).toBe(2);
    link.destroy();
  });

  it('restores a new worker before the first call reaches it', async () => {
    const { spawn, workers } = createFarm();
    const link = createWorkerLink(spawn, async (call) => void (await call('restore', ['all'])));
    await link.call('echo', [1]);
    workers[0]?.crash();
    await link.call('echo', [2]);
    expect(workers.map((worker) => worker.calls)).toEqual([
      ['echo(1)'],
      ['restore(all)', 'echo(2)'],
    ]);
    link.destroy();
  });

  it('rejects an aborted call at once and tells the worker', async () => {
    const { spawn, workers } = createFarm();
    const link = createWorkerLink(spawn, nothing);
    const controller = new AbortController();
    const call = link.call('hang', [1], controller.signal);
    await link.call('echo', ['sent']);
    controller.abort(new Error('changed my mind'));
    await expect(call).rejects.toThrow('changed my mind');
    await link.call('echo', ['after']);
    expect(workers[0]?.aborted.length).toBe(1);
    await expect(link.call('echo', [1], controller.signal)).rejects.toThrow('changed my mind');
    link.destroy();
  });

  it('keeps the order of calls', async () => {
    const { spawn, workers } = createFarm();
    const link = createWorkerLink(spawn, nothing);
    await Promise.all([1, 2, 3, 4].map((number) => link.call('echo', [number])));
    expect(workers[0]?.calls).toEqual(['echo(1)', 'echo(2)', 'echo(3)', 'echo(4)']);
    link.destroy();
  });

  it('rejects what is pending and all that follows once it is ended', async () => {
    const { spawn } = createFarm();
    const link = createWorkerLink(spawn, nothing);
    const pending = link.call('hang', []);
    await link.call('echo', ['sent']);
    link.destroy();
    await expect(pending).rejects.toMatchObject({ code: 'worker_lost' });
    await expect(link.call('echo', [])).rejects.toMatchObject({ code: 'worker_lost' });
  });
});
