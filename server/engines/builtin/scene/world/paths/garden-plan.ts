import { clamp, mix, mixColour, scaleColour, smoothstep } from '../../arithmetic.ts';
import type { Setting } from '../../setting.ts';
import type { Colour } from '../../words/idea.ts';
import type { Ground } from '../ground.ts';
import { lawnAt } from '../scenery/everyday/lawn.ts';
import type { Soil } from '../soil/soil.ts';
import { middleOfWay } from './path.ts';
import { pebblesAt } from './pebbles.ts';
import { withGravel } from './raked-gravel.ts';
import { pondAt } from './raked-plan.ts';

/** Lengths of a garden, world units: how far its fence is, how far it reaches to both sides, how long its beds are. */
export const GARDEN = { end: 23, half: 15, beds: { near: 2, far: 17.5 } } as const;
/** The beds along the path: from where to where beside its middle. And those before the fence: from where to where ahead. */
const BESIDE = { from: 1.65, to: 4.5 } as const;
const BEFORE_FENCE = { from: 19.4, to: 22.2, gate: 2 } as const;
/** How far its ground is level, and from where on it is as the land is. */
const LEVEL = 30;
const WILD = 70;
/** How high it is above the water of a garden with a pond. */
const BY_POND = 0.45;

const EARTH: Colour = [0.27, 0.19, 0.13];

type Placed = Pick<Setting, 'garden' | 'land' | 'side' | 'idea' | 'turn'>;

/** How far beside the middle of its path a place of a garden is; the path leads straight on where none is drawn. */
export const besidePath = (setting: Placed, x: number, z: number): number =>
  x - (middleOfWay(setting, z) ?? 0);

/** How much of the ground at a place is a bed, 0 to 1; one of raked gravel has the last alone, of flowers that were named. */
export function bedAt(setting: Placed, x: number, z: number): number {
  const isRaked = setting.idea.raked !== null;
  if (setting.garden === null || (isRaked && setting.garden.length === 0)) return 0;
  const aside = Math.abs(besidePath(setting, x, z));
  const within = (value: number, from: number, to: number) =>
    smoothstep(from - 0.1, from + 0.1, value) * smoothstep(to + 0.1, to - 0.1, value);
  const { near, far } = GARDEN.beds;
  const along = isRaked ? 0 : within(z, near, far) * within(aside, BESIDE.from, BESIDE.to);
  const { from, to, gate } = BEFORE_FENCE;
  const across = within(z, from, to) * within(aside, gate, GARDEN.half);
  return Math.max(along, across);
}

/** How far back in its bed a place is, as one sees it: 0 by the path to 1 at the far side; before the fence 1. */
export const backOfBed = (setting: Placed, x: number, z: number): number =>
  z > BEFORE_FENCE.from
    ? 1
    : clamp((Math.abs(besidePath(setting, x, z)) - BESIDE.from) / (BESIDE.to - BESIDE.from));

/** Whether a place is in a garden. */
export const isInGarden = ({ garden }: Placed, x: number, z: number): boolean =>
  garden !== null && z < GARDEN.end && Math.abs(x) < GARDEN.half;

/** Ground that is level where a garden is; one with a pond lies low, and so does the land around it. */
export function withLawn(ground: Ground, setting: Placed): Ground {
  if (setting.garden === null) return ground;
  const usual = Math.max(2, ground(0, GARDEN.end / 2));
  const isWet = setting.idea.raked === 'pond';
  const level = isWet ? BY_POND : usual;
  const land: Ground = isWet ? (x, z) => Math.max(level, ground(x, z) - usual + level) : ground;
  return (x, z) => {
    const away = Math.hypot(x, z);
    if (away >= WILD) return land(x, z);
    const bank = level - pondAt(setting, x, z);
    return mix(bank, land(x, z), smoothstep(LEVEL, WILD, away));
  };
}

/** The ground with a garden's mown lawn and the earth of its beds. */
export function withBeds(soil: Soil, setting: Setting): Soil {
  const { garden, snowy, noise, season } = setting;
  if (garden === null || snowy) return soil;
  if (setting.idea.raked !== null) return withGravel(soil, setting);
  return (x, z, height, steepness) => {
    if (!isInGarden(setting, x, z)) return soil(x, z, height, steepness);
    const bed = bedAt(setting, x, z);
    if (bed === 0) return lawnAt(x, z, noise, season);
    const clods = 0.3 * noise.fbm(x * 3.4, z * 3.4, 3);
    const earth = scaleColour(EARTH, (1 + clods) * pebblesAt(x, z, noise, 0.35));
    return bed === 1 ? earth : mixColour(lawnAt(x, z, noise, season), earth, bed);
  };
}
