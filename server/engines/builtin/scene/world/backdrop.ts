import { clamp, mixColour, smoothstep } from '../arithmetic.ts';
import type { Noise } from '../noise.ts';
import type { Colour, Idea } from '../words/idea.ts';
import type { Land } from '../words/land.ts';
import { type Camera, type Frame, LAND } from './frame.ts';
import { KIBO, kiboOutline } from './lands/kibo.ts';
import type { Light } from './light.ts';
import { airToward, fade, illumination } from './paint-land.ts';

/** One row of hills behind the mapped land: how far, how high, and how long its waves are, in world units. */
interface Row {
  readonly z: number;
  readonly top: number;
  readonly length: number;
  /** Its outline's height right of the eye, world units; missing: that of ridges. */
  readonly outline?: (right: number) => number;
  /** From which share of its height on snow covers it; missing: half of it. */
  readonly snowFrom?: number;
}

const HIGH: readonly Row[] = [
  { z: 9_000, top: 1_150, length: 1_900 },
  { z: 5_600, top: 620, length: 1_300 },
  { z: 3_300, top: 300, length: 900 },
];
const LOW: readonly Row[] = [
  { z: 9_000, top: 420, length: 3_000 },
  { z: 5_200, top: 240, length: 1_700 },
  { z: 3_000, top: 130, length: 1_000 },
];
const ROWS: Partial<Record<Land, readonly Row[]>> = {
  mountain: HIGH,
  lake: HIGH,
  volcano: LOW,
  canyon: LOW,
  river: LOW,
  forest: LOW,
  field: LOW,
  plain: LOW,
  waterfall: LOW,
  terraces: HIGH,
  pool: LOW,
  harbour: LOW,
  airfield: LOW,
  city: LOW,
};
const ROCK: Colour = [0.42, 0.42, 0.42];
const WOODED: Colour = [0.2, 0.3, 0.2];
const SNOW: Colour = [0.93, 0.95, 1];

/** What of a setting lies behind its land. */
interface Backed {
  readonly land: Land;
  readonly light: Light;
  readonly noise: Noise;
  readonly snowy: boolean;
  readonly side: number;
  readonly idea: Pick<Idea, 'town' | 'savanna' | 'lonePeak' | 'overSea'>;
}

/** The mountains over the palace of Seoul: near and steep. */
const OVER_PALACE: readonly Row[] = [
  { z: 5_200, top: 2_400, length: 3_400 },
  { z: 2_600, top: 620, length: 1_700 },
];

/** Where the snow of Kilimanjaro begins, of its height. */
const KIBO_SNOW = 0.58;

/** Kilimanjaro alone behind the plain. */
const overSavanna = (noise: Noise, side: number): readonly Row[] => [
  {
    z: KIBO.ahead,
    top: KIBO.high,
    length: 900,
    outline: kiboOutline(noise, side),
    snowFrom: KIBO_SNOW,
  },
];

function rowsOf({ land, noise, side, idea }: Backed): readonly Row[] {
  if (idea.savanna && idea.lonePeak) return overSavanna(noise, side);
  // Beyond the sea is its horizon.
  if (idea.overSea) return [];
  return ROWS[land] ?? (land === 'street' && idea.town === 'gyeongbok' ? OVER_PALACE : []);
}

/** Paints what lies behind the mapped land, row before row, each paler than the one before it. */
export function paintBackdrop(frame: Frame, camera: Camera, backed: Backed): void {
  const { light, noise, snowy } = backed;
  const { width, height, depth, kind, rgb } = frame;
  for (const { z, top, length, outline, snowFrom = 0.5 } of rowsOf(backed)) {
    const ridges = (right: number) =>
      top *
      (noise.ridged((right * z) / length + z, z * 0.37, 6) -
        0.28 +
        0.3 * noise.at((right * z) / length / 2.6, z));
    const crest = (right: number) => outline?.(right * z) ?? ridges(right);
    for (let column = 0; column < width; column++) {
      const right = (column - camera.centre) / camera.focal;
      const air = airToward(light, right);
      const peak = crest(right);
      if (peak <= 0) continue;
      const first = camera.horizon - (camera.focal * (peak - camera.height)) / z;
      const slope = (crest(right + 0.012) - crest(right - 0.012)) / (0.024 * z);
      for (
        let row = Math.max(0, Math.ceil(first));
        row < Math.min(height, camera.horizon + 2);
        row++
      ) {
        const y = peak - ((row - first) * z) / camera.focal;
        // Spurs run down from the crest, alternately lit.
        const spur = noise.fbm((right * z + y * 0.6) / (length * 0.14), y / (length * 0.3) + z, 3);
        const facing = clamp(
          0.42 -
            (slope * 0.5 + spur * 1.2) * Math.sign(light.toward[0]) * Math.abs(light.toward[0]) +
            0.3 * light.toward[1],
        );
        const white = snowy ? 1 : smoothstep(snowFrom, snowFrom + 0.25, y / top + 0.25 * spur);
        const bare = smoothstep(150, 420, y);
        const albedo = mixColour(
          mixColour(WOODED, ROCK, bare),
          SNOW,
          top > 500 || snowy ? white : 0,
        );
        const lit = illumination(light, facing, 0.85);
        const colour: Colour = [albedo[0] * lit[0], albedo[1] * lit[1], albedo[2] * lit[2]];
        const at = row * width + column;
        const shown = fade(light, air, colour, z);
        for (let c = 0; c < 3; c++) rgb[at * 3 + c] = shown[c] as number;
        depth[at] = z;
        kind[at] = LAND;
      }
    }
  }
}
