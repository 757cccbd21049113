import { describe, expect, it } from 'vitest';
import type { Thing } from '../../../words/idea.ts';
import type { Planted } from '../stage.ts';
import { levelStage } from '../testing/level-stage.ts';
import { growsBeforeCrag, perched } from './perched.ts';

/** Something of that kind, as a full square of colour, on the ground. */
const stood = (thing: Thing, size: number, z: number): Planted => {
  const rgba = new Float32Array(16 * 16 * 4).fill(1);
  const sprite = {
    width: 16,
    height: 16,
    sizes: [{ width: 16, height: 16, rgba, glow: new Float32Array(16 * 16) }],
  };
  return { thing, sprite, x: 0, z, base: 0, size };
};

describe('who is said to be on a roof', () => {
  it('is up on the house that is there, and stays on the ground before a tower of iron', () => {
    const stage = levelStage('a cat on a rooftop');
    const cat = stood('cat', 0.5, 8);
    const baseBy = (thing: Thing) =>
      perched(stage, [stood(thing, 6, 12), cat]).find((one) => one.thing === 'cat')?.base;
    expect(baseBy('house')).toBeGreaterThan(2);
    expect(baseBy('irontower')).toBe(0);
  });
});

describe('several who stand in a cold sea', () => {
  it('are side by side on one floe', () => {
    const stage = levelStage('penguins on an iceberg', 6);
    const three = [-2, 0, 3].map((x, n) => ({ ...stood('penguin', 1, 9 + n), x }));
    const placed = perched(stage, three);
    const floes = placed.filter(({ thing }) => thing === 'rock');
    expect(floes).toHaveLength(1);
    const [floe] = floes;
    for (const one of placed.filter(({ thing }) => thing === 'penguin')) {
      expect(one.base).toBeGreaterThan(floe?.base ?? 0);
      expect(one.z).toBeLessThan(floe?.z ?? 0);
      const { size = 0, sprite } = floe ?? {};
      const half = (size * (sprite?.width ?? 0)) / (sprite?.height ?? 1) / 2;
      expect(Math.abs(one.x - (floe?.x ?? 0))).toBeLessThan(half);
    }
  });
});

describe('who is named alone with a cliff', () => {
  it('is on a crag that comes from far below, and no plant grows before that', () => {
    const stage = levelStage('a wolf on a cliff', 6);
    const [crag, wolf] = perched(stage, [{ ...stood('wolf', 2, 8), base: 6 }]);
    expect(crag).toMatchObject({ thing: 'rock', isCrag: true });
    expect(wolf?.base).toBeGreaterThan(6);
    expect(crag?.base).toBeLessThan(4);
    const grass = stood('flower', 0.4, 4);
    expect(growsBeforeCrag(grass, crag as Planted)).toBe(true);
    expect(growsBeforeCrag({ ...grass, z: 30 }, crag as Planted)).toBe(false);
  });

  it('are several on one crag, one behind the other', () => {
    const stage = levelStage('two hikers on a cliff in the mountains', 6);
    const walkers = [stood('person', 2, 8), { ...stood('person', 2, 11), x: 3 }];
    const placed = perched(stage, walkers);
    expect(placed.filter(({ isCrag }) => isCrag === true)).toHaveLength(1);
    const [near, far] = placed.filter(({ thing }) => thing === 'person');
    expect(near?.base).toBe(far?.base);
    expect(Math.abs((near?.x ?? 0) - (far?.x ?? 0))).toBeGreaterThan(0.5);
  });

  it('stands on the ground where no cliff is, and on the rim of a canyon, which is the ground', () => {
    for (const prompt of ['a wolf in the mountains', 'a wolf at the rim of a canyon'])
      expect(perched(levelStage(prompt), [stood('wolf', 2, 8)]), prompt).toHaveLength(1);
  });
});

it('lets several in a cold sea stand side by side on one floe that carries all of them', () => {
  const stage = levelStage('three polar bears on the arctic sea in winter', 0);
  const bears = [6, 8, 11].map((z, n) => ({ ...stood('bear', 1.4, z), x: 0.2 * n }));
  const placed = perched(stage, bears);
  const floes = placed.filter(({ thing }) => thing === 'rock');
  const upon = placed.filter(({ thing }) => thing === 'bear');
  expect(floes).toHaveLength(1);
  expect(upon).toHaveLength(3);
  const [floe] = floes;
  const half = ((floe?.size ?? 0) * (floe?.sprite.width ?? 0)) / (floe?.sprite.height ?? 1) / 2;
  for (const [n, { x, size }] of upon.entries()) {
    expect(Math.abs(x - (floe?.x ?? 0)) + size / 2).toBeLessThan(half);
    const next = upon[n + 1];
    if (next !== undefined) expect(next.x - x).toBeGreaterThan(0.9 * size);
  }
});
