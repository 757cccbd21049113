import { describe, expect, it } from 'vitest';
import { paint } from '../../testing/pictures.ts';
import { createSight } from '../seeing/sight.ts';
import { renderStyle } from './style.ts';

const WIDTH = 128;
const isFace = (x: number, y: number) => (x - 64) ** 2 + (y - 64) ** 2 < 20 ** 2;

describe('a film still', () => {
  it('of somebody before a pale wall is not lost in its glow', () => {
    const portrait = paint(WIDTH, WIDTH, (x, y) =>
      isFace(x, y) ? [190, 150, 125] : [222, 216, 208],
    );
    const { data } = renderStyle(portrait, createSight(portrait), 'movie', 3, () => undefined);
    const greenAt = (x: number, y: number) => data[(y * WIDTH + x) * 4 + 1] as number;
    expect(greenAt(64, 64)).toBeLessThan(190);
    expect(greenAt(110, 64)).toBeLessThan(250);
  });

  it('hides no head behind its upper bar', () => {
    const isHead = (x: number, y: number) => (x - 64) ** 2 + (y - 26) ** 2 < 20 ** 2;
    const isBody = (x: number, y: number) => Math.abs(x - 64) < 34 && y > 44;
    const portrait = paint(WIDTH, WIDTH, (x, y) =>
      isHead(x, y) ? [220, 60, 40] : isBody(x, y) ? [200, 80, 30] : [120, 150, 160],
    );
    const { data } = renderStyle(portrait, createSight(portrait), 'movie', 3, () => undefined);
    const redOf = (y: number) => {
      const at = (y * WIDTH + 64) * 4;
      return (data[at] as number) - (data[at + 2] as number);
    };
    const rows = Array.from({ length: WIDTH }, (_, y) => redOf(y));
    const isSeen = rows.filter((red) => red > 40).length;
    // The head is 40 rows high and begins right below the bar, with air above it.
    expect(rows.findIndex((red) => red > 40)).toBeGreaterThan(10);
    expect(isSeen).toBeGreaterThan(84);
    const bar = rows.findIndex((_, y) => (data[(y * WIDTH + 64) * 4 + 1] as number) > 40);
    expect(rows.findIndex((red) => red > 40)).toBeGreaterThan(bar);
  });
});
