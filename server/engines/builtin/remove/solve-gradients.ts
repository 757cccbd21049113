/** No picture is halved whose shorter side has fewer pixels. */
const SMALLEST_SIDE = 8;
/** Sweeps, to and fro, at each size: what is as wide as the hole is solved at the smaller ones. */
const SWEEPS = 40;
/** Over-relaxation of the sweeps. */
const RELAXATION = 1.5;

/**
 * The values in a hole whose steps between neighbours are as near as can be to those wanted (Poisson's equation), in place,
 * from coarse to fine, of any size of hole. With no steps wanted it is the smoothest continuation of what is known. What
 * lies beyond the picture says nothing. `hole` is 1 where values are to be made; `rises` has, for each of the same planes and
 * each of the hole's pixels, the sum of what its neighbours are to have more than it has. With a `pull` toward 0, steps
 * add up over no more than about 1/√pull pixels.
 */
export function solveGradients(
  planes: readonly Float32Array[],
  rises: readonly Float32Array[],
  hole: Uint8Array,
  width: number,
  pull = 0,
): void {
  if (!hole.includes(1)) return;
  if (Math.min(width, hole.length / width) >= SMALLEST_SIDE)
    startFromHalf(planes, rises, hole, width, pull);
  const pixels = Int32Array.from(hole, (_, at) => at).filter((at) => hole[at] === 1);
  const beside = neighboursOf(pixels, width, hole.length);
  for (let sweep = 0; sweep < SWEEPS; sweep++)
    planes.forEach((plane, channel) => {
      relax(plane, rises[channel] as Float32Array, pixels, beside, pull, sweep % 2 === 1);
    });
}

/**
 * Writes what the hole shows at half the size, where a pixel is known as soon as one of its four is. Two steps there, each
 * over half the way, stand for one: sums of what is to be risen are the same.
 */
function startFromHalf(
  planes: readonly Float32Array[],
  rises: readonly Float32Array[],
  hole: Uint8Array,
  width: number,
  pull: number,
): void {
  const across = Math.ceil(width / 2);
  const size = across * Math.ceil(hole.length / width / 2);
  const known = new Uint8Array(size);
  const place = (at: number) => ((at / width) >> 1) * across + ((at % width) >> 1);
  for (let at = 0; at < hole.length; at++)
    if (hole[at] === 0) known[place(at)] = (known[place(at)] as number) + 1;
  const sumsOf = (plane: Float32Array, isHole: 0 | 1) => {
    const sums = new Float32Array(size);
    for (let at = 0; at < hole.length; at++)
      if (hole[at] === isHole)
        sums[place(at)] = (sums[place(at)] as number) + (plane[at] as number);
    return sums;
  };
  const half = planes.map((plane) =>
    sumsOf(plane, 0).map((sum, at) => sum / Math.max(1, known[at] as number)),
  );
  const rest = known.map((count) => (count === 0 ? 1 : 0));
  solveGradients(
    half,
    rises.map((plane) => sumsOf(plane, 1)),
    rest,
    across,
    4 * pull,
  );
  planes.forEach((plane, channel) => {
    upsample(half[channel] as Float32Array, across, plane, hole, width);
  });
}

/** Writes into a hole what a plane of half the size shows there, read between its pixels. */
function upsample(
  half: Float32Array,
  across: number,
  plane: Float32Array,
  hole: Uint8Array,
  width: number,
): void {
  const down = half.length / across;
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 0) continue;
    const x = Math.max(0, ((at % width) - 0.5) / 2);
    const y = Math.max(0, (Math.floor(at / width) - 0.5) / 2);
    const column = Math.min(across - 2, Math.floor(x));
    const row = Math.min(down - 2, Math.floor(y));
    const from = row * across + column;
    const upper = between(half, from, Math.min(1, x - column));
    const lower = between(half, from + across, Math.min(1, x - column));
    plane[at] = upper + (lower - upper) * Math.min(1, y - row);
  }
}

/** Between a value and the one after it. */
const between = (plane: Float32Array, at: number, share: number): number =>
  (plane[at] as number) + ((plane[at + 1] as number) - (plane[at] as number)) * share;

/** For each pixel the four beside it; itself for those beyond the picture. */
function neighboursOf(pixels: Int32Array, width: number, size: number): Int32Array {
  const beside = new Int32Array(4 * pixels.length);
  for (let index = 0; index < pixels.length; index++) {
    const at = pixels[index] as number;
    const x = at % width;
    beside[4 * index] = x > 0 ? at - 1 : at;
    beside[4 * index + 1] = x + 1 < width ? at + 1 : at;
    beside[4 * index + 2] = at >= width ? at - width : at;
    beside[4 * index + 3] = at + width < size ? at + width : at;
  }
  return beside;
}

/** Brings each pixel to the mean of what those beside it ask for, and beyond, one after another. */
function relax(
  plane: Float32Array,
  rises: Float32Array,
  pixels: Int32Array,
  beside: Int32Array,
  pull: number,
  isBackward: boolean,
): void {
  for (let n = 0; n < pixels.length; n++) {
    const index = isBackward ? pixels.length - 1 - n : n;
    const at = pixels[index] as number;
    const own = plane[at] as number;
    let sum = -(rises[at] as number);
    for (let side = 4 * index; side < 4 * index + 4; side++)
      sum += plane[beside[side] as number] as number;
    plane[at] = own + RELAXATION * (sum / (4 + pull) - own);
  }
}
