import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  EXPAND_RATIOS,
  expandedSize,
  type Padding,
  paddingForSize,
  paddingForWish,
  sizeForRatio,
  typedPadding,
} from './expansion.ts';
import { brokenLimit } from './picture-limits.ts';

const side = fc.integer({ min: 1, max: 30_000 });
const picture = fc.record({ width: side, height: side });
const amount = fc.integer({ min: 0, max: 900 });
const padding = fc.record({ left: amount, right: amount, top: amount, bottom: amount });

describe('the size that a ratio asks for', () => {
  // Worked out by hand from document 2, 4.5: which side is kept, what the other one becomes.
  it.each([
    ['original', [641, 480], [641, 480]],
    ['1:1', [640, 480], [640, 640]],
    ['1:1', [480, 640], [640, 640]],
    ['1:1', [500, 500], [500, 500]],
    // The width is kept and the height grows …
    ['4:3', [800, 500], [800, 600]],
    ['16:9', [1600, 600], [1600, 900]],
    // … or, where the height is enough already, the width.
    ['4:3', [600, 600], [800, 600]],
    ['16:9', [900, 900], [1600, 900]],
    // The height is kept and the width grows …
    ['3:4', [500, 800], [600, 800]],
    ['9:16', [600, 1600], [900, 1600]],
    // … or, where the width is enough already, the height.
    ['3:4', [600, 600], [600, 800]],
    ['9:16', [900, 900], [900, 1600]],
    // It has the ratio: nothing changes.
    ['4:3', [1024, 768], [1024, 768]],
    ['16:9', [1920, 1080], [1920, 1080]],
    ['3:4', [768, 1024], [768, 1024]],
    ['9:16', [1080, 1920], [1080, 1920]],
    // 1000 · 9 / 16 = 562.5, 601 · 16 / 9 = 1068.4, 601 · 3 / 4 = 450.75, rounded.
    ['16:9', [1000, 300], [1000, 563]],
    ['16:9', [600, 601], [1068, 601]],
    ['3:4', [400, 601], [451, 601]],
    // Below 50 px as above it: the minimum is for dragging and typing.
    ['1:1', [30, 20], [30, 30]],
    // A third of a pixel too narrow.
    ['9:16', [7, 13], [7, 13]],
  ] as const)('%s of %j is %j', (ratio, [width, height], [wide, high]) => {
    expect(sizeForRatio({ width, height }, ratio)).toEqual({ width: wide, height: high });
  });

  it('holds the picture, keeps one side and has the shape as nearly as whole px can', () => {
    fc.assert(
      fc.property(picture, fc.constantFrom(...EXPAND_RATIOS), (original, ratio) => {
        const { width, height } = sizeForRatio(original, ratio);
        expect(width >= original.width && height >= original.height).toBe(true);
        expect(width === original.width || height === original.height).toBe(true);
        if (ratio === 'original') return;
        const [across = 0, down = 0] = ratio.split(':').map(Number);
        // Not told by what grew: what lacks less than half a pixel stays.
        const isTooNarrow = original.width / original.height < across / down;
        expect(isTooNarrow ? height : width).toBe(isTooNarrow ? original.height : original.width);
        const grown = isTooNarrow ? [width, across, down] : [height, down, across];
        const kept = isTooNarrow ? height : width;
        const [is = 0, own = 0, other = 1] = grown;
        expect(Math.abs(is - (kept * own) / other)).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

describe('the padding', () => {
  it('puts the picture in the middle, the smaller half left and above', () => {
    const before = { width: 100, height: 60 };
    expect(paddingForSize(before, { width: 107, height: 61 })).toEqual({
      left: 3,
      right: 4,
      top: 0,
      bottom: 1,
    });
    expect(paddingForSize(before, { width: 110, height: 60 })).toEqual({
      left: 5,
      right: 5,
      top: 0,
      bottom: 0,
    });
  });

  it('adds up to the size, in whole px, never less than nothing', () => {
    fc.assert(
      fc.property(picture, fc.constantFrom(...EXPAND_RATIOS), (original, ratio) => {
        const found = paddingForWish(original, { ratio });
        expect(expandedSize(original, found)).toEqual(sizeForRatio(original, ratio));
        expect(Object.values(found).every((px) => Number.isInteger(px) && px >= 0)).toBe(true);
        expect([found.right - found.left, found.bottom - found.top]).toSatisfy((odd: number[]) =>
          odd.every((px) => px === 0 || px === 1),
        );
      }),
    );
  });

  it('that was dragged is submitted as it is', () => {
    const custom: Padding = { left: 1, right: 20, top: 0, bottom: 7 };
    const wish = { ratio: 'custom', padding: custom } as const;
    expect(paddingForWish({ width: 640, height: 480 }, wish)).toEqual(custom);
  });
});

describe('a typed size', () => {
  it('is spread evenly, and what was not typed stays as it was', () => {
    const original = { width: 640, height: 480 };
    const dragged = { left: 9, right: 40, top: 2, bottom: 5 };
    expect(typedPadding(original, dragged, { width: 701 })).toEqual({
      left: 30,
      right: 31,
      top: 2,
      bottom: 5,
    });
    expect(typedPadding(original, dragged, { height: 500 })).toEqual({
      left: 9,
      right: 40,
      top: 10,
      bottom: 10,
    });
  });

  it('is at least 50 px, the picture’s own size, and at most 60 000', () => {
    const small = { width: 20, height: 400 };
    const none = { left: 0, right: 0, top: 0, bottom: 0 };
    const size = (typed: { width?: number; height?: number }) =>
      expandedSize(small, typedPadding(small, none, typed));
    expect(size({ width: 30 })).toEqual({ width: 50, height: 400 });
    expect(size({ height: 100 })).toEqual({ width: 20, height: 400 });
    expect(size({ width: 1e9, height: 1e9 })).toEqual({ width: 60_000, height: 60_000 });
  });

  it('is what was typed, whatever was dragged before', () => {
    const typed = fc.integer({ min: 1, max: 60_000 });
    fc.assert(
      fc.property(picture, padding, typed, typed, (original, before, width, height) => {
        const after = expandedSize(original, typedPadding(original, before, { width, height }));
        expect(after).toEqual({
          width: Math.max(50, original.width, width),
          height: Math.max(50, original.height, height),
        });
      }),
    );
  });
});

describe('the limits of a picture', () => {
  it.each([
    [10_000, 10_000, null],
    [30_000, 3_333, null],
    [10_000, 10_001, 'pixels'],
    [30_001, 10, 'side'],
    [10, 30_001, 'side'],
  ])('%d × %d: %s', (width, height, broken) => {
    expect(brokenLimit({ width, height })).toBe(broken);
  });
});
