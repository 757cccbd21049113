import { describe, expect, it } from 'vitest';
import { decide, type Setting } from '../setting.ts';
import type { Subject, Thing } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { readPrompt } from '../words/read-prompt.ts';
import type { Posture } from '../words/trait.ts';
import { createCover } from '../world/cover.ts';
import { createFrame, LAND } from '../world/frame.ts';
import { paintRoom } from '../world/room/paint-room.ts';
import { settled } from './placing/ground/settle.ts';
import { soleOf } from './placing/ground/sole.ts';
import { yardsOf } from './placing/ground/yard.ts';
import { castShadow, createShades, layShades } from './placing/light/cast-shadow.ts';
import { shadeFeet } from './placing/light/shade-feet.ts';
import { makeThing } from './placing/makers/make-thing.ts';
import { hiddenBy, outlineOf } from './placing/outline.ts';
import type { Stage } from './placing/stage.ts';
import { STANDS } from './placing/stands.ts';
import { wishes } from './placing/wishes.ts';
import { type Sprite, smallerSize } from './sprite.ts';

const THINGS = Object.keys(STANDS).filter((name): name is Thing => name in STANDS);
const TALL = 36;

/** Daylight from one side: −1 left, 1 right. */
function settingFrom(side: number, subjects: readonly Subject[] = [], seed = 3): Setting {
  const setting = decide({ ...readPrompt('summer day'), subjects }, null, seed, 0);
  return { ...setting, light: { ...setting.light, toward: [side * 0.74, 0.55, -0.38] } };
}

const drawn = (thing: Thing, posture: Posture | null = null, side = 1, seed = 3): Sprite =>
  makeThing(settingFrom(side, [], seed), thing, { colour: null, posture }, TALL, true);

const pixelsOf = ({ sizes }: Sprite) => sizes[0]?.rgba ?? new Float32Array();

/** Mean light of what is solid in the left and in the right half. */
function halves(sprite: Sprite): { left: number; right: number } {
  const rgba = pixelsOf(sprite);
  const sums = { left: 0, right: 0, leftAlpha: 0, rightAlpha: 0 };
  for (let at = 0; at < rgba.length / 4; at++) {
    const isLeft = at % sprite.width < sprite.width / 2;
    const light = (rgba[at * 4] ?? 0) + (rgba[at * 4 + 1] ?? 0) + (rgba[at * 4 + 2] ?? 0);
    const alpha = rgba[at * 4 + 3] ?? 0;
    if (isLeft) [sums.left, sums.leftAlpha] = [sums.left + light, sums.leftAlpha + alpha];
    else [sums.right, sums.rightAlpha] = [sums.right + light, sums.rightAlpha + alpha];
  }
  return { left: sums.left / sums.leftAlpha, right: sums.right / sums.rightAlpha };
}

/** Flat land before the eye, as far as it goes. */
function flatStage(subjects: readonly Subject[]): Stage {
  const side = 160;
  const frame = createFrame(side, side);
  const camera = { focal: side, horizon: side * 0.4, height: 5, centre: side / 2 };
  for (let row = Math.ceil(camera.horizon) + 1; row < side; row++)
    for (let column = 0; column < side; column++) {
      frame.kind[row * side + column] = LAND;
      frame.depth[row * side + column] = (camera.focal * camera.height) / (row - camera.horizon);
    }
  frame.rgb.fill(0.5);
  const cells = new Float32Array(1024 * 1024);
  const setting = settingFrom(1, subjects);
  const map = { ...setting, heights: cells, sunlight: cells };
  return { frame, camera, map, setting: { ...setting, idea: { ...setting.idea, subjects } } };
}

const several = (thing: Thing, count: number): Subject => ({
  thing,
  count,
  colour: null,
  posture: null,
  size: 1,
});

