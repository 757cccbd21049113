import { describe, expect, it } from 'vitest';
import { levelStage } from '../testing/level-stage.ts';
import { atHarvest } from './at-harvest.ts';

/** Where all those are who pick what a prompt names. */
const places = (prompt: string) => {
  const stage = levelStage(prompt, 120, 120);
  return stage.setting.subjects.flatMap((subject) =>
    Array.from({ length: subject.count }, (_, index) => atHarvest(stage, subject, index)),
  );
};

describe('who picks what grows', () => {
  it.each([
    'grape pickers',
    'people picking apples',
    'picking olives',
    'strawberry pickers',
    'cotton pickers',
    'women picking red currants',
  ])('stands apart from the others, turned to what is picked: %s', (prompt) => {
    const all = places(prompt).filter((one) => one !== null);
    expect(all.length).toBeGreaterThan(1);
    expect(new Set(all.map(({ x, z }) => `${x.toFixed(1)} ${z.toFixed(1)}`)).size).toBe(all.length);
    for (const { heading } of all) expect(heading).toBeDefined();
  });

  it('is nearer where it kneels, and so no smaller', () => {
    const [kneels, stands] = ['strawberry pickers', 'cotton pickers'].map(
      (p) => places(p)[0]?.z ?? 0,
    );
    expect(kneels).toBeLessThan(0.85 * (stands ?? 0));
  });

  it('has a place of the harvest only', () => {
    expect(places('a woman in a vineyard').every((one) => one === null)).toBe(true);
  });
});
