import { describe, expect, it } from 'vitest';
import { createRandom } from '../kernels/random.ts';
import { disc, paint, speck } from '../testing/pictures.ts';
import { ANY_GROUND } from './level.ts';
import { redoJoins } from './redo-joins.ts';

const [WIDTH, HEIGHT] = [128, 96];
/** Above this row the picture is dark. */
const DARK = 20;

/** A picture that is dark above, with a fill below whose upper part is copied from so many rows above it; with more grain down to some row. */
function filledFrom(rows: number, rough = 0, more = 60) {
  const grain = (x: number, y: number) => (y < rough ? more : 6) * speck(x, y);
  const ground = (x: number, y: number) => Math.round((y < DARK ? 40 : 150) + grain(x, y));
  const hole = disc(WIDTH, HEIGHT, 64, 56, 14).data.map((value) => (value === 0 ? 0 : 1));
  const source = Int32Array.from(hole, (value, at) =>
    value === 0 ? -1 : at - (at < 56 * WIDTH ? rows * WIDTH : 32),
  );
  const { data: pixels } = paint(WIDTH, HEIGHT, (x, y) => {
    const at = y * WIDTH + x;
    const from = hole[at] === 1 ? (source[at] as number) : at;
    const grey = ground(from % WIDTH, Math.floor(from / WIDTH));
    return [grey, grey, grey];
  });
  return { width: WIDTH, pixels, hole, source };
}

const rules = {
  own: WIDTH,
  barred: new Uint8Array(WIDTH * HEIGHT),
  grounds: new Uint8Array(WIDTH * HEIGHT).fill(ANY_GROUND),
  isOutOfFocus: false,
  isLong: false,
  hidden: [],
};

describe('joins of a fill that are seen', () => {
  it('are made anew, within the hole alone, and their sources are told', () => {
    const filled = filledFrom(42);
    const before = filled.pixels.slice();
    const shares: number[] = [];
    redoJoins(filled, rules, createRandom(1), (share) => shares.push(share));
    // One join is seen, and four ways are tried.
    expect(shares.slice(0, 4)).toEqual([0, 1 / 12, 2 / 12, 3 / 12]);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    const dark = [...filled.hole.keys()].filter(
      (at) => at >= DARK * WIDTH && (filled.pixels[at * 4] as number) < 100,
    );
    expect(
      before.filter((value, at) => at >= DARK * WIDTH * 4 && value < 100).length,
    ).toBeGreaterThan(300);
    expect(dark).toEqual([]);
    const outside = [...filled.hole.keys()].filter((at) => filled.hole[at] === 0);
    expect(outside.filter((at) => filled.pixels[at * 4] !== before[at * 4])).toEqual([]);
    const fromHole = filled.source.filter((from) => from >= 0 && filled.hole[from] === 1);
    expect(fromHole).toHaveLength(0);
  });

  it('stay where something in front hides them', () => {
    const filled = filledFrom(42);
    const before = filled.pixels.slice();
    const hidden = [...filled.hole.keys()].filter((at) => filled.hole[at] === 1);
    redoJoins(filled, { ...rules, hidden }, createRandom(1), () => {});
    expect(filled.pixels).toEqual(before);
  });

  it('stay where all that can be copied instead is smoother', () => {
    const filled = filledFrom(42, 76);
    const before = filled.pixels.slice();
    const barred = new Uint8Array(WIDTH * HEIGHT).fill(1, 0, 78 * WIDTH);
    redoJoins(filled, { ...rules, barred }, createRandom(1), () => {});
    expect(filled.pixels).toEqual(before);
  });

  it('go where all that can be copied instead is only a little smoother, but for strokes', () => {
    const barred = new Uint8Array(WIDTH * HEIGHT).fill(1, 0, 78 * WIDTH);
    const changes = (isLong: boolean) => {
      const filled = filledFrom(42, 76, 7);
      const before = filled.pixels.slice();
      redoJoins(filled, { ...rules, barred, isLong }, createRandom(1), () => {});
      return filled.pixels.some((value, n) => value !== before[n]);
    };
    expect(changes(false)).toBe(true);
    expect(changes(true)).toBe(false);
  });

  it('stay where there is nothing that catches the eye', () => {
    const filled = filledFrom(20);
    const before = filled.pixels.slice();
    redoJoins(filled, rules, createRandom(1), () => {});
    expect(filled.pixels).toEqual(before);
  });
});
