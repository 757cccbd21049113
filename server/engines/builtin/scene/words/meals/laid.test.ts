import { describe, expect, it } from 'vitest';
import { isLaid, standsOnFloor } from './laid.ts';

describe('what is put on tables', () => {
  it('stands on the floor of a porch where that can be, and on a table in a room', () => {
    for (const thing of ['pumpkin', 'lantern', 'flower'] as const) {
      expect(isLaid('porch', { thing })).toBe(false);
      expect(standsOnFloor('porch', { thing })).toBe(true);
      expect(isLaid('kitchen', { thing })).toBe(true);
      expect(isLaid('kitchen', { thing, on: 'chair' })).toBe(false);
    }
    expect(isLaid('porch', { thing: 'cup' })).toBe(true);
  });
});
