import { mix, smoothstep } from '../../arithmetic.ts';
import type { Ground } from '../ground.ts';

/** How high level sites are above the water, world units. */
export const LEVEL = 12;
/** Over how far level ground goes over into that around it, world units. */
const EDGE = 60;

/** Ground that is level up to so far aside and ahead. World units. */
export const levelled =
  (wide: number, far: number) =>
  (wild: Ground): Ground =>
  (x, z) => {
    const out = Math.max(Math.abs(x) - wide, z - far, 0);
    return out >= EDGE ? wild(x, z) : mix(LEVEL, wild(x, z), smoothstep(0, EDGE, out));
  };
