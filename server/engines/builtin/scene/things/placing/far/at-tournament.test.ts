import { describe, expect, it } from 'vitest';
import { TILT } from '../../../world/scenery/far/tournament.ts';
import { LEVEL } from '../../../world/scenery/level-site.ts';
import { levelStage } from '../testing/level-stage.ts';
import { wishes } from '../wishes.ts';
import { atTournament } from './at-tournament.ts';

const drafts = (prompt: string) => atTournament(levelStage(prompt, LEVEL));

/** The share of a sprite's solid pixels in its right half. */
function rightIn({ sizes: [texels] }: ReturnType<ReturnType<typeof drafts>[number]['draw']>) {
  if (texels === undefined) throw new Error('no size');
  const { width, height, rgba } = texels;
  let [right, all] = [0, 0];
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const alpha = rgba[(row * width + column) * 4 + 3] as number;
      all += alpha;
      if (column >= width / 2) right += alpha;
    }
  return right / all;
}

describe('a tournament', () => {
  it('has two who ride at each other on both sides of a barrier, their lances ahead', () => {
    const [first, second] = drafts('knights jousting');
    if (first === undefined || second === undefined) throw new Error('nobody rides');
    expect(first.z).toBeLessThan(TILT);
    expect(second.z).toBeGreaterThan(TILT);
    expect(first.x).toBeLessThan(0);
    expect(second.x).toBeGreaterThan(0);
    // Most of each is behind the long lance.
    expect(rightIn(first.draw(120))).toBeLessThan(0.45);
    expect(rightIn(second.draw(120))).toBeGreaterThan(0.55);
  });

  it('puts none of those there once more, on foot or on horses', () => {
    for (const prompt of [
      'knights jousting in front of a castle',
      'two knights on horses jousting, crowd watching',
    ])
      expect(wishes(levelStage(prompt, LEVEL)), prompt).toEqual([]);
    expect(wishes(levelStage('a dragon above knights jousting', LEVEL))).toHaveLength(1);
  });

  it('is left by all where nobody is wanted', () => {
    expect(drafts('a jousting tournament without people')).toHaveLength(1);
  });
});
