import { afterEach, describe, expect, it, vi } from 'vitest';
import { isPageEnlarged } from './page-enlarged.ts';

afterEach(() => void vi.unstubAllGlobals());

describe('a page', () => {
  it.each([
    [1, false],
    // What Chromium says of one that two fingers made small again.
    [1 + 2 ** -23, false],
    [1.01, true],
    [3, true],
  ])('at a scale of %d is enlarged: %s', (scale, isEnlarged) => {
    vi.stubGlobal('visualViewport', { scale });
    expect(isPageEnlarged()).toBe(isEnlarged);
  });
});
