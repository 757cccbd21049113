import { describe, expect, it } from 'vitest';
import { levelStage } from '../testing/level-stage.ts';
import { bathing } from './bathing.ts';

/** How high an animal is in a pool of half a width, world units. */
function highIn(wide: number, animal = 'capybara'): number {
  const stage = levelStage(`a ${animal} in a hot spring`);
  const [subject] = stage.setting.subjects;
  if (subject === undefined) throw new Error('an animal is asked for');
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

describe('a monkey in a hot spring', () => {
  it('is large enough in its pool to be seen; a capybara is larger', () => {
    expect(highIn(6, 'monkey')).toBeGreaterThan(2.4);
    expect(highIn(6, 'monkey')).toBeLessThan(highIn(6));
  });
});
