import type { Pixels } from '../../engine.ts';
import { createSight, type Matte } from '../instruct/seeing/sight.ts';

/** So much of an area has to be the picture's sky, or all of the area becomes one. */
const LEAST_SHARE = 0.15;

/**
 * Where in the marked area (a byte a pixel, above 0) the picture's own sky is open, 0 to 255 a pixel:
 * a new sky belongs behind what stands before the old one. Null where no sky to speak of is seen in
 * the area.
 */
export function findOpenSky(image: Pixels, area: Uint8Array): Matte | null {
  const sky = createSight(image).sky();
  if (sky === null) return null;
  let [marked, open] = [0, 0];
  area.forEach((value, at) => {
    if (value === 0) return;
    marked++;
    open += (sky[at] as number) / 255;
  });
  return open < LEAST_SHARE * marked ? null : sky;
}

/** Puts what was there back into a picture, in place, as far as it is not `open` (0 to 255 a pixel). */
export function putBefore(data: Uint8ClampedArray, before: Uint8ClampedArray, open: Matte): void {
  for (let at = 0; at < data.length; at++) {
    const share = (open[at >> 2] as number) / 255;
    const old = before[at] as number;
    data[at] = old + ((data[at] as number) - old) * share;
  }
}
