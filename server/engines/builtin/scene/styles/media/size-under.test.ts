import { describe, expect, it } from 'vitest';
import { sizeUnder } from './size-under.ts';

describe('the size of a scene under a medium', () => {
  const large = { width: 1024, height: 1024 };

  it('is about half of a large picture that broad brushes paint', () => {
    for (const medium of ['oil', 'impressionist', 'whirling', 'expressionist'] as const) {
      expect([medium, sizeUnder(medium, large) > 0.35]).toEqual([medium, true]);
      expect([medium, sizeUnder(medium, large) < 0.55]).toEqual([medium, true]);
    }
  });

  it('is the picture itself where every pixel is shown, or a brush is fine already', () => {
    expect(sizeUnder(null, large)).toBe(1);
    expect(sizeUnder('watercolour', large)).toBe(1);
    expect(sizeUnder('mono', large)).toBe(1);
    expect(sizeUnder('oil', { width: 160, height: 120 })).toBe(1);
  });
});
