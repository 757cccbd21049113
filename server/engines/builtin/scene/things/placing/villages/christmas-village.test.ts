import { describe, expect, it } from 'vitest';
import { landStage } from '../testing/land-stage.ts';
import { settlement } from './settlement.ts';

/** How many of what stands in a village shine by themselves in colours of a lit tree or of lights on a cord: as high as that tree, or much wider than high. */
const countOf = (prompt: string): { readonly cords: number; readonly puffs: number } => {
  const all = settlement(landStage(prompt, 7, 0));
  return {
    cords: all.filter(({ sprite }) => sprite.width > 4 * sprite.height).length,
    puffs: all.filter(({ tone }) => tone !== undefined && tone[0] === 1.5).length,
  };
};

describe('a village at Christmas', () => {
  it('has lights from house to house, and others have none', () => {
    expect(countOf('a village at Christmas').cords).toBeGreaterThan(0);
    expect(countOf('a snowy village').cords).toBe(0);
  });

  it('has smoke over its chimneys as any snowy village, and one in summer has none', () => {
    expect(countOf('a snowy village').puffs).toBeGreaterThan(10);
    expect(countOf('a village in summer').puffs).toBe(0);
  });
});
