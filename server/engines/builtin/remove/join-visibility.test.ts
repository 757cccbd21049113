import { describe, expect, it } from 'vitest';
import { paint, speck } from '../testing/pictures.ts';
import { gradientAround, joinVisibility } from './join-visibility.ts';

const [WIDTH, HEIGHT] = [96, 48];
/** The hole's first column, that of the join within it, and the first beyond it. */
const [FIRST, JOIN, END] = [40, 48, 56];
/** A pixel at the join. */
const PIXEL = 24 * WIDTH + JOIN;

type Grey = (x: number, y: number) => number;

/** A hole whose left half is copied from so many columns away, and whose right half from so many. */
function seenAt(pixel: number, ground: Grey, left: number, right: number): number {
  const { data: pixels } = paint(WIDTH, HEIGHT, (x, y) => {
    const from = x < FIRST || x >= END ? x : x + (x < JOIN ? left : right);
    const grey = ground(from, y);
    return [grey, grey, grey];
  });
  const hole = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, at) =>
    at % WIDTH >= FIRST && at % WIDTH < END ? 1 : 0,
  );
  const source = Int32Array.from(hole, (value, at) =>
    value === 0 ? -1 : at + (at % WIDTH < JOIN ? left : right),
  );
  const around = gradientAround(pixels, WIDTH)[pixel] as number;
  return joinVisibility({ width: WIDTH, pixels, hole, source }, pixel, around);
}

/** Dark at the left end, light elsewhere. */
const darkEnd: Grey = (x) => (x < 30 ? 60 : 160);

describe('how much joins are seen', () => {
  it('is nothing within a piece, and where what meets is alike', () => {
    expect(seenAt(PIXEL, darkEnd, -20, -20)).toBe(0);
    expect(seenAt(PIXEL, darkEnd, 20, 30)).toBe(0);
  });

  it('is much where an edge appears that no source shows', () => {
    expect(seenAt(PIXEL, darkEnd, -20, 20)).toBeGreaterThan(200);
  });

  it('is nothing where a source shows that edge', () => {
    // Both come from where light begins, a column from each other.
    expect(seenAt(PIXEL, (x) => (x < JOIN - 20 ? 60 : 160), -20, 20)).toBe(0);
  });

  it('is less where texture hides it', () => {
    const busy: Grey = (x, y) => darkEnd(x, y) + Math.round(60 * speck(x, y));
    const [plain, hidden] = [seenAt(PIXEL, darkEnd, -20, 20), seenAt(PIXEL, busy, -20, 20)];
    expect(hidden).toBeLessThan(plain / 3);
  });

  it('is told beside what is known too', () => {
    expect(seenAt(24 * WIDTH + FIRST, darkEnd, -20, 20)).toBeGreaterThan(200);
  });
});
