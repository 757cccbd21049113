import { blurBox } from '../kernels/blur-box.ts';

/** What lies so far inside of what was marked, as a share of the picture's mean side, cannot be guessed from its surroundings. */
const DEEP = 0.06;
/** So much of what was marked may lie that deep. */
const MOST_DEEP = 0.35;

/**
 * Whether what somebody marked (a byte a pixel, above 0) is too broad to be filled from its surroundings: not
 * the letters of a mark, but a box around it and half of what the picture shows.
 */
export function isTooBroad(area: Uint8Array, width: number): boolean {
  const radius = Math.max(1, Math.round(DEEP * Math.sqrt(area.length)));
  const near = blurBox(
    Float32Array.from(area, (value) => (value === 0 ? 0 : 1)),
    width,
    radius,
  );
  let [marked, deep] = [0, 0];
  area.forEach((value, at) => {
    if (value === 0) return;
    marked++;
    if ((near[at] as number) > 0.999) deep++;
  });
  return deep > MOST_DEEP * marked;
}
