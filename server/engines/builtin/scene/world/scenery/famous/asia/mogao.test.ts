import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../../kernels/random.ts';
import { decide } from '../../../../setting.ts';
import { readPrompt } from '../../../../words/read-prompt.ts';
import { LEVEL } from '../../level-site.ts';
import { MOGAO } from './mogao.ts';

describe('the caves of Mogao', () => {
  const setting = decide(readPrompt('a woman in the Mogao caves'), null, 3, 0);
  const groundAt = () => LEVEL;
  const solids = MOGAO.solids?.({ setting, random: createRandom(3), lamps: 0.3, groundAt }) ?? [];
  const isOver = (x: number, z: number) =>
    solids.some(
      ({ plan, low }) =>
        low > LEVEL + 6 &&
        Math.min(...plan.map(([at]) => at)) < x &&
        Math.max(...plan.map(([at]) => at)) > x &&
        Math.min(...plan.map(([, at]) => at)) < z &&
        Math.max(...plan.map(([, at]) => at)) > z,
    );

  it('have a ceiling over who is there, and are lit by lamps', () => {
    expect(setting.idea.scenery).toBe('mogao');
    expect(isOver(0, 9)).toBe(true);
    expect(setting.time).toBe('night');
    expect(MOGAO.lampAt?.(setting)(0, LEVEL + 2, 9)).toBeGreaterThan(0.5);
  });

  it('hold a statue behind who is there, and nothing before it', () => {
    const inside = solids.filter(({ plan }) => plan.every(([x, z]) => Math.abs(x) < 6 && z < 17));
    expect(inside.length).toBeGreaterThan(20);
    expect(inside.filter(({ plan }) => plan.some(([, z]) => z < 11))).toEqual([]);
  });
});
