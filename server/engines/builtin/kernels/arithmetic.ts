/** `a` at 0, `b` at 1. */
export const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** A value kept within limits. */
export const clamp = (value: number, low = 0, high = 1): number =>
  value < low ? low : value > high ? high : value;

/** 0 below `low`, 1 above `high`, smooth between. */
export function smoothstep(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low));
  return share * share * (3 - 2 * share);
}
