import { lumaOf } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';

/** How light a moon makes what was asked for, how much more light it needs for that at the most, and how much more it gets beneath the brightest. */
const BY_NIGHT = { shown: 0.98, most: 1.75, least: 1.08 } as const;

/** How much more light what was asked for gets: more the darker it is, so that it is seen, and hardly more where the moon is as bright as over a desert. */
export const boostIn = ({ light, time, idea }: Setting): number =>
  idea.deep
    ? 2.2
    : light.isNight
      ? Math.max(BY_NIGHT.least, Math.min(BY_NIGHT.most, BY_NIGHT.shown / lumaOf(...light.sun)))
      : time === 'dusk'
        ? 1.45
        : 1.12;
