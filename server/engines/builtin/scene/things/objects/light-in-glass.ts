import type { Colour } from '../../words/idea.ts';
import { plain } from '../sculpt/looks.ts';
import { sculpt } from '../sculpt/sculpt.ts';
import { ellipsoid, frustum } from '../sculpt/solid.ts';
import type { Sprite } from '../sprite.ts';
import type { Wish } from '../wish.ts';

const GLASS: Colour = [0.95, 0.62, 0.28];
const FLAME: Colour = [1, 0.86, 0.5];

/** A candle in a glass through which its light is seen, by day too. */
export function lightInGlass({ random, rays, tall, sight }: Wish): Sprite {
  const glass = plain(GLASS, { glow: (_x, y) => 0.95 - 0.75 * Math.abs(y - 0.3) });
  const model = [
    frustum(glass, [0, 0, 0], 0.6, 0.2, 0.26),
    ellipsoid(plain(FLAME, { glow: () => 1 }), [0, 0.74, 0], [0.075, 0.24, 0.075]),
  ];
  return sculpt(model, { yaw: 0, pitch: sight?.above ?? 0.2, away: 3 }, rays, tall, random);
}
