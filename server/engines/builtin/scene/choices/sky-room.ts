import { STANDS } from '../things/placing/stands.ts';
import type { Idea, SkyBody, Weather } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { INDOORS } from '../world/room/plan-room.ts';
import { fliesOverBuilding } from './over-buildings.ts';

/** How much of a picture the sky takes. */
export interface SkyRoom {
  /** The row of the horizon as a share of the height, at the least. */
  readonly least: number;
  /** Whether mountains are low, and no lens brings them near, to leave the sky its room. */
  readonly isBeforePeaks: boolean;
}

/** Lands below a great sky; of a plain on which somebody stands it is not all. */
const SKYWARD: readonly Land[] = ['plain', 'volcano', 'space'];
/** The share of the picture that the sky over who stands on a plain has at the least. */
const OVER_PLAIN = 0.45;
/** What is looked up to. */
const WONDERS: readonly SkyBody[] = ['rainbow', 'aurora', 'fireworks', 'milkyway', 'stars'];
/** Above any composition's horizon, so that it decides nothing. */
const ANY = -2;
/** The share of the picture that the sky in which balloons or witches fly has at the least. */
const FLIGHT = 0.5;
/** The same of the sky before which birds sit on a wire. */
const OVERHEAD = 0.68;
/** The same of the sky over a building before which a dragon flies. */
const OVER_BUILDING = 0.64;
/** The share of the picture that the sky over a storm at sea has at the least. */
const ROUGH_SKY = 0.46;

/** How much of the picture the sky takes that was asked for, or that the land and weather bring. */
export function skyRoomOf(idea: Idea, land: Land, weather: Weather): SkyRoom {
  const isHigh = land === 'mountain' || land === 'lake';
  const isWonder = weather === 'storm' || idea.sky.some((body) => WONDERS.includes(body));
  // Nor shall mountains or a forest hide the moon.
  const isMoonlit = idea.sky.includes('moon') && (isHigh || land === 'forest');
  const isPeopled =
    land === 'plain' && idea.subjects.some(({ thing }) => STANDS[thing].on === 'land');
  const isBelowSky = SKYWARD.includes(land) && !isPeopled;
  const skyward = isBelowSky || idea.sky.length > 1 || isWonder || isMoonlit;
  // A sunset that was asked for shows its sky, if not from a height.
  const glows = idea.time === 'sunset' || idea.time === 'dawn' || idea.time === 'dusk';
  const isGlow = glows && idea.composition === null && !INDOORS.includes(land);
  // A storm at sea is as much of waves as of lightning.
  const isRough = land === 'sea' && weather === 'storm';
  const glow = isHigh ? 0.54 : 0.46;
  const own = isPeopled ? OVER_PLAIN : ANY;
  const isFlown =
    idea.sky.includes('balloon') ||
    idea.subjects.some(
      ({ thing }) => thing === 'broomrider' || thing === 'skyrider' || thing === 'flier',
    );
  const isOnWire = idea.subjects.some(({ thing }) => thing === 'wire');
  const flown = isOnWire ? OVERHEAD : isFlown ? FLIGHT : own;
  const isOver = idea.subjects.some(({ thing }) => fliesOverBuilding(idea, thing));
  if (isOver && !INDOORS.includes(land)) return { least: OVER_BUILDING, isBeforePeaks: isHigh };
  return {
    least: isRough ? ROUGH_SKY : skyward ? 0.6 : Math.max(flown, isGlow ? glow : ANY),
    isBeforePeaks: isHigh && (skyward || isGlow),
  };
}
