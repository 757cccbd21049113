import { mix, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import { hasBrook } from '../../choices/brooks.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Land } from '../../words/land.ts';
import type { Path } from '../../words/place.ts';
import type { Soil } from '../soil/soil.ts';
import { stoneWornAt } from '../soil/worn-ground.ts';
import { flagAt } from './flagstones.ts';
import { haltOf, isUnderPlatform } from './halt-plan.ts';
import { pebblesAt } from './pebbles.ts';
import { BED, besideRailway, railwayOf, trackAt } from './railway.ts';
import { brookAt, halfOfBrook, wayThrough } from './wood-ways.ts';

/** Half the width of a path, and how far its edge is worn away, world units. */
const HALF = 1.15;
const WORN = 0.4;
const EARTH: Colour = [0.5, 0.4, 0.28];
/** Snow that feet and wheels have packed. */
const TRODDEN_SNOW: Colour = [0.8, 0.82, 0.88];
/** Half the width of a road and of a runway, and the tones of asphalt and paint. */
const ROAD = 3.4;
const RUNWAY = 13;
const ASPHALT: Colour = [0.25, 0.25, 0.26];
const PAINT: Colour = [0.9, 0.89, 0.84];
/** How far the edges of what is on asphalt run into one another right before the eye, world units. */
const ASPHALT_SOFT = 0.02;
/** Length of a dash on the middle line, and from one to the next. */
const DASH = { long: 3, apart: 9 } as const;
/** The bank of a brook: mud, and pebbles in it. */
const MUD: Colour = [0.22, 0.18, 0.12];
const PEBBLE: Colour = [0.44, 0.42, 0.38];
/** From where to where the grit of a trodden path is told apart, world units; how far its edge is frayed, and which share of it has pebbles. */
const NEAR = { from: 10, to: 30 } as const;
const FRAYED = 0.5;
const PEBBLES = 0.5;
/** How much darker wet ground is. */
const WET = 0.68;

/** Lands that a path is drawn through. */
const LED: readonly Land[] = [
  'woods',
  'forest',
  'field',
  'plain',
  'mountain',
  'desert',
  'canyon',
  'beach',
  'volcano',
];

/** How far beside the eye it leads through open land, in wider bends. */
const wayAcross = (side: number, z: number): number =>
  side * 0.04 * z + 9 * Math.sin(z / 42) * smoothstep(2, 60, z);

/** Half the width of a road that winds: wide enough to be seen where it climbs the hills far off. */
const WINDING = 2.1;
/** How far a road that winds goes aside for each unit of distance, and beyond that close by; and its bends: nearer ones are shorter, so that all of them are seen. */
const BENDS = { share: 0.1, near: 3.5, often: 4.6, first: 22 } as const;

const wayWinding = (side: number, z: number): number =>
  side *
  (0.03 * z +
    (BENDS.near + BENDS.share * z) *
      Math.sin(BENDS.often * Math.log(1 + z / BENDS.first)) *
      smoothstep(0, 30, z));

type Ways = Pick<Setting, 'land' | 'side' | 'idea' | 'turn'>;

function middleAt(ways: Ways, z: number): number {
  const { land, side, idea } = ways;
  if (hasBrook(ways)) return brookAt(side, z);
  if (idea.path === 'rail') return railwayOf(ways).middle(z);
  if (land === 'airfield') return side * (6 + 0.1 * z);
  if (idea.winds && land !== 'woods') return wayWinding(side, z);
  return land === 'woods' ? wayThrough(side, z) : wayAcross(side, z);
}

type Way = Path | 'runway' | 'brook';

/** What leads through a land; null where nothing does. */
const wayIn = ({ land, idea }: Ways): Way | null => {
  if (hasBrook({ land, idea })) return 'brook';
  if (land === 'airfield') return 'runway';
  return LED.includes(land) ? idea.path : null;
};

/** How far beside the water of a brook its banks are bare, world units. */
const BANKS = 0.45;

function halfOf(way: Way, { land, idea }: Ways): number {
  if (way === 'brook') return halfOfBrook({ idea }) + BANKS;
  if (way === 'runway') return RUNWAY;
  if (way === 'rail') return BED;
  if (idea.winds && land !== 'woods') return WINDING;
  if (way === 'road') return ROAD;
  return land === 'woods' || idea.garden ? HALF : HALF * 1.4;
}

/** How far beside the eye the middle of the way is at a distance; null where none leads. */
export const middleOfWay = (ways: Ways, z: number): number | null =>
  wayIn(ways) === null ? null : middleAt(ways, z);

/** How much of the ground at a place is path, 0 to 1. */
export function pathAt(ways: Ways, x: number, z: number): number {
  const way = wayIn(ways);
  if (way === null) return 0;
  const half = halfOf(way, ways);
  const across = way === 'rail' ? besideRailway(railwayOf(ways), x, z) : x - middleAt(ways, z);
  if (ways.idea.halt && isUnderPlatform(haltOf(ways), across, z)) return 1;
  return smoothstep(half + WORN, half - WORN, Math.abs(across));
}

/** Soil with the path that was asked for laid over it; the soil itself where there is none. */
export function withPath(soil: Soil, setting: Setting): Soil {
  const { weather, snowy, noise, idea } = setting;
  const way = wayIn(setting);
  if (way === null) return soil;
  const half = halfOf(way, setting);
  const line = way === 'rail' ? railwayOf(setting) : null;
  const isAsphalt = way === 'road' || way === 'runway';
  const isWet = idea.rainOver || weather === 'rain' || weather === 'storm';
  const tone = isWet ? WET : 1;
  const earth = snowy ? mixColour(EARTH, TRODDEN_SNOW, 0.72) : EARTH;
  const shingle = (x: number, z: number): Colour =>
    mixColour(MUD, PEBBLE, smoothstep(-0.1, 0.5, z < 40 ? noise.at(x * 5.5, z * 5.5) : 0));
  return (x, z, height, steepness) => {
    const own = soil(x, z, height, steepness);
    const ragged = z < 60 && !isAsphalt ? 0.3 * noise.fbm(x * 0.8, z * 0.8, 2) : 0;
    const share = pathAt(setting, x + ragged, z);
    if (share <= 0) return own;
    if (line !== null) {
      const along = z * Math.hypot(1, line.slope(z));
      const track = trackAt(noise, besideRailway(line, x, z), along, z, snowy);
      return mixColour(own, scaleColour(track, tone), share);
    }
    const across = x - middleAt(setting, z);
    if (way === 'paved') {
      const flag = flagAt(across, z, half, noise);
      return mixColour(own, scaleColour(flag.colour, tone), flag.share);
    }
    const grain = 1 + 0.14 * noise.fbm(x * 2.2, z * 2.2, 2);
    if (isAsphalt) {
      const worn = grain * stoneWornAt(noise, across, z, ASPHALT_SOFT + z * 0.0025);
      return mixColour(own, asphaltAt(across, z, half, worn * (isWet ? WET : 1)), share);
    }
    if (way === 'brook') return mixColour(own, scaleColour(shingle(x, z), tone * grain), share);
    const near = smoothstep(NEAR.to, NEAR.from, z);
    const torn = near > 0 ? near * FRAYED * noise.fbm(x * 3.1, z * 3.1, 2) : 0;
    const trodden = mix(share, smoothstep(0.36, 0.62, share + torn), near);
    return mixColour(
      own,
      scaleColour(earth, tone * grain * wornAt(across / half, x, z, noise)),
      trodden,
    );
  };
}

/** How light trodden earth is at a place, `across` half its width from its middle: lighter where most feet go, dark at its edges, with pebbles. */
function wornAt(across: number, x: number, z: number, noise: Noise): number {
  const near = smoothstep(NEAR.to, NEAR.from, z);
  if (near === 0) return 1;
  const middle = 0.13 * Math.cos(Math.min(1, Math.abs(across)) * Math.PI);
  const clods = 0.2 * noise.fbm(x * 7 + 3, z * 7, 3);
  return (1 + near * (middle + clods)) * pebblesAt(x, z, noise, PEBBLES);
}

/** Asphalt with a dashed line in its middle and one along each edge. */
function asphaltAt(across: number, z: number, half: number, tone: number): Colour {
  const wide = 0.028 * half + 0.02 + z * 0.0012;
  const line = (away: number) => smoothstep(wide, wide * 0.6, Math.abs(away));
  const isDash = z % DASH.apart < DASH.long || z > 120;
  const middle = isDash ? line(across) * (z > 120 ? 0.35 : 1) : 0;
  const paint = Math.max(middle, line(Math.abs(across) - half * 0.88)) * smoothstep(260, 120, z);
  return mixColour(scaleColour(ASPHALT, tone), PAINT, paint);
}
