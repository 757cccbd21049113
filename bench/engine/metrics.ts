/** Peak signal-to-noise ratio in dB over the marked pixels, of RGB in RGBA pictures. */
export function psnr(truth: Uint8ClampedArray, made: Uint8ClampedArray, area: Uint8Array): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at < area.length; at++) {
    if (area[at] === 0) continue;
    for (let c = 0; c < 3; c++) {
      sum += ((truth[at * 4 + c] ?? 0) - (made[at * 4 + c] ?? 0)) ** 2;
      count++;
    }
  }
  return 10 * Math.log10((255 * 255 * count) / Math.max(1e-9, sum));
}

/** Mean luma gradient of the made picture over the truth's, within the marked pixels. */
export function gradientRatio(
  truth: Uint8ClampedArray,
  made: Uint8ClampedArray,
  area: Uint8Array,
  width: number,
): number {
  return meanGradient(made, area, width) / meanGradient(truth, area, width);
}

function meanGradient(pixels: Uint8ClampedArray, area: Uint8Array, width: number): number {
  let sum = 0;
  let count = 0;
  for (let at = 0; at + width + 1 < area.length; at++) {
    if (area[at] === 0 || area[at + 1] === 0 || area[at + width] === 0) continue;
    const here = luma(pixels, at);
    sum += Math.hypot(luma(pixels, at + 1) - here, luma(pixels, at + width) - here);
    count++;
  }
  return sum / Math.max(1, count);
}

const luma = (pixels: Uint8ClampedArray, at: number): number =>
  0.299 * (pixels[at * 4] ?? 0) +
  0.587 * (pixels[at * 4 + 1] ?? 0) +
  0.114 * (pixels[at * 4 + 2] ?? 0);

/** Side of the windows that structure is compared in, and its constants for 8-bit values. */
const WINDOW = 7;
const [C1, C2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

/** Mean structural similarity (Wang et al. 2004) of the lumas over 7×7 windows centred on marked pixels. */
export function ssim(
  truth: Uint8ClampedArray,
  made: Uint8ClampedArray,
  area: Uint8Array,
  width: number,
): number {
  const height = area.length / width;
  const half = (WINDOW - 1) / 2;
  let [sum, count] = [0, 0];
  for (let y = half; y < height - half; y++) {
    for (let x = half; x < width - half; x++) {
      if (area[y * width + x] === 0) continue;
      sum += similarity(truth, made, width, (y - half) * width + x - half);
      count++;
    }
  }
  return sum / Math.max(1, count);
}

/** Structural similarity of the windows whose top left pixel is `corner`. */
function similarity(
  truth: Uint8ClampedArray,
  made: Uint8ClampedArray,
  width: number,
  corner: number,
): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let row = 0; row < WINDOW; row++) {
    for (let at = corner + row * width; at < corner + row * width + WINDOW; at++) {
      const [p, q] = [luma(truth, at), luma(made, at)];
      a += p;
      b += q;
      aa += p * p;
      bb += q * q;
      ab += p * q;
    }
  }
  const n = WINDOW * WINDOW;
  const [meanA, meanB] = [a / n, b / n];
  const [varA, varB, both] = [aa / n - meanA ** 2, bb / n - meanB ** 2, ab / n - meanA * meanB];
  return (
    ((2 * meanA * meanB + C1) * (2 * both + C2)) /
    ((meanA ** 2 + meanB ** 2 + C1) * (varA + varB + C2))
  );
}

const PATCH = 7;
const PATCH_VALUES = PATCH * PATCH * 3;
const DIRECTIONS = 128;
const PATCHES = 4096;

/**
 * Sliced Wasserstein distance between the 7×7×3 patches of a three-level Laplacian pyramid centred
 * in the marked pixels, each level divided by the true patches' deviation: it rewards the right
 * texture, not the right pixel. Lower is better.
 */
export function slicedWasserstein(
  truth: Uint8ClampedArray,
  made: Uint8ClampedArray,
  area: Uint8Array,
  width: number,
): number {
  const distances = levelDistances(truth, made, area, width);
  return distances.reduce((sum, d) => sum + d, 0) / Math.max(1, distances.length);
}

