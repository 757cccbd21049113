import { pick } from '../../../../kernels/random.ts';
import { lookUp } from '../../../world/height-map.ts';
import { HEDGE, hedgesOf } from '../../../world/lands/tea.ts';
import { teaBush } from '../../plants/tea-bush.ts';
import { several } from '../accents.ts';
import { nearestGround } from '../foreground.ts';
import { groundTone } from '../light/ground-tone.ts';
import type { Planted, Stage } from '../stage.ts';

/** How far tea is seen bush by bush; from bush to bush along and across, and both for each unit of distance. World units. */
const FAR = 85;
const APART = { along: 0.55, across: 0.4, farther: 0.014 } as const;
/** The ground at the picture's lower edge is so much nearer in its corners at the most. */
const NEARER = 0.7;
/** How near the middle of a hedge a bush stands, of 1. */
const IN_HEDGE = 0.82;

/** The bushes of the hedges of tea close before the eye. */
export function teaBushes(stage: Stage): Planted[] {
  const { setting, map, frame, camera } = stage;
  if (!setting.idea.tea || setting.land !== 'terraces' || setting.snowy) return [];
  const { random } = setting;
  const hedges = hedgesOf(setting);
  const kinds = several(random, 4, teaBush);
  const half = (0.53 * frame.width) / camera.focal;
  const planted: Planted[] = [];
  const near = NEARER * nearestGround(stage);
  for (let z = FAR; z > near; z -= Math.max(APART.across, z * APART.farther)) {
    const step = Math.max(APART.along, z * APART.farther);
    for (let left = -z * half; left < z * half; left += step) {
      const x = left + (random.unit() - 0.5) * 2 * step;
      const [sprite, size] = [pick(random, kinds), 0.9 + 0.2 * random.unit()];
      if (hedges(x, z) < IN_HEDGE) continue;
      const base = lookUp(map.heights, x, z) - 0.06;
      planted.push({
        ...{ sprite, x, z, base, size: HEDGE * size, melts: 0.35 },
        tone: groundTone(stage, x, z),
      });
    }
  }
  return planted;
}
