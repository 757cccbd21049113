import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { LEVEL } from '../level-site.ts';
import { AGORA } from './agora.ts';
import { ROMAN_FORUM } from './roman-forum.ts';

describe.each([
  ['the forum of Rome', 'ancient Roman forum', ROMAN_FORUM],
  ['an agora', 'ancient Greek agora', AGORA],
] as const)('%s', (_, prompt, plan) => {
  const setting = decide(readPrompt(prompt), null, 3, 0);
  const solids =
    plan.solids?.({ setting, random: createRandom(3), lamps: 0, groundAt: () => LEVEL }) ?? [];

  it('leaves the way between its halls free, up to what closes it', () => {
    const inWay = solids.filter(
      ({ plan: corners, low, high }) =>
        low < LEVEL + 3 &&
        high > LEVEL + 0.2 &&
        Math.min(...corners.map(([, z]) => z)) < 30 &&
        corners.some(([x]) => Math.abs(x) < 3),
    );
    expect(inWay).toEqual([]);
  });

  it('has columns on both sides', () => {
    for (const side of [-1, 1]) {
      const slender = solids.filter(
        ({ plan: corners, low, high }) =>
          high - low > 3 &&
          corners.every(([x, z]) => x * side > 8 && x * side < 24 && z < 70) &&
          Math.max(...corners.map(([x]) => x)) - Math.min(...corners.map(([x]) => x)) < 2.5,
      );
      expect(slender.length, `${side}`).toBeGreaterThan(6);
    }
  });
});