describe('a thing', () => {
  it.each(THINGS)('%s fills its height, is solid somewhere and has no broken colours', (thing) => {
    const sprite = drawn(thing);
    const rgba = pixelsOf(sprite);
    let [solid, broken] = [0, 0];
    for (let at = 0; at < rgba.length; at += 4) {
      if ((rgba[at + 3] ?? 0) > 0.9) solid++;
      if (![0, 1, 2, 3].every((c) => (rgba[at + c] ?? Number.NaN) >= 0 && (rgba[at + c] ?? 9) < 4))
        broken++;
    }
    expect({ broken, rows: sprite.height > TALL * 0.35 }).toEqual({ broken: 0, rows: true });
    expect(solid).toBeGreaterThan((sprite.width * sprite.height) / 40);
  });

  it('is the same for the same seed and another for another', () => {
    const bytes = (seed: number) => [...pixelsOf(drawn('dog', null, 1, seed))];
    expect(bytes(3)).toEqual(bytes(3));
    expect(bytes(4)).not.toEqual(bytes(3));
  });

  it.each<Thing>(['snowman', 'mushroom', 'rock', 'cup'])(
    '%s is lighter on the side that the sun is on',
    (thing) => {
      const [fromLeft, fromRight] = [halves(drawn(thing, null, -1)), halves(drawn(thing, null, 1))];
      expect(fromLeft.left / fromLeft.right).toBeGreaterThan(
        (fromRight.left / fromRight.right) * 1.15,
      );
    },
  );

  it('holds itself as it is asked to: lower the more it rests', () => {
    const shape = (posture: Posture) => {
      const { width, height } = drawn('wolf', posture);
      return height / width;
    };
    expect(shape('sitting')).toBeGreaterThan(shape('standing') * 1.2);
    expect(shape('standing')).toBeGreaterThan(shape('sleeping') * 1.2);
    expect(shape('standing')).toBeGreaterThan(shape('running') * 1.1);
  });

  it('takes the colour that is asked for', () => {
    const wish = { colour: [0.1, 0.2, 0.9], posture: null } as const;
    const rgba = pixelsOf(makeThing(settingFrom(1), 'car', wish, TALL, true));
    const sum = (c: number) =>
      rgba.reduce((all, value, at) => (at % 4 === c ? all + value : all), 0);
    expect(sum(2)).toBeGreaterThan(sum(0) * 1.5);
  });
});

describe('wishes', () => {
  it.each([1, 2, 5, 8])('%i of a kind stand apart in the picture', (count) => {
    const stage = flatStage([several('rabbit', count)]);
    const planted = wishes(stage);
    const columns = planted.map(({ x, z }) => 80 + (x / z) * 160).sort((a, b) => a - b);
    expect(planted).toHaveLength(count);
    // Some are beside each other, some farther back: none hides another, nor is straight above one.
    const gaps = columns.slice(1).map((column, n) => column - (columns[n] ?? 0));
    expect(Math.min(160, ...gaps)).toBeGreaterThan(6);
    const seen = planted.map((one) => outlineOf(stage, one)).sort((a, b) => a.z - b.z);
    for (const [n, near] of seen.entries())
      for (const far of seen.slice(n + 1)) expect(hiddenBy(far, near)).toBeLessThan(0.08);
    expect(columns.every((column) => column > 0 && column < 160)).toBe(true);
  });

  it('makes large what the picture is about, and leaves room for several things', () => {
    const heightIn = (subjects: readonly Subject[]) =>
      wishes(flatStage(subjects)).map(({ size, z }) => size / z);
    const [alone = 0] = heightIn([several('cat', 1)]);
    const [beside = 0] = heightIn([several('cat', 1), several('house', 1)]);
    expect(alone).toBeGreaterThan(0.4);
    expect(alone).toBeGreaterThan(beside * 1.5);
  });
});

