import { mixColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import { type Camera, type Frame, WATER } from '../frame.ts';
import { airToward, fade } from '../paint-land.ts';
import { foamColour } from './foam.ts';
import type { Water } from './water.ts';

/** How high spray is blown off a crest at the most, world units, and how far aside for each unit up. */
const HIGH = 2.6;
const LEAN = 1.7;
/** How near to breaking a crest must be, and how much nearer than what is seen above it. */
const BREAKS = 0.45;
const BEFORE = 0.9;
/** How much of what is behind it hides where it is thickest. */
const THICK = 0.62;
/** Nearer than this spray would be a veil over the eye; farther off it is too fine to be seen. World units. */
const NEAR = 14;
const FAR = 260;

/** Blows spray off the crests of a storm's waves, to leeward, where they stand before what is behind them. */
export function paintSpindrift(
  frame: Frame,
  camera: Camera,
  { light, noise, side }: Pick<Setting, 'light' | 'noise' | 'side'>,
  { crest }: Pick<Water, 'crest'>,
): void {
  if (!crest) return;
  const { width, height, kind, depth, rgb } = frame;
  const white = foamColour(light);
  for (let column = 0; column < width; column++) {
    const right = (column - camera.centre) / camera.focal;
    const air = airToward(light, right);
    for (let row = 1; row < height; row++) {
      const at = row * width + column;
      const z = depth[at] as number;
      if (kind[at] !== WATER || z < NEAR || z > FAR) continue;
      if ((depth[at - width] as number) * BEFORE < z) continue;
      const breaks = crest(right * z, z);
      if (breaks < BREAKS) continue;
      const gust = smoothstep(-0.1, 0.5, noise.fbm((right * z) / 4, z / 4 + 71, 2));
      const reach = Math.round((camera.focal * HIGH * gust * breaks) / z);
      const lit = fade(light, air, white, z * 0.6);
      for (let up = 1; up <= reach; up++) {
        const share = up / reach;
        const torn = 0.55 + 0.9 * noise.at((right * z) / 0.9 + share * 2.2, z / 3 + share * 4);
        const to = Math.round(column + side * LEAN * up);
        const above = (row - up) * width + to;
        if (to < 0 || to >= width || row < up || (depth[above] as number) < z) continue;
        const cover = THICK * Math.max(0, torn) * (1 - share) ** 2;
        const own = above * 3;
        const behind = [rgb[own] ?? 0, rgb[own + 1] ?? 0, rgb[own + 2] ?? 0] as const;
        rgb.set(mixColour(behind, lit, Math.min(1, cover)), own);
      }
    }
  }
}
