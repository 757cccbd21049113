import { expect, it } from 'vitest';
import { crateCarrying } from './carrying-crates.ts';

it('has fish in the crates of those who catch them, and fruit in those of others', () => {
  const none = () => [];
  const [fish, fruit] = [crateCarrying(['fisher'], none, 0), crateCarrying([], none, 0)];
  expect(fish.length).not.toBe(fruit.length);
  const highest = (model: typeof fish) => Math.max(...model.map(({ middle }) => middle[1]));
  expect(Math.abs(highest(fish) - highest(fruit))).toBeLessThan(0.1);
});