describe('an animal and a rock', () => {
  it('are one upon the other, and two animals and a rock are side by side', () => {
    const planted = wishes(flatStage([several('lion', 1), several('rock', 1)]));
    const [lion, rock] = ['lion', 'rock'].map((name) =>
      planted.find(({ thing }) => thing === name),
    );
    expect((lion?.base ?? 0) - (rock?.base ?? 0)).toBeGreaterThan(0.5 * (rock?.size ?? 1));
    expect(lion?.z).toBeLessThan(rock?.z ?? 0);
    const herd = wishes(flatStage([several('lion', 2), several('rock', 1)]));
    expect(new Set(herd.map(({ base }) => Math.sign(Math.max(0, base - 0.5))))).toEqual(
      new Set([0]),
    );
  });
});

describe('an animal on a roof', () => {
  it('is on the ridge of the house that is there, and smaller than it', () => {
    const stage = flatStage([several('cat', 1), several('house', 1)]);
    const idea = { ...stage.setting.idea, perch: 'roof' as const };
    const planted = wishes({ ...stage, setting: { ...stage.setting, idea } });
    const [cat, house] = ['cat', 'house'].map((name) =>
      planted.find(({ thing }) => thing === name),
    );
    const onScreen = (one: typeof cat) => ((one?.base ?? 0) - 5) / (one?.z ?? 1);
    const roof = ((house?.base ?? 0) + (house?.size ?? 0) - 5) / (house?.z ?? 1);
    expect(onScreen(cat)).toBeGreaterThan((onScreen(house) + roof) / 2);
    expect(onScreen(cat)).toBeLessThan(roof);
    expect(cat?.size).toBeLessThan(0.5 * (house?.size ?? 0));
  });
});

describe('people', () => {
  it('are as tall as their age lets them be, beside each other', () => {
    const [man, child] = wishes(
      flatStage([several('person', 1), { ...several('person', 1), traits: ['child'] }]),
    ).map(({ size, z }) => size / z);
    expect(child ?? 9).toBeLessThan(0.75 * (man ?? 0));
    expect(child ?? 0).toBeGreaterThan(0.5 * (man ?? 9));
  });
});

describe('in a room', () => {
  it('what belongs on a table stands on one, and other things on the floor', () => {
    const footOf = (thing: Thing) => {
      const subject = several(thing, 1);
      const idea = { ...readPrompt('a room'), subjects: [subject] };
      const setting = decide(idea, null, 3, 0);
      const frame = createFrame(96, 96);
      const camera = { focal: 70, horizon: 44, height: 1.5, centre: 48 };
      paintRoom(frame, camera, setting);
      const map = { heights: new Float32Array(4), sunlight: new Float32Array(4) };
      const [planted] = wishes({ frame, camera, map, setting });
      return planted?.base;
    };
    expect(footOf('fruit')).toBeCloseTo(1.04, 1);
    expect(footOf('chair')).toBeCloseTo(0, 1);
  });
});

describe('castShadow', () => {
  it('darkens the ground on the side away from the sun, most at the foot', () => {
    const stage = flatStage([]);
    const sprite = drawn('tower');
    const shades = createShades(stage.frame);
    castShadow(stage, { sprite, x: 0, z: 12, base: 0, size: 4 }, shades);
    layShades(stage.frame, shades, createCover(stage.frame));
    const darkness = (counts: (column: number) => boolean) =>
      stage.frame.rgb.reduce((sum, value, at) => {
        const column = Math.floor(at / 3) % 160;
        return counts(column) ? sum + 0.5 - value : sum;
      }, 0);
    const [left, right] = [darkness((x) => x < 74), darkness((x) => x > 86)];
    expect(left).toBeGreaterThan(10);
    expect(left).toBeGreaterThan(right * 5);
    expect(darkness((x) => x >= 74 && x <= 86)).toBeGreaterThan(10);
  });

  it('is no longer in a room than the thing is high, however low the sun stands', () => {
    const longest = (land: Land) => {
      const stage = flatStage([]);
      const low = { ...stage.setting.light, toward: [0, 0.1, 0.995] as const };
      const shades = createShades(stage.frame);
      castShadow(
        { ...stage, setting: { ...stage.setting, land, light: low } },
        { sprite: drawn('tower'), x: 0, z: 20, base: 0, size: 3 },
        shades,
      );
      const nearest = stage.frame.depth.filter((_, at) => (shades.sun[at] as number) > 0);
      return 20 - Math.min(...nearest);
    };
    expect(longest('kitchen')).toBeGreaterThan(1);
    expect(longest('kitchen')).toBeLessThan(3);
    expect(longest('plain')).toBeGreaterThan(5);
  });

  it('keeps the same sun off only once', () => {
    const stage = flatStage([]);
    const tower = { sprite: drawn('tower'), x: 0, z: 12, base: 0, size: 4 };
    const shades = createShades(stage.frame);
    castShadow(stage, tower, shades);
    const once = shades.sun.slice();
    castShadow(stage, { ...tower }, shades);
    expect(shades.sun).toEqual(once);
    expect(Math.max(...once)).toBeGreaterThan(0.2);
  });
});

