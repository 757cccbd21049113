import { describe, expect, it } from 'vitest';
import { isBearded } from './costumes.ts';

describe('a mage', () => {
  it('has a beard unless one is young or a woman', () => {
    expect(isBearded('mage', ['mage'])).toBe(true);
    expect(isBearded('mage', ['mage', 'youthful'])).toBe(false);
    expect(isBearded('mage', ['mage', 'woman'])).toBe(false);
  });
});
