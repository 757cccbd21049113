import { clamp, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import { createRange, type Rise } from './mountain-range.ts';

/**
 * What kind of mountains stand behind a land: ridges that water has carved, needles of hard rock, old
 * ones worn to domes, flat-topped tables with walls around them, or one great horn above all others.
 */
export type Massif = 'ridges' | 'needles' | 'domes' | 'tables' | 'horn';

/** What a massif is made with. */
export interface MassifPlan {
  readonly noise: Noise;
  /** −1 or 1: the side of its highest peak. */
  readonly side: number;
  /** How far ahead it begins and how high it is about, world units. */
  readonly from: number;
  readonly top: number;
  /** Where it may rise, 0 to 1. */
  readonly clear: Rise;
  /** Whether the picture is so small that its finest forms would not be seen. */
  readonly isRough: boolean;
}

/** The heights of a massif by x and z, 0 where it has not begun. */
export function createMassif(kind: Massif, plan: MassifPlan): Rise {
  return MASSIFS[kind](plan);
}

const MASSIFS: Readonly<Record<Massif, (plan: MassifPlan) => Rise>> = {
  ridges,
  needles,
  domes,
  tables,
  horn,
};

/** How far a range reaches to each side, world units. */
const WIDE = { from: 1_270, whole: 950 } as const;

/** Where a massif may be: from its near edge on, not as far aside as the land ends. */
const within = ({ from, clear }: MassifPlan, x: number, z: number): number =>
  smoothstep(from, from + 650, z) * smoothstep(WIDE.from, WIDE.whole, Math.abs(x)) * clear(x, z);

/** How near a place is to a peak that stands so far aside, as a share of how far ahead, and behind the near edge: 1 at it. */
function peak(
  { from, side }: MassifPlan,
  place: readonly [aside: number, behind: number, size: number],
  x: number,
  z: number,
): number {
  const aside = place[0];
  const size = place[2];
  const ahead = from + place[1];
  return Math.exp(-((x - side * aside * ahead) ** 2 + (z - ahead) ** 2) / size ** 2);
}

/** What noise adds to a slope so that it is rock: up and down from the middle. */
const rockAt = (noise: Noise, x: number, z: number): number =>
  noise.ridged(x / 74 + 3, z / 74, 5) - 0.45;

function ridges(plan: MassifPlan): Rise {
  const { noise, top, isRough } = plan;
  const rise: Rise = (x, z) =>
    within(plan, x, z) *
    (0.34 +
      0.5 * noise.fbm(x / 480 + 3, z / 480, 2) +
      1.1 * peak(plan, [0.27, 850, 300], x, z) +
      0.6 * peak(plan, [-0.4, 1050, 260], x, z));
  const carved = createRange(noise, rise, top, isRough);
  return (x, z) => {
    const height = carved(x, z);
    if (height < 0.5) return height;
    return height + rockAt(noise, x, z) * 34 * smoothstep(0, 130, height);
  };
}

/** Needles stand on a base that water has carved, the higher the steeper. */
function needles(plan: MassifPlan): Rise {
  const { noise, top, isRough } = plan;
  const rise: Rise = (x, z) =>
    within(plan, x, z) *
    (0.3 +
      0.8 * Math.max(0, noise.fbm(x / 300 + 7, z / 420, 2)) +
      0.8 * peak(plan, [-0.1, 800, 340], x, z) +
      0.7 * peak(plan, [0.5, 900, 240], x, z));
  const carved = createRange(noise, rise, top, isRough);
  return (x, z) => {
    const height = carved(x, z);
    if (height < 0.5) return height;
    const spire = noise.ridged(x / 150 + 5, z / 190, 4);
    const high = smoothstep(0.25 * top, 0.75 * top, height);
    return height + rockAt(noise, x, z) * 22 + high * top * 0.7 * Math.max(0, spire - 0.45);
  };
}

/** Long backs without an edge, one behind the other. */
function domes(plan: MassifPlan): Rise {
  const { noise, top, side } = plan;
  return (x, z) => {
    const open = within(plan, x, z);
    if (open <= 0) return 0;
    const back = noise.fbm(x / 520 + 3, z / 330 + side, 2);
    const swell = 0.42 + 0.62 * back + 0.5 * peak(plan, [0.3, 900, 420], x, z);
    const folds = 0.06 * noise.fbm(x / 110, z / 110, 3);
    return open * top * 0.82 * Math.max(0, swell + folds);
  };
}

/** The steps of a table: how high its ground rises to where each begins and ends, and how much of the whole it is. */
const STEPS = [
  { from: 0.41, to: 0.51, high: 0.5 },
  { from: 0.68, to: 0.77, high: 0.3 },
] as const;

/** Beds of rock that lie level: what has not been worn away has a flat top, walls, and rubble at their feet. */
function tables(plan: MassifPlan): Rise {
  const { noise, top } = plan;
  return (x, z) => {
    const open = within(plan, x, z);
    if (open <= 0) return 0;
    const torn = 0.16 * noise.fbm(x / 130, z / 130, 5);
    const ground =
      open *
      (0.36 +
        0.62 * noise.fbm(x / 430 + 11, z / 360, 2) +
        0.5 * peak(plan, [0.3, 800, 260], x, z) +
        0.46 * peak(plan, [-0.34, 950, 300], x, z) +
        torn);
    let height = 0.42 * clamp(ground, 0, 0.6);
    for (const { from, to, high } of STEPS) height += high * smoothstep(from, to, ground);
    return top * height + 5 * noise.fbm(x / 40, z / 40, 3) * smoothstep(0, 0.2, height);
  };
}

/** One peak with faces that ridges part, high above lower ones. */
function horn(plan: MassifPlan): Rise {
  const { noise, top, isRough } = plan;
  const rise: Rise = (x, z) =>
    within(plan, x, z) *
    (0.22 +
      0.34 * noise.fbm(x / 420 + 3, z / 420, 2) +
      1.5 * peak(plan, [0.16, 800, 330], x, z) +
      0.35 * peak(plan, [-0.45, 1000, 300], x, z));
  const carved = createRange(noise, rise, 1.4 * top, isRough);
  return (x, z) => {
    const height = carved(x, z);
    if (height < 0.5) return height;
    return height + rockAt(noise, x, z) * 26 * smoothstep(0, 130, height);
  };
}
