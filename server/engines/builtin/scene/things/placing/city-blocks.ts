import { clamp } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { lookUp } from '../../world/height-map.ts';
import { block } from '../buildings/block.ts';
import type { Sprite } from '../sprite.ts';
import type { Planted, Stage } from './stage.ts';

/** Storeys of the blocks, low to high; there are two blocks of each. */
const STOREYS = [4, 6, 8, 10, 13, 16, 19, 20] as const;

/** By night walls are dark, and their windows tell of them. */
const BY_NIGHT: Colour = [0.5, 0.48, 0.5];
/** The share of towers. */
const TOWERS = 0.1;

/** Rows of blocks behind the waterfront, the highest in the middle distance. */
export function cityBlocks({ setting, map }: Stage): Planted[] {
  const { land, light, random, sunSide, side, noise } = setting;
  if (land !== 'city') return [];
  const sprites = STOREYS.flatMap((levels) => [
    block(random, sunSide, levels),
    block(random, sunSide, levels),
  ]);
  const tone = light.isNight ? { tone: BY_NIGHT } : {};
  const planted: Planted[] = [];
  for (let z = 760; z > 268; z -= 24) {
    for (let x = -z * 0.75; x < z * 0.75; x += 15 + 9 * random.unit()) {
      const centre =
        Math.exp(-(((x - side * 60) / 190) ** 2)) * (0.6 + 0.5 * noise.at(x / 30, z / 60));
      const share = (centre * 0.8 + 0.35 * random.unit()) * (z > 330 ? 1 : 0.45);
      const wanted = clamp(Math.floor(share * sprites.length), 0, sprites.length - 1);
      const sprite = sprites[wanted] as Sprite;
      const base = lookUp(map.heights, x, z) - 1;
      if (base < 0) continue;
      // Few towers stand out from among the rest.
      const tower = z > 380 && random.unit() < TOWERS ? 1.3 + 0.4 * random.unit() : 1;
      const size = sprite.height * (0.24 + 0.16 * centre) * tower;
      planted.push({ sprite, x, z: z + 8 * random.unit(), base, size, ...tone });
    }
  }
  return planted;
}
