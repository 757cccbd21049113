import { describe, expect, it } from 'vitest';
import { speck } from '../../testing/pictures.ts';
import { fillArea } from '../fill.ts';

const [WIDTH, HEIGHT] = [200, 150];
/** A shoulder: from the right it comes down to the left, and leaves the picture below. */
const outlineAt = (y: number) => 66 + 60 * Math.exp(-((y - 44) / 16)) + 5 * Math.sin(y / 11);
const isFront = (x: number, y: number) => y > 44 && x > outlineAt(y);
const isFlag = (x: number, y: number) => x < 90 && y > 20 && !isFront(x, y);
/** A mask that covers the flag and six pixels of what is in front of it. */
const isMarked = (x: number, y: number) =>
  x < 96 && y > 14 && !(isFront(x - 6, y) && isFront(x - 6, y - 6));

const WALL = [150, 160, 175] as const;
const STRIPES = [
  [190, 30, 40],
  [245, 245, 245],
] as const;

/** What the picture shows; without the flag, what is behind it. */
function colourAt(x: number, y: number, hasFlag: boolean): readonly number[] {
  const grain = 8 * speck(x, y);
  const fold = 30 * Math.sin(x / 9 + y / 5);
  const stripe = STRIPES[Math.floor((x - y + HEIGHT) / 18) % 2] ?? WALL;
  if (isFront(x, y)) return [215 + fold + grain, 105 + fold + grain, 45 + grain];
  return (hasFlag && isFlag(x, y) ? stripe : WALL).map((value) => value + grain);
}

const painted = (hasFlag: boolean) =>
  Uint8ClampedArray.from({ length: WIDTH * HEIGHT * 4 }, (_, n) => {
    const [at, c] = [n >> 2, n & 3];
    return c === 3 ? 255 : (colourAt(at % WIDTH, Math.floor(at / WIDTH), hasFlag)[c] as number);
  });

describe('an outline that leaves the picture below the mask', () => {
  it.each([1, 2])(
    'stays, and what is behind it is not made of what is in front (seed %i)',
    (seed) => {
      const [pixels, truth] = [painted(true), painted(false)];
      const area = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
        isMarked(at % WIDTH, Math.floor(at / WIDTH)) ? 255 : 0,
      );
      fillArea(pixels, area, WIDTH, seed, () => {}, { isBlended: true });
      const marked = [...area.keys()].filter((at) => area[at] !== 0);
      const apart = (at: number) =>
        Math.max(
          ...[0, 1, 2].map((c) =>
            Math.abs((pixels[at * 4 + c] as number) - (truth[at * 4 + c] as number)),
          ),
        );
      const isInFront = (at: number) => isFront((at % WIDTH) - 3, Math.floor(at / WIDTH) - 3);
      const isBehind = (at: number) => !isFront((at % WIDTH) + 3, Math.floor(at / WIDTH) + 3);
      const wrong = (of: readonly number[]) => of.filter((at) => apart(at) > 40).length / of.length;
      expect(marked.filter(isInFront).length).toBeGreaterThan(150);
      expect(wrong(marked.filter(isInFront))).toBeLessThan(0.02);
      expect(wrong(marked.filter(isBehind))).toBeLessThan(0.05);
      const last = marked.filter((at) => isBehind(at) && at >= (HEIGHT - 2) * WIDTH);
      expect(wrong(last)).toBe(0);
    },
  );
});
