import { describe, expect, it } from 'vitest';
import { lettering, widthOf } from './lettering.ts';

describe('lettering', () => {
  it('paints a word from its foot upward, letters side by side', () => {
    const isPainted = lettering('LI', 5);
    const drawn = [4, 3, 2, 1, 0].map((up) =>
      Array.from({ length: 7 }, (_, across) =>
        isPainted(across + 0.5, up + 0.5) ? '#' : '.',
      ).join(''),
    );
    expect(drawn).toEqual(['#....#.', '#....#.', '#....#.', '#....#.', '####.#.']);
  });

  it('paints nothing beside the word', () => {
    const isPainted = lettering('FIRE', 1);
    expect([isPainted(-0.1, 0.5), isPainted(0.1, 1.1), isPainted(0.1, -0.1)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is as wide as what it paints', () => {
    expect(widthOf('LI', 5)).toBe(6);
    expect(widthOf('LI', 10)).toBe(12);
  });
});
