import { describe, expect, it } from 'vitest';
import { lookUp } from '../../../world/height-map.ts';
import { levelStage } from '../testing/level-stage.ts';
import { waterLilies } from './water-lilies.ts';

describe('water lilies', () => {
  it('lie on the water in drifts with blossoms among them', () => {
    const stage = levelStage('a lotus pond', -1, 4);
    const all = waterLilies(stage);
    const leaves = all.filter(({ floats }) => floats === true);
    expect(leaves.length).toBeGreaterThan(30);
    expect(all.length - leaves.length).toBeGreaterThan(4);
    for (const { x, z, base } of leaves) {
      expect(base).toBe(0);
      expect(lookUp(stage.map.heights, x, z)).toBeLessThan(0);
    }
  });

  it('are as flat as the water is seen there', () => {
    const leaves = waterLilies(levelStage('water lilies on a lake', -1, 4)).filter(
      ({ floats }) => floats,
    );
    const flatness = ({ sprite }: (typeof leaves)[number]) => sprite.height / sprite.width;
    const [farthest, nearest] = [leaves[0], leaves.at(-1)];
    if (farthest === undefined || nearest === undefined) throw new Error('no leaves');
    expect(flatness(farthest)).toBeLessThan(flatness(nearest));
  });

  it('grow on no water for which nobody asked for them', () => {
    expect(waterLilies(levelStage('a pond', -1, 4))).toEqual([]);
  });
});
