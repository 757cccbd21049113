import { describe, expect, it } from 'vitest';
import { plain } from '../../sculpt/looks.ts';
import { creased } from './folds.ts';

describe('cloth that gathers', () => {
  const { bump } = creased(plain([0.5, 0.5, 0.5]), [
    { at: [0, 0, 0], along: [0, 1, 0], reach: 0.12 },
  ]);
  const heightAt = (y: number, z: number): number => bump?.(0.05, y, z) ?? Number.NaN;
  const STEP = 0.002;
  const places = Array.from({ length: 80 }, (_, n) => (n - 40) * STEP);

  it('lies in several folds across what is gathered, which run around it and not along', () => {
    const crests = places.filter(
      (y) =>
        heightAt(y, 0) > heightAt(y - STEP, 0) &&
        heightAt(y, 0) >= heightAt(y + STEP, 0) &&
        heightAt(y, 0) > 0.001,
    );
    expect(crests.length).toBeGreaterThan(2);
    const steep = (of: (at: number) => number): number =>
      places.reduce((sum, at) => sum + Math.abs(of(at + STEP) - of(at)), 0);
    expect(steep((y) => heightAt(y, 0))).toBeGreaterThan(1.5 * steep((z) => heightAt(0, z)));
  });

  it('is smooth far from there, and where it is steel', () => {
    expect(heightAt(0.5, 0)).toBe(0);
    const steel = plain([0.5, 0.5, 0.5], { gloss: 0.9 });
    expect(creased(steel, [{ at: [0, 0, 0], along: [0, 1, 0], reach: 0.12 }])).toBe(steel);
  });
});
