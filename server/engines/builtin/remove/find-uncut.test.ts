import { describe, expect, it } from 'vitest';
import { disc, paint, speck } from '../testing/pictures.ts';
import { findUncut } from './find-uncut.ts';

const [WIDTH, HEIGHT] = [160, 120];
const isThing = (x: number, y: number) => x >= 20 && x < 44 && y >= 30 && y < 80;
/** A grey wall with much grain and a red thing on its left side. */
const wall = paint(WIDTH, HEIGHT, (x, y) => {
  const grain = Math.round(speck(x, y) * 50);
  return isThing(x, y) ? [170, 40 + grain, 40] : [130 + grain, 130 + grain, 120 + grain];
});

/** The shares of the thing and of the wall that are marked for a round hole. */
function marked(x: number, y: number, radius: number) {
  const hole = disc(WIDTH, HEIGHT, x, y, radius).data.map((value) => (value > 0 ? 1 : 0));
  const marks = findUncut(wall, hole);
  const known = [...marks.keys()].filter((at) => hole[at] === 0);
  const share = (wanted: boolean) => {
    const those = known.filter((at) => isThing(at % WIDTH, Math.floor(at / WIDTH)) === wanted);
    return those.filter((at) => marks[at] === 1).length / those.length;
  };
  return { thing: share(true), wall: share(false) };
}

describe('what the border of a hole does not cut', () => {
  it('is a thing on the wall beside the hole, not the wall’s own grain', () => {
    const { thing, wall } = marked(110, 60, 25);
    expect(thing).toBeGreaterThan(0.9);
    expect(wall).toBeLessThan(0.05);
  });

  it('is nothing of a thing that the hole cuts', () => {
    expect(marked(48, 55, 20).thing).toBe(0);
  });

  it('leaves enough to copy from where all is unlike the border', () => {
    const ring = paint(WIDTH, HEIGHT, (x, y) =>
      Math.hypot(x - 80, y - 60) < 24 ? [20, 20, 20] : [220 - (x % 5), 200, 180],
    );
    const hole = disc(WIDTH, HEIGHT, 80, 60, 20).data.map((value) => (value > 0 ? 1 : 0));
    const open = findUncut(ring, hole).filter((value, at) => value === 0 && hole[at] === 0).length;
    expect(open / hole.filter((value) => value === 0).length).toBeGreaterThan(0.3);
  });
});
