import { describe, expect, it } from 'vitest';
import { createRandom } from '../../kernels/random.ts';
import { fillArea } from '../fill.ts';
import { findSeenContours } from './seen-contours.ts';

const SIZE = 160;
type Colour = readonly [number, number, number];
const WALL: Colour = [200, 150, 90];
const BADGE: Colour = [40, 60, 150];
const BALL: Colour = [60, 170, 70];

/** A picture with sensor's grain of what a function says, and a hole where another does. */
function scene(
  colourAt: (x: number, y: number) => Colour,
  isMarked: (x: number, y: number) => boolean,
) {
  const random = createRandom(5);
  const data = new Uint8ClampedArray(SIZE * SIZE * 4);
  const hole = new Uint8Array(SIZE * SIZE);
  for (let at = 0; at < hole.length; at++) {
    const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
    const grain = 8 * random.unit() - 4;
    data.set([...colourAt(x, y).map((value) => value + grain), 255], at * 4);
    if (isMarked(x, y)) hole[at] = 1;
  }
  return { data, hole, width: SIZE, height: SIZE };
}

const inBall = (x: number, y: number, more = 0) => Math.hypot(x - 80, y - 80) < 22 + more;
/** A badge beside the ball, whose corner lies nine pixels from it. */
const inBadge = (x: number, y: number) => x > 100 && y > 103;
/** The ball brushed generously, so that the badge's corner is under the brush. */
const brushed = scene(
  (x, y) => (inBall(x, y) ? BALL : inBadge(x, y) ? BADGE : WALL),
  (x, y) => inBall(x, y, 14),
);
const shownIn = (view: ReturnType<typeof scene>) => {
  const shown = findSeenContours(view);
  return [...shown.keys()].filter((at) => shown[at] === 1);
};

describe('contours seen below a mask', () => {
  it('are those of what stands beside the thing, with both their sides', () => {
    const shown = shownIn(brushed);
    expect(shown.length).toBeGreaterThan(20);
    for (const at of shown) {
      const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
      expect(brushed.hole[at]).toBe(1);
      expect(inBall(x, y, 2)).toBe(false);
      const beside = [-4, 0, 4].flatMap((a) => [-4, 0, 4].map((b) => inBadge(x + a, y + b)));
      expect(new Set(beside).size).toBe(2);
    }
    expect(shown.some((at) => inBadge(at % SIZE, Math.floor(at / SIZE)))).toBe(true);
    expect(shown.some((at) => !inBadge(at % SIZE, Math.floor(at / SIZE)))).toBe(true);
  });

  it('stay as they are when the thing is removed, and nothing of the thing does', () => {
    const made = brushed.data.slice();
    fillArea(made, brushed.hole, SIZE, 3, () => {});
    for (const at of shownIn(brushed))
      expect([...made.subarray(at * 4, at * 4 + 4)]).toEqual([
        ...brushed.data.subarray(at * 4, at * 4 + 4),
      ]);
    let [wrong, green, marked] = [0, 0, 0];
    for (let at = 0; at < brushed.hole.length; at++) {
      if (brushed.hole[at] === 0) continue;
      const [x, y] = [at % SIZE, Math.floor(at / SIZE)];
      const [red = 0, g = 0, blue = 0] = made.subarray(at * 4, at * 4 + 3);
      marked++;
      if (blue > red !== inBadge(x, y)) wrong++;
      if (g > red && g > blue) green++;
    }
    expect(wrong / marked).toBeLessThan(0.02);
    expect(green).toBe(0);
  });

  it.each([
    // A twig that comes in from outside, whose end was brushed.
    [
      'a narrow end',
      scene(
        (x, y) => (x < 84 && Math.abs(y - 80) < 4 ? BADGE : WALL),
        (x, y) => inBall(x, y),
      ),
    ],
    // Half of the thing: it goes on deeper than anything beside it would.
    [
      'half a thing',
      scene(
        (x) => (x < 90 ? BADGE : WALL),
        (x, y) => inBall(x, y, 18),
      ),
    ],
    // Two pixels of the ball are left outside, all the rest is under the brush.
    [
      'the rim of a thing that was brushed too tightly',
      scene(
        (x, y) => (inBall(x, y) ? BALL : WALL),
        (x, y) => inBall(x, y, -2),
      ),
    ],
    // A shadow that fades out.
    [
      'a soft shadow',
      scene(
        (x, y) => {
          const dark = Math.min(1, Math.max(0.4, (Math.hypot(x - 84, y - 86) - 14) / 30));
          return inBall(x, y, -8) ? BALL : [WALL[0] * dark, WALL[1] * dark, WALL[2] * dark];
        },
        (x, y) => inBall(x, y, 12),
      ),
    ],
    [
      'plain paint',
      scene(
        (x, y) => (inBall(x, y) ? BALL : inBadge(x, y) ? BADGE : WALL),
        (x, y) => inBall(x, y),
      ),
    ],
  ])('are not seen of %s', (_, view) => {
    expect(shownIn(view)).toEqual([]);
  });
});
