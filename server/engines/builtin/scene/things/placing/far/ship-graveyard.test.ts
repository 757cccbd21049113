import { expect, it } from 'vitest';
import { drawAsSeen } from '../as-seen.ts';
import { levelStage } from '../testing/level-stage.ts';
import { shipgraveyard } from './ship-graveyard.ts';

it('leaves wrecks of spaceships of several shapes in the ground, as far as is seen', () => {
  const stage = levelStage('a spaceship graveyard', 12, 2);
  const wrecks = shipgraveyard(stage);
  expect(wrecks.length).toBeGreaterThan(8);
  expect(wrecks.every(({ base, size }) => base < 12 && base > 12 - 0.4 * size)).toBe(true);
  const sprites = new Set(drawAsSeen(stage, wrecks, 40).map(({ sprite }) => sprite));
  expect(sprites.size).toBeGreaterThan(3);
});
