import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { fetchCode as FetchCode } from './fetch-code.ts';
import { isLostCode } from './lost-code.ts';

const FILES = ['assets/dialog.js', 'assets/shared.js'];

let fetchCode: typeof FetchCode;
/** Answers to what is fetched, by its address and how often it was asked for before. */
let answer: (address: string, before: number) => Promise<Response>;
let asked: string[];
/** Of the page itself. */
let named: string[];
let imports: number;

const load = async (): Promise<string> => {
  imports += 1;
  return 'code';
};
const file = async (): Promise<Response> => new Response('code');

beforeEach(async () => {
  vi.resetModules();
  ({ fetchCode } = await import('./fetch-code.ts'));
  vi.useFakeTimers();
  asked = [];
  named = [];
  imports = 0;
  answer = file;
  vi.stubGlobal('fetch', (address: string) => {
    const before = asked.filter((one) => one === address).length;
    asked.push(address);
    return answer(address, before);
  });
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => named.push(href) },
    querySelector: (selector: string) =>
      named.find((name) => selector.includes(`"${name}"`)) ?? null,
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('imports code once all of its files are there', async () => {
  const last = Promise.withResolvers<Response>();
  answer = (address) => (address.includes('shared') ? last.promise : file());
  const code = fetchCode(load, FILES);
  await vi.advanceTimersByTimeAsync(1);
  expect([asked, imports]).toEqual([['/assets/dialog.js', '/assets/shared.js'], 0]);
  last.resolve(await file());
  expect(await code).toBe('code');
});

it('fetches nothing twice, and nothing that the page names', async () => {
  named = ['/assets/shared.js'];
  await Promise.all([fetchCode(load, FILES), fetchCode(load, FILES)]);
  await fetchCode(load, FILES);
  expect(asked).toEqual(['/assets/dialog.js']);
});

it('does not import what did not come, and fetches it once more when it is wanted again', async () => {
  answer = (_, before) => (before === 0 ? Promise.reject(new TypeError('no network')) : file());
  const failure = await fetchCode(load, ['assets/dialog.js']).catch((error: unknown) => error);
  expect([isLostCode(failure), imports]).toEqual([false, 0]);
  expect(await fetchCode(load, ['assets/dialog.js'])).toBe('code');
});

it.each([
  [404, true],
  [502, false],
])('knows from %i whether the server may still have it', async (status, isLost) => {
  answer = async () => new Response('', { status });
  const failure = await fetchCode(load, FILES).catch((error: unknown) => error);
  expect([failure instanceof Error, isLostCode(failure), imports]).toEqual([true, isLost, 0]);
});

it('asks anew for what hangs, and takes what comes first', async () => {
  const slow = Promise.withResolvers<Response>();
  answer = (_, before) => (before === 0 ? slow.promise : file());
  void fetchCode(load, ['assets/dialog.js']);
  await vi.advanceTimersByTimeAsync(1_000);
  void fetchCode(load, ['assets/dialog.js']);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await fetchCode(load, ['assets/dialog.js'])).toBe('code');
  expect(asked).toHaveLength(2);
});

it('is content with what was slow where asking anew fails', async () => {
  const slow = Promise.withResolvers<Response>();
  answer = (_, before) => (before === 0 ? slow.promise : Promise.reject(new TypeError('none')));
  void fetchCode(load, ['assets/dialog.js']);
  await vi.advanceTimersByTimeAsync(10_000);
  const code = fetchCode(load, ['assets/dialog.js']);
  slow.resolve(await file());
  expect(await code).toBe('code');
});
