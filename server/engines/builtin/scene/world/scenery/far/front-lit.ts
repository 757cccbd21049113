import type { DayTime } from '../../../words/idea.ts';
import type { Light } from '../../light.ts';

/** From where the sun shines on what is before the eye: aside, up, and from behind. Length 1. */
const TOWARD = { aside: 0.52, up: 0.66, ahead: -0.54 } as const;

/** Light of day that falls on a place from behind who looks at it; that of other hours stays as it is. */
export const frontLit = (light: Light, time: DayTime): Light =>
  time === 'day'
    ? {
        ...light,
        toward: [(Math.sign(light.toward[0]) || 1) * TOWARD.aside, TOWARD.up, TOWARD.ahead],
      }
    : light;
