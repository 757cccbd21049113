import { describe, expect, it } from 'vitest';
import { answererOf, fitsBuild, outdated, standIn } from './decide.ts';

const ORIGIN = 'https://paint.example';
const ask = (path: string, rest: Partial<Request> = {}) =>
  answererOf({ method: 'GET', mode: 'cors', url: new URL(path, ORIGIN).href, ...rest }, ORIGIN);

describe('A request is answered by', () => {
  it.each(['/', '/edit?handle', '/zh/flux-context', '/image-detail/1'])(
    'the page for %s that is opened',
    (path) => expect(ask(path, { mode: 'navigate' })).toBe('page'),
  );
  it.each([
    '/assets/index-1a2b.js',
    '/icons/any-192.png',
    '/manifest.webmanifest',
    '/manifest.zh.webmanifest',
  ])('the file %s', (path) => expect(ask(path)).toBe('file'));
  it.each([
    ['/api/tasks/1', {}],
    ['/api/docs', { mode: 'navigate' as const }],
    ['/api/images/1?sig=2', {}],
    ['/mqtt', {}],
    ['/assets/index.js', { method: 'POST' }],
    ['https://elsewhere.example/assets/a.js', {}],
    ['/sw.js', {}],
    ['/robots.txt', {}],
  ])('the network for %s', (path, rest) => expect(ask(path, rest)).toBe('network'));
});

describe('The page that stands in', () => {
  const pages = ['/', '/zh', '/edit'];
  it.each([
    ['/', '/'],
    ['/zh/', '/zh'],
    ['/edit', '/edit'],
    ['/zh/edit', '/edit'],
    ['/flux-context', '/edit'],
  ])('for %s is %s', (path, page) => expect(standIn(path, pages)).toBe(page));
});

describe('A page', () => {
  const files = ['/assets/a-1.js', '/assets/a-1.css'];
  it('fits the files that it names, whatever pictures and fonts it shows', () => {
    const html = '<script src="/assets/a-1.js"></script><img src="/assets/photo-2.webp">';
    expect(fitsBuild(html, files)).toBe(true);
  });
  it('of a newer build does not', () => {
    expect(fitsBuild('<link href="/assets/a-1.css"><script src="/assets/a-2.js">', files)).toBe(
      false,
    );
  });
});

describe('Caches of former builds', () => {
  it('stay for open tabs, but for the oldest; those of others are none of ours', () => {
    const caches = ['overpaint-1', 'theirs', 'overpaint-2', 'overpaint-3', 'overpaint-4'];
    expect(outdated(caches, 'overpaint-4')).toEqual(['overpaint-1']);
    expect(outdated(caches.slice(0, 4), 'overpaint-3')).toEqual([]);
  });
});
