import type { Rectangle } from './rectangle.ts';

/** Interleaved 8-bit pixels, straight alpha; 3 channels are RGB, 4 are RGBA. */
export interface Picture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly channels: 3 | 4;
}

/**
 * Mixes an RGBA result into a picture, in place, by weights of 0 to 255. Pixels of weight 0 are not
 * written at all, so that even the colour beneath a transparent pixel survives. Colours are mixed in
 * proportion to their alpha, which keeps what is beneath transparency from bleeding in.
 */
export function paste(
  picture: Picture,
  result: Uint8Array | Uint8ClampedArray,
  weights: Uint8Array,
  { left, top, width, height }: Rectangle,
): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * width + x;
      const weight = weights[from] ?? 0;
      if (weight === 0) continue;
      const to = ((top + y) * picture.width + left + x) * picture.channels;
      mix(picture, to, result, from * 4, weight);
    }
  }
}

function mix(
  { data, channels }: Picture,
  to: number,
  result: Uint8Array | Uint8ClampedArray,
  from: number,
  weight: number,
): void {
  const oldAlpha = channels === 4 ? byte(data, to + 3) : 255;
  const newAlpha = channels === 4 ? byte(result, from + 3) : 255;
  const newShare = weight * newAlpha;
  const share = newShare + (255 - weight) * oldAlpha;
  for (let channel = 0; channel < 3; channel++) {
    const old = byte(data, to + channel);
    const fresh = byte(result, from + channel);
    const ratio = share === 0 ? weight / 255 : newShare / share;
    data[to + channel] = Math.round(old + (fresh - old) * ratio);
  }
  if (channels === 4) data[to + 3] = Math.round(share / 255);
}

const byte = (data: Uint8Array | Uint8ClampedArray, at: number): number => data[at] ?? 0;