/** That distance at each level of the pyramid, finest first; none where a level has too few patches. */
export function levelDistances(
  truth: Uint8ClampedArray,
  made: Uint8ClampedArray,
  area: Uint8Array,
  width: number,
): number[] {
  const next = lcg(1);
  let [a, b, mask, columns] = [
    planes(truth),
    planes(made),
    Float32Array.from(area, (v) => (v > 0 ? 1 : 0)),
    width,
  ];
  const distances: number[] = [];
  for (let level = 0; level < 3; level++) {
    const last = level === 2;
    const halves = [a, b].map((set) => set.map((plane) => shrink(plane, columns)));
    const detail = ([a, b] as const).map((set, which) =>
      last ? set : set.map((plane, c) => minus(plane, halves[which]?.[c] ?? plane, columns)),
    );
    const centres = pick(mask, columns, next);
    if (centres.length > 8)
      distances.push(levelDistance(detail[0] ?? a, detail[1] ?? b, centres, columns, next));
    [a, b] = [halves[0] ?? a, halves[1] ?? b];
    mask = shrink(mask, columns).map((v) => (v > 0.5 ? 1 : 0));
    columns >>= 1;
  }
  return distances;
}

function lcg(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

function planes(pixels: Uint8ClampedArray): Float32Array[] {
  return [0, 1, 2].map((c) =>
    Float32Array.from({ length: pixels.length / 4 }, (_, at) => pixels[at * 4 + c] ?? 0),
  );
}

function shrink(plane: Float32Array, width: number): Float32Array {
  const columns = width >> 1;
  const rows = Math.floor(plane.length / width) >> 1;
  return Float32Array.from({ length: columns * rows }, (_, at) => {
    const from = 2 * Math.floor(at / columns) * width + 2 * (at % columns);
    return (
      ((plane[from] ?? 0) +
        (plane[from + 1] ?? 0) +
        (plane[from + width] ?? 0) +
        (plane[from + width + 1] ?? 0)) /
      4
    );
  });
}

function minus(plane: Float32Array, half: Float32Array, width: number): Float32Array {
  const columns = width >> 1;
  const rows = half.length / columns;
  return plane.map((value, at) => {
    const x = Math.min(columns - 1, (at % width) >> 1);
    const y = Math.min(rows - 1, Math.floor(at / width) >> 1);
    return value - (half[y * columns + x] ?? 0);
  });
}

function pick(mask: Float32Array, width: number, next: () => number): number[] {
  const height = Math.floor(mask.length / width);
  const centres: number[] = [];
  for (let y = 3; y < height - 3; y++)
    for (let x = 3; x < width - 3; x++) if (mask[y * width + x] === 1) centres.push(y * width + x);
  while (centres.length > PATCHES) {
    const at = Math.floor(next() * centres.length);
    centres[at] = centres[centres.length - 1] ?? 0;
    centres.pop();
  }
  return centres;
}

function levelDistance(
  truth: Float32Array[],
  made: Float32Array[],
  centres: number[],
  width: number,
  next: () => number,
): number {
  const deviation = Math.sqrt(
    truth.reduce((sum, plane) => {
      const mean = centres.reduce((s, at) => s + (plane[at] ?? 0), 0) / centres.length;
      return (
        sum + centres.reduce((s, at) => s + ((plane[at] ?? 0) - mean) ** 2, 0) / centres.length
      );
    }, 0) / 3,
  );
  const [p, q] = [patches(truth, centres, width), patches(made, centres, width)];
  let total = 0;
  for (let n = 0; n < DIRECTIONS; n++) {
    const direction = Float32Array.from(
      { length: PATCH_VALUES },
      () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    );
    const norm = Math.sqrt(direction.reduce((sum, value) => sum + value * value, 0));
    total += apart(project(p, direction), project(q, direction)) / norm;
  }
  return total / DIRECTIONS / Math.max(1e-6, deviation);
}

/** The values of the patches about the centres, one patch after the other. */
function patches(planes: readonly Float32Array[], centres: number[], width: number): Float32Array {
  const values = new Float32Array(centres.length * PATCH_VALUES);
  let to = 0;
  for (const centre of centres) {
    for (const plane of planes) {
      for (let row = -3; row <= 3; row++) {
        const from = centre + row * width - 3;
        values.set(plane.subarray(from, from + PATCH), to);
        to += PATCH;
      }
    }
  }
  return values;
}

/** The patches' extents along a direction, sorted. */
function project(values: Float32Array, direction: Float32Array): Float32Array {
  const projected = new Float32Array(values.length / PATCH_VALUES);
  for (let index = 0; index < projected.length; index++) {
    const start = index * PATCH_VALUES;
    let sum = 0;
    for (let at = 0; at < PATCH_VALUES; at++) {
      sum += (values[start + at] ?? 0) * (direction[at] ?? 0);
    }
    projected[index] = sum;
  }
  return projected.sort();
}

/** Mean distance of values of the same rank. */
const apart = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0) / a.length;
