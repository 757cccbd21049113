import { describe, expect, it } from 'vitest';
import { type Closer, closerLook, mayComeCloser, type Placed, showsAll } from './closer-look.ts';
import { drawScene } from './draw-scene.ts';
import { decide } from './setting.ts';
import { readPrompt } from './words/read-prompt.ts';
import { WATER } from './world/frame.ts';

/** A seed whose first picture is the first composition, so that the fourth comes closer. */
const SEED = 7;
const NEAR = 3;

const settingOf = (prompt: string, index = NEAR) => decide(readPrompt(prompt), null, SEED, index);

const SIZE = { width: 100, height: 100, kind: new Uint8Array(100 * 100) };

/** The same with water in the columns from one on, below the horizon. */
const wetFrom = (first: number) => ({
  ...SIZE,
  kind: SIZE.kind.map((_, at) => (at >= 50 * 100 && at % 100 >= first ? WATER : 0)),
});

/** Somebody with the feet and the head at shares of the picture's height, and as wide as half of that. */
const somebody = (column: number, feet: number, head: number): Placed => ({
  camera: { focal: 100, horizon: 50, height: 0.5, centre: 50 },
  wished: [
    {
      sprite: { sizes: [], width: 10, height: 20 },
      thing: 'person',
      x: column - 0.5,
      z: 1,
      base: 1 - feet,
      size: feet - head,
    },
  ],
});

