import { createRandom, pick } from '../../../../kernels/random.ts';
import { clamp } from '../../../arithmetic.ts';
import { lookUp } from '../../../world/height-map.ts';
import { pathAt } from '../../../world/paths/path.ts';
import { isVineyard } from '../../../world/soil/sown.ts';
import { DIMMED } from '../../plants/growing.ts';
import { vine } from '../../plants/vine.ts';
import { wishIn } from '../../wish.ts';
import { nearestGround } from '../foreground.ts';
import type { Planted, Stage } from '../stage.ts';

/** Distance between rows, from a vine to the next, and how much farther apart they are drawn for each unit of distance; the nearest and the farthest. World units. */
const APART = 3.4;
const ALONG = { near: 0.95, far: 0.011 } as const;
const NEAR = 5;
const FAR = 240;
/** How far aside rows run on their way. */
const DRIFT = 0.2;
/** Height of a vine in world units, and the least and the most in pixels that one is drawn. */
const HEIGHT = 2;
const TALL = { least: 24, most: 260 } as const;

/** The middle of the row of vines nearest to a place, to the right of the eye. World units. */
export const vineRow = (side: number, x: number, z: number): number =>
  Math.round((x - side * DRIFT * z) / APART) * APART + side * DRIFT * z;

/** Rows of vines on posts that run away from the eye. */
export function vineyard(stage: Stage): Planted[] {
  const { frame, camera, map, setting } = stage;
  const { random, side, season, snowy } = setting;
  if (!isVineyard(setting)) return [];
  const near = Math.max(NEAR, nearestGround(stage) - 1);
  const tall = Math.round(clamp((HEIGHT * camera.focal) / near, TALL.least, TALL.most));
  const { rays } = wishIn(setting, { colour: null, posture: null, tall, isPortrait: false });
  const grown = snowy ? 'winter' : season;
  const kinds = Array.from({ length: 6 }, () =>
    vine({ rays, tall, random: createRandom(random.uint32()) }, grown),
  );
  const half = frame.width / 2 / camera.focal;
  const planted: Planted[] = [];
  for (let z = FAR; z > near; z -= Math.max(ALONG.near, z * ALONG.far)) {
    const drift = side * DRIFT * z;
    const widest = half * z + APART;
    for (let x = Math.ceil((-widest - drift) / APART) * APART; x < widest - drift; x += APART) {
      const at = x + drift + (random.unit() - 0.5) * 0.1;
      const base = lookUp(map.heights, at, z) - 0.06;
      const size = HEIGHT * (0.9 + 0.2 * random.unit());
      const level = (0.92 + 0.16 * random.unit()) / DIMMED;
      const sprite = pick(random, kinds);
      if (pathAt(setting, at, z) > 0) continue;
      planted.push({ sprite, x: at, z, base, size, tone: [level, level, level] });
    }
  }
  return planted;
}
