import { mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Soil } from '../soil/soil.ts';
import { awayFrom, islandsOf, pondOf } from './raked-plan.ts';

const GRAVEL: Colour = [0.76, 0.74, 0.68];
const MOSS: Colour = [0.24, 0.38, 0.13];
const BED: Colour = [0.2, 0.26, 0.2];

/** How far off the garden's gravel ends, and how far to both sides; moss goes on from there. World units. */
const GRAVEL_END = { z: 20.5, half: 10.4 } as const;
/** From one furrow of the rake to the next, how dark they are, and how many of them follow an island's outline. World units. */
const FURROW = { apart: 0.34, dark: 0.17, rings: 4 } as const;
/** Farther than this furrows melt together. */
const FURROWS_END = 21;

/** Ground of raked gravel: furrows run across and round islands of moss; moss lies around the pond and at the sides. */
export function withGravel(soil: Soil, setting: Setting): Soil {
  const islands = islandsOf(setting);
  const pond = pondOf(setting);
  const { noise } = setting;
  return (x, z, height, steepness) => {
    const beyond = smoothstep(24, 40, Math.hypot(x, z));
    if (beyond >= 1) return soil(x, z, height, steepness);
    const grain = 1 + 0.16 * noise.fbm(x * 6, z * 6, 2);
    const edge = 0.5 * noise.fbm(x / 2.3, z / 2.3, 2);
    let across = z;
    let moss = Math.max(
      smoothstep(-0.25, 0.25, z - GRAVEL_END.z + edge),
      smoothstep(-0.25, 0.25, Math.abs(x) - GRAVEL_END.half + edge),
    );
    for (const island of islands) {
      const away = awayFrom(island, x, z);
      moss = Math.max(moss, smoothstep(1.04, 0.98, away));
      const out = (away - 1) * Math.min(island.wide, island.long);
      if (out < FURROW.rings * FURROW.apart) across = out;
    }
    if (pond !== null) {
      const away = awayFrom(pond, x, z);
      moss = Math.max(moss, smoothstep(1.36, 1.3, away + 0.1 * edge));
    }
    const fade = smoothstep(FURROWS_END, 7, z);
    const furrow = 1 + FURROW.dark * fade * Math.sin((across / FURROW.apart) * 2 * Math.PI);
    const tuft = 0.8 + 0.35 * noise.fbm(x * 2.2, z * 2.2, 3);
    const dry = mixColour(
      scaleColour(GRAVEL, grain * furrow),
      scaleColour(MOSS, grain * tuft),
      moss,
    );
    const own = height < 0.05 ? scaleColour(BED, grain) : dry;
    return beyond > 0 ? mixColour(own, soil(x, z, height, steepness), beyond) : own;
  };
}
