import { clamp, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import { type Camera, type Frame, WATER } from '../frame.ts';
import type { Waterline } from './immersed.ts';
import type { Stir } from './stir.ts';

/** How a wake opens to each side for each unit astern, the sine of Kelvin's angle about; that of a ship, whose arms are seen as foam; how far astern it reaches in half lengths of what leaves it; and how far its way leads from the eye. */
const OPENS = 0.3;
const OF_SHIP = 0.2;
const LONG = 5.5;
const AWAY = 0.14;
/** How thick an arm is at the bow, and how much thicker for each unit astern, in half lengths; at least so many pixels deep. */
const ARM = { thick: 0.1, grows: 0.035, pixels: 1.2 } as const;
/** How steep an arm is, how much it lightens and darkens, and the waves across the wake between the arms. */
const STEEP = 0.15;
const TONE = 0.26;
const ACROSS = { steep: 0.07, long: 0.55 } as const;

/** Lays the wake of something that moves along its waterlines: a wave at its bow, two arms that spread from it, waves across between them, and what it churns up. */
export function layWake(
  { width, height, kind, depth }: Frame,
  { focal, horizon, height: eye, centre }: Camera,
  noise: Noise,
  { z: own, heading, churns }: Waterline['thing'],
  lines: readonly Waterline[],
  stir: Stir,
): void {
  const from = Math.min(...lines.map((line) => line.from));
  const to = Math.max(...lines.map((line) => line.from + line.rows.length));
  const half = (0.5 * (to - from) * own) / focal;
  const bow = (((heading > 0 ? to : from) - centre) * own) / focal;
  const long = LONG * half;
  const opens = OPENS + (OF_SHIP - OPENS) * churns;
  const aside = opens * long + half;
  const rowAt = (z: number) => horizon + (focal * eye) / z;
  const first = Math.max(Math.ceil(horizon) + 1, Math.floor(rowAt(own + aside + AWAY * long)));
  const last = Math.min(height - 1, Math.ceil(rowAt(Math.max(0.3 * own, own - aside))));
  const [cos, sin] = [Math.cos(AWAY), Math.sin(AWAY)];
  for (let row = first; row <= last; row++)
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (kind[at] !== WATER) continue;
      const z = depth[at] as number;
      const x = ((column - centre) * z) / focal;
      const [back, ahead] = [heading * (bow - x), z - own];
      const astern = back * cos + ahead * sin;
      if (astern < -0.3 * half || astern > long) continue;
      const across = ahead * cos - back * sin;
      const off = Math.abs(across);
      const middle = 0.16 * half + opens * Math.max(0, astern);
      const deep = (z * z) / (focal * eye);
      const thick = Math.max(ARM.thick * half + ARM.grows * astern, ARM.pixels * deep);
      if (off > middle + 2.5 * thick) continue;
      const fades =
        smoothstep(long, 0.2 * long, astern) * smoothstep(-0.3 * half, 0.2 * half, astern);
      const bent = 0.5 * noise.at(x / half + 3, z / half);
      const v = (off - middle) / thick + bent;
      const ridge = Math.exp(-v * v) * fades * (0.8 + bent);
      const outward = -2 * v * ridge * STEEP * Math.sign(across);
      const isBetween = smoothstep(middle, 0.7 * middle, off) * fades;
      const phase = (2 * Math.PI * astern) / (ACROSS.long * half + 4 * deep) + 2 * bent;
      const between = isBetween * Math.cos(phase);
      stir.slopeZ[at] = (stir.slopeZ[at] as number) + outward * cos;
      stir.slopeX[at] =
        (stir.slopeX[at] as number) + heading * (outward * sin - ACROSS.steep * between);
      stir.tone[at] = (stir.tone[at] as number) + TONE * ridge * (0.35 - v) + 0.06 * between;
      const torn = noise.fbm((3 * x) / half, (4 * z) / half, 3);
      const past = astern - 2 * half;
      const churned =
        past < -0.3 * half
          ? 0
          : smoothstep(0.32 * half, 0.05 * half, off + 0.2 * half * torn) *
            smoothstep(long - 2 * half, 0, past);
      const arms = smoothstep(0.45, 0.95, ridge + 0.5 * torn + 0.25 * churns);
      const lace = 0.55 + 0.45 * smoothstep(-0.3, 0.2, noise.at((11 * x) / half, (13 * z) / half));
      const foam = clamp(churns * (0.9 * arms + 0.8 * churned)) * lace;
      stir.foam[at] = Math.max(stir.foam[at] as number, foam);
    }
}
