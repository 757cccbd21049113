import { MAX_PIXELS, MAX_SIDE } from '../../../../src/net/contracts/task.ts';
import { type Note, note } from '../../note.ts';

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
 * nothing was asked for, double unless the picture is large already. `note` says so.
 */
export function chooseScale(
  { width, height }: Size,
  wanted: 2 | 4 | undefined,
): { readonly scale: Scale; readonly note: Note } {
  const pixels = width * height;
  const fits = (scale: Scale) =>
    pixels * scale * scale <= MAX_PIXELS && Math.max(width, height) * scale <= MAX_SIDE;
  const asked = wanted ?? (pixels * 4 <= USUAL_PIXELS ? 2 : 1);
  const scale = ([4, 2] as const).find((one) => one <= asked && fits(one)) ?? 1;
  return { scale, note: noteOn({ width, height }, scale, asked, wanted) };
}

function noteOn(size: Size, scale: Scale, asked: Scale, wanted?: 2 | 4): Note {
  const made = { width: size.width * scale, height: size.height * scale, times: scale };
  if (scale < asked) {
    const limits = { megapixels: MAX_PIXELS / 1e6, side: MAX_SIDE };
    const code = scale === 1 ? 'enhance.stays-limited' : 'enhance.enlarged-limited';
    return note(code, { ...made, asked, ...limits });
  }
  if (scale > 1) return note('enhance.enlarged', made);
  return note(wanted === undefined ? 'enhance.stays-large' : 'enhance.stays', made);
}
