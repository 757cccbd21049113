import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Camera } from './camera.ts';
import { isOtherShape, MASK_TILE, type MaskSight, maskWindowFor } from './mask-window.ts';

const sight = fc.record({
  picture: fc.record({
    width: fc.integer({ min: 1, max: 30_000 }),
    height: fc.integer({ min: 1, max: 30_000 }),
  }),
  camera: fc.record({
    scale: fc.double({ min: -6.6, max: 6, noNaN: true }).map((power) => 2 ** power),
    x: fc.integer({ min: -4000, max: 2000 }),
    y: fc.integer({ min: -4000, max: 2000 }),
  }),
  viewport: fc.record({
    width: fc.integer({ min: 50, max: 3000 }),
    height: fc.integer({ min: 50, max: 2000 }),
  }),
  devicePixelRatio: fc.constantFrom(1, 1.25, 2, 3),
});

/** Image px seen along x, as far as there is a picture. */
function seen({ picture, camera, viewport }: MaskSight): { from: number; to: number } {
  const from = Math.min(picture.width, Math.max(0, -camera.x / camera.scale));
  const to = Math.max(0, Math.min(picture.width, (viewport.width - camera.x) / camera.scale));
  return { from, to };
}

test('A window holds all that is seen, fine enough, and no more than a texture can', () => {
  fc.assert(
    fc.property(sight, (view) => {
      const window = maskWindowFor(view, null);
      const { from, to } = seen(view);
      if (from < to) {
        expect(window.left * MASK_TILE).toBeLessThanOrEqual(from);
        expect(window.right * MASK_TILE).toBeGreaterThanOrEqual(to);
      }
      const texels = ((window.right - window.left) * MASK_TILE) / 2 ** window.level;
      expect(texels).toBeLessThanOrEqual(8192);
      const density = view.camera.scale * view.devicePixelRatio;
      const device = Math.max(view.viewport.width, view.viewport.height) * view.devicePixelRatio;
      // A larger screen has more px than one texture can serve.
      if (device < 3000 && window.level > 0)
        expect(2 ** window.level * density).toBeLessThanOrEqual(1);
    }),
    { numRuns: 500 },
  );
});

test('Panning keeps the window until its last spare cell comes into view, then moves it', () => {
  const picture = { width: 8192, height: 8192 };
  const viewport = { width: 1000, height: 700 };
  const at = (x: number): MaskSight => ({
    picture,
    camera: { scale: 1, x, y: -3000 },
    viewport,
    devicePixelRatio: 1,
  });
  const first = maskWindowFor(at(-3000), null);
  expect(maskWindowFor(at(-3010), first)).toBe(first);
  const moved = maskWindowFor(at(-3600), first);
  expect(moved).not.toBe(first);
  expect(isOtherShape(first, moved)).toBe(false);
});

test('A zoom that trembles about the border of two levels does not change the level', () => {
  const at = (scale: number, before: ReturnType<typeof maskWindowFor> | null) => {
    const camera: Camera = { scale, x: 0, y: 0 };
    const size = { width: 4096, height: 4096 };
    return maskWindowFor(
      { picture: size, camera, viewport: { width: 800, height: 600 }, devicePixelRatio: 1 },
      before,
    );
  };
  const above = at(0.51, null);
  expect(above.level).toBe(0);
  expect(at(0.49, above)).toBe(above);
  expect(at(0.44, above).level).toBe(1);
  expect(at(0.49, null).level).toBe(1);
});
