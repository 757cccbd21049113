import { describe, expect, it } from 'vitest';
import type { Pixels } from '../../engine.ts';
import { inEnglish } from '../../note.ts';
import { readPrompt } from '../scene/words/read-prompt.ts';
import { disc, lattice, paint, solid, speck } from '../testing/pictures.ts';
import { chooseManner } from './choose-manner.ts';
import { findHorizon } from './find-horizon.ts';
import { lightAround } from './light-around.ts';
import { redrawArea } from './redraw.ts';

const SIDE = 120;
const AREA = disc(SIDE, SIDE, 60, 60, 36);

function redraw(prompt: string, index = 0, image: Pixels = lattice(SIDE, SIDE)) {
  const input = { image, area: AREA, prompt, seed: 5, index };
  const shares: number[] = [];
  const notes = redrawArea(input, (share) => shares.push(share));
  return { data: image.data, notes: notes.map(inEnglish).join(' '), shares };
}

describe('the manner', () => {
  it.each([
    ['a black cat', 'things'],
    ['a boat on the lake', 'things'],
    ['a lake with a boat', 'scene'],
    ['birds', 'things'],
    ['ein Wald? no: forest', 'scene'],
    ['starry night sky', 'sky'],
    ['sunset', 'sky'],
    ['green grass', 'ground'],
    ['water', 'ground'],
    ['雪', 'ground'],
    ['红色', 'colour'],
    ['قطة', 'things'],
    ['quixotic', 'nothing'],
    ['full moon', 'bodies'],
    ['彩虹', 'bodies'],
    ['the moon in a starry night sky', 'sky'],
    ['a cowboy', 'things'],
    ['a chef', 'things'],
    ['ein Surfer', 'things'],
    ['a beach with a pirate', 'scene'],
    ['a garden', 'scene'],
    ['snow-capped mountains', 'scene'],
  ])('of "%s" is %s', (prompt, manner) => {
    expect(chooseManner(readPrompt(prompt))).toBe(manner);
  });
});

