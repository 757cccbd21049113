import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitCamera,
  frameCamera,
  keepInView,
  pinch,
  toCanvas,
  toImage,
  zoomAbout,
} from './camera.ts';

const camera = fc.record({
  scale: fc.double({ min: 0.01, max: 64, noNaN: true }),
  x: fc.double({ min: -5000, max: 5000, noNaN: true }),
  y: fc.double({ min: -5000, max: 5000, noNaN: true }),
});
const place = fc.record({
  x: fc.double({ min: 0, max: 2000, noNaN: true }),
  y: fc.double({ min: 0, max: 2000, noNaN: true }),
});
const NO_INSETS = { top: 0, right: 0, bottom: 0, left: 0 };

describe('the camera', () => {
  it('maps by subtracting and dividing, in exactly this order', () => {
    expect(toImage({ scale: 0.37, x: 121.3, y: 77.7 }, 500.25, 300.5)).toEqual({
      x: (500.25 - 121.3) / 0.37,
      y: (300.5 - 77.7) / 0.37,
    });
  });

  it('finds its way back', () => {
    fc.assert(
      fc.property(camera, place, (at, { x, y }) => {
        const image = toImage(at, x, y);
        const back = toCanvas(at, image.x, image.y);
        expect(back.x).toBeCloseTo(x, 6);
        expect(back.y).toBeCloseTo(y, 6);
      }),
    );
  });

  it('shows a part in the middle of the free room, whole and not too close', () => {
    const part = { left: 300, top: 100, right: 340, bottom: 180 };
    const insets = { top: 50, right: 0, bottom: 150, left: 100 };
    const at = frameCamera(part, { width: 900, height: 700 }, insets);
    expect(toCanvas(at, 320, 140)).toEqual({ x: 500, y: 300 });
    expect(at.scale).toBe((0.6 * 500) / 80);
    expect(
      frameCamera({ ...part, right: 304, bottom: 104 }, { width: 900, height: 700 }, insets),
    ).toMatchObject({ scale: 4 });
  });

  it('keeps the point under the cursor when it zooms, within its limits', () => {
    fc.assert(
      fc.property(
        camera,
        place,
        fc.double({ min: 0.001, max: 100, noNaN: true }),
        (at, about, scale) => {
          const zoomed = zoomAbout(at, scale, about);
          const before = toImage(at, about.x, about.y);
          const after = toCanvas(zoomed, before.x, before.y);
          expect(after.x).toBeCloseTo(about.x, 4);
          expect(after.y).toBeCloseTo(about.y, 4);
          expect(zoomed.scale).toBeGreaterThanOrEqual(0.01);
          expect(zoomed.scale).toBeLessThanOrEqual(64);
        },
      ),
    );
  });

  it('fits a large picture whole and never enlarges a small one', () => {
    const large = fitCamera({ width: 4000, height: 1000 }, { width: 1000, height: 800 }, NO_INSETS);
    expect(large.scale).toBeCloseTo((1000 - 48) / 4000);
    const small = fitCamera({ width: 100, height: 50 }, { width: 1000, height: 800 }, NO_INSETS);
    expect(small).toEqual({ scale: 1, x: 450, y: 375 });
  });

  it.each([
    [1, 1, 64],
    [16, 3, 4],
    [33, 33, 1],
  ])('shows a picture of %i × %i px %i times as large, which is found', (width, height, scale) => {
    const view = { width: 1000, height: 800 };
    expect(fitCamera({ width, height }, view, NO_INSETS).scale).toBe(scale);
  });

  it('keeps less air where there is little height', () => {
    const view = { width: 1000, height: 56 };
    const { scale } = fitCamera({ width: 400, height: 400 }, view, NO_INSETS);
    expect(scale * 400).toBe(42);
  });

  it('fits beside what floats over the canvas', () => {
    const insets = { top: 100, right: 0, bottom: 0, left: 200 };
    const fitted = fitCamera({ width: 100, height: 100 }, { width: 1000, height: 800 }, insets);
    expect(fitted).toEqual({ scale: 1, x: 550, y: 400 });
  });

  it('never loses the picture', () => {
    const view = { width: 800, height: 600 };
    const picture = { width: 300, height: 200 };
    const far = keepInView({ scale: 2, x: 9000, y: -9000 }, picture, view);
    expect(far).toEqual({ scale: 2, x: 768, y: 32 - 400 });
  });

  it('keeps the image points under two fingers', () => {
    const at = { scale: 1.5, x: 40, y: -20 };
    const before = [
      { x: 100, y: 100 },
      { x: 300, y: 100 },
    ] as const;
    const after = [
      { x: 80, y: 150 },
      { x: 380, y: 150 },
    ] as const;
    const pinched = pinch(at, before, after);
    for (const i of [0, 1] as const) {
      const image = toImage(at, before[i].x, before[i].y);
      const shown = toCanvas(pinched, image.x, image.y);
      expect(shown.x).toBeCloseTo(after[i].x, 9);
      expect(shown.y).toBeCloseTo(after[i].y, 9);
    }
  });
});
