import { clamp } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { type Camera, type Frame, THING } from '../../world/frame.ts';
import type { Light } from '../../world/light.ts';
import { throughAir } from '../../world/paint-land.ts';
import { createSample, type Sample, sampleTexel } from '../sample-texel.ts';
import type { Sprite } from '../sprite.ts';

/** Where a sprite stands and how it is lit. */
export interface Placement {
  /** World units: right, ahead, height of the ground it stands on, its own height. */
  readonly x: number;
  readonly z: number;
  readonly base: number;
  readonly size: number;
  readonly mirrored: boolean;
  /** Light that reaches it. */
  readonly light: Colour;
  /** Colour of what shines in it; stronger than 1 for lamps. */
  readonly glow: Colour;
  /** Whether nothing that is already drawn can hide it. */
  readonly isFront?: boolean;
}

/** The glow of lamps and lit windows. */
export const LAMP: Colour = [1.12, 0.74, 0.3];

/** The glow of a thing without lamps, or with its lamps out. */
export const UNLIT: Colour = [0, 0, 0];

/** Draws a sprite into the frame, behind what is nearer, paled by the air between. */
export function placeSprite(
  frame: Frame,
  camera: Camera,
  light: Light,
  sprite: Sprite,
  placement: Placement,
): void {
  const scale = (camera.focal * placement.size) / placement.z / sprite.height;
  const width = sprite.width * scale;
  const height = sprite.height * scale;
  const bottom = camera.horizon + (camera.focal * (camera.height - placement.base)) / placement.z;
  const left = camera.centre + (camera.focal * placement.x) / placement.z - width / 2;
  if (height < 0.7 || left > frame.width || left + width < 0) return;
  const texels =
    sprite.sizes[clamp(Math.floor(Math.log2(1 / scale) + 0.35), 0, sprite.sizes.length - 1)];
  if (texels === undefined) return;
  const right = placement.x / placement.z;
  const air = throughAir(light, [0, 0, 0], right, placement.z);
  const clear = Math.exp(-placement.z * light.haze);
  const firstRow = Math.max(0, Math.floor(bottom - height));
  const lastRow = Math.min(frame.height - 1, Math.ceil(bottom));
  const firstColumn = Math.max(0, Math.floor(left));
  const lastColumn = Math.min(frame.width - 1, Math.ceil(left + width));
  const sample = createSample();
  for (let row = firstRow; row <= lastRow; row++) {
    const v = ((row + 0.5 - (bottom - height)) / height) * texels.height - 0.5;
    for (let column = firstColumn; column <= lastColumn; column++) {
      const at = row * frame.width + column;
      if (!placement.isFront && (frame.depth[at] as number) < placement.z * 0.985) continue;
      const share = (column + 0.5 - left) / width;
      const u = (placement.mirrored ? 1 - share : share) * texels.width - 0.5;
      if (sampleTexel(texels, u, v, sample) < 0.02) continue;
      blend(frame, at, sample, placement, air, clear);
    }
  }
}

/** Lays a sample over a pixel, in its light and seen through the air. */
function blend(
  frame: Frame,
  at: number,
  sample: Sample,
  { light, glow, z }: Placement,
  air: Colour,
  clear: number,
): void {
  const alpha = sample[3] as number;
  const shine = sample[4] as number;
  for (let c = 0; c < 3; c++) {
    const lit = (sample[c] as number) * (light[c] as number) + shine * (glow[c] as number);
    const through = lit * clear + (air[c] as number) * alpha;
    frame.rgb[at * 3 + c] = (frame.rgb[at * 3 + c] as number) * (1 - alpha) + through;
  }
  // Water is painted once more later: what a thing covers even thinly is the thing's.
  if (alpha > 0.12) frame.kind[at] = THING;
  if (alpha > 0.45) frame.depth[at] = z;
}
