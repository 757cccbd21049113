import { describe, expect, it } from 'vitest';
import { createField } from './field.ts';
import { plain } from './looks.ts';
import { createSight } from './sight.ts';
import { ball, limb } from './solid.ts';
import { createTiles } from './tiles.ts';

const TILE = 8;
const BACK = 0;
const HUMP = 1;

describe('tiles', () => {
  it('hold a piece as far as a later one melts into it, so that what melts has no seam', () => {
    const look = plain([0.5, 0.5, 0.5]);
    const back = limb(look, [-0.5, 0.5, 0], [0.5, 0.5, 0], 0.15, 0.15);
    const hump = ball(look, [0, 0.75, 0], 0.2, 0.3);
    const sight = createSight([back, hump], { yaw: 0, pitch: 0, away: 4 }, 160);
    const tiles = createTiles(sight, createField(sight.pieces), TILE);
    const columns = Math.ceil(sight.width / TILE);
    const topOf = (piece: number) =>
      Math.floor(tiles.findIndex(({ group }) => group.pieces.includes(piece)) / columns) * TILE;
    // By itself the back would end well below: 0.65 high, the hump's top being at 0.95.
    expect(topOf(BACK)).toBeLessThan(topOf(HUMP) + 0.15 * sight.height);
  });
});
