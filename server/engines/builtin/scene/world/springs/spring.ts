import { clamp, mixColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Camera, Frame } from '../frame.ts';
import { type HeightMap, lookUp } from '../height-map.ts';
import { airToward, illumination } from '../paint-land.ts';
import type { Water } from '../water/water.ts';
import type { Basin } from './basin.ts';
import type { Spring } from './spring-plan.ts';

/** The water of a spring, as high as the ground around it. */
export const springBasin = ({ x, z, away }: Spring, { heights }: HeightMap): Basin => ({
  level: lookUp(heights, x, z),
  away,
});

/** How deep a pool is at its edge and in its middle, world units. */
const DEPTH = { edge: 0.7, middle: 5 } as const;

/** The ripples that rise with the heat: how high, and how long. World units. */
const RIPPLE = { high: 0.05, long: 2.3 } as const;

/** The water of a spring: turquoise from the minerals in it, and still. */
export const springWater = ({ away }: Spring, noise: Noise): Water => ({
  deep: [0.04, 0.43, 0.47],
  roughness: 0,
  swell: (x, z) => RIPPLE.high * noise.fbm(x / RIPPLE.long, (1.4 * z) / RIPPLE.long, 3),
  surf: false,
  depthAt: (x, z) => DEPTH.edge + DEPTH.middle * clamp(1 - away(x, z)),
});

/** Sheets of steam from the far side of the pool to the near one. */
const SHEETS = 7;
/** How high steam rises by the pool's half length, where a third of it is left, and how thick a sheet is at the most. */
const RISES = 0.85;
/** Nothing is left of it so many times as high, and how far it drifts aside on the way up. */
const GONE = 2.6;
const DRIFT = 0.18;
const THICK = 0.44;
/** Up to which share of that height it forms: a sheet has no edge on the water. */
const FORMS = 0.3;
/** How far beyond the water it reaches, and how much wider it is each time as high. */
const SPREAD = 1.15;
const WIDENS = 0.2;
/** How large its billows are, by the pool's half width, and how much higher than wide. */
const BILLOW = 0.34;
const STREAKED = 1.5;

/** Lets steam rise from a spring's water, before what is farther and behind what is nearer. */
export function paintSteam(
  frame: Frame,
  camera: Camera,
  { light, noise, idea }: Pick<Setting, 'light' | 'noise' | 'idea'>,
  spring: Spring,
  level: number,
): void {
  const { width, height, rgb, depth } = frame;
  const { focal, horizon, centre } = camera;
  const most = THICK * (idea.steam ? 1.25 : 1);
  const lit = illumination(light, 0.5, 1.15);
  const billow = BILLOW * spring.wide;
  const high = RISES * spring.long;
  for (let sheet = 0; sheet < SHEETS; sheet++) {
    const share = (sheet + 0.5) / SHEETS;
    const z = spring.z + spring.long * (0.92 - 1.84 * share);
    const half = spring.wide * Math.sqrt(1 - (0.92 - 1.84 * share) ** 2) * 1.1;
    const foot = horizon + (focal * (camera.height - level)) / z;
    const first = Math.max(0, Math.floor(foot - (focal * GONE * high) / z));
    const last = Math.min(height - 1, Math.ceil(foot + (focal * 0.25) / z));
    const reach = SPREAD * half * (1 + WIDENS * GONE) + DRIFT * GONE * high;
    const left = Math.max(0, Math.floor(centre + (focal * (spring.x - reach)) / z));
    const right = Math.min(width - 1, Math.ceil(centre + (focal * (spring.x + reach)) / z));
    for (let column = left; column <= right; column++) {
      const x = ((column - centre) * z) / focal;
      const air = airToward(light, (column - centre) / focal);
      const colour = mixColour(air, [0.94 * lit[0], 0.97 * lit[1], lit[2]], 0.55);
      for (let row = first; row <= last; row++) {
        const at = row * width + column;
        if ((depth[at] as number) < z) continue;
        const up = ((foot - row) * z) / focal;
        // It spreads and drifts aside as it rises.
        const aside =
          Math.abs(x - spring.x - DRIFT * Math.max(0, up)) /
          (half * (1 + (WIDENS * Math.max(0, up)) / high));
        const edge = smoothstep(SPREAD, 0.4, aside) * smoothstep(0, FORMS * high, up);
        const left =
          edge * Math.exp(-Math.max(0, up) / high) * smoothstep(GONE, 0.5 * GONE, up / high);
        if (left < 0.02) continue;
        const drift = noise.at(x / (2 * billow) + 7 * sheet, up / (2 * billow));
        const wisp = noise.fbm(
          (x - 0.3 * up) / billow + 17 * sheet + 0.5 * drift,
          up / (STREAKED * billow) + 5 * sheet,
          4,
        );
        const alpha = most * left * smoothstep(-0.18, 0.42, wisp);
        for (let c = 0; c < 3; c++) {
          const own = rgb[at * 3 + c] as number;
          rgb[at * 3 + c] = own + ((colour[c] as number) - own) * alpha;
        }
      }
    }
  }
}
