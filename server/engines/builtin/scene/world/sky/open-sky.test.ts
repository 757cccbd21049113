import { describe, expect, it } from 'vitest';
import { drawScene } from '../../draw-scene.ts';
import { readPrompt } from '../../words/read-prompt.ts';

const SIDE = 64;

const draw = (prompt: string, index: number) =>
  drawScene(
    { idea: readPrompt(prompt), style: null, width: SIDE, height: SIDE, seed: 7, index },
    () => {},
  );

/** Red, green and blue of the pixels of some rows, 0 to 255. */
const rowsOf = (data: Uint8ClampedArray, from: number, to: number) =>
  Array.from({ length: (to - from) * SIDE }, (_, n) =>
    [0, 1, 2].map((c) => data[(from * SIDE + n) * 4 + c] ?? 0),
  );

describe('above the clouds', () => {
  it.each([0, 1, 2, 3])(
    'shows nothing but cloud below, by day as pale as that: picture %i',
    (index) => {
      const below = rowsOf(draw('above the clouds by day', index), 52, SIDE);
      for (const [red = 0, green = 0, blue = 0] of below) {
        expect(Math.min(red, green, blue)).toBeGreaterThan(90);
        expect(green - Math.max(red, blue)).toBeLessThan(8);
      }
    },
  );

  it('rests what stands there on the clouds', () => {
    const empty = draw('above the clouds by day', 0);
    const built = draw('a castle above the clouds by day', 0);
    expect(built).not.toEqual(empty);
  });
});

describe('in orbit', () => {
  it.each([0, 1, 2, 3])('has the black of space and the blue of the earth: picture %i', (index) => {
    const all = rowsOf(draw('planet earth seen from orbit', index), 0, SIDE);
    const black = all.filter((colour) => Math.max(...colour) < 40).length / all.length;
    const blue = all.filter(([red = 0, , b = 0]) => b > 60 && b > red + 25).length / all.length;
    expect(black).toBeGreaterThan(0.25);
    expect(blue).toBeGreaterThan(0.04);
  });

  it('has no ground of the moon where a ship flies through deep space, but where somebody walks', () => {
    const grounded = ([red = 0, green = 0, blue = 0]: number[]) =>
      Math.min(red, green, blue) > 60 &&
      Math.max(red, green, blue) - Math.min(red, green, blue) < 20;
    const lowest = (prompt: string) => rowsOf(draw(prompt, 2), 60, SIDE).filter(grounded).length;
    expect(lowest('deep space, stars')).toBeLessThan(20);
    expect(lowest('an astronaut in space')).toBeGreaterThan(60);
  });
});
