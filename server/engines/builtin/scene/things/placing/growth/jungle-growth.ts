import { pick } from '../../../../kernels/random.ts';
import { smoothstep } from '../../../arithmetic.ts';
import { lookUp } from '../../../world/height-map.ts';
import { pathAt } from '../../../world/paths/path.ts';
import { wayThrough } from '../../../world/paths/wood-ways.ts';
import { broadLeaves, lianas } from '../../plants/jungle-plants.ts';
import { fern } from '../../plants/thicket.ts';
import { several } from '../accents.ts';
import { nearestGround } from '../foreground.ts';
import { groundTone } from '../light/ground-tone.ts';
import type { Planted, Stage } from '../stage.ts';

/** How far the plants of a jungle's floor are seen one by one, and from one to the next; both for each unit of distance. World units. */
const FAR = 110;
const APART = { least: 1.15, farther: 0.062 } as const;
/** Their heights, world units. */
const FERNS = { low: 0.9, high: 1.8 } as const;
const LEAVES = { low: 1.5, high: 3.4 } as const;
/** The share of places where something grows, and which share of that is broad leaves. */
const GROWS = 0.85;
const BROAD = 0.45;
/** How far aside of the view's middle nothing tall stands, at its nearest and for each unit of distance. World units. */
const OPEN = { near: 1.4, farther: 0.13 } as const;
/** Lianas in a forest seen from within: how many, how far off, their length and how high over the ground they end. World units. */
const HUNG = { count: 26, near: 9, far: 40, long: 6.5, low: 1.6 } as const;

/** Ferns and broad leaves all over a jungle's floor, and lianas among its trees. */
export function jungleGrowth(stage: Stage): Planted[] {
  const { setting } = stage;
  if (!setting.idea.jungle || setting.snowy) return [];
  return [...floor(stage), ...(setting.land === 'woods' ? hung(stage) : [])];
}

function floor(stage: Stage): Planted[] {
  const { setting, map, frame, camera } = stage;
  const { random, noise, side, land } = setting;
  const [ferns, leaves] = [several(random, 3, fern), several(random, 4, broadLeaves)];
  const half = (0.53 * frame.width) / camera.focal;
  const planted: Planted[] = [];
  for (let z = FAR; z > nearestGround(stage); z -= Math.max(APART.least, z * APART.farther)) {
    const step = Math.max(APART.least, z * APART.farther);
    for (let left = -z * half; left < z * half; left += step) {
      const x = left + (random.unit() - 0.5) * step;
      const [roll, kind, tall] = [random.unit(), random.unit(), random.unit()];
      const patch = smoothstep(-0.5, 0.3, noise.fbm(x / 9 + 20, z / 9, 2));
      if (roll > GROWS * (0.45 + 0.55 * patch)) continue;
      const base = lookUp(map.heights, x, z);
      if (base < 0.5 || pathAt(setting, x, z) > 0) continue;
      const middle = land === 'woods' ? wayThrough(side, z) : 0;
      const isOpen = Math.abs(x - middle) < OPEN.near + OPEN.farther * z;
      const isBroad = kind < BROAD && !isOpen;
      const { low, high } = isBroad ? LEAVES : FERNS;
      planted.push({
        sprite: pick(random, isBroad ? leaves : ferns),
        ...{ x, z, base: base - 0.08, size: low + (high - low) * tall ** 1.4 },
        tone: groundTone(stage, x, z),
      });
    }
  }
  return planted;
}

function hung(stage: Stage): Planted[] {
  const { setting, map, frame, camera } = stage;
  const { random } = setting;
  const kinds = several(random, 4, lianas);
  const half = (0.5 * frame.width) / camera.focal;
  return Array.from({ length: HUNG.count }, () => {
    const z = HUNG.near * (HUNG.far / HUNG.near) ** random.unit();
    const x = (2 * random.unit() - 1) * half * z;
    const size = HUNG.long * (0.7 + 0.6 * random.unit());
    const base = lookUp(map.heights, x, z) + HUNG.low + 1.5 * random.unit();
    return { sprite: pick(random, kinds), x, z, base, size };
  });
}
