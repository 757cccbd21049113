import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../../kernels/random.ts';
import { readPrompt } from '../../../words/read-prompt.ts';
import { plain } from '../../sculpt/looks.ts';
import { box } from '../../sculpt/solid.ts';
import { forsakenFactory } from './forsaken-factory.ts';

describe('a factory that people have left', () => {
  const wall = box(plain([0.6, 0.3, 0.2]), [0, 0.2, 0], [1, 0.2, 0.3]);

  it('is overgrown, stained, and without light', () => {
    const all = forsakenFactory([wall], createRandom(4), [0.6, 0.3, 0.2]);
    expect(all.length).toBeGreaterThan(200);
    const stained = all[0]?.look;
    const paints = new Set<string>();
    for (let x = -1; x < 1; x += 0.05)
      paints.add(JSON.stringify(stained?.paint(x, 0.2, -0.3, [0, 0, -1])));
    expect(paints.size).toBeGreaterThan(10);
    expect(stained?.glow?.(0, 0.2, -0.3, [0, 0, -1])).toBe(0);
  });

  it('is seen from nearer than one that is at work', () => {
    const sizeOf = (prompt: string) => readPrompt(prompt).subjects[0]?.size ?? 0;
    expect(sizeOf('an abandoned factory overgrown with grass')).toBeGreaterThan(
      sizeOf('a factory') * 1.3,
    );
  });
});
