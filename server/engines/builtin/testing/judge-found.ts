import type { Area } from '../../engine.ts';

/** How well something was found, 0 to 1 each. */
export interface Judged {
  /** The share of its pixels that was found. */
  readonly recall: number;
  /** The share of what was found that lies near it; 1 where nothing was found. */
  readonly precision: number;
}

/** Judges marked pixels (above 0) by where the thing is; `reach` is how far, in pixels, counts as near. */
export function judgeFound(mask: Uint8Array, truth: Area, reach: number): Judged {
  const near = grown(truth, reach);
  let [there, hit, marked, right] = [0, 0, 0, 0];
  for (let at = 0; at < mask.length; at++) {
    if (truth.data[at] !== 0) there++;
    if (mask[at] === 0) continue;
    marked++;
    if (truth.data[at] !== 0) hit++;
    if (near[at] !== 0) right++;
  }
  return { recall: hit / there, precision: marked === 0 ? 1 : right / marked };
}

function grown({ width, height, data }: Area, reach: number): Uint8Array {
  const result = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at++) {
    if (data[at] === 0) continue;
    const x = at % width;
    const y = (at - x) / width;
    for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row++) {
      const from = row * width;
      result.fill(1, from + Math.max(0, x - reach), from + Math.min(width, x + reach + 1));
    }
  }
  return result;
}
