import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import type { Trait } from '../../../words/trait.ts';
import { makeThing } from '../../placing/makers/make-thing.ts';

const TALL = 200;

/** The tower of a kind as it is drawn: how solid a place is, and how light; across from −1 to 1, up from 0 to 1 of it. */
function drawn(traits: readonly Trait[], prompt = 'summer day') {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const sprite = makeThing(setting, 'tower', { colour: null, posture: null, traits }, TALL, true);
  const [{ width, height, rgba } = { width: 0, height: 0, rgba: new Float32Array() }] =
    sprite.sizes;
  const at = (column: number, row: number) => (row * width + column) * 4;
  const all = Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => column).filter(
      (column) => (rgba[at(column, row) + 3] ?? 0) > 0.5,
    ),
  );
  const first = all.findIndex((columns) => columns.length > 0);
  const rows = all.filter((columns) => columns.length > 0);
  const rowAt = (up: number) => rows[Math.round((1 - up) * (rows.length - 1))] ?? [];
  const spanAt = (up: number) => (rowAt(up).at(-1) ?? 0) - (rowAt(up)[0] ?? 0) + 1;
  /** Mean light of the middle of a row. */
  const lightAt = (up: number) => {
    const row = Math.round((1 - up) * (rows.length - 1)) + first;
    const columns = rowAt(up).filter((_, n, all) => Math.abs(n / all.length - 0.5) < 0.15);
    return columns.reduce((sum, c) => sum + (rgba[at(c, row) + 1] ?? 0), 0) / columns.length;
  };
  return { spanAt, lightAt, solidAt: (up: number) => rowAt(up).length / spanAt(up) };
}

describe('towers', () => {
  it('an obelisk grows narrower all the way up to its point', () => {
    const { spanAt } = drawn(['obelisk']);
    const spans = [0.2, 0.45, 0.7, 0.88, 0.98].map(spanAt);
    expect(spans).toEqual([...spans].sort((a, b) => b - a));
    expect(spans[4]).toBeLessThan((spans[0] ?? 0) / 2);
  });

  it('a lookout is seen through below, and its cabin is not', () => {
    const { solidAt } = drawn(['lookout']);
    const legs = [0.15, 0.25, 0.35, 0.45].map(solidAt);
    expect(Math.min(...legs)).toBeLessThan(0.75);
    expect(solidAt(0.8)).toBe(1);
  });

  it("a wizard's tower is wider at its study than below it, one of a castle is not", () => {
    const mage = drawn(['magetower']);
    expect(mage.spanAt(0.64)).toBeGreaterThan(1.15 * mage.spanAt(0.2));
    expect(drawn([]).spanAt(0.64)).toBeLessThan(1.02 * drawn([]).spanAt(0.2));
  });

  it("a clock's dials shine at night as no wall does", () => {
    const { lightAt } = drawn(['clocktower'], 'field at night');
    expect(lightAt(0.57)).toBeGreaterThan(2 * lightAt(0.42));
  });
});