describe('redrawArea', () => {
  it('lays bricks where a brick wall is asked for, and says so', () => {
    const { data, notes } = redraw('a brick wall', 0, solid(SIDE, SIDE, [150, 150, 150, 255]));
    const at = (60 * SIDE + 60) * 4;
    const row = Array.from({ length: 40 }, (_, n) => data[at + n * 4 * SIDE - 20 * 4 * SIDE] ?? 0);
    expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(15);
    expect(notes).toMatch(/Understood: brick, wall\. The material was laid over the area/);
  });

  it('puts a thing of the asked colour on what is there', () => {
    const { data, notes } = redraw('a black cat', 0, solid(SIDE, SIDE, [210, 205, 200, 255]));
    const dark = Array.from({ length: SIDE * SIDE }, (_, at) => (data[at * 4] ?? 0) < 70);
    const marked = dark.filter((is, at) => is && AREA.data[at] !== 0).length;
    expect(marked).toBeGreaterThan(300);
    // (Nearly) all of it lies within the area, though the area is round.
    expect(dark.filter(Boolean).length - marked).toBeLessThan(marked / 20);
    expect(notes).toMatch(/Understood: black, cat\./);
  });

  it('hangs a moon into the sky that is there', () => {
    const { data, notes } = redraw('full moon', 0, solid(SIDE, SIDE, [40, 90, 160, 255]));
    const at = (x: number, y: number) => [...data.subarray((y * SIDE + x) * 4).subarray(0, 3)];
    const bright = Array.from({ length: SIDE * SIDE }, (_, n) => (data[n * 4] ?? 0) > 150);
    const marked = bright.filter((is, n) => is && AREA.data[n] !== 0).length;
    expect(marked).toBeGreaterThan(60);
    expect(bright.filter(Boolean).length).toBe(marked);
    expect([at(60, 26), at(60, 94)]).toEqual([
      [40, 90, 160],
      [40, 90, 160],
    ]);
    expect(notes).toMatch(/on what was there/);
  });

  it('draws nothing where something shall only go, and says so', () => {
    const { data, notes } = redraw(
      'remove the red house',
      0,
      solid(SIDE, SIDE, [40, 90, 160, 255]),
    );
    expect(new Set(data)).toEqual(new Set([40, 90, 160, 255]));
    expect(notes).toMatch(/Nothing new was drawn/);
  });

  it('gives the area another colour and keeps its light and shade', () => {
    const stripes = paint(SIDE, SIDE, (x) => (x % 8 < 4 ? [90, 90, 90] : [180, 180, 180]));
    const { data } = redraw('red', 0, stripes);
    const [darker, lighter] = [57, 61].map((x) => data.subarray((60 * SIDE + x) * 4)[0] ?? 0);
    const [red = 0, green = 0] = data.subarray((60 * SIDE + 61) * 4);
    expect(red).toBeGreaterThan(green * 2);
    expect(lighter).toBeGreaterThan((darker ?? 0) * 1.3);
  });

  it('gives the thing that was painted over another colour, not the ground around it in the area', () => {
    const isBall = (x: number, y: number) => Math.hypot(x - 60, y - 60) < 22;
    const scene = paint(SIDE, SIDE, (x, y) => {
      const light =
        0.7 + 0.3 * Math.cos((x - 50) / 16) * Math.cos((y - 50) / 16) + speck(x, y) * 0.1;
      return isBall(x, y) ? [200 * light, 60 * light, 40 * light] : [90 * light, 150 * light, 70];
    });
    const before = scene.data.slice();
    const { data, notes } = redraw('blue', 0, scene);
    let [wrong, blue, ball] = [0, 0, 0];
    for (let at = 0; at < SIDE * SIDE; at++) {
      const [red = 0, , own = 0] = data.subarray(at * 4);
      if (isBall(at % SIDE, Math.floor(at / SIDE))) {
        ball++;
        if (own > red * 1.3) blue++;
      } else if (Math.abs(own - (before[at * 4 + 2] ?? 0)) > 40) wrong++;
    }
    expect(blue / ball).toBeGreaterThan(0.93);
    expect(wrong / ball).toBeLessThan(0.07);
    expect(notes).toMatch(/told from its surroundings/);
  });

  it('gives what it does not know the colour that was asked for, where it is told from its surroundings', () => {
    const isDoor = (x: number, y: number) => Math.abs(x - 60) < 14 && Math.abs(y - 60) < 22;
    const wall = paint(SIDE, SIDE, (x, y) => {
      const grain = speck(x, y) * 12;
      return isDoor(x, y) ? [150 + grain, 40, 30] : [170 + grain, 170 + grain, 140 + grain];
    });
    const { data, notes } = redraw('a blue turnstile', 0, wall);
    const [red = 0, , blue = 0] = data.subarray((60 * SIDE + 60) * 4);
    expect(blue).toBeGreaterThan(red * 1.5);
    expect(notes).toMatch(/Ignored: turnstile\..*given another colour/);
  });

  it('continues the surroundings when it understands nothing, and says so', () => {
    const { data, notes } = redraw('quixotic', 0, solid(SIDE, SIDE, [40, 90, 160, 255]));
    expect(new Set(data)).toEqual(new Set([40, 90, 160, 255]));
    expect(notes).toMatch(/Understood none of the words\. Ignored: quixotic\..*continued/);
  });

  it.each(['a dog', 'sunset', 'blue'])(
    'gives different answers to "%s", the same for the same index, and writes nothing far away',
    (prompt) => {
      const first = redraw(prompt, 0);
      expect(redraw(prompt, 0).data).toEqual(first.data);
      expect(redraw(prompt, 1).data).not.toEqual(first.data);
      expect(first.shares).toEqual([...first.shares].sort((a, b) => a - b));
      expect(first.shares.at(-1)).toBe(1);
      const before = lattice(SIDE, SIDE).data;
      const corners = [0, SIDE - 1, (SIDE - 1) * SIDE, SIDE * SIDE - 1];
      expect(corners.map((corner) => first.data[corner * 4])).toEqual(
        corners.map((corner) => before[corner * 4]),
      );
    },
  );

  it('needs surroundings only for what continues them', () => {
    const all = { width: 8, height: 8, data: new Uint8Array(64).fill(255) };
    const run = (prompt: string) =>
      redrawArea({ image: lattice(8, 8), area: all, prompt, seed: 1, index: 0 }, () => undefined);
    expect(() => run('a cat')).toThrow(expect.objectContaining({ code: 'nothing_to_copy_from' }));
    expect(run('blue').map(inEnglish).join(' ')).toMatch(/another colour/);
  });
});

