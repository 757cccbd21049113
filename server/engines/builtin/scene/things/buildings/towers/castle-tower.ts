import type { Colour } from '../../../words/idea.ts';
import { masonry, planks, rough } from '../../sculpt/looks.ts';
import { sculpt } from '../../sculpt/sculpt.ts';
import { box, cut, ellipsoid, frustum, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { slit } from '../parts.ts';

const STONE: Colour = [0.6, 0.56, 0.49];
const OAK: Colour = [0.32, 0.2, 0.12];

/** A round stone tower with battlements, slits that shine at night, and a door. */
export function castleTower({ random, rays, colour, tall }: Wish): Sprite {
  const stone = colour ?? STONE;
  const wall = masonry(stone, 0.03, 0.16);
  const merlons = Array.from({ length: 6 }, (_, n): Solid => {
    const angle = (n * Math.PI) / 6 + 0.2;
    const gap = box(wall, [0, 0.985, 0], [0.3, 0.035, 0.028]);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return cut({ ...gap, axes: [c, 0, -s, 0, 1, 0, s, 0, c] });
  });
  const model = [
    frustum(wall, [0, 0, 0], 0.86, 0.17, 0.145),
    frustum(wall, [0, 0.84, 0], 0.05, 0.145, 0.18),
    frustum(wall, [0, 0.88, 0], 0.12, 0.18, 0.18),
    cut(frustum(wall, [0, 0.93, 0], 0.2, 0.145, 0.145)),
    ...merlons,
    ...[0.32, 0.52, 0.7].map((y, n) => slit(n * 0.5 - 0.4, y, 0.165 - y * 0.028)),
    box(planks(OAK, 0.016), [0, 0.06, -0.165], [0.038, 0.065, 0.02]),
    ellipsoid(rough(STONE, 2.5), [0.05, -0.01, 0], [0.34, 0.06, 0.28]),
  ];
  return sculpt(
    model,
    { yaw: 0.5 * (random.unit() - 0.5), pitch: 0.05, away: 3 },
    rays,
    tall,
    random,
  );
}
