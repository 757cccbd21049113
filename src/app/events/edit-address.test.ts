import { describe, expect, it } from 'vitest';
import { addressOfView, viewOfPath } from './edit-address.ts';

describe('viewOfPath', () => {
  it.each([
    ['/edit', 'edit'],
    ['/area-redraw', 'area-redraw'],
    ['/zh/remove', 'remove'],
    ['/ar/expand/', 'expand'],
    ['/', null],
    ['/expand/more', null],
    ['/xx/edit', null],
  ])('reads %s as %s', (path, view) => {
    expect(viewOfPath(path)).toBe(view);
  });
});

describe('addressOfView', () => {
  it.each([
    ['/edit', '', '/remove'],
    ['/zh/expand', '', '/zh/remove'],
    ['/edit', '?handle=&surface=2d', '/remove?handle=&surface=2d'],
    ['/edit', '?view=all&source=AreaRedraw', '/remove?source=AreaRedraw'],
  ])('leads from %s%s to %s', (pathname, search, expected) => {
    expect(addressOfView('remove', { pathname, search })).toBe(expected);
  });
});
