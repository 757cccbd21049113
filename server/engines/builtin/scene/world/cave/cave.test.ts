import { describe, expect, it } from 'vitest';
import { drawScene } from '../../draw-scene.ts';
import { decide } from '../../setting.ts';
import { readPrompt } from '../../words/read-prompt.ts';
import { wallAt } from './cave-light.ts';
import { caveMesh } from './cave-mesh.ts';
import { glowsIn, type Place, planCave } from './cave-plan.ts';
import { wallsOf } from './cave-walls.ts';

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

  describe('of rock', () => {
    const setting = settingOf('a cave');
    const walls = wallsOf({ icy: false, coastal: false, painted: false });
    const cave = planCave(setting);
    const { noise } = setting;
    const light = (at: Place, facing: Place) => {
      const [red, green, blue] = wallAt({ cave, walls, noise }, at, facing, 1.7, 0.01);
      return red + green + blue;
    };
    /** The mean light of a wall that faces the mouth, so far before it. */
    const before = (away: number, scale = 1) => {
      let sum = 0;
      for (let n = 0; n < 60; n++)
        sum += light([cave.middle(cave.end - away) - 2, 0.05 * n, cave.end - away], [0, 0, scale]);
      return sum / 60;
    };

    it('falls off to the dark away from its mouth', () => {
      expect(before(12)).toBeLessThan(0.6 * before(2));
      expect(before(12)).toBeGreaterThan(0);
    });

    it('is darker in its hollows', () => {
      expect(before(3, 0.5)).toBeLessThan(0.7 * before(3));
    });

    it('ends in ledges one above the other: beds jut in, the rock below each lies back', () => {
      let steps = 0;
      const heights = Array.from({ length: 200 }, (_, n) => 0.5 + n * 0.02);
      const jutAt = walls.juts(noise);
      const juts = heights.map((y) => jutAt(4, y, 8));
      for (let n = 6; n < juts.length; n++)
        if (Math.abs((juts[n] ?? 0) - (juts[n - 6] ?? 0)) > 0.02) steps++;
      expect(steps).toBeGreaterThan(8);
      expect(steps).toBeLessThan(150);
    });

    it('has a mesh that says where each place faces, as long as it lies open', () => {
      const eye = { focal: 90, horizon: 40, height: 1.7, centre: 48 };
      const { colours } = caveMesh(cave, walls, eye, noise, 3, 1024);
      let hollows = 0;
      for (let at = 0; at < colours.length; at += 3) {
        const long = Math.hypot(colours[at] ?? 0, colours[at + 1] ?? 0, colours[at + 2] ?? 0);
        if (long < 0.49 || long > 1.01) throw new Error(`A normal is ${long} long.`);
        if (long < 0.8) hollows++;
      }
      expect(hollows / (colours.length / 3)).toBeGreaterThan(0.02);
      expect(hollows / (colours.length / 3)).toBeLessThan(0.4);
    });
  });
});
