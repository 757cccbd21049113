import type { View } from './view.ts';

/** Small areas of even colour that a view is made of. */
export interface Superpixels {
  /** For each pixel of the view its area's number, from 0. */
  readonly labels: Uint16Array;
  readonly count: number;
}

const ROUNDS = 5;
/** How much nearness weighs against colour: a whole cell's distance is a colour difference of this. */
const COMPACT = 0.06;

/**
 * Cuts a view into about `wanted` areas of even colour and like size: simple linear iterative
 * clustering (Achanta et al. 2012), in the view's own colours. Crumbs stay where they are. In a strip,
 * areas are longer than it is high: what looks at them takes time and memory by powers of their number.
 */
export function findSuperpixels(view: View, wanted: number): Superpixels {
  const { width, height } = view;
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
    const centres = centresOf(view, labels, count);
    assign(view, labels, centres, { across, down, step });
  }
  return { labels, count };
}

/** Mean of each area: red, green, blue, column, row, pixels; six numbers an area. */
function centresOf(view: View, labels: Uint16Array, count: number): Float64Array {
  const sums = new Float64Array(count * 6);
  for (let at = 0; at < labels.length; at++) {
    const to = (labels[at] as number) * 6;
    const parts = [view.red[at], view.green[at], view.blue[at], at % view.width];
    for (let n = 0; n < 4; n++) sums[to + n] = (sums[to + n] as number) + (parts[n] as number);
    sums[to + 4] = (sums[to + 4] as number) + Math.floor(at / view.width);
    sums[to + 5] = (sums[to + 5] as number) + 1;
  }
  for (let to = 0; to < sums.length; to += 6) {
    const size = Math.max(1, sums[to + 5] as number);
    for (let n = 0; n < 5; n++) sums[to + n] = (sums[to + n] as number) / size;
  }
  return sums;
}

function assign(
  { width, red, green, blue }: View,
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
