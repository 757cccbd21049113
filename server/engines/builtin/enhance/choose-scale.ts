import { MAX_PIXELS, MAX_SIDE } from '../../../../src/net/contracts/task.ts';

/** How many times as wide and high the result is. */
export type Scale = 1 | 2 | 4;

/** When nothing is said, a picture is doubled if the result has at most this many pixels. */
const USUAL_PIXELS = 32_000_000;

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The scale of a result: what was asked for, or as much of it as a picture may have pixels; when
 * nothing was asked for, double unless the picture is large already. `note` says so in a sentence.
 */
export function chooseScale(
  { width, height }: Size,
  wanted: 2 | 4 | undefined,
): { readonly scale: Scale; readonly note: readonly [string] } {
  const pixels = width * height;
  const fits = (scale: Scale) =>
    pixels * scale * scale <= MAX_PIXELS && Math.max(width, height) * scale <= MAX_SIDE;
  const asked = wanted ?? (pixels * 4 <= USUAL_PIXELS ? 2 : 1);
  const scale = ([4, 2] as const).find((one) => one <= asked && fits(one)) ?? 1;
  return { scale, note: [noteOn({ width, height }, scale, asked, wanted)] };
}

function noteOn({ width, height }: Size, scale: Scale, asked: Scale, wanted?: 2 | 4): string {
  const size = `${width * scale}×${height * scale} pixels`;
  const done =
    scale === 1 ? `The size stays ${size}` : `Enlarged ${scale} times each way, to ${size}`;
  if (scale < asked) {
    return `${done}, not ${asked} times: a picture has at most ${MAX_PIXELS / 1e6} megapixels and ${MAX_SIDE} pixels a side.`;
  }
  if (scale === 1 && wanted === undefined) return `${done}: it is large already.`;
  return `${done}.`;
}
