import { describe, expect, it } from 'vitest';
import { splitLanguage, withLanguage } from './language-route.ts';

describe('splitLanguage', () => {
  it.each([
    ['/', null, '/'],
    ['/edit', null, '/edit'],
    ['/zh', 'zh', '/'],
    ['/zh/', 'zh', '/'],
    ['/ar/edit', 'ar', '/edit'],
    ['/ar/image-detail/7', 'ar', '/image-detail/7'],
    ['/ZH/edit', 'zh', '/edit'],
    ['/zhang/edit', null, '/zhang/edit'],
    ['/xx/edit', null, '/xx/edit'],
  ])('reads %s as language %s and path %s', (path, language, rest) => {
    expect(splitLanguage(path)).toEqual({ language, path: rest });
  });
});

describe('withLanguage', () => {
  it.each([
    ['/', '/ar/'],
    ['/zh/', '/ar/'],
    ['/zh', '/ar/'],
    ['/edit', '/ar/edit'],
    ['/zh/edit', '/ar/edit'],
    ['/ar/edit', '/ar/edit'],
  ])('turns %s into %s', (path, expected) => {
    expect(withLanguage(path, 'ar')).toBe(expected);
  });
});
