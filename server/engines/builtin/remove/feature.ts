import { lumaOf } from '../kernels/luma.ts';

/** How far the texture feature looks around, in pixels of its level: about 16 across. */
const TEXTURE_RADIUS = 8;

/** Features without the blur that turns gradients into texture; see {@link blurTexture}. */
export interface RawFeature {
  readonly width: number;
  readonly height: number;
  /** Four bytes a pixel: luma, blue difference, red difference (BT.601), gradient of the luma. */
  readonly data: Uint8Array;
  readonly hole: Uint8Array;
  /** 1 where a known pixel may be continued but not copied from. */
  readonly barred: Uint8Array;
  /** Grounds, a bit each: see `regions/guide.ts`. */
  readonly grounds: Uint8Array;
}

/**
 * Colour to luma and chroma, with the luma's absolute gradient as a fourth channel. `pixels` is
 * RGBA with colours multiplied by alpha; transparency counts as mid-grey.
 */
export function rawFeature(
  pixels: Uint8ClampedArray | Uint8Array,
  hole: Uint8Array,
  barred: Uint8Array,
  width: number,
  grounds: Uint8Array = new Uint8Array(hole.length).fill(255),
): RawFeature {
  const data = new Uint8Array(pixels.length);
  for (let at = 0; at < pixels.length; at += 4) {
    const grey = (255 - (pixels[at + 3] as number)) / 2;
    const red = (pixels[at] as number) + grey;
    const green = (pixels[at + 1] as number) + grey;
    const blue = (pixels[at + 2] as number) + grey;
    const luma = lumaOf(red, green, blue);
    data[at] = luma + 0.5;
    data[at + 1] = 128.5 + 0.564 * (blue - luma);
    data[at + 2] = 128.5 + 0.713 * (red - luma);
  }
  const height = hole.length / width;
  writeGradients(data, hole, width, height);
  return { width, height, data, hole, barred, grounds };
}

/** Three times the gradient's size, so that its square weighs nine times a luma difference. */
function writeGradients(data: Uint8Array, hole: Uint8Array, width: number, height: number): void {
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const right = x + 1 < width ? at + 1 : at;
      const below = y + 1 < height ? at + width : at;
      if (hole[at] === 1 || hole[right] === 1 || hole[below] === 1) continue;
      const luma = data[at * 4] as number;
      const across = Math.abs((data[right * 4] as number) - luma);
      const down = Math.abs((data[below * 4] as number) - luma);
      data[at * 4 + 3] = Math.min(255, 3 * (across + down));
    }
  }
}

/** Halves a picture: the mean of the known pixels of each four; known if at least two of them are, barred if one is. */
export function halve({ width, height, data, hole, barred, grounds }: RawFeature): RawFeature {
  const columns = width >> 1;
  const rows = height >> 1;
  const half = new Uint8Array(columns * rows * 4);
  const halfHole = new Uint8Array(columns * rows);
  const halfBarred = new Uint8Array(columns * rows);
  const halfGrounds = new Uint8Array(columns * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const from = 2 * y * width + 2 * x;
      const to = y * columns + x;
      let known = 0;
      for (let n = 0; n < 4; n++) if (hole[from + nth(n, width)] === 0) known++;
      const isKnown = known >= 2;
      halfHole[to] = isKnown ? 0 : 1;
      let [first, second, third, fourth] = [0, 0, 0, 0];
      for (let n = 0; n < 4; n++) {
        const at = from + nth(n, width);
        if (barred[at] === 1) halfBarred[to] = 1;
        if ((hole[at] === 0) !== isKnown) continue;
        halfGrounds[to] = (halfGrounds[to] as number) | (grounds[at] as number);
        first += data[at * 4] as number;
        second += data[at * 4 + 1] as number;
        third += data[at * 4 + 2] as number;
        fourth += data[at * 4 + 3] as number;
      }
      if (!isKnown) continue;
      half[to * 4] = first / known + 0.5;
      half[to * 4 + 1] = second / known + 0.5;
      half[to * 4 + 2] = third / known + 0.5;
      half[to * 4 + 3] = fourth / known + 0.5;
    }
  }
  return {
    width: columns,
    height: rows,
    data: half,
    hole: halfHole,
    barred: halfBarred,
    grounds: halfGrounds,
  };
}

/** From the first of four pixels in a square to the nth of them. */
const nth = (n: number, width: number): number => (n & 1) + (n >> 1) * width;

/** The features with the fourth channel averaged over the known surroundings (Newson et al. 2014). */
export function blurTexture({ width, height, data, hole }: RawFeature): Uint8Array {
  const sums = new Float32Array(hole.length);
  const counts = new Float32Array(hole.length);
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 1) continue;
    sums[at] = data[at * 4 + 3] as number;
    counts[at] = 1;
  }
  boxSums(sums, width, height);
  boxSums(counts, width, height);
  const blurred = new Uint8Array(data);
  for (let at = 0; at < hole.length; at++) {
    const count = counts[at] as number;
    blurred[at * 4 + 3] = count > 0.5 ? (sums[at] as number) / count + 0.5 : 0;
  }
  return blurred;
}

/**
 * Sums over squares of 2 × {@link TEXTURE_RADIUS} + 1 pixels a side, in place; beyond the picture there is nothing. Of whole
 * numbers, which it does not matter in what order they are added up.
 */
export function boxSums(values: Float32Array, width: number, height: number): void {
  // Zeros beyond both ends.
  const line = new Float32Array(width + 2 * TEXTURE_RADIUS + 1);
  for (let row = 0; row < values.length; row += width) {
    line.set(values.subarray(row, row + width), TEXTURE_RADIUS + 1);
    let sum = 0;
    for (let x = 0; x < TEXTURE_RADIUS; x++) sum += line[x + TEXTURE_RADIUS + 1] as number;
    for (let x = 0; x < width; x++) {
      sum += (line[x + 2 * TEXTURE_RADIUS + 1] as number) - (line[x] as number);
      values[row + x] = sum;
    }
  }
  // Down a row of sums at a time: columns lie far apart in memory.
  const across = values.slice();
  const sums = new Float32Array(width);
  const addRow = (y: number, sign: 1 | -1) => {
    if (y < 0 || y >= height) return;
    for (let x = 0, at = y * width; x < width; x++, at++)
      sums[x] = (sums[x] as number) + sign * (across[at] as number);
  };
  for (let y = 0; y < TEXTURE_RADIUS; y++) addRow(y, 1);
  for (let y = 0; y < height; y++) {
    addRow(y + TEXTURE_RADIUS, 1);
    addRow(y - TEXTURE_RADIUS - 1, -1);
    values.set(sums, y * width);
  }
}
