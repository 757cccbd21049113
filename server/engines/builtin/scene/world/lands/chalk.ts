import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Soil } from '../soil/soil.ts';

const CHALK: Colour = [1, 0.99, 0.94];
const STAINED: Colour = [0.84, 0.8, 0.68];
/** How steep bare chalk is, as a rise over a run. */
const STEEP = { from: 0.5, to: 1 } as const;
/** How far apart the thin dark bands of flint are, world units, and how much of that they take. */
const FLINT = { apart: 6.5, share: 0.09 } as const;

/** Soil of white cliffs: bare chalk with bands of flint where it is steep, stained here and there; the soil itself elsewhere. */
export function withChalk(soil: Soil, { idea, land, noise }: Setting): Soil {
  if (land !== 'sea' || !idea.chalk) return soil;
  return (x, z, height, steepness) => {
    const own = soil(x, z, height, steepness);
    const bare = smoothstep(STEEP.from, STEEP.to, steepness) * smoothstep(-1, 2, height);
    if (bare === 0) return own;
    const bed = height / FLINT.apart + 0.3 * noise.at(x / 90, z / 90);
    const isFlint = bed - Math.floor(bed) < FLINT.share;
    const stain = smoothstep(0.1, 0.6, noise.fbm((x + z) / 14, height / 40, 3));
    const wall = scaleColour(mixColour(CHALK, STAINED, 0.6 * stain), isFlint ? 0.78 : 1);
    return mixColour(own, wall, bare);
  };
}
