import { describe, expect, it } from 'vitest';
import { disc, paint, speck } from '../../testing/pictures.ts';
import { paintBand } from './paint-band.ts';
import { SIDE, stripsOf } from './profile.ts';

const [WIDTH, HEIGHT] = [160, 120];

describe('painting along a contour', () => {
  it('stops at what it goes behind', () => {
    const { data } = paint(WIDTH, HEIGHT, (x, y) => {
      const grain = 10 * speck(x, y);
      return [y > 60 ? 150 : 40, 60 + grain, 50 + grain];
    });
    const hole = disc(WIDTH, HEIGHT, 80, 60, 26).data.map((value) => (value === 0 ? 0 : 1));
    const view = { data, hole, width: WIDTH, height: HEIGHT };
    // It comes from the left and ends where it meets a slanting line.
    const samples = Array.from({ length: 121 }, (_, n) => 24 + n / 2);
    const curve = {
      ...{ x: Float64Array.from(samples), y: Float64Array.from(samples, () => 60.5) },
      ...{ enter: 60, leave: 120, misfit: 0, scale: 1 },
    };
    const isBeyond = (at: number) => (at % WIDTH) - Math.floor(at / WIDTH) > 84 - 61;
    const front = Uint8Array.from(hole, (_, at) => (isBeyond(at) && !isBeyond(at - 2) ? 1 : 0));
    const before = stripsOf(view, curve, -1);
    const after = before.map((strip) => strip && { ...strip, begin: curve.leave });
    const shape = {
      ...{ curve, before, after, first: SIDE - 20, last: SIDE + 20 },
      ...{ changes: null, isClosed: false },
    };
    const painted = new Uint8Array(hole.length);
    paintBand(view, shape, painted, null, front);
    expect(painted.filter((value) => value === 1).length).toBeGreaterThan(400);
    expect(
      [...painted.keys()].filter((at) => painted[at] === 1 && front[at] !== 1 && isBeyond(at)),
    ).toEqual([]);
  });
});
