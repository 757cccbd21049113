import { beforeAll, describe, expect, it, vi } from 'vitest';

type Listener = (event: object) => void;

/** By a name that the compiler does not follow: a worker has other globals than the tests. */
const WORKER = new URL('./worker.ts', import.meta.url).href;
const ORIGIN = 'https://paint.example';
const listeners = new Map<string, Listener>();
/** Whom the worker asked for the lock, none of whom is ever given it. */
const waiting: string[] = [];

beforeAll(async () => {
  vi.stubGlobal('OFFLINE_BUILD', { version: 'one', files: [], pages: ['/'] });
  vi.stubGlobal('self', {
    location: new URL('/sw.js', ORIGIN),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  });
  const kept: Record<string, string> = { '/': 'the kept page' };
  vi.stubGlobal('caches', {
    match: async (path: string) => (path in kept ? new Response(kept[path]) : undefined),
  });
  vi.stubGlobal('navigator', {
    locks: {
      request: (name: string) => {
        waiting.push(name);
        return new Promise(() => {});
      },
    },
  });
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.mode === 'navigate') throw new TypeError('nothing answers');
    return new Response('a part of the app');
  });
  await import(WORKER);
});

/** What the worker answers for a file of its origin. */
const ask = (path: string, rest: object = {}): Promise<Response> =>
  new Promise((resolve, reject) => {
    listeners.get('fetch')?.({
      request: new Request(new URL(path, ORIGIN)),
      ...rest,
      respondWith: (answer: Promise<Response>) => void answer.then(resolve, reject),
      waitUntil: () => {},
    });
  });

describe('The offline worker', () => {
  it('answers with a file that it has not, whoever holds the lock of what is kept', async () => {
    expect(await (await ask('/assets/screen-1a2b.js')).text()).toBe('a part of the app');
    expect(waiting).toHaveLength(1);
  });

  it.each<[string, () => Promise<Response>]>([
    ['an error for an answer', async () => Response.error()],
    ['a rejection', () => Promise.reject(new TypeError('no network'))],
  ])('answers with the kept page where the browser that asked ahead got %s', async (_, ahead) => {
    const request = { url: `${ORIGIN}/`, method: 'GET', mode: 'navigate' };
    const answer = await ask('/', { request, preloadResponse: ahead() });
    expect(await answer.text()).toBe('the kept page');
  });
});
