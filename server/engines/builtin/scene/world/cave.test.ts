import { describe, expect, it } from 'vitest';
import { drawScene } from '../draw-scene.ts';
import { decide } from '../setting.ts';
import { readPrompt } from '../words/read-prompt.ts';
import { glowsIn, planCave } from './cave-plan.ts';

const SIDE = 96;

const settingOf = (prompt: string, index = 0) => decide(readPrompt(prompt), null, 5, index);

function draw(prompt: string, index: number) {
  return drawScene(
    { idea: readPrompt(prompt), style: null, width: SIDE, height: SIDE, seed: 5, index },
    () => {},
  );
}

/** The mean light of a rectangle of a picture, in shares of it. */
function lightIn(pixels: Uint8ClampedArray, [left, top, right, bottom]: readonly number[]) {
  let [sum, count] = [0, 0];
  for (let y = Math.round((top ?? 0) * SIDE); y < (bottom ?? 0) * SIDE; y++)
    for (let x = Math.round((left ?? 0) * SIDE); x < (right ?? 0) * SIDE; x++, count++)
      sum += [0, 1, 2].reduce((all, c) => all + (pixels[(y * SIDE + x) * 4 + c] ?? 0), 0) / 3;
  return sum / count;
}

describe('a cave', () => {
  it('narrows toward a mouth through which the light comes', () => {
    for (const index of [0, 1, 2, 3]) {
      const { half, high, end, lights } = planCave(settingOf('a cave', index));
      expect(half(end)).toBeLessThan(0.85 * half(1));
      expect(high(end)).toBeLessThan(0.85 * high(1));
      expect(lights[0]?.at[2]).toBeGreaterThan(end);
    }
  });

  it('has walls all around, dark beside what is seen through its mouth by day', () => {
    const pixels = draw('a cave, midday sun', 0);
    const roof = lightIn(pixels, [0, 0, 1, 0.12]);
    const whole = lightIn(pixels, [0.3, 0.3, 0.75, 0.55]);
    expect(roof).toBeLessThan(0.8 * whole);
    expect(roof).toBeGreaterThan(8);
  });

  it('is blue where it is one in ice, and grey or brown in rock', () => {
    const blueOf = (prompt: string) => {
      const pixels = draw(`${prompt}, midday sun`, 0);
      let [red, blue] = [0, 0];
      // Its roof: the first tenth of the rows.
      for (let at = 0; at < SIDE * Math.round(SIDE / 10); at++) {
        red += pixels[at * 4] ?? 0;
        blue += pixels[at * 4 + 2] ?? 0;
      }
      return blue / red;
    };
    expect(blueOf('an ice cave')).toBeGreaterThan(2);
    expect(blueOf('a cave')).toBeLessThan(1.3);
  });

  it('glows of the gold in it, and has no fire then', () => {
    const setting = settingOf('a pile of gold in a cave');
    expect(glowsIn(setting)).toBe(true);
    const { lights, fire } = planCave(setting);
    expect(lights).toHaveLength(2);
    expect(fire).toBeNull();
  });

  it('has a fire at night', () => {
    expect(planCave(settingOf('a cave at night')).fire).not.toBeNull();
    expect(planCave(settingOf('a crystal cave at night')).fire).toBeNull();
  });

  it('has who was asked for within it: as large as asked, before its walls', () => {
    const [empty, held] = [draw('a cave, midday', 0), draw('a black bear in a cave, midday', 0)];
    let changed = 0;
    for (let at = 0; at < SIDE * SIDE; at++)
      if (Math.abs((empty[at * 4] ?? 0) - (held[at * 4] ?? 0)) > 14) changed++;
    expect(changed).toBeGreaterThan(0.03 * SIDE * SIDE);
  });
});
