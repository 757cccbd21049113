import { smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';

/** What makes two scenes of the same kind different. */
export interface LandOptions {
  /** −1 or 1: the side where the coast, the headland or the higher ground lies. */
  readonly side: number;
  /** 0.6 to 1.4: how rugged. */
  readonly relief: number;
}

/** The forms that ground is made of; all in world units, x right of the camera and z ahead. */
export interface Relief extends LandOptions {
  readonly noise: Noise;
  /** Gentle hills about `size` wide, about −1 to 1. */
  rolling(x: number, z: number, size: number): number;
  /** A mountain range that rises behind `from`. */
  range(x: number, z: number, from: number): number;
  /** How far beside the camera a valley runs. */
  meander(z: number): number;
  /** An island round a place, `top` high; below 0 away from it. */
  isle(x: number, z: number, atX: number, atZ: number, size: number, top: number): number;
}

/** The forms of one scene. */
export function createRelief(noise: Noise, { side, relief }: LandOptions): Relief {
  const rolling = (x: number, z: number, size: number) => noise.fbm(x / size, z / size, 4);
  return {
    noise,
    side,
    relief,
    rolling,
    range: (x, z, from) =>
      smoothstep(from, from + 750, z) * noise.ridged(x / 520 + 3, z / 520, 7) * 430 * relief,
    meander: (z) => 90 * Math.sin(z / 170 + side) * smoothstep(20, 300, z) + side * 12,
    isle(x, z, atX, atZ, size, top) {
      const away = Math.hypot(x - atX, (z - atZ) * 1.4) / size + 0.3 * rolling(x, z, size * 0.7);
      const ridge = away < 1 ? 0.5 * top * noise.ridged(x / size, z / size, 5) * (1 - away) : 0;
      return top * (1 - away * away) + ridge;
    },
  };
}
