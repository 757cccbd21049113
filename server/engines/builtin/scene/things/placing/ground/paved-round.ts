import { smoothstep } from '../../../arithmetic.ts';
import type { Setting } from '../../../setting.ts';
import type { Colour, Thing } from '../../../words/idea.ts';
import { middleOfWay } from '../../../world/paths/path.ts';
import type { Planted } from '../stage.ts';
import { GREEN, type Yard } from './yard.ts';

const CONCRETE: Colour = [0.62, 0.61, 0.58];
const ASPHALT: Colour = [0.2, 0.2, 0.21];
/** A launch pad: how far it reaches to each side and toward the eye and away, in heights of the rocket with its fire; how far apart its joints are, world units. */
const PAD = { beside: 0.56, deep: 0.5, joints: 4.5 } as const;
/** The lot of a gas station: how far it reaches to each side and behind, in its widths. */
const LOT = { beside: 0.62, behind: 0.35 } as const;
/** The road before it: how far its middle is before the station and half its width, in the station's widths; its lines, in shares of that half. */
export const STATION_ROAD = { before: 0.46, half: 0.12 } as const;
const LINES = { edge: 0.92, half: 0.035, tone: 3.6, dash: 0.5 } as const;

/** What stands on ground that is paved for it. */
export const PAVED: ReadonlySet<Thing> = new Set<Thing>(['launch', 'gasstation']);

/** The concrete of a launch pad, and the asphalt of a gas station's lot with the road that passes it. */
export function pavedRound(setting: Setting, wished: readonly Planted[]): Yard[] {
  if (setting.snowy || !GREEN.includes(setting.land)) return [];
  return wished.flatMap((one) =>
    one.thing === 'launch' ? [padOf(one)] : one.thing === 'gasstation' ? lotOf(setting, one) : [],
  );
}

function padOf({ x, z, size }: Planted): Yard {
  const [beside, deep] = [PAD.beside * size, PAD.deep * size];
  const pad = (atX: number, atZ: number) => {
    const out = Math.max(Math.abs(atX - x) / beside, Math.abs(atZ - z) / deep);
    // The way on which it was brought leads toward the eye.
    const way = atZ < z ? Math.abs(atX - (x * atZ) / z) / (0.4 * beside) : Number.POSITIVE_INFINITY;
    return Math.max(smoothstep(1.02, 0.98, out), smoothstep(1.05, 0.95, way));
  };
  const joint = (at: number) => smoothstep(0.1, 0.03, Math.abs(at - Math.round(at)));
  const tone = (atX: number, atZ: number) =>
    1 -
    0.24 * Math.max(joint((atX - x) / PAD.joints), joint(atZ / PAD.joints)) -
    0.45 * Math.exp(-(((atX - x) ** 2 + (atZ - z) ** 2) / (0.2 * size) ** 2));
  return Object.assign(pad, { colour: CONCRETE, tone });
}

function lotOf(setting: Setting, { sprite, x, z, size }: Planted): Yard[] {
  const wide = (size * sprite.width) / sprite.height;
  const half = STATION_ROAD.half * wide;
  const middle = z - STATION_ROAD.before * wide;
  const lot = (atX: number, atZ: number) =>
    atZ > z + LOT.behind * wide || atZ < middle
      ? 0
      : smoothstep(1.02, 0.98, Math.abs(atX - x) / (LOT.beside * wide));
  const shown = Object.assign(lot, { colour: ASPHALT, tone: () => 1.25 });
  // Where a road leads past it already, that is enough.
  if (middleOfWay(setting, z) !== null) return [shown];
  const road = (_: number, atZ: number) => smoothstep(1.03, 0.97, Math.abs(atZ - middle) / half);
  const tone = (atX: number, atZ: number) => {
    const off = (atZ - middle) / half;
    const isDash = atX / half / 2 - Math.floor(atX / half / 2) < LINES.dash;
    const line =
      (Math.abs(off) < LINES.half && isDash) || Math.abs(Math.abs(off) - LINES.edge) < LINES.half;
    return line ? LINES.tone : 1;
  };
  return [shown, Object.assign(road, { colour: ASPHALT, tone })];
}
