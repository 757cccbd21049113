import { createRandom, pick } from '../../../kernels/random.ts';
import { lookUp } from '../../world/height-map.ts';
import { broadleaf } from '../plants/broadleaf.ts';
import { wishIn } from '../wish.ts';
import type { Planted, Stage } from './stage.ts';

/** Distance between rows, the nearest and the farthest vines, world units. */
const APART = 3.6;
const NEAR = 9;
const FAR = 240;
/** Height of a vine in world units, and the most in pixels that one is drawn. */
const HEIGHT = 1.6;
const TALLEST = 130;

/** Rows of vines that run away from the eye. */
export function vineyard({ frame, camera, map, setting }: Stage): Planted[] {
  const { random, side, season, snowy, idea } = setting;
  if (!idea.subjects.some(({ thing }) => thing === 'vine')) return [];
  const wish = wishIn(setting, {
    colour: null,
    posture: null,
    tall: Math.min(TALLEST, (HEIGHT * camera.focal) / NEAR),
    isPortrait: false,
  });
  const kinds = Array.from({ length: 6 }, () =>
    broadleaf(
      { ...wish, random: createRandom(random.uint32()) },
      { season: season === 'winter' ? 'winter' : season, snowy, density: 0.8 },
    ),
  );
  const half = frame.width / 2 / camera.focal;
  const planted: Planted[] = [];
  for (let z = FAR; z > NEAR; z -= Math.max(0.9, z * 0.012)) {
    const drift = side * 0.16 * z;
    const widest = half * z + APART;
    for (let x = Math.ceil((-widest - drift) / APART) * APART; x < widest - drift; x += APART) {
      const at = x + drift;
      const base = lookUp(map.heights, at, z) - 0.08;
      const size = HEIGHT * (0.85 + 0.3 * random.unit());
      planted.push({ sprite: pick(random, kinds), x: at, z, base, size });
    }
  }
  return planted;
}
