import { mix, smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Swell } from './swell.ts';

/** A sea in a storm: how high it stands, and how near to breaking it is. */
export interface StormSea {
  readonly height: Swell;
  /** 0 to 1: 1 where a high crest breaks. */
  readonly crest: Swell;
}

/** Wavelength in world units, direction in radians from ahead, and share of the height. */
const TRAINS = [
  { length: 62, turn: 0.22, share: 0.62 },
  { length: 33, turn: -0.38, share: 0.25 },
  { length: 17, turn: 0.72, share: 0.13 },
] as const;
/** The share of a wavelength that its front takes, toward the eye: it is steeper than the back. */
const FRONT = 0.36;
/** The mean height of a wave of that form, which leaves the level of the sea where it was. */
const MEAN = 0.39;
/** Beyond this distance waves are flat for the eye. */
const FLAT = 1_500;
/** How wide the foam of a breaking crest is, in wavelengths, before it and behind it. */
const BEFORE = 0.1;
const BEHIND = 0.12;
/** Short waves on the long ones that no wind drives the same way: how long and how high they are, world units. */
const CHOP = { long: 6.5, high: 0.55 } as const;

/** Waves up to `high` from trough to crest (world units) that come toward the eye: hollow fronts, sharp crests of uneven length. */
export function createStormSea(noise: Noise, high: number): StormSea {
  const waves = TRAINS.map(({ length, turn, share }) => ({
    x: Math.sin(turn) / length,
    z: Math.cos(turn) / length,
    share,
  }));
  const [main] = waves;
  const bend = (x: number, z: number) =>
    0.62 * noise.at(x / 130, z / 90) + 0.2 * noise.at(x / 41 + 17, z / 56);
  // Crests are short: each wave is high in some places and low in others.
  const rise = (x: number, z: number) => 0.72 + 0.9 * noise.at(x / 52 + 31, z / 74);
  const along = (x: number, z: number, bent: number, wave: { x: number; z: number }): number => {
    const turns = x * wave.x + z * wave.z + bent;
    return turns - Math.floor(turns);
  };
  const far = (z: number) => 1 - smoothstep(FLAT * 0.3, FLAT, z);
  const bends = sampled(bend);
  const rises = sampled(rise);
  return {
    height: (x, z) => {
      if (z > FLAT) return 0;
      const bent = bends(x, z);
      let sum = 0;
      for (const wave of waves) sum += wave.share * (formAt(along(x, z, bent, wave)) - MEAN);
      const chop = CHOP.high * noise.at(x / CHOP.long, z / CHOP.long + 51);
      return (sum * high * Math.max(0.3, rises(x, z)) + chop) * far(z);
    },
    crest: (x, z) => {
      if (main === undefined || z > FLAT) return 0;
      const from = along(x, z, bends(x, z), main) - FRONT;
      const near = from < 0 ? 1 + from / BEFORE : 1 - from / BEHIND;
      return near <= 0 ? 0 : near * smoothstep(0.62, 1.05, rises(x, z)) * far(z);
    },
  };
}

/** Where what changes slowly is sampled: how far ahead and aside, and the side of a cell. World units. */
const GRID = { ahead: 480, aside: 360, cell: 4 } as const;

/** What changes slowly, looked up between samples near the eye, where it is asked for most often. */
function sampled(of: Swell): Swell {
  const { ahead, aside, cell } = GRID;
  const columns = (2 * aside) / cell + 1;
  const rows = ahead / cell + 1;
  const samples = new Float32Array(columns * rows);
  for (let at = 0; at < samples.length; at++)
    samples[at] = of((at % columns) * cell - aside, Math.floor(at / columns) * cell);
  return (x, z) => {
    if (z < 0 || z >= ahead || x < -aside || x >= aside) return of(x, z);
    const [u, v] = [(x + aside) / cell, z / cell];
    const [column, row] = [Math.floor(u), Math.floor(v)];
    const at = row * columns + column;
    const near = mix(samples[at] as number, samples[at + 1] as number, u - column);
    const far = mix(
      samples[at + columns] as number,
      samples[at + columns + 1] as number,
      u - column,
    );
    return mix(near, far, v - row);
  };
}

/** The height of a wave, 0 to 1, so far along it: up its hollow front to the crest, and down its back. */
function formAt(along: number): number {
  if (along < FRONT) return (along / FRONT) * (along / FRONT);
  const down = 1 - (along - FRONT) / (1 - FRONT);
  return down * (0.6 + 0.4 * down);
}
