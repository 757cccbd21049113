import { liesOnBeach } from '../../../choices/by-the-water.ts';
import type { Setting } from '../../../setting.ts';
import { isWalker } from '../../../words/creatures.ts';
import type { Subject, Thing } from '../../../words/idea.ts';
import { type HeightMap, lookUp } from '../../../world/height-map.ts';
import { cropOf } from '../../../world/soil/sown.ts';
import { isStormy } from '../../../world/water/water-of.ts';
import { FOUNDED } from '../ground/settle.ts';
import { isOnStubble } from '../ground/stubble.ts';
import { STANDS } from '../stands.ts';

/** What stands on a narrow foot, however wide it is above. */
const SLENDER: ReadonlySet<Thing> = new Set<Thing>([
  'palm',
  'tree',
  'blossom',
  'conifer',
  'birch',
  'bamboo',
  'cactus',
  'person',
  'umbrella',
  'kite',
  'flower',
]);

/** Where a thing stands and how large it is there, world units. */
interface Standing {
  readonly thing: Thing;
  readonly x: number;
  readonly z: number;
  /** Its height. */
  readonly size: number;
  /** Its width by its height. */
  readonly across: number;
  /** The height of the ground where it was put. */
  readonly ground: number;
}

/** The height at which its foot is: on a slope where its lower side stands, so that nothing hangs in the air. */
export function footOf(map: HeightMap, setting: Setting, standing: Standing): number {
  const { thing, x, z, size, across, ground } = standing;
  const stance = SLENDER.has(thing) ? 0.05 : 0.4;
  const sides = [-stance, 0, stance].map((side) =>
    lookUp(map.heights, x + side * size * across, z),
  );
  // Its front stands nearer to the eye than its middle; a corner over an abyss counts for little.
  sides.push(lookUp(map.heights, x, z - 0.8 * stance * size));
  for (const side of [-stance, stance]) {
    const corner = lookUp(map.heights, x + 0.8 * side * size * across, z - 0.8 * stance * size);
    sides.push(Math.max(ground - 0.06 * size, corner));
  }
  const deepest = SLENDER.has(thing) ? 0.03 : 0.3;
  const foot = Math.max(0, ground - deepest * size, Math.min(ground, ...sides));
  // A boat on sand has dug itself in.
  const isAground = ground > 0 && liesOnBeach(setting, { thing });
  const afloat = isAground ? 0.09 : 0.02;
  const sunk = STANDS[thing].on === 'water' ? afloat : setting.snowy ? 0.04 : 0.015;
  return foot - sunk * size;
}

/** How deep what floats on the sea lies in its waves, as a share of its height: deepest in a storm. */
const DRAUGHT = { usual: 0.02, storm: 0.035 } as const;

/** How deep what is `size` high lies in the sea, below where it was put. */
export function draughtOf(setting: Setting, thing: Thing, size: number): number {
  if (STANDS[thing].on !== 'water' || setting.land !== 'sea') return 0;
  return DRAUGHT[isStormy(setting) ? 'storm' : 'usual'] * size;
}

/** How high ripe grain is, world units, and the most of a thing that is lost in it. */
const GRAIN = 0.8;
const MOST_SUNK = 0.32;

/** The share of what is `size` high that goes over into the crop around it: what stands on stubble is seen down to the ground. */
export function sunkInGrain(setting: Setting, thing: Thing, size: number): number {
  const stands = STANDS[thing].on === 'land' && !FOUNDED.has(thing) && !isOnStubble(thing);
  return stands && cropOf(setting) === 'grain' ? Math.min(MOST_SUNK, GRAIN / size) : 0;
}

/** The share of what stands on clouds that is lost in them. */
const IN_CLOUDS = 0.2;

/** What flies by itself wherever it is put. */
const SOARS: ReadonlySet<Thing> = new Set<Thing>([
  'dragon',
  'floatingisland',
  'soaringeagle',
  'broomrider',
  'skyrider',
  'tinyplanet',
  'flier',
]);

/** The share of a thing that goes over into the clouds on which it stands. */
export const sunkInClouds = ({ land }: Setting, { thing, traits = [] }: Subject): number =>
  land === 'clouds' && STANDS[thing].on !== 'air' && !SOARS.has(thing) && !traits.includes('inair')
    ? IN_CLOUDS
    : 0;

/** How high above the ground who jumps is, as a share of its height. */
const LEAP = 0.2;

/** Who flies far on a board or on skis, and how high. */
const ON_BOARDS: ReadonlySet<Thing> = new Set<Thing>(['skier', 'snowboarder', 'skateboarder']);
const FLIGHT = 0.42;

/** How high the lowest part of what is `size` high is above the ground if it leaps. */
export const leapOf = ({ thing, posture, treat }: Subject, size: number): number =>
  posture !== 'jumping' || treat?.thing === 'hurdle'
    ? 0
    : isWalker(thing)
      ? LEAP * size
      : ON_BOARDS.has(thing)
        ? FLIGHT * size
        : 0;
