import type { Colour } from '../../../words/idea.ts';
import { masonry, plain, planks, rough } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { ball, box, ellipsoid, frustum, limb, type Solid } from '../../sculpt/solid.ts';
import { roll } from '../../sculpt/vector.ts';
import type { Sprite } from '../../sprite.ts';
import { underOpenSky, type Wish } from '../../wish.ts';
import { slit, spire } from '../parts.ts';

const STONE: Colour = [0.5, 0.48, 0.5];
const ROOF: Colour = [0.28, 0.22, 0.48];
const OAK: Colour = [0.32, 0.2, 0.12];
const GLOW: Colour = [0.55, 0.85, 0.95];
const DARK: Colour = [0.07, 0.07, 0.09];
const STAR: Colour = [0.93, 0.75, 0.3];

/** How much the upper half leans, in radians. */
const LEAN = 0.07;

/** A wizard's tower: slender and a little crooked, a wider study under a tall bent hat of a roof, a turret on brackets, windows that shine, a crystal at its point. */
export function mageTower(wish: Wish): Sprite {
  const stone = wish.colour ?? STONE;
  const wall = masonry(stone, 0.024, 0.14);
  const bent = roll(LEAN);
  const model = [
    ellipsoid(rough(stone, 2.5), [0.03, -0.01, 0], [0.26, 0.06, 0.22]),
    frustum(wall, [0, 0, 0], 0.36, 0.13, 0.1),
    frustum(wall, [0, 0.34, 0], 0.24, 0.1, 0.09, bent),
    frustum(wall, [-0.017, 0.56, 0], 0.05, 0.09, 0.135, bent),
    frustum(wall, [-0.02, 0.605, 0], 0.13, 0.135, 0.13, bent),
    spire(ROOF, [-0.03, 0.725, 0], 0.175, 0.26),
    spire(ROOF, [-0.035, 0.9, 0], 0.062, 0.22),
    limb(plain(STAR, { gloss: 0.5 }), [-0.035, 1.1, 0], [-0.035, 1.16, 0], 0.006, 0.004),
    ball(plain(GLOW, { glow: () => 1 }), [-0.035, 1.175, 0], 0.02),
    ...turret(stone),
    ...[
      [0.1, 0.2, 0.12],
      [-0.5, 0.4, 0.1],
      [0.35, 0.5, 0.1],
    ].map(([turn = 0, y = 0, r = 0]) => slit(turn, y, r)),
    ...[-0.75, 0.05, 0.8].map((turn) => slit(turn, 0.67, 0.134, 0.036)),
    box(planks(OAK, 0.014), [0, 0.06, -0.125], [0.036, 0.062, 0.02]),
    ball(plain(STAR, { glow: () => 0.9 }), [0.055, 0.115, -0.135], 0.011),
  ];
  return portray(underOpenSky(wish), model, 0.3, 0.04, 2.8);
}

/** A small turret that hangs on the tower's side. */
function turret(stone: Colour): Solid[] {
  const wall = masonry(stone, 0.02, 0.05);
  const [x, y, z] = [0.125, 0.4, -0.02];
  return [
    frustum(wall, [x, y - 0.08, z], 0.08, 0.006, 0.055),
    frustum(wall, [x, y, z], 0.12, 0.055, 0.052),
    spire(ROOF, [x, y + 0.115, z], 0.078, 0.17),
    box(plain(DARK, { glow: () => 0.9 }), [x, y + 0.06, z - 0.05], [0.013, 0.024, 0.012]),
  ];
}