describe('what is drawn into an area', () => {
  const grey = () => solid(SIDE, SIDE, [150, 150, 150, 255]);
  const lumaAt = (data: Uint8ClampedArray, x: number, y: number) => data[(y * SIDE + x) * 4] ?? 0;

  it('is sharp: its steps are as steep as those of a picture', () => {
    const { data } = redraw('a white house', 0, grey());
    let steepest = 0;
    for (let at = 4; at < data.length; at += 4)
      if (at % (SIDE * 4) !== 0)
        steepest = Math.max(steepest, Math.abs((data[at] ?? 0) - (data[at - 4] ?? 0)));
    expect(steepest).toBeGreaterThan(90);
  });

  it('is darker in a dark picture than in a light one', () => {
    const mean = (level: number) => {
      const image = solid(SIDE, SIDE, [level, level, level, 255]);
      const { data } = redraw('a white cat', 0, image);
      const inside = Array.from({ length: SIDE * SIDE }, (_, at) => at).filter(
        (at) => AREA.data[at] !== 0,
      );
      return (
        inside.reduce((sum, at) => sum + (data[at * 4] ?? 0) - level, 0) / inside.length + level
      );
    };
    expect(mean(210)).toBeGreaterThan(mean(40) * 2);
  });

  it('stands on a shadow', () => {
    const { data } = redraw('a white cat', 0, grey());
    const shaded = Array.from({ length: SIDE * SIDE }, (_, at) => at).filter(
      (at) => Math.floor(at / SIDE) > 60 && (data[at * 4] ?? 0) < 130,
    );
    expect(shaded.length).toBeGreaterThan(20);
  });

  it('keeps the light and shade of what it recolours: the known picture comes back', () => {
    const shade = (x: number, y: number) => 0.55 + 0.4 * Math.sin(x / 9) * Math.cos(y / 13);
    const dyed = (colour: readonly number[]) =>
      paint(SIDE, SIDE, (x, y) => [
        (colour[0] ?? 0) * shade(x, y),
        (colour[1] ?? 0) * shade(x, y),
        (colour[2] ?? 0) * shade(x, y),
      ]);
    const before = dyed([60, 160, 90]);
    const shades = (data: Uint8ClampedArray) =>
      Array.from(
        { length: 40 },
        (_, n) => lumaAt(data, 40 + n, 60) / Math.max(1, lumaAt(data, 60, 60)),
      );
    const { data } = redraw('red', 0, dyed([60, 160, 90]));
    const worst = Math.max(
      ...shades(data).map((value, n) => Math.abs(value - (shades(before.data)[n] ?? 0))),
    );
    expect(worst).toBeLessThan(0.12);
  });
});

describe('what was there', () => {
  const GROUND = [140, 170, 90] as const;
  const BALL = [60, 70, 190] as const;
  /** Grainy ground with a ball on it. */
  const withBall = (left: number, top: number, radius: number) =>
    paint(SIDE, SIDE, (x, y) => {
      const [red, green, blue] = Math.hypot(x - left, y - top) < radius ? BALL : GROUND;
      const grain = speck(x, y) * 10;
      return [red + grain, green + grain, blue + grain];
    });
  const isBall = (data: Uint8ClampedArray, x: number, y: number) => {
    const [red = 0, , blue = 0] = data.subarray((y * SIDE + x) * 4);
    return blue > red + 60;
  };

  it('gives way where it ends within the area', () => {
    const { data, notes } = redraw('a white cat', 0, withBall(60, 60, 24));
    let left = 0;
    for (let at = 0; at < SIDE * SIDE; at++)
      if (isBall(data, at % SIDE, Math.floor(at / SIDE))) left++;
    expect(left).toBeLessThan(20);
    expect(notes).toMatch(/gave way/);
  });

  it('stays to the byte beside what is drawn where it goes on beyond the area', () => {
    const before = withBall(120, 60, 75);
    const { data, notes } = redraw('a white cat', 0, { ...before, data: before.data.slice() });
    const isCatOrShade = (x: number, y: number) => Math.abs(x - 60) < 30 || y > 70;
    for (let at = 0; at < SIDE * SIDE; at++) {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
      if (isCatOrShade(x, y)) continue;
      expect(data.subarray(at * 4, at * 4 + 4)).toEqual(before.data.subarray(at * 4, at * 4 + 4));
    }
    expect(notes).toMatch(/stands on what was there/);
  });

  it('stands before a new sky', () => {
    const tower = (x: number, y: number) => Math.abs(x - 60) < 9 && y > 34;
    const scene = paint(SIDE, SIDE, (x, y) => {
      if (y > 88) return [70, 90, 40];
      return tower(x, y) ? [150, 60, 45] : [150, 190, 235];
    });
    const area = paint(SIDE, SIDE, (_x, y) => (y < 80 ? [255, 0, 0] : [0, 0, 0]));
    const marked = Uint8Array.from({ length: SIDE * SIDE }, (_, at) => area.data[at * 4] ?? 0);
    const sky = { width: SIDE, height: SIDE, data: marked };
    const input = { image: scene, area: sky, prompt: 'starry night sky', seed: 5, index: 0 };
    redrawArea(input, () => undefined);
    const colourAt = (x: number, y: number) =>
      [...scene.data.subarray((y * SIDE + x) * 4)].slice(0, 3);
    const [red = 0, , blue = 0] = colourAt(60, 60);
    expect(red).toBeGreaterThan(blue * 2);
    expect(colourAt(20, 20).reduce((sum, value) => sum + value)).toBeLessThan(400);
  });
});

