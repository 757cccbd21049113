import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { decide } from '../../../setting.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { DOTONBORI } from './dotonbori.ts';

describe('Dotonbori', () => {
  const setting = decide(readPrompt('two friends in Dotonbori, Osaka'), null, 3, 0);
  const groundAt = DOTONBORI.ground?.(() => 0, setting) ?? (() => 0);
  const solids =
    DOTONBORI.solids?.({ setting, random: createRandom(3), lamps: 0.3, groundAt }) ?? [];

  it('is a canal by night that is seen from a bridge', () => {
    expect(setting.idea.scenery).toBe('dotonbori');
    expect(setting.time).toBe('night');
    expect(groundAt(0, 8)).toBeGreaterThan(1);
    expect(groundAt(0, 30)).toBeLessThan(0);
  });

  it('has signs that glow beside the canal, and none over its middle', () => {
    const place = { along: 1, up: 4, pixel: 0.05 };
    const glowing = solids.filter(({ faces, paint }) => {
      const front = faces.find(({ role }) => role === 'front');
      return front !== undefined && Math.max(...paint(front, place).glow) > 0.3;
    });
    expect(glowing.length).toBeGreaterThan(8);
    const over = solids.filter(
      ({ plan, low }) => low > 2 && plan.some(([x, z]) => Math.abs(x) < 2 && z < 60),
    );
    expect(over).toEqual([]);
  });
});
