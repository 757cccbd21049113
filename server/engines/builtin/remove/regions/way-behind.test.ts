import { describe, expect, it } from 'vitest';
import type { Ending } from './endings.ts';
import { waysBehind } from './way-behind.ts';

const clear = { contrast: 60, seen: 24, rough: 0.2, bend: 0, sharpness: 1 };

/** An ending at the left of a round hole, that leads to the right. */
const ending: Ending = { ...clear, x: -20, y: 0, inX: 1, inY: 0, before: 0, after: 1 };

/** The ends of the outline of a thing in front, at the right. */
const below: Ending = { ...clear, x: 10, y: 17, inX: 0, inY: -1, before: 2, after: 0 };
const above: Ending = { ...clear, x: 10, y: -17, inX: 0, inY: 1, before: 1, after: 2 };

const isHole = ({ x, y }: { x: number; y: number }) => Math.hypot(x, y) < 20;
const isFront = ({ x }: { x: number }) => x > 10;
const nothing = () => false;

const behind = (one: Ending, hides = isFront, others: readonly Ending[] = []) =>
  waysBehind([one, above, below, ...others], [[1, 2]], isHole, hides);

describe('a contour that no other continues', () => {
  it('goes on to what hides it', () => {
    const [found] = behind(ending);
    const end = found?.way.at(-1);
    expect(end?.x).toBeCloseTo(10, 0);
    expect(end?.y).toBe(0);
    expect(found?.isOnly).toBe(true);
  });

  it('goes on bending as it does', () => {
    const end = behind({ ...ending, bend: 0.02 })[0]?.way.at(-1);
    // Thirty pixels along a circle of fifty to the right, which is down.
    expect(end?.y).toBeCloseTo(9, 0);
    expect(behind({ ...ending, bend: 0.06 })).toEqual([]);
  });

  it('is not continued where nothing hides it within the hole', () => {
    expect(behind(ending, nothing)).toEqual([]);
  });

  it('is not continued where it is faint, rough or short', () => {
    expect(behind({ ...ending, contrast: 8 })).toEqual([]);
    expect(behind({ ...ending, rough: 2 })).toEqual([]);
    expect(behind({ ...ending, seen: 6 })).toEqual([]);
  });

  it('is told from one of several, and from many that nothing is known of', () => {
    const short = { ...below, seen: 2 };
    expect(behind(ending, isFront, [short]).map(({ isOnly }) => isOnly)).toEqual([false]);
    expect(behind(ending, isFront, Array(5).fill(short))).toEqual([]);
  });
});
