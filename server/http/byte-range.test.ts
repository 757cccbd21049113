import { describe, expect, it } from 'vitest';
import { readByteRange } from './byte-range.ts';

describe('readByteRange', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=5-', { start: 5, end: 9 }],
    ['bytes=5-99', { start: 5, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-99', { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-4', null],
    ['bytes=0-1,3-4', null],
    ['bytes=-', null],
    [undefined, null],
  ])('reads %s of ten bytes', (header, expected) => {
    expect(readByteRange(header, 10)).toEqual(expected);
  });
});