describe('a closer look', () => {
  it('is that of one of the four pictures of a request', () => {
    const turns = [0, 1, 2, 3].map((index) => mayComeCloser(settingOf('a horse', index)));
    expect(turns).toEqual([false, false, false, true]);
  });

  it.each([
    'a wide shot of a horse in a meadow',
    'a horse under a rainbow',
    'a cat and a globe in a living room',
    'a man by the fireplace in the living room',
    'a man before Mount Fuji',
  ])('is not taken where more was named than who is there: %s', (prompt) => {
    expect(mayComeCloser(settingOf(prompt))).toBe(false);
  });

  it('shows all of who is there, with room around, larger than before', () => {
    const setting = settingOf('a woman in a meadow');
    for (const [column, feet, head] of [
      [0.5, 0.8, 0.4],
      [0.2, 0.95, 0.6],
      [0.85, 0.7, 0.2],
    ] as const) {
      const closer = closerLook(somebody(column, feet, head), SIZE, setting) as Closer;
      const end = 1 / closer.times;
      expect(closer.times).toBeGreaterThan(1.14);
      expect(closer.left).toBeGreaterThanOrEqual(0);
      expect(closer.left + end).toBeLessThanOrEqual(1 + 1e-9);
      expect(closer.top).toBeLessThan(head);
      expect(closer.top + end).toBeGreaterThan(feet);
      expect(closer.left).toBeLessThan(column - (feet - head) / 4);
      expect(closer.left + end).toBeGreaterThan(column + (feet - head) / 4);
    }
  });

  it('keeps the water that is before who is there', () => {
    const setting = settingOf('a woman at a lake');
    const dry = closerLook(somebody(0.5, 0.6, 0.3), SIZE, setting) as Closer;
    const shore = closerLook(somebody(0.5, 0.6, 0.3), wetFrom(0), setting) as Closer;
    expect(shore.top + 1 / shore.times).toBeGreaterThan(dry.top + 1 / dry.times + 0.05);
  });

  it('does not show all of who found another place than planned', () => {
    const planned = somebody(0.5, 0.8, 0.4);
    const closer = closerLook(planned, SIZE, settingOf('a woman in a meadow')) as Closer;
    expect(showsAll(planned, SIZE, closer)).toBe(true);
    expect(showsAll(somebody(0.5, 0.95, 0.55), SIZE, closer)).toBe(false);
    expect(showsAll(somebody(0.15, 0.8, 0.4), SIZE, closer)).toBe(false);
    expect(showsAll(somebody(0.5, 0.5, -0.1), SIZE, { ...closer, top: 0 })).toBe(true);
  });

  it('is none that leaves out the sea of a coast', () => {
    const setting = settingOf('a motorcycle on a coastal road');
    const rider = somebody(0.2, 0.9, 0.5);
    const onRoad: Placed = {
      ...rider,
      wished: rider.wished.map((one) => ({ ...one, thing: 'motorcycle' })),
    };
    expect(closerLook(onRoad, wetFrom(30), setting)).not.toBeNull();
    expect(closerLook(onRoad, wetFrom(62), setting)).toBeNull();
  });

  it('is one at what stands at the back of a room in which nobody is', () => {
    const { camera } = somebody(0.5, 0.8, 0.4);
    const nobody = { camera, wished: [] };
    const closer = closerLook(nobody, SIZE, settingOf('a cozy bedroom')) as Closer;
    expect(closer.times).toBeGreaterThan(1.14);
    expect(closer.top + 1 / closer.times).toBeLessThan(1);
    for (const prompt of [
      'a cockpit of an airliner',
      'a piano in a music room',
      'a living room with a green sofa',
    ])
      expect(closerLook(nobody, SIZE, settingOf(prompt)), prompt).toBeNull();
  });

  it('is none of who fills the picture already, nor of open land alone', () => {
    const setting = settingOf('a woman in a meadow');
    expect(closerLook(somebody(0.5, 0.98, 0.05), SIZE, setting)).toBeNull();
    const { camera } = somebody(0.5, 0.8, 0.4);
    expect(closerLook({ camera, wished: [] }, SIZE, settingOf('a meadow'))).toBeNull();
  });

  it('is none of a building on a shore, which stands elsewhere in a larger picture', () => {
    const { camera, wished } = somebody(0.5, 0.8, 0.4);
    const house = { camera, wished: wished.map((one) => ({ ...one, thing: 'house' as const })) };
    const setting = settingOf('a house by a lake');
    expect(closerLook(house, { ...SIZE, kind: Uint8Array.of(WATER) }, setting)).toBeNull();
    expect(closerLook(house, SIZE, setting)).not.toBeNull();
  });

  it('is none where something that was asked for is part of the place', () => {
    const setting = settingOf('a woman and a horse in a meadow');
    expect(closerLook(somebody(0.5, 0.8, 0.4), SIZE, setting)).toBeNull();
  });

  it('comes less close where a place is known by what stands around', () => {
    const far = somebody(0.5, 0.8, 0.5);
    const inMeadow = closerLook(far, SIZE, settingOf('a woman in a meadow')) as Closer;
    for (const place of [
      'in a village',
      'at a waterfall',
      'in front of white cliffs',
      'in a kitchen',
    ]) {
      const inPlace = closerLook(far, SIZE, settingOf(`a woman ${place}`)) as Closer;
      expect(inPlace.times, place).toBeLessThan(inMeadow.times);
    }
  });

  it('is taken by a sketch as by its picture', () => {
    const setting = settingOf('a white horse in a meadow');
    const draw = (side: number, horizon?: number) =>
      drawScene(
        {
          idea: setting.idea,
          style: null,
          width: side,
          height: side,
          seed: SEED,
          index: NEAR,
          ...(horizon !== undefined && { horizon }),
        },
        () => {},
      );
    const sketch = draw(64);
    const closer = differenceOf(sketch, meansOf(draw(256), 256, 4));
    // A picture whose horizon is given shows all that it can.
    const whole = differenceOf(sketch, meansOf(draw(256, setting.horizon), 256, 4));
    expect(closer).toBeLessThan(0.6 * whole);
  });
});

/** The means of squares of `by` pixels of a square picture. */
function meansOf(rgba: Uint8ClampedArray, side: number, by: number): Float64Array {
  const small = side / by;
  const means = new Float64Array(small * small * 4);
  for (let row = 0; row < side; row++)
    for (let column = 0; column < side; column++)
      for (let c = 0; c < 4; c++) {
        const to = (Math.floor(row / by) * small + Math.floor(column / by)) * 4 + c;
        means[to] =
          (means[to] as number) + (rgba[(row * side + column) * 4 + c] as number) / by ** 2;
      }
  return means;
}

/** The mean difference of two pictures, levels of 255. */
const differenceOf = (one: Uint8ClampedArray, other: Float64Array): number =>
  one.reduce((sum, level, at) => sum + Math.abs(level - (other[at] as number)), 0) / one.length;
