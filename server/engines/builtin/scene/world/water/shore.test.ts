import { expect, it } from 'vitest';
import { createNoise } from '../../noise.ts';
import { createShore } from './shore.ts';

it('lets the edge of a lake run in and out between the cells of its map, and leaves all that is higher or deeper', () => {
  const shore = createShore('lake', createNoise(5));
  if (shore === null) throw new Error('a lake has a shore');
  // A bank that rises by a third of a unit for each unit ahead.
  const edgeAt = (x: number) => {
    for (let z = 20; z < 40; z += 0.02) if (shore(x, z, (z - 30) / 3) > 0) return z;
    return 40;
  };
  const edges = Array.from({ length: 60 }, (_, n) => edgeAt(n * 0.25));
  expect(Math.max(...edges) - Math.min(...edges)).toBeGreaterThan(0.5);
  expect(shore(3, 30, 1.2)).toBe(1.2);
  expect(shore(3, 30, -2)).toBe(-2);
  expect(createShore('beach', createNoise(5))).toBeNull();
});
