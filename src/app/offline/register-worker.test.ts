import { describe, expect, it } from 'vitest';
import { settle } from '../../net/testing/fakes.ts';
import { registerWorker } from './register-worker.ts';

/** A page of which the server answers so for the worker; `calls` are what was done, in order. */
const createPage = (status: number, isLoaded: boolean) => {
  const calls: string[] = [];
  let load = (): void => {};
  const page = {
    document: { readyState: isLoaded ? ('complete' as const) : ('loading' as const) },
    addEventListener: (name: string, listener: () => void) => {
      calls.push(name);
      load = listener;
    },
    setTimeout: () => 0,
    requestIdleCallback: (work: () => void) => {
      calls.push('idle');
      work();
      return 0;
    },
    fetch: async () => new Response(null, { status }),
    navigator: {
      serviceWorker: {
        register: async (url: string) => {
          calls.push(`register ${url}`);
          throw new Error('no matter');
        },
      },
    },
  };
  return { page, calls, load: () => load() };
};

describe('The service worker', () => {
  it('is registered once the page is loaded and idle', async () => {
    const { page, calls, load } = createPage(200, false);
    registerWorker(page, () => {});
    await settle();
    expect(calls).toEqual(['load']);
    load();
    await settle();
    expect(calls).toEqual(['load', 'idle', 'register /sw.js']);
  });

  it('is not registered at a server that has none, nor where the browser offers none', async () => {
    const { page, calls } = createPage(404, true);
    registerWorker(page, () => {});
    registerWorker({ ...page, navigator: {} }, () => {});
    await settle();
    expect(calls).toEqual(['idle']);
  });
});
