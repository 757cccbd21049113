import { smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';

/** Long waves that lift the water's surface: world units above its level, by x and z. */
export type Swell = (x: number, z: number) => number;

/** Wavelength in world units, direction in radians from ahead, and share of the height. */
const TRAINS = [
  { length: 46, turn: 0.35, share: 0.55 },
  { length: 27, turn: -0.3, share: 0.3 },
  { length: 15, turn: 0.8, share: 0.15 },
] as const;
/** Beyond this distance waves are flat for the eye. */
const FLAT = 700;

/** Three trains of waves `height` high, with narrow crests and wide troughs, in uneven groups. */
export function createSwell(noise: Noise, height: number): Swell {
  const waves = TRAINS.map(({ length, turn, share }) => ({
    x: (Math.sin(turn) * 2 * Math.PI) / length,
    z: (Math.cos(turn) * 2 * Math.PI) / length,
    share,
  }));
  return (x, z) => {
    if (height <= 0 || z > FLAT) return 0;
    const group = noise.at(x / 130, z / 90);
    let sum = 0;
    for (const wave of waves) {
      const crest = 0.5 + 0.5 * Math.sin(x * wave.x + z * wave.z + 4 * group);
      sum += wave.share * (crest * crest * crest - 0.35);
    }
    return sum * height * (0.75 + 0.5 * group) * (1 - smoothstep(FLAT * 0.4, FLAT, z));
  };
}
