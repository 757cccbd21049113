import { describe, expect, it } from 'vitest';
import { HOMES } from '../../../world/scenery/far/fairy-village.ts';
import { LEVEL } from '../../../world/scenery/level-site.ts';
import { levelStage } from '../testing/level-stage.ts';
import { wishes } from '../wishes.ts';
import { fairyVillage } from './fairy-village.ts';

describe('a village of fairies', () => {
  const stage = levelStage('a tiny fairy village inside a mushroom garden', LEVEL);
  const drafts = fairyVillage(stage);

  it('has houses in mushrooms, and fairies in the air among them who are smaller', () => {
    const houses = drafts.filter(({ x, z }) =>
      HOMES.some(([home, far]) => x === stage.setting.side * home && z === far),
    );
    expect(houses).toHaveLength(HOMES.length);
    const flying = drafts.filter(({ base }) => base > LEVEL + 1);
    expect(flying.length).toBeGreaterThan(3);
    const smallest = Math.min(...houses.map(({ size }) => size));
    for (const { size } of flying) expect(size).toBeLessThan(0.5 * smallest);
  });

  it('puts nothing of it there once more', () => {
    for (const prompt of [
      'a tiny fairy village inside a mushroom garden',
      'fairies in a village of mushroom houses',
    ])
      expect(
        wishes(levelStage(prompt, LEVEL)).filter(({ thing }) => thing !== 'flower'),
        prompt,
      ).toEqual([]);
  });

  it('is without fairies where nobody is wanted', () => {
    const empty = fairyVillage(levelStage('mushroom houses without people', LEVEL));
    expect(empty.length).toBeLessThan(drafts.length);
  });
});
