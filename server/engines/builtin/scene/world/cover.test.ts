import { describe, expect, it } from 'vitest';
import { addBehind, createCover, isHidden, layCover } from './cover.ts';
import { createFrame, SKY, THING } from './frame.ts';

describe('a cover', () => {
  it('looks from near to far as painting from far to near does', () => {
    const frame = createFrame(1, 1);
    frame.rgb.fill(0.8);
    const cover = createCover(frame);
    addBehind(cover, 0, 0.5 * 0.6, 0, 0, 0.6, 10);
    addBehind(cover, 0, 0, 1 * 0.5, 0, 0.5, 20);
    layCover(frame, cover);
    const far = [0.8 * 0.5, 0.8 * 0.5 + 0.5, 0.8 * 0.5];
    const near = far.map((value, c) => value * 0.4 + (c === 0 ? 0.3 : 0));
    near.forEach((value, c) => expect(frame.rgb[c]).toBeCloseTo(value, 5));
    expect([frame.kind[0], frame.depth[0]]).toEqual([THING, 10]);
  });

  it('hides what is behind something solid, and leaves alone what nothing covers', () => {
    const frame = createFrame(2, 1);
    frame.rgb.fill(0.8);
    const cover = createCover(frame);
    addBehind(cover, 0, 0.1, 0.1, 0.1, 1, 10);
    expect([isHidden(cover, 0), isHidden(cover, 1)]).toEqual([true, false]);
    layCover(frame, cover);
    expect(frame.rgb[3]).toBeCloseTo(0.8, 5);
    expect([frame.kind[1], frame.depth[1]]).toEqual([SKY, Number.POSITIVE_INFINITY]);
  });
});
