import { describe, expect, it } from 'vitest';
import { type Box, placeBeside } from './place-beside.ts';

const WINDOW: Box = { left: 76, top: 72, right: 1176, bottom: 700 };
const SIZE = { width: 320, height: 60 };

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('a box beside a stroke', () => {
  it.each<[string, Box, { x: number; y: number } | null]>([
    ['stands below', { left: 500, top: 300, right: 600, bottom: 400 }, { x: 390, y: 412 }],
    [
      'stands above at the bottom',
      { left: 500, top: 600, right: 600, bottom: 690 },
      { x: 390, y: 528 },
    ],
    [
      'stands right of a tall one',
      { left: 100, top: 80, right: 200, bottom: 690 },
      { x: 212, y: 355 },
    ],
    [
      'stands left of a tall one',
      { left: 900, top: 80, right: 1170, bottom: 690 },
      { x: 568, y: 355 },
    ],
    [
      'stays in the window at its edge',
      { left: 80, top: 300, right: 90, bottom: 310 },
      { x: 76, y: 322 },
    ],
    [
      'waits at the edge for one out of sight',
      { left: 500, top: -500, right: 600, bottom: -400 },
      { x: 390, y: 72 },
    ],
    [
      'has no place beside one that fills the window',
      { left: 80, top: 80, right: 1170, bottom: 690 },
      null,
    ],
  ])('%s', (_, stroke, place) => {
    expect(placeBeside(stroke, SIZE, WINDOW)).toEqual(place);
  });

  const stroke = { left: 500, top: 300, right: 600, bottom: 400 };

  it.each<[string, Box[], { x: number; y: number }]>([
    [
      'above where an earlier stroke is below',
      [{ left: 450, top: 420, right: 500, bottom: 480 }],
      { x: 390, y: 228 },
    ],
    [
      'below all of them where earlier ones are on every side',
      [
        { left: 450, top: 250, right: 700, bottom: 480 },
        { left: 200, top: 200, right: 450, bottom: 480 },
      ],
      { x: 290, y: 492 },
    ],
    [
      'where it covers the least if there is room nowhere else',
      [
        { left: 80, top: 80, right: 1170, bottom: 410 },
        { left: 80, top: 430, right: 1170, bottom: 690 },
      ],
      { x: 390, y: 412 },
    ],
  ])('stands %s', (_, others, place) => {
    expect(placeBeside(stroke, SIZE, WINDOW, others)).toEqual(place);
  });

  it('never covers it and never leaves the window, wherever the stroke is', () => {
    const wrong: Box[] = [];
    for (let left = -400; left < 1400; left += 37) {
      for (let top = -300; top < 1000; top += 41) {
        const stroke = { left, top, right: left + 180, bottom: top + 130 };
        const place = placeBeside(stroke, SIZE, WINDOW);
        if (place === null) {
          wrong.push(stroke);
          continue;
        }
        const { x, y } = place;
        const box = { left: x, top: y, right: x + SIZE.width, bottom: y + SIZE.height };
        const isInside =
          x >= WINDOW.left &&
          y >= WINDOW.top &&
          box.right <= WINDOW.right &&
          box.bottom <= WINDOW.bottom;
        if (!isInside || overlaps(box, stroke)) wrong.push(stroke);
      }
    }
    expect(wrong).toEqual([]);
  });
});
