import { describe, expect, it } from 'vitest';
import { figureOf } from './figure.ts';
import { stanceOf } from './stance.ts';

describe.each([[[]], [['woman']], [['child']]] as const)('who prays, being %s', (traits) => {
  const figure = figureOf(traits);
  const { legs, arms, hips, chest } = stanceOf(figure, 'praying');

  it('is on both knees', () => {
    for (const [, knee, ankle] of legs) {
      expect(knee[1]).toBeLessThan(0.12);
      expect(ankle[1]).toBeLessThan(0.08);
      expect(ankle[0]).toBeLessThan(knee[0] - 0.15);
    }
    expect(hips[1]).toBeLessThan(0.6 * figure.hips);
  });

  it('has the hands together before the breast', () => {
    const [[, , near], [, , far]] = arms;
    expect(Math.hypot(near[0] - far[0], near[1] - far[1], near[2] - far[2])).toBeLessThan(0.06);
    expect(near[0]).toBeGreaterThan(chest[0] + 0.1);
    expect(near[1]).toBeGreaterThan(hips[1] + 0.1);
  });
});
