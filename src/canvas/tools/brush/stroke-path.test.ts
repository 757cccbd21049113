import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PointerPoint } from '../tool.ts';
import type { BrushSettings } from './brush.ts';
import { createStrokePath } from './stroke-path.ts';

const PLAIN: BrushSettings = {
  diameter: 100,
  erase: false,
  smoothing: 0,
  pressureCurve: null,
  scale: 1,
};
const at = (x: number, y: number, pressure = 1): PointerPoint => ({
  canvas: { x, y },
  image: { x, y },
  pressure,
});
const pixel = fc.integer({ min: 0, max: 2000 });
const hand = fc.array(fc.tuple(pixel, pixel), { minLength: 1, maxLength: 40 });

/** The samples of a whole stroke, x and y in image px. */
function draw(
  settings: BrushSettings,
  way: readonly (readonly [number, number])[],
  straight = false,
): number[][] {
  const [[x, y] = [0, 0], ...rest] = way;
  const path = createStrokePath(settings, at(x, y), null);
  for (const [toX, toY] of rest) path.add(at(toX, toY), straight);
  path.finish();
  return pairs(path.take()?.points);
}

function pairs(points: Int32Array | undefined): number[][] {
  const flat = [...(points ?? [])].map((unit) => unit / 16);
  return flat.flatMap((x, i) => (i % 2 === 0 ? [[x, flat[i + 1] ?? Number.NaN]] : []));
}

describe('the samples of a stroke', () => {
  it('are the hand’s own where nothing is smoothed', () => {
    fc.assert(
      fc.property(hand, (way) => {
        expect(draw(PLAIN, way)).toEqual(way);
      }),
    );
  });

  it('begin and end where the hand did, however strongly they are smoothed', () => {
    fc.assert(
      fc.property(hand, fc.integer({ min: 0, max: 100 }), (way, smoothing) => {
        const samples = draw({ ...PLAIN, smoothing }, way);
        expect(samples[0]).toEqual(way[0]);
        expect(samples.at(-1)).toEqual(way.at(-1));
      }),
    );
  });

  it('lie on one of eight directions while Shift is held', () => {
    const samples = draw(
      PLAIN,
      [
        [100, 100],
        [103, 101],
        [130, 104],
        [160, 95],
        [220, 109],
      ],
      true,
    );
    expect(samples).toEqual([
      [100, 100],
      [130, 100],
      [160, 100],
      [220, 100],
    ]);
  });

  it('are free again when Shift is let go', () => {
    const path = createStrokePath(PLAIN, at(0, 0), null);
    path.add(at(50, 3), true);
    path.add(at(80, 30), false);
    path.finish();
    expect(pairs(path.take()?.points)).toEqual([
      [0, 0],
      [50, 0],
      [80, 30],
    ]);
  });

  it('go on from where a line is to begin', () => {
    const path = createStrokePath(PLAIN, at(90, 80), { x: 10, y: 20 });
    expect(pairs(path.take()?.points)).toEqual([
      [10, 20],
      [90, 80],
    ]);
    expect(path.end()).toEqual({ x: 90, y: 80 });
  });

  it('have a radius each where pressure counts, and the last press counts when it is lifted', () => {
    const path = createStrokePath({ ...PLAIN, pressureCurve: 0 }, at(0, 0, 0.5), null);
    path.add(at(10, 0, 1), false);
    path.add(at(20, 0, 0), false);
    path.finish();
    const taken = path.take();
    expect([...(taken?.radii ?? [])]).toEqual([440, 800, 800]);
    expect(path.take()).toBeNull();
  });

  it('have none where pressure does not count', () => {
    const path = createStrokePath(PLAIN, at(0, 0, 0.2), null);
    expect(path.take()).not.toHaveProperty('radii');
  });
});
