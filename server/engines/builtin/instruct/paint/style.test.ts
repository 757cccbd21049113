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
});
