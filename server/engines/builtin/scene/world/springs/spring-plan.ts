import { mix, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Ground } from '../ground.ts';

/** A hot spring's pool before the eye, units about a metre. */
export interface Spring {
  /** Its middle: right of the eye, and ahead. */
  readonly x: number;
  readonly z: number;
  /** How far it reaches about to both sides, and toward the eye and away. */
  readonly wide: number;
  readonly long: number;
  /** How far a place is from its middle: 1 on its edge, less in the water. */
  readonly away: (x: number, z: number) => number;
}

/** Where its middle is and how far it reaches, by how far the nearest ground is that is seen. */
const MIDDLE = 2.15;
const LONG = 0.8;
/** How wide it is, and how far aside of the middle, as shares of the picture's width. */
const WIDE = 0.34;
const ASIDE = 0.07;
/** How uneven its edge is, and over how many of its half widths. */
const UNEVEN = 0.24;
const BENDS = 0.7;

/** The pool of a picture's hot spring: of an eye so high above its water, with that horizon and focal length in pixels. */
export function planSpring(
  { side, noise }: { readonly side: number; readonly noise: Noise },
  view: {
    readonly focal: number;
    readonly width: number;
    /** Rows below the horizon. */
    readonly below: number;
    readonly eye: number;
  },
): Spring {
  const nearest = (view.focal * view.eye) / view.below;
  const z = MIDDLE * nearest;
  const across = (view.width * z) / view.focal;
  const [x, wide, long] = [side * ASIDE * across, WIDE * across, LONG * nearest];
  const bend = BENDS * wide;
  return {
    ...{ x, z, wide, long },
    away: (atX, atZ) =>
      Math.hypot((atX - x) / wide, (atZ - z) / long) +
      UNEVEN * noise.fbm(atX / bend + 31, atZ / bend, 2),
  };
}

/** How far from its middle the ground is level, and from where on it is as it would be without it. World units. */
const LEVEL = 38;
const WILD = 95;

/** Ground that is level around a spring's pool. */
export function withSpring(ground: Ground, spring: Spring | null): Ground {
  if (spring === null) return ground;
  const level = ground(spring.x, spring.z);
  return (x, z) => {
    const away = Math.hypot(x - spring.x, z - spring.z);
    return away >= WILD ? ground(x, z) : mix(level, ground(x, z), smoothstep(LEVEL, WILD, away));
  };
}
