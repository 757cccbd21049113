import { describe, expect, it } from 'vitest';
import { PAGE_SIZES, pageWindow, readGalleryQuery, withGalleryQuery } from './gallery-query.ts';

describe('the gallery in the address', () => {
  it('begins with the first 16 cards of every kind', () => {
    expect(readGalleryQuery('view=all')).toEqual({ page: 1, size: 16, q: '', kind: null });
  });

  it('reads back what was written and leaves the rest of the address alone', () => {
    const wish = { page: 3, size: 24, q: 'a & b', kind: 'remove' } as const;
    const search = withGalleryQuery('view=all&handle', wish);
    expect(readGalleryQuery(search)).toEqual(wish);
    expect(search).toMatch(/^view=all&handle=/);
    const plain = withGalleryQuery(search, { page: 1, size: 16, q: '', kind: null });
    expect(plain).toBe('view=all&handle=');
  });

  it.each([{ size: 6 }, { q: 'cat' }, { kind: 'expand' }] as const)(
    'begins at page 1 with %j',
    (change) => {
      expect(readGalleryQuery(withGalleryQuery('page=7', change))).toMatchObject({
        page: 1,
        ...change,
      });
    },
  );

  it.each(['page=0', 'page=-2', 'page=x', 'page=1e9', 'size=15', 'size=100', 'kind=text-to-image'])(
    'takes %s for not said',
    (search) => {
      expect(readGalleryQuery(search)).toEqual(readGalleryQuery(''));
    },
  );

  it('offers the sizes of the specification', () => {
    expect(PAGE_SIZES).toEqual([6, 12, 16, 24, 48]);
  });
});

describe('page numbers', () => {
  it.each([
    [1, 2, [1, 2]],
    [1, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 3, 4, 5]],
    [3, 9, [1, 2, 3, 4, 5]],
    [4, 9, [2, 3, 4, 5, 6]],
    [7, 9, [5, 6, 7, 8, 9]],
    [9, 9, [5, 6, 7, 8, 9]],
    [1, 0, []],
  ])('around page %i of %i are %j', (page, total, numbers) => {
    expect(pageWindow(page, total)).toEqual(numbers);
  });

  it('are always in order, within the pages, at most five, and hold the present one', () => {
    const wrong: string[] = [];
    for (let total = 1; total <= 30; total++) {
      for (let page = 1; page <= total; page++) {
        const shown = pageWindow(page, total);
        const isRun = shown.every((number, at) => number === (shown[0] ?? 0) + at);
        const isWithin = (shown[0] ?? 0) >= 1 && (shown.at(-1) ?? 0) <= total;
        const isFull = shown.length === Math.min(5, total) && shown.includes(page);
        if (!isRun || !isWithin || !isFull) wrong.push(`${page} of ${total}: ${shown}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
