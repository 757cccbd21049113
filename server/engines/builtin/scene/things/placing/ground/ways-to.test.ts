import { describe, expect, it } from 'vitest';
import { decide } from '../../../setting.ts';
import type { Thing } from '../../../words/idea.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { bloomOf } from '../growth/in-bloom.ts';
import { sunkInGrain } from '../spots/footing.ts';
import type { Planted } from '../stage.ts';
import { landStage } from '../testing/land-stage.ts';
import { settlement } from '../villages/settlement.ts';
import { stubbleOf } from './stubble.ts';
import { villageLane, waysTo } from './ways-to.ts';

const settingOf = (prompt: string, index = 0) => decide(readPrompt(prompt), null, 3, index);
const sprite = { width: 100, height: 80, sizes: [] } as unknown as Planted['sprite'];
const standing = (thing: Thing, z = 60): Planted => ({ sprite, thing, x: 6, z, base: 0, size: 12 });
const ACROSS = Array.from({ length: 200 }, (_, n) => (n - 100) / 5);

/** How much of the ground is way at its middle, so far ahead. */
const mostAt = (yards: ReturnType<typeof waysTo>, z: number): number =>
  Math.max(0, ...ACROSS.flatMap((x) => yards.map((yard) => yard(x, z))));

describe('ways in open land', () => {
  it.each([
    ['a castle in a meadow', 'castle'],
    ['an old factory in a field', 'factory'],
    ['a circus on a meadow at night', 'circus'],
    ['a cottage in a field in the snow', 'house'],
  ] as const)('lead from before the eye all the way to what is gone to: %s', (prompt, thing) => {
    const yards = waysTo({ ...settingOf(prompt), land: 'field' }, [standing(thing)]);
    for (let z = 6; z < 59; z += 4) expect(mostAt(yards, z), `${z}`).toBeGreaterThan(0.8);
    expect(mostAt(yards, 66)).toBe(0);
  });

  it('are one for all of a fair, and none where a road leads or nothing is gone to', () => {
    const fair = settingOf('a fair');
    const things = [standing('circus'), standing('carousel', 40), standing('ferriswheel', 50)];
    expect(waysTo({ ...fair, land: 'field' }, things)).toHaveLength(1);
    const road = settingOf('a road to a castle');
    expect(waysTo(road, [standing('castle')])).toEqual([]);
  });

  it('are overgrown where all is left, with broken slabs before works', () => {
    const left = { ...settingOf('an abandoned factory'), land: 'field' } as const;
    const [slabs, track] = waysTo(left, [standing('factory')]);
    expect(mostAt(slabs === undefined ? [] : [slabs], 54)).toBeGreaterThan(0.8);
    const ruts = mostAt(track === undefined ? [] : [track], 20);
    expect(ruts).toBeGreaterThan(0.3);
    expect(ruts).toBeLessThan(0.6);
  });
});

describe('open land to which nothing leads', () => {
  it('has the lane of a village, and no house on it', () => {
    for (const prompt of ['a village in the mountains', 'a village in the snow']) {
      const stage = landStage(prompt, 6, 0);
      const lane = villageLane(stage.setting);
      if (lane === null) throw new Error('no lane');
      expect(waysTo(stage.setting, [])).toHaveLength(1);
      for (let z = 6; z < 100; z += 8) expect(mostAt([lane], z), `${prompt} ${z}`).toBe(1);
      const houses = settlement(stage).filter(({ z }) => z < 120);
      expect(houses.length).toBeGreaterThan(3);
      const onLane = houses.filter(({ x, z }) => lane(x, z) > 0);
      // The church has a place of its own.
      expect(onLane.length, prompt).toBeLessThan(2);
    }
  });

  it('has houses of a village on both sides of the eye: it is in it, not before it', () => {
    for (const seed of [3, 6]) {
      const near = settlement(landStage('a village', seed, 0)).filter(({ z }) => z < 32);
      expect(near.some(({ x }) => x < 0)).toBe(true);
      expect(near.some(({ x }) => x > 0)).toBe(true);
    }
  });

  it('is crossed by ruts in every other composition, but not where it is sown or a garden', () => {
    const ruts = (prompt: string, turn: number) =>
      waysTo({ ...settingOf(prompt), land: 'field', turn }, []);
    expect(ruts('a meadow in summer', 0)).toHaveLength(1);
    expect(mostAt(ruts('a meadow in summer', 0), 20)).toBeGreaterThan(0.8);
    expect(ruts('a meadow in summer', 1)).toEqual([]);
    for (const prompt of ['a wheat field', 'a flower garden', 'a meadow full of poppies'])
      expect(ruts(prompt, 0), prompt).toEqual([]);
  });
});

describe('who works in a field of grain', () => {
  it('stands on a swath that is cut along the rows, and is seen down to the ground', () => {
    const setting = settingOf('a farmer in a wheat field');
    const [swath] = stubbleOf(setting, [{ ...standing('person', 12), size: 1.8 }]);
    expect(swath?.(6, 12)).toBe(1);
    expect(swath?.(11, 12)).toBe(0);
    expect(mostAt(swath === undefined ? [] : [swath], 5)).toBe(1);
    expect(sunkInGrain(setting, 'person', 1.8)).toBe(0);
    expect(sunkInGrain(setting, 'tractor', 3)).toBe(0);
    expect(sunkInGrain(setting, 'deer', 1.4)).toBeGreaterThan(0.2);
  });
});

describe('wild flowers', () => {
  it('grow in meadows of spring and summer', () => {
    expect(bloomOf(settingOf('a horse on a meadow in summer'))).toBe(1);
  });

  it.each([
    'a meadow in autumn',
    'an old factory in summer',
    'a fair with a carousel on a summer night',
    'a castle on a hill during a thunderstorm in summer, dark and scary',
  ])('do not where they would be silly: %s', (prompt) => {
    for (const index of [0, 1, 2, 3]) expect(bloomOf(settingOf(prompt, index))).toBe(0);
  });

  it('do wherever they were asked for', () => {
    expect(bloomOf(settingOf('red poppies in a field in autumn'))).toBe(1);
  });
});
