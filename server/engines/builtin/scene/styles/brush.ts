import type { Frame } from '../world/frame.ts';

/** A pixel this much brighter than the paint over it, where that is this dark, is a lit window or a star. */
const LIGHT_OVER = 0.14;
const DARKNESS = 0.3;
/** How much of such a light is kept. */
const KEPT = 0.85;

/**
 * Flattens a frame into patches with firm edges, as a brush does: each pixel takes the mean of the
 * calmest of four squares around it (Kuwahara et al. 1976), by summed areas; small lights in the dark
 * stay. `radius` in pixels.
 */
export function paintOver(frame: Frame, radius: number): void {
  const { width, height, rgb } = frame;
  const luma = lumaOf(rgb);
  const { means, spreads, side } = describeBoxes(luma, width, height, radius);
  const chosen = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      // The boxes that end here, and those that begin here, in both directions.
      const first = y * side + x;
      let box = first;
      for (let quarter = 1; quarter < 4; quarter++) {
        const other = first + (quarter & 1 ? radius : 0) + (quarter & 2 ? radius * side : 0);
        if ((spreads[other] as number) < (spreads[box] as number)) box = other;
      }
      chosen[y * width + x] = box;
    }
  }
  const isLight = luma.map((bright, at) => {
    const painted = means[chosen[at] as number] as number;
    return painted < DARKNESS && bright > painted + LIGHT_OVER ? 1 : 0;
  });
  for (let c = 0; c < 3; c++) {
    const part = luma.map((_, at) => rgb[at * 3 + c] as number);
    const flats = boxMeans(part, width, height, radius);
    for (let at = 0; at < chosen.length; at++) {
      const flat = flats[chosen[at] as number] as number;
      rgb[at * 3 + c] = isLight[at] === 1 ? flat + ((part[at] as number) - flat) * KEPT : flat;
    }
  }
}

function lumaOf(rgb: Float32Array): Float32Array {
  const luma = new Float32Array(rgb.length / 3);
  for (let at = 0; at < luma.length; at++)
    luma[at] =
      0.3 * (rgb[at * 3] as number) +
      0.59 * (rgb[at * 3 + 1] as number) +
      0.11 * (rgb[at * 3 + 2] as number);
  return luma;
}

/** Mean and variance of every square box, by the pixel after its radius; `side` boxes in a row. */
function describeBoxes(luma: Float32Array, width: number, height: number, radius: number) {
  const means = boxMeans(luma, width, height, radius);
  const squares = boxMeans(
    luma.map((value) => value * value),
    width,
    height,
    radius,
  );
  const spreads = squares.map((square, at) => square - (means[at] as number) ** 2);
  return { means, spreads, side: width + radius };
}

/**
 * Means of all boxes of `radius` + 1 pixels on a side that touch the picture, without what is beyond
 * its sides: `width + radius` in a row, the first of them ending at the first pixel.
 */
function boxMeans(
  values: Float32Array,
  width: number,
  height: number,
  radius: number,
): Float64Array {
  const side = width + radius;
  const rows = height + radius;
  const sums = new Float64Array(side * rows);
  const row = new Float64Array(side);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let x = 0; x < side; x++) {
      if (x < width) sum += values[y * width + x] as number;
      if (x > radius) sum -= values[y * width + x - radius - 1] as number;
      row[x] = sum;
    }
    for (let down = y; down <= y + radius; down++)
      for (let x = 0, to = down * side; x < side; x++, to++)
        sums[to] = (sums[to] as number) + (row[x] as number);
  }
  for (let y = 0; y < rows; y++) {
    const high = Math.min(y + 1, radius + 1, rows - y, height);
    for (let x = 0; x < side; x++) {
      const wide = Math.min(x + 1, radius + 1, side - x, width);
      sums[y * side + x] = (sums[y * side + x] as number) / (high * wide);
    }
  }
  return sums;
}
