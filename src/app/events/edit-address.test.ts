import { describe, expect, it } from 'vitest';
import { addressOfView, isFromAreaRedraw, viewOfPath, withoutSource } from './edit-address.ts';

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

describe('withoutSource', () => {
  it('takes the source away and nothing else', () => {
    const address = { pathname: '/ar/edit', search: '?handle=&source=AreaRedraw&x=1', hash: '#h' };
    expect(withoutSource(address)).toBe('/ar/edit?handle=&x=1#h');
    expect(withoutSource({ pathname: '/edit', search: '?source=AreaRedraw', hash: '' })).toBe(
      '/edit',
    );
  });

  it.each([
    ['?source=AreaRedraw', true],
    ['source=AreaRedraw', true],
    ['?source=arearedraw', false],
    ['', false],
  ])('%s came from area redraw: %s', (search, is) => {
    expect(isFromAreaRedraw(search)).toBe(is);
  });
});
