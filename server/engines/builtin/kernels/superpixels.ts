/** A picture to be cut up, channel by channel, 0 to 1. */
export interface Channels {
  readonly width: number;
  readonly height: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
}

/** Small areas of even colour that a picture is made of. */
export interface Superpixels {
  /** For each pixel of the picture its area's number, from 0. */
  readonly labels: Uint16Array;
  readonly count: number;
}

const ROUNDS = 5;
/** How much nearness weighs against colour: a whole cell's distance is a colour difference of this. */
const COMPACT = 0.06;

/**
 * Cuts a picture into about `wanted` areas of even colour and like size: simple linear iterative
 * clustering (Achanta et al. 2012), in the picture's own colours. Crumbs stay where they are. In a strip,
 * areas are longer than it is high: what looks at them takes time and memory by powers of their number.
 */
export function findSuperpixels(picture: Channels, wanted: number): Superpixels {
  const { width, height } = picture;
  const even = Math.sqrt((width * height) / wanted);
  const step = Math.max(2, even, Math.max(width, height) / wanted);
  const [across, down] = [Math.ceil(width / step), Math.ceil(height / step)];
  const count = across * down;
  const labels = new Uint16Array(width * height);
  for (let at = 0; at < labels.length; at++) {
    const column = Math.min(across - 1, Math.floor((at % width) / step));
    labels[at] = Math.min(down - 1, Math.floor(Math.floor(at / width) / step)) * across + column;
  }
  for (let round = 0; round < ROUNDS; round++) {
    const centres = centresOf(picture, labels, count);
    assign(picture, labels, centres, { across, down, step });
  }
  return { labels, count };
}

/** Mean of each area: red, green, blue, column, row, pixels; six numbers an area. */
function centresOf(picture: Channels, labels: Uint16Array, count: number): Float64Array {
  const sums = new Float64Array(count * 6);
  for (let at = 0; at < labels.length; at++) {
    const to = (labels[at] as number) * 6;
    const parts = [picture.red[at], picture.green[at], picture.blue[at], at % picture.width];
    for (let n = 0; n < 4; n++) sums[to + n] = (sums[to + n] as number) + (parts[n] as number);
    sums[to + 4] = (sums[to + 4] as number) + Math.floor(at / picture.width);
    sums[to + 5] = (sums[to + 5] as number) + 1;
  }
  for (let to = 0; to < sums.length; to += 6) {
    const size = Math.max(1, sums[to + 5] as number);
    for (let n = 0; n < 5; n++) sums[to + n] = (sums[to + n] as number) / size;
  }
  return sums;
}

function assign(
  { width, red, green, blue }: Channels,
  labels: Uint16Array,
  centres: Float64Array,
  { across, down, step }: { across: number; down: number; step: number },
): void {
  for (let at = 0; at < labels.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const [column, row] = [Math.floor(x / step), Math.floor(y / step)];
    let [best, found] = [Number.POSITIVE_INFINITY, labels[at] as number];
    for (let r = Math.max(0, row - 1); r <= Math.min(down - 1, row + 1); r++) {
      for (let c = Math.max(0, column - 1); c <= Math.min(across - 1, column + 1); c++) {
        const from = (r * across + c) * 6;
        if ((centres[from + 5] as number) === 0) continue;
        const colour =
          ((red[at] as number) - (centres[from] as number)) ** 2 +
          ((green[at] as number) - (centres[from + 1] as number)) ** 2 +
          ((blue[at] as number) - (centres[from + 2] as number)) ** 2;
        const place =
          (x - (centres[from + 3] as number)) ** 2 + (y - (centres[from + 4] as number)) ** 2;
        const away = colour + place * (COMPACT / step) ** 2;
        if (away < best) [best, found] = [away, r * across + c];
      }
    }
    labels[at] = found;
  }
}
