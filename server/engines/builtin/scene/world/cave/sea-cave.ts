import { smoothstep } from '../../arithmetic.ts';
import type { Noise } from '../../noise.ts';
import type { Setting } from '../../setting.ts';
import { EYE_IN_CAVE, USUAL_EYE } from '../eye.ts';
import { type Camera, type Frame, LAND, THING, WATER } from '../frame.ts';
import type { Water } from '../water/water.ts';

/** How far ahead the sea reaches into a cave, and how far its edge bends to and fro over what length. World units. */
const SHORE = { z: 5.4, bends: 1.3, long: 4.2 } as const;
/** How steep the sand is above the water and below it, and how high and how deep it is at the most. World units. */
const SLOPE = { above: 0.11, below: 0.17, high: 0.34, deep: 6 } as const;

type Site = Pick<Setting, 'noise'>;

/** How far seaward of the water's edge a place is, world units. */
const seaward = (noise: Noise, x: number, z: number): number =>
  z - SHORE.z - SHORE.bends * noise.at(x / SHORE.long + 17, 2.5);

/** How high the sand on the floor of a cave by the sea is, by the level of that, world units. */
export const shelving =
  ({ noise }: Site) =>
  (x: number, z: number): number => {
    const out = seaward(noise, x, z);
    return out < 0
      ? Math.min(SLOPE.high, -SLOPE.above * out)
      : -Math.min(SLOPE.deep, SLOPE.below * out);
  };

/** How much rougher the sea is that comes into a cave than elsewhere, and how high its waves are. */
const ROUGH = 0.5;

/** Its breaking waves: how far from the water's edge the first is, up to where they are seen, how near to each other they are (turns for each e-fold of that), and how white. World units. */
const BREAKERS = { from: 3, far: 120, often: 7.5, white: 0.95 } as const;

/** The sea as it comes in: shallow over the sand, in lines of foam. */
export const caveWater = (water: Water, { noise }: Site): Water => ({
  ...water,
  deep: [0.02, 0.26, 0.32],
  roughness: ROUGH,
  surf: true,
  crest: (x, z) => {
    const out = seaward(noise, x, z);
    if (out < BREAKERS.from || z > BREAKERS.far) return 0;
    const phase = Math.log(out) * BREAKERS.often + 1.3 * noise.at(x / (0.5 * out + 4), 8.5);
    return BREAKERS.white * smoothstep(0.72, 0.98, Math.sin(phase));
  },
  depthAt: (x, z) => Math.max(0.02, -shelving({ noise })(x, z)),
});

/** How far off the sea in a cave is that is seen in a row of the picture, world units; infinite above it. `eye` is the camera in the cave. */
export const seaAhead = (eye: Camera, row: number): number =>
  row > Math.ceil(eye.horizon)
    ? (eye.focal * eye.height) / (row + 0.5 - eye.horizon)
    : Number.POSITIVE_INFINITY;

/** Marks as water what of a cave's floor and walls lies below the sea; `eye` is the camera in the cave. */
export function floodCave(frame: Frame, eye: Camera): void {
  const { width, height, kind, depth } = frame;
  for (let row = Math.ceil(eye.horizon) + 1; row < height; row++) {
    const z = seaAhead(eye, row);
    for (let column = 0; column < width; column++) {
      const at = row * width + column;
      if (kind[at] !== LAND && kind[at] !== THING) continue;
      // What is farther than the water in the same direction lies below it.
      if ((depth[at] as number) < z) continue;
      kind[at] = WATER;
      depth[at] = z;
    }
  }
}

/** The sea before a cave, as it is seen from within: from as low as who stands there, nobody and nothing before it. */
export const beforeCave = (setting: Setting): Setting => ({
  ...setting,
  land: 'sea',
  eye: EYE_IN_CAVE / USUAL_EYE.sea,
  subjects: [],
  idea: { ...setting.idea, subjects: [], breaker: false, cliffs: false },
});
