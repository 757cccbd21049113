import type { Setting } from '../../../setting.ts';
import type { Camera, Frame } from '../../../world/frame.ts';
import { seaRock } from '../../outdoors/sea-rock.ts';
import { drawAsSeen } from '../as-seen.ts';
import { kindOf } from '../scatter.ts';
import type { Planted, Stage } from '../stage.ts';

/**
 * Rocks that a picture has in its sea: aside of its middle as a share of half its width, on the side away from the
 * coast; how far down from the horizon to its lower edge; and how high, as a share of its height.
 */
const ROCKS = [
  { aside: 0.46, down: 0.44, high: 0.22 },
  { aside: 0.94, down: 0.3, high: 0.15 },
  { aside: 0.06, down: 0.24, high: 0.055 },
  { aside: -0.4, down: 0.36, high: 0.06 },
  { aside: -0.8, down: 0.62, high: 0.15 },
  { aside: 0.16, down: 0.6, high: 0.055 },
  { aside: 0.78, down: 0.86, high: 0.12 },
] as const;
/** How deep a rock stands in the water, as a share of its height. */
const SUNK = 0.1;
/** How much higher rocks are in a picture that is taller than wide, and lower in a wide one, at the most. */
const BY_RATIO = { least: 0.8, most: 1.15 } as const;
/** Kinds of rock, and their height in pixels at the most. */
const KINDS = 3;
const TALLEST = 300;

/** Where a rock stands in the sea, and how high it is. World units. */
export interface SeaRock {
  readonly x: number;
  readonly z: number;
  readonly size: number;
}

/** The rocks that stand in a setting's sea, where some were named, as a camera sees them. */
export function seaRocksIn(
  { frame, camera }: { readonly frame: Pick<Frame, 'width' | 'height'>; readonly camera: Camera },
  { land, idea, side }: Pick<Setting, 'land' | 'idea' | 'side'>,
): SeaRock[] {
  if (land !== 'sea' || !idea.skerries || idea.frozen) return [];
  const { width, height } = frame;
  const ratio = width / height;
  const scale = Math.min(BY_RATIO.most, Math.max(BY_RATIO.least, ratio));
  return ROCKS.map(({ aside, down, high }) => {
    const z = (camera.focal * camera.height) / (down * (height - camera.horizon));
    const across = (-side * aside * width) / 2;
    return { x: (across * z) / camera.focal, z, size: (scale * high * height * z) / camera.focal };
  });
}

/** Rocks in the sea before the eye, on which its waves break. */
export function seaRocks(stage: Stage): Planted[] {
  const rocks = seaRocksIn(stage, stage.setting);
  if (rocks.length === 0) return [];
  const kinds = Array.from({ length: KINDS }, () => kindOf(stage, seaRock));
  return drawAsSeen(
    stage,
    rocks.map((rock, n) => ({
      ...rock,
      draw: kinds[n % KINDS] as (typeof kinds)[number],
      base: -SUNK * rock.size,
      isAfloat: true,
      boost: 1.1,
    })),
    TALLEST,
  );
}
