import { mix, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Ground } from '../ground.ts';
import { BEYOND, haltOf, LEVEL } from './halt-plan.ts';

/** How a line leads through the four compositions: beside the eye by `from` at its feet, aside by `slope` a unit of distance, in a bend of `bend` far off. World units. */
const LINES = [
  { from: -5.5, slope: 0.14, bend: 26 },
  { from: -15, slope: 0.78, bend: 8 },
  { from: -11, slope: 0.82, bend: 0 },
  { from: -6.5, slope: 0.34, bend: 14 },
] as const;
/** From where to where it bends. */
const BEND = { from: 24, to: 210 } as const;

/** A line of rails through open land. */
export interface Railway {
  /** How far beside the eye its middle is at a distance. */
  middle(z: number): number;
  /** How much farther aside it is a unit of distance on. */
  slope(z: number): number;
  /** Whether the ground about it is as level as a station needs; missing: it has a bank. */
  readonly isLevel?: true;
}

/** What of a setting says how its line runs. */
type LineSetting = Pick<Setting, 'side' | 'turn'> & {
  readonly idea?: Pick<Setting['idea'], 'halt'>;
};

/** The line of a setting. */
export function railwayOf(setting: LineSetting): Railway {
  const { side, turn, idea } = setting;
  if (idea?.halt === true) return pastHalt(setting);
  const { from, slope, bend } = LINES[turn % 4] as (typeof LINES)[number];
  const middle = (z: number) =>
    side * (from + slope * z + bend * smoothstep(BEND.from, BEND.to, z) * (1 + z / BEND.to));
  return { middle, slope: (z) => (middle(z + 0.5) - middle(z - 0.5)) / 1 };
}

/** The line past a country station: straight along its platform. */
function pastHalt(setting: LineSetting): Railway {
  const { from, slope } = haltOf(setting);
  const bend = Math.sign(slope) * BEYOND.bend;
  const middle = (z: number) => from + slope * z + bend * smoothstep(BEYOND.from, BEYOND.to, z);
  return { middle, slope: (z) => middle(z + 0.5) - middle(z - 0.5), isLevel: true };
}

/** How far from the line's middle a place is, to its right, world units. */
export const besideRailway = (line: Railway, x: number, z: number): number =>
  (x - line.middle(z)) / Math.hypot(1, line.slope(z));

/** Half the width of the bed of gravel; half that of the bank's level top, its foot, and how high it is. */
export const BED = 2.3;
const BANK = { top: 3.4, foot: 13, high: 1.1 } as const;
/** How far apart the places are over whose heights the bed is levelled. */
const LEVELLED = [-48, -24, 0, 24, 48] as const;

/** How far off the height is taken at which the ground about a station is levelled, world units. */
const STATION = 18;

/** Ground with the bank on which the line runs, level along it. */
export function withBank(ground: Ground, line: Railway): Ground {
  if (line.isLevel === true) return levelled(ground, line);
  const levels = new Map<number, number>();
  const levelAt = (z: number): number => {
    const step = Math.round(z / 4);
    const known = levels.get(step);
    if (known !== undefined) return known;
    const heights = LEVELLED.map((away) => {
      const at = Math.max(0, step * 4 + away);
      return Math.max(0.4, ground(line.middle(at), at));
    });
    const level = heights.reduce((sum, height) => sum + height, 0) / heights.length;
    levels.set(step, level);
    return level;
  };
  return (x, z) => {
    const away = Math.abs(besideRailway(line, x, z));
    const own = ground(x, z);
    if (away > BANK.foot) return own;
    return mix(levelAt(z) + BANK.high, own, smoothstep(BANK.top, BANK.foot, away));
  };
}

/** Ground that is level on both sides of the line. */
function levelled(ground: Ground, line: Railway): Ground {
  const level = Math.max(0.6, ground(line.middle(STATION), STATION));
  return (x, z) => {
    const away = Math.abs(besideRailway(line, x, z));
    if (away > LEVEL.foot) return ground(x, z);
    return mix(level, ground(x, z), smoothstep(LEVEL.half, LEVEL.foot, away));
  };
}

const GRAVEL: Colour = [0.43, 0.4, 0.37];
const WOOD: Colour = [0.24, 0.18, 0.14];
const STEEL: Colour = [0.62, 0.61, 0.6];
const RUST: Colour = [0.34, 0.22, 0.15];
const SNOW: Colour = [0.86, 0.88, 0.93];
/** Half the gauge, half a rail's width; half a sleeper's length and width, and from one to the next. */
const RAIL = { half: 0.78, wide: 0.055 } as const;
const SLEEPER = { half: 1.35, wide: 0.14, apart: 0.66 } as const;
/** How far off sleepers are told apart. */
const TOLD = 70;

/** What lies at a place `across` the line and `along` it: rails on sleepers in gravel. */
export function trackAt(
  noise: Noise,
  across: number,
  along: number,
  z: number,
  snowy: boolean,
): Colour {
  const grain =
    0.86 + 0.3 * noise.at(across * 6.5, along * 6.5) + 0.16 * noise.at(across, along / 3);
  const stone = scaleColour(snowy ? mixColour(GRAVEL, SNOW, 0.55) : GRAVEL, grain);
  const blur = 0.02 + z * 0.0016;
  const phase = Math.abs(along / SLEEPER.apart - Math.round(along / SLEEPER.apart)) * SLEEPER.apart;
  const told = smoothstep(TOLD, 0.4 * TOLD, z);
  const bar = mix(0.42, smoothstep(SLEEPER.wide + blur, SLEEPER.wide - blur, phase), told);
  const wood =
    bar *
    smoothstep(SLEEPER.half + blur, SLEEPER.half - blur, Math.abs(across)) *
    (snowy ? 0.6 : 0.9);
  const away = Math.abs(Math.abs(across) - RAIL.half);
  const wide = RAIL.wide + z * 0.0011;
  const rail = smoothstep(wide + blur, wide, away);
  const head = smoothstep(0.7 * wide, 0.3 * wide, away);
  const ground = mixColour(stone, scaleColour(WOOD, grain), wood);
  return mixColour(ground, mixColour(RUST, STEEL, 0.35 + 0.65 * head), rail);
}
