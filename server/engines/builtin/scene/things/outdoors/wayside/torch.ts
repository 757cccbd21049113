import type { Colour } from '../../../words/idea.ts';
import { composeSprites } from '../../compose-sprites.ts';
import { plain, planks, worn } from '../../sculpt/looks.ts';
import { portray } from '../../sculpt/portray.ts';
import { frustum, limb, ring, type Solid } from '../../sculpt/solid.ts';
import type { Sprite } from '../../sprite.ts';
import type { Wish } from '../../wish.ts';
import { flames } from '../flames.ts';

const WOOD: Colour = [0.36, 0.24, 0.15];
const IRON: Colour = [0.14, 0.13, 0.13];
const EMBER: Colour = [0.9, 0.34, 0.06];

/** How much of a torch's height its pole has, the flame above it, and how wide that is in its own heights. */
const SHARE = { pole: 0.8, flame: 0.26, wide: 0.86 } as const;

/** A torch on a pole in the ground, iron bands around its head, its flame blowing a little. */
export function torch(wish: Wish): Sprite {
  const wood = planks(wish.colour ?? WOOD, 0.05);
  const iron = worn(IRON, 0.2);
  const model: Solid[] = [
    limb(wood, [0, -0.02, 0], [0, 1.5, 0], 0.04, 0.045),
    frustum(iron, [0, 1.42, 0], 0.2, 0.06, 0.11),
    ring(iron, [0, 1.62, 0], 0.11, 0.02),
    frustum(plain(EMBER, { glow: () => 0.9 }), [0, 1.6, 0], 0.03, 0.1, 0.09),
  ];
  const pole = portray({ ...wish, tall: wish.tall * SHARE.pole }, model, 0.3, 0.06, 3);
  const height = pole.height / SHARE.pole;
  const flameTall = height * SHARE.flame;
  const wide = flameTall * SHARE.wide;
  const width = Math.max(pole.width, wide);
  return composeSprites(Math.ceil(width), Math.ceil(height), [
    { sprite: pole, left: (width - pole.width) / 2, foot: Math.ceil(height), tall: pole.height },
    {
      sprite: flames(wish, wide, flameTall),
      left: (width - wide) / 2,
      foot: Math.ceil(flameTall),
      tall: flameTall,
    },
  ]);
}
