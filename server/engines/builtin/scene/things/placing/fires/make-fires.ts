import { createRandom } from '../../../../kernels/random.ts';
import { flames } from '../../outdoors/flames.ts';
import { SOOT, smokePuff } from '../../smoke-puff.ts';
import type { Sprite } from '../../sprite.ts';
import type { Planted, Stage } from '../stage.ts';

/** Where a fire is and how large: world units. */
export type FirePlace = Pick<Planted, 'x' | 'z' | 'base' | 'size'>;

/** The smoke above a fire: how many puffs it has where it rises as far as usual, how far it drifts and rises and how large they get, in heights of what burns. */
const SMOKE = { puffs: 20, drifts: 0.7, rises: 1.5, first: 0.28, last: 0.95 } as const;
const SMOKE_TONE = [0.42, 0.38, 0.36] as const;
/** How dense smoke is from the fire on, 0 to 1. */
const DENSE = [0.85, 0.6, 0.36] as const;

/** How broad something that is planted is, world units. */
export const broadOf = ({ sprite, size }: Planted): number => (size * sprite.width) / sprite.height;

/** What makes the fires of one picture and the smoke above them. */
export interface Fires {
  /** A number from 0 to 1 of the fires' own chance. */
  readonly unit: () => number;
  /** Flames that rise from a place; `ratio` is their width by their height. */
  readonly fire: (place: FirePlace, ratio: number) => Planted;
  /** The smoke of something that burns: its place, its height, and how broad it is; `rises` is how many of its heights that goes up, missing: one and a half. */
  readonly smoke: (place: FirePlace, broad: number, rises?: number) => Planted[];
}

/** Makes the fires of a picture; draws once from the chance of its things. */
export function makeFires({ camera, frame, setting }: Stage): Fires {
  const random = createRandom(setting.random.uint32());
  const kinds = DENSE.map((dense) => smokePuff(setting.light, SOOT, dense, random));
  return { unit: () => random.unit(), fire, smoke };

  function fire(place: FirePlace, ratio: number): Planted {
    const pixels = Math.min(frame.height, (place.size * camera.focal) / place.z);
    const tall = Math.max(16, pixels);
    const sprite = flames({ random }, Math.max(8, tall * ratio), tall);
    return { ...place, sprite, tone: [1, 1, 1], gives: 'blaze' };
  }

  function smoke(
    { x, z, base, size }: FirePlace,
    broad: number,
    rises: number = SMOKE.rises,
  ): Planted[] {
    const puffs = Math.round((SMOKE.puffs * rises) / SMOKE.rises);
    return Array.from({ length: puffs }, (_, n): Planted => {
      const share = n / (puffs - 1);
      const large = size * (SMOKE.first + (SMOKE.last - SMOKE.first) * share ** 0.8);
      const astray = (random.unit() - 0.5) * 0.5 * large;
      return {
        sprite: kinds[Math.min(2, Math.floor(share * 3))] as Sprite,
        x:
          x +
          astray +
          setting.side * SMOKE.drifts * size * share ** 1.4 +
          (random.unit() - 0.5) * 0.3 * broad,
        z: z * 1.01 + 0.01 * n,
        base: base + size * (0.7 + rises * share ** 0.7) - 0.42 * large,
        size: large,
        tone: SMOKE_TONE,
      };
    });
  }
}