describe('water that is painted into ground', () => {
  it.each([
    ['red', [190, 60, 50]],
    ['green', [60, 170, 70]],
  ] as const)('mirrors the %s that is above it, the waves on it', (_, above) => {
    const scene = paint(SIDE, SIDE, (_x, y) => (y < 60 ? [...above] : [120, 110, 90]));
    const area = disc(SIDE, SIDE, 60, 92, 24);
    redrawArea({ image: scene, area, prompt: 'a lake', seed: 5, index: 0 }, () => undefined);
    const means = [0, 0, 0];
    const shades = new Set<number>();
    for (let at = 80 * SIDE + 50; at < 80 * SIDE + 70; at++) {
      shades.add(scene.data[at * 4] ?? 0);
      for (let c = 0; c < 3; c++)
        means[c] = (means[c] ?? 0) + (scene.data[(at + 24 * SIDE) * 4 + c] ?? 0);
    }
    const order = (values: readonly number[]) => (values[0] ?? 0) > (values[1] ?? 0);
    expect(order(means)).toBe(order(above));
    expect(shades.size).toBeGreaterThan(3);
  });

  it('has a shore with bays within the area, and the ground goes on to it', () => {
    const scene = paint(SIDE, SIDE, (_x, y) => (y < 40 ? [90, 120, 220] : [150, 110, 60]));
    const area = disc(SIDE, SIDE, 60, 84, 32);
    redrawArea({ image: scene, area, prompt: 'a lake', seed: 5, index: 0 }, () => undefined);
    const isWater = (x: number, y: number) => {
      const [r = 0, , b = 0] = scene.data.subarray((y * SIDE + x) * 4, (y * SIDE + x) * 4 + 3);
      return b > r;
    };
    // From the area's edge inward, along rays into its lower half.
    const widths = Array.from({ length: 40 }, (_, n) => {
      const angle = (Math.PI * n) / 39;
      const at = (away: number) =>
        [60 + away * Math.cos(angle), 84 + away * Math.sin(angle)].map(Math.round);
      const banks = Array.from({ length: 30 }, (_, step) => at(31 - step));
      return banks.findIndex(([x = 0, y = 0]) => isWater(x, y));
    });
    expect(Math.max(...widths)).toBeGreaterThan(4);
    expect(Math.max(...widths) - Math.min(...widths)).toBeGreaterThan(3);
    expect(Math.max(...widths)).toBeLessThan(16);
  });
});

describe('findHorizon', () => {
  const none = new Uint8Array(SIDE * SIDE);
  it('finds where sky and ground meet, and none in an even picture', () => {
    const scene = paint(SIDE, SIDE, (_, y) => (y < 48 ? [150, 190, 230] : [70, 90, 40]));
    expect(findHorizon(scene, none)).toBeCloseTo(0.4, 2);
    expect(findHorizon(solid(SIDE, SIDE, [90, 90, 90, 255]), none)).toBeNull();
  });
});

describe('lightAround', () => {
  it('comes from the lighter side, in the colour of what is bright', () => {
    const none = new Uint8Array(SIDE * SIDE);
    const image = paint(SIDE, SIDE, (x) => (x < 60 ? [230, 150, 80] : [50, 50, 80]));
    const { toward, sun } = lightAround(image, none, { left: 50, top: 50, right: 70, bottom: 70 });
    expect(toward[0]).toBeLessThan(-0.3);
    expect(sun[0]).toBeGreaterThan(sun[2] * 1.3);
  });

  it('is less in the dark part of a picture than in its light part', () => {
    const image = paint(SIDE, SIDE, (_x, y) => (y < 60 ? [225, 225, 225] : [40, 45, 35]));
    const ambientAt = (top: number) =>
      lightAround(image, new Uint8Array(SIDE * SIDE), {
        left: 50,
        top,
        right: 70,
        bottom: top + 20,
      }).ambient[1];
    expect(ambientAt(10)).toBeGreaterThan(1.3 * ambientAt(90));
  });
});
