import type { Setting } from '../../setting.ts';

/** How much more light what was asked for gets: more the darker it is, so that it is seen. */
export const boostIn = ({ light, time, idea }: Setting): number =>
  idea.deep ? 2.2 : light.isNight ? 1.75 : time === 'dusk' ? 1.45 : 1.12;
