import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../kernels/random.ts';
import { growItalianCypress } from './italian-cypress.ts';

describe('an Italian cypress', () => {
  it('is a slender spindle that tapers to its point', () => {
    const { tips } = growItalianCypress(createRandom(1));
    const wide = (from: number, to: number) =>
      Math.max(...tips.filter(([, y]) => y >= from && y < to).map(([x]) => Math.abs(x)));
    expect(wide(0, 1)).toBeLessThan(0.08);
    expect(wide(0.8, 1)).toBeLessThan(0.6 * wide(0.2, 0.4));
  });
});