describe('a building', () => {
  it('has snow lie against its walls, and stands free above', () => {
    const house = drawn('house');
    const [size] = settled(house, { land: 'field', snowy: true }).sizes;
    const coverIn = (rgba: Float32Array, row: number) =>
      Array.from(
        { length: house.width },
        (_, x) => rgba[(row * house.width + x) * 4 + 3] ?? 0,
      ).reduce((sum, alpha) => sum + alpha, 0);
    const before = pixelsOf(house);
    const after = size?.rgba ?? before;
    const last = house.height - 1;
    expect(coverIn(after, last)).toBeLessThan(0.5 * coverIn(before, last));
    const middle = Math.round(house.height / 2);
    expect(coverIn(after, middle)).toBe(coverIn(before, middle));
  });

  it('has a trodden yard and a way toward the eye where it is green, none in snow', () => {
    const setting = settingFrom(1);
    const house = {
      sprite: drawn('house'),
      thing: 'house',
      x: 4,
      z: 40,
      base: 0,
      size: 8,
    } as const;
    const [yard] = yardsOf({ ...setting, land: 'field' }, [house]);
    expect(yard?.(4, 38)).toBeGreaterThan(0.8);
    expect(yard?.(40, 40)).toBe(0);
    const across = Array.from({ length: 60 }, (_, n) => yard?.((n - 30) / 5, 12) ?? 0);
    expect(Math.max(...across)).toBeGreaterThan(0.8);
    expect(yardsOf({ ...setting, land: 'field', snowy: true }, [house])).toEqual([]);
  });
});

describe('shadeFeet', () => {
  it('darkens the ground from foot to foot and beneath the body, and nothing farther off', () => {
    const stage = flatStage([]);
    const sprite = drawn('horse', 'standing');
    const size = 2.4;
    shadeFeet(stage, { sprite, x: 0, z: 12, base: 0, size }, createCover(stage.frame));
    const { horizon, focal, height } = stage.camera;
    const bottom = Math.floor(horizon + (focal * height) / 12);
    const wide = (focal * size * sprite.width) / sprite.height / 12;
    const sole = soleOf(smallerSize(sprite));
    // The light where the line of its feet is seen, so many pixels higher and so much aside.
    const lightAt = (across: number, up = 0) => {
      const line = bottom - (sole.heightAt(across) * focal * size) / 12;
      const at = (Math.round(line) - up) * 160 + Math.round(80 + across * wide);
      return stage.frame.rgb[at * 3] ?? 0;
    };
    for (const foot of [sole.left, sole.right]) expect(lightAt(foot)).toBeLessThan(0.24);
    expect(lightAt((sole.left + sole.right) / 2, 2)).toBeLessThan(0.45);
    expect([lightAt(-0.8), lightAt(0.8), lightAt(0, 20)]).toEqual([0.5, 0.5, 0.5]);
  });
});
