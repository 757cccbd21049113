import { describe, expect, it } from 'vitest';
import { bathing } from './bathing.ts';
import { levelStage } from './testing/level-stage.ts';

/** How high a capybara is in a pool of half a width, world units. */
function highIn(wide: number): number {
  const stage = levelStage('a capybara in a hot spring');
  const [subject] = stage.setting.subjects;
  if (subject === undefined) throw new Error('a capybara is asked for');
  const spring = { x: 0, z: 12, wide, long: wide, away: () => 0 };
  const place = bathing({ ...stage, spring }, subject, 0);
  if (place === null) throw new Error('it bathes');
  return (place.tall * place.z) / stage.camera.focal;
}

describe('a capybara in a hot spring', () => {
  it('is large in its pool, and no larger than that', () => {
    expect(highIn(6)).toBeGreaterThan(3);
    expect(highIn(3)).toBeLessThan(2.3);
  });
});
