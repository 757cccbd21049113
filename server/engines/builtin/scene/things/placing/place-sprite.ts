import { clamp, scaleColour } from '../../arithmetic.ts';
import type { Colour } from '../../words/idea.ts';
import { addBehind, type Cover, isHidden } from '../../world/cover.ts';
import type { Camera, Frame } from '../../world/frame.ts';
import type { Light } from '../../world/light.ts';
import { throughAir } from '../../world/paint-land.ts';
import { createSample, sampleTexel } from '../sample-texel.ts';
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
  /** How much nearer than itself ground must be to hide it: where it is deep; missing: hardly. */
  readonly deep?: number;
  /** The share of its colours that comes through the air at the least; missing: none. */
  readonly clearest?: number;
  /** Whether nothing that is already drawn can hide it. */
  readonly isFront?: boolean;
}

/** The glow of lamps and lit windows. */
export const LAMP: Colour = [1.12, 0.74, 0.3];

/** The glow of a thing without lamps, or with its lamps out. */
export const UNLIT: Colour = [0, 0, 0];

/** What sprites are drawn into: a cover before a frame, as a camera sees it. */
export interface Target {
  readonly frame: Frame;
  readonly camera: Camera;
  readonly cover: Cover;
}

/** Draws a sprite behind what is in the cover and what is nearer in the frame, paled by the air between. */
export function placeSprite(
  { frame, camera, cover }: Target,
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
  const { z, glow } = placement;
  const nearest = placement.isFront ? 0 : z * 0.985 - (placement.deep ?? 0);
  const right = placement.x / z;
  const air = throughAir(light, [0, 0, 0], right, z);
  const through = Math.exp(-z * light.haze);
  const clear = Math.max(placement.clearest ?? 0, through);
  // What the air gives by itself is as much less as there is less of it.
  const veiled = through < 1 ? (1 - clear) / (1 - through) : 1;
  const lit = scaleColour(placement.light, clear);
  const shine = scaleColour(glow, clear);
  const firstRow = Math.max(0, Math.floor(bottom - height));
  const lastRow = Math.min(frame.height - 1, Math.ceil(bottom));
  const firstColumn = Math.max(0, Math.floor(left));
  const lastColumn = Math.min(frame.width - 1, Math.ceil(left + width));
  const sample = createSample();
  for (let row = firstRow; row <= lastRow; row++) {
    const v = ((row + 0.5 - (bottom - height)) / height) * texels.height - 0.5;
    for (let column = firstColumn; column <= lastColumn; column++) {
      const at = row * frame.width + column;
      if (isHidden(cover, at) || (frame.depth[at] as number) < nearest) continue;
      const share = (column + 0.5 - left) / width;
      const u = (placement.mirrored ? 1 - share : share) * texels.width - 0.5;
      const alpha = sampleTexel(texels, u, v, sample);
      if (alpha < 0.02) continue;
      const own = sample[4] as number;
      addBehind(
        cover,
        at,
        (sample[0] as number) * lit[0] + own * shine[0] + air[0] * veiled * alpha,
        (sample[1] as number) * lit[1] + own * shine[1] + air[1] * veiled * alpha,
        (sample[2] as number) * lit[2] + own * shine[2] + air[2] * veiled * alpha,
        alpha,
        z,
      );
    }
  }
}
