import { describe, expect, it } from 'vitest';
import { type Look, lookAfter, type Place, wholeLook } from './pan-zoom.ts';

const VIEW = { width: 800, height: 600 };
const PICTURE = { width: 1600, height: 1200 };
const start = (): Look => wholeLook(PICTURE, VIEW);
/** The image point under a place of the view. */
const under = ({ camera }: Look, { x, y }: Place): Place => ({
  x: (x - camera.x) / camera.scale,
  y: (y - camera.y) / camera.scale,
});
const near = ({ x, y }: Place) => ({ x: expect.closeTo(x, 6), y: expect.closeTo(y, 6) });

describe('looking at a picture', () => {
  it('begins with all of it, never enlarged, and follows the size of the window', () => {
    expect(start().camera.scale).toBeLessThanOrEqual(0.5);
    expect(wholeLook({ width: 100, height: 100 }, VIEW).camera.scale).toBe(1);
    const narrow = lookAfter(start(), { kind: 'resize', view: { width: 300, height: 600 } });
    expect(narrow).toEqual(wholeLook(PICTURE, { width: 300, height: 600 }));
  });

  it('zooms about the place where the hand is', () => {
    const about = { x: 200, y: 450 };
    const closer = lookAfter(start(), { kind: 'zoom', factor: 2, about });
    expect(closer.camera.scale).toBeCloseTo(start().camera.scale * 2, 9);
    expect(under(closer, about)).toEqual(near(under(start(), about)));
  });

  it('never becomes smaller than the whole picture', () => {
    const closer = lookAfter(start(), { kind: 'zoom', factor: 3 });
    expect(lookAfter(closer, { kind: 'zoom', factor: 0.01 })).toEqual(start());
    expect(lookAfter(closer, { kind: 'whole' })).toEqual(start());
  });

  it('goes close by a double tap and back by another', () => {
    const about = { x: 100, y: 100 };
    const closer = lookAfter(start(), { kind: 'toggle', about });
    expect([closer.isWhole, closer.camera.scale]).toEqual([false, 1]);
    expect(under(closer, about)).toEqual(near(under(start(), about)));
    expect(lookAfter(closer, { kind: 'toggle', about })).toEqual(start());
  });

  it('moves when it is close, stays in sight, and rests while it is whole', () => {
    expect(lookAfter(start(), { kind: 'pan', dx: 50, dy: 50 })).toEqual(start());
    const closer = lookAfter(start(), { kind: 'scale', scale: 2 });
    const moved = lookAfter(closer, { kind: 'pan', dx: 30, dy: -20 });
    expect(moved.camera).toEqual({
      scale: 2,
      x: closer.camera.x + 30,
      y: closer.camera.y - 20,
    });
    const { camera } = lookAfter(closer, { kind: 'pan', dx: 1e6, dy: -1e6 });
    expect(camera.x).toBeLessThan(VIEW.width);
    expect(camera.y + PICTURE.height * 2).toBeGreaterThan(0);
  });

  it('follows two fingers', () => {
    const closer = lookAfter(start(), {
      kind: 'pinch',
      before: [
        { x: 300, y: 300 },
        { x: 500, y: 300 },
      ],
      after: [
        { x: 200, y: 300 },
        { x: 600, y: 300 },
      ],
    });
    expect(closer.camera.scale).toBeCloseTo(start().camera.scale * 2, 9);
    const middle = { x: 400, y: 300 };
    expect(under(closer, middle)).toEqual(near(under(start(), middle)));
  });
});
