import opencv from '@techstark/opencv-js';

/** How far around a pixel OpenCV looks, in pixels: the usual choice. */
const RADIUS = 3;

/** Empty until the program runs. It can't be awaited: it is a thenable that gives itself. */
const loaded: object = opencv;

/** Resolves when OpenCV's program runs. */
export const startOpencv = (): Promise<void> =>
  new Promise((resolve) => {
    if ('Mat' in loaded) resolve();
    else opencv.onRuntimeInitialized = resolve;
  });

/**
 * The marked pixels filled by OpenCV's Telea (2004), the yardstick of the benchmark. `pixels` is
 * RGBA, `area` one byte a pixel, above 0 where marked. Alpha is kept.
 */
export function teleaFill(
  pixels: Uint8ClampedArray,
  area: Uint8Array,
  width: number,
): Uint8ClampedArray {
  const height = area.length / width;
  const picture = new opencv.Mat(height, width, opencv.CV_8UC3);
  const mask = new opencv.Mat(height, width, opencv.CV_8UC1);
  const filled = new opencv.Mat();
  try {
    picture.data.set(pixels.filter((_, at) => at % 4 !== 3));
    mask.data.set(area);
    opencv.inpaint(picture, mask, filled, RADIUS, opencv.INPAINT_TELEA);
    const made = new Uint8ClampedArray(pixels);
    for (let at = 0; at < area.length; at++) {
      if (area[at] !== 0) made.set(filled.data.subarray(at * 3, at * 3 + 3), at * 4);
    }
    return made;
  } finally {
    for (const mat of [picture, mask, filled]) mat.delete();
  }
}
