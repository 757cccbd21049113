import { describe, expect, it } from 'vitest';
import type { Sprite } from '../../sprite.ts';
import { levelStage } from '../testing/level-stage.ts';
import { balloons, birds } from './fliers.ts';

/** The shares of red, green and blue in all that is painted of something. */
function hueOf({ sizes }: Sprite): readonly number[] {
  const sums = [0, 0, 0];
  sizes[0]?.rgba.forEach((value, at) => {
    if (at % 4 < 3) sums[at % 4] = (sums[at % 4] ?? 0) + value;
  });
  const all = sums.reduce((sum, one) => sum + one, 0);
  return sums.map((one) => one / all);
}

describe('birds in the sky', () => {
  it.each([
    ['six gulls over the sea', 6],
    ['zwölf Krähen über einem Feld', 12],
    ['海上有五只海鸥', 5],
  ])('are as many as are said, each seen for itself: %s', (prompt, count) => {
    const stage = levelStage(prompt);
    const flock = birds(stage);
    expect(flock).toHaveLength(count);
    for (const one of flock)
      for (const other of flock)
        if (one !== other)
          expect(Math.hypot(one.column - other.column, one.row - other.row)).toBeGreaterThan(
            (one.size / one.z) * stage.camera.focal * 0.5,
          );
  });

  it('are none where they sit on a branch or walk on the ground', () => {
    expect(birds(levelStage('three birds on a branch'))).toEqual([]);
    expect(birds(levelStage('two pigeons on a square'))).toEqual([]);
  });
});

describe('balloons in the sky', () => {
  it.each(['a hot air balloon', 'hot air balloons over green valleys', 'balloons over the sea'])(
    'are seen whole, from the top to the basket: %s',
    (prompt) => {
      const stage = levelStage(prompt);
      const all = balloons(stage);
      expect(all.length).toBeGreaterThan(0);
      for (const { size, z, row } of all)
        expect(row - (size * stage.camera.focal) / z).toBeGreaterThan(0);
    },
  );

  it('are as many as are said, and at a festival very many', () => {
    expect(balloons(levelStage('three hot air balloons'))).toHaveLength(3);
    expect(balloons(levelStage('a hot air balloon over a lake'))).toHaveLength(1);
    expect(balloons(levelStage('a hot air balloon festival')).length).toBeGreaterThan(12);
  });

  it('are of many cloths where no colour is said', () => {
    const means = balloons(levelStage('a hot air balloon festival')).map(({ sprite }) =>
      hueOf(sprite)
        .map((part) => Math.round(part * 20))
        .join(),
    );
    expect(new Set(means).size).toBeGreaterThan(8);
  });
});
