import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { disc, paint, speck } from '../testing/pictures.ts';
import { rawFeature } from './feature.ts';
import { createLevel } from './level.ts';
import { findCrossingLines } from './lines.ts';

const [WIDTH, HEIGHT] = [160, 120];
const edge = (x: number) => 30 + 0.4 * x;

/** The lines through a disc in the middle. */
function linesOf({ data }: Pixels) {
  const hole = disc(WIDTH, HEIGHT, 80, 60, 22).data.map((value) => (value > 0 ? 1 : 0));
  const raw = rawFeature(data, hole, new Uint8Array(hole.length), WIDTH);
  return findCrossingLines(createLevel(WIDTH, HEIGHT, raw.data, hole));
}

describe('edges that cross a hole', () => {
  it('are found where they enter and leave it', () => {
    const lines = linesOf(
      paint(WIDTH, HEIGHT, (x, y) => {
        const grey = 60 + 110 * Math.min(1, Math.max(0, (y - edge(x)) / 2 + 0.5));
        return [grey, grey, grey];
      }),
    );
    expect(lines).toHaveLength(1);
    for (const { x, y, alongX, alongY, enter, leave } of lines) {
      const off = [enter, leave].map((along) => y + along * alongY - edge(x + along * alongX));
      expect(Math.max(...off.map(Math.abs))).toBeLessThan(1.5);
      expect(leave - enter).toBeGreaterThan(38);
    }
  });

  it('are not made of an edge that is on one side alone', () => {
    const lines = linesOf(
      paint(WIDTH, HEIGHT, (x, y) => (y < edge(x) || x > 80 ? [60, 70, 80] : [170, 150, 120])),
    );
    expect(lines).toEqual([]);
  });

  it('are not made of edges between other colours', () => {
    const lines = linesOf(
      paint(WIDTH, HEIGHT, (x, y) =>
        x < 80
          ? y < edge(x)
            ? [60, 70, 80]
            : [170, 150, 120]
          : y < edge(x)
            ? [130, 30, 30]
            : [230, 230, 60],
      ),
    );
    expect(lines).toEqual([]);
  });

  it('are not made of grain', () => {
    const lines = linesOf(
      paint(WIDTH, HEIGHT, (x, y) => {
        const grain = Math.round(speck(x, y) * 120);
        return [60 + grain, 60 + grain, 60 + grain];
      }),
    );
    expect(lines).toEqual([]);
  });
});
