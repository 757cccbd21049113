import { createSample, sampleTexel } from './sample-texel.ts';
import { type Sprite, spriteOf } from './sprite.ts';

/** A sprite within a larger one: its left and lower edge and its height, in pixels of that. */
export interface Part {
  readonly sprite: Sprite;
  readonly left: number;
  /** From the upper edge down to its foot. */
  readonly foot: number;
  readonly tall: number;
  /** What of the larger one it is seen in; missing: all. */
  readonly within?: Within;
}

/** An upright rectangle, in pixels from the left and from above. */
interface Within {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly foot: number;
}

/** One lit sprite of several, each drawn over those before it. All of them must hold their light. */
export function composeSprites(width: number, height: number, parts: readonly Part[]): Sprite {
  const rgba = new Float32Array(width * height * 4);
  const glow = new Float32Array(width * height);
  for (const part of parts) lay(part, { width, height, rgba, glow });
  return spriteOf({ width, height, rgba: straight(rgba), glow });
}

/** A sprite with room above it, so that it is that share of the whole's height: who bows is no larger than who does not. */
export function withRoomAbove(sprite: Sprite, share: number): Sprite {
  const { width, height: tall } = sprite;
  const height = Math.round(tall / share);
  return composeSprites(width, height, [{ sprite, left: 0, foot: height, tall }]);
}

function lay(
  { sprite, left, foot, tall, within }: Part,
  { width, height, rgba, glow }: Parameters<typeof spriteOf>[0],
): void {
  const scale = tall / sprite.height;
  const texels = sprite.sizes.findLast((size) => size.height >= tall) ?? sprite.sizes[0];
  if (texels === undefined) return;
  const sample = createSample();
  const wide = sprite.width * scale;
  const from = Math.max(0, Math.floor(foot - tall), Math.ceil(within?.top ?? 0));
  const to = Math.min(height, foot, within?.foot ?? height);
  for (let row = from; row < to; row++) {
    const v = ((row + 0.5 - foot + tall) / tall) * texels.height - 0.5;
    for (
      let column = Math.max(0, Math.floor(left), Math.ceil(within?.left ?? 0));
      column < Math.min(width, left + wide, within?.right ?? width);
      column++
    ) {
      const u = ((column + 0.5 - left) / wide) * texels.width - 0.5;
      const alpha = sampleTexel(texels, u, v, sample);
      if (alpha < 0.01) continue;
      const at = row * width + column;
      for (let c = 0; c < 3; c++)
        rgba[at * 4 + c] = (sample[c] as number) + (1 - alpha) * (rgba[at * 4 + c] as number);
      rgba[at * 4 + 3] = alpha + (1 - alpha) * (rgba[at * 4 + 3] as number);
      glow[at] = (sample[4] as number) + (1 - alpha) * (glow[at] as number);
    }
  }
}

/** Premultiplied colours made straight. */
function straight(rgba: Float32Array): Float32Array {
  for (let at = 0; at < rgba.length; at += 4) {
    const alpha = rgba[at + 3] as number;
    if (alpha === 0) continue;
    for (let c = 0; c < 3; c++) rgba[at + c] = (rgba[at + c] as number) / alpha;
  }
  return rgba;
}
