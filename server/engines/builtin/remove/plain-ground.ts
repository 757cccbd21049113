import type { ThreePlanes } from './three-planes.ts';

/** How far cells bend from the mean of their neighbours on plain ground and where it is none, in grey levels. */
export interface Bends {
  readonly plain: number;
  readonly uneven: number;
}

/** As plain as a clear sky. */
export const CLEAR: Bends = { plain: 1.2, uneven: 2.4 };
/** As smooth as what is out of focus, clouds, glaze and walls in shade are over cells of 2 to 8 pixels. */
export const SMOOTH: Bends = { plain: 3.5, uneven: 7 };
/** Sweeps over plain cells. */
const SWEEPS = 150;

/**
 * How plain known cells are: 1 where they bend from neither side's mean so much that it can be seen.
 * Cells that are known in part have their mean elsewhere: they are as plain as those beside them.
 * `known` has means of three colours, `count` how many known pixels they are of.
 */
export function plainCells(
  known: readonly Float32Array[],
  count: Float32Array,
  width: number,
  bends: Bends,
): Float32Array {
  const whole = count.reduce((most, here) => Math.max(most, here), 0);
  const plain = count.map((here, cell) =>
    here < whole ? 0 : plainness(known, count, width, cell, bends),
  );
  return plain.map((value, cell) => {
    const here = count[cell] as number;
    if (here === 0 || here === whole) return value;
    const beside = besideOf(cell, width, count.length).filter((other) => count[other] === whole);
    return Math.max(0, ...beside.map((other) => plain[other] as number));
  });
}

function plainness(
  known: readonly Float32Array[],
  count: Float32Array,
  width: number,
  cell: number,
  { plain, uneven }: Bends,
): number {
  const x = cell % width;
  let most = 0;
  for (const step of [x > 0 && x + 1 < width ? 1 : 0, width]) {
    const [one, other] = [cell - step, cell + step];
    if (count[one] !== count[cell] || count[other] !== count[cell]) continue;
    for (const plane of known) {
      const mean = ((plane[one] as number) + (plane[other] as number)) / 2;
      most = Math.max(most, Math.abs((plane[cell] as number) - mean));
    }
  }
  return Math.max(0, Math.min(1, (uneven - most) / (uneven - plain)));
}

/**
 * The smoothest continuation of planes over those cells of a hole for which `isPlain` says so, from
 * what is known or filled in such cells beside them from which it `mayFlow`. `values` is written.
 */
export function smoothPlain(
  values: ThreePlanes,
  holePixels: Int32Array,
  width: number,
  isPlain: (cell: number) => boolean,
  mayFlow: (from: number, to: number) => boolean,
): void {
  const inner = holePixels.filter((cell) => isPlain(cell));
  const beside = new Int32Array(4 * inner.length).fill(-1);
  inner.forEach((cell, index) => {
    besideOf(cell, width, values[0].length)
      .filter((other) => isPlain(other) && mayFlow(other, cell))
      .forEach((other, n) => {
        beside[4 * index + n] = other;
      });
  });
  let isSettled = false;
  for (let sweep = 0; sweep < SWEEPS && !isSettled; sweep++)
    isSettled = !averageOnce(values, inner, beside);
}

/**
 * Sets cells one after another to the mean of their neighbours, of which up to four are listed for each, then −1; whether
 * any changed. All colours together, for none waits for another's result.
 */
function averageOnce(planes: ThreePlanes, cells: Int32Array, beside: Int32Array): boolean {
  const [red, green, blue] = planes;
  let isChanged = false;
  for (let index = 0; index < cells.length; index++) {
    let [first, second, third, count] = [0, 0, 0, 0];
    for (; count < 4; count++) {
      const other = beside[4 * index + count] as number;
      if (other < 0) break;
      first += red[other] as number;
      second += green[other] as number;
      third += blue[other] as number;
    }
    if (count === 0) continue;
    const cell = cells[index] as number;
    const [oldRed, oldGreen, oldBlue] = [red[cell], green[cell], blue[cell]];
    red[cell] = first / count;
    green[cell] = second / count;
    blue[cell] = third / count;
    isChanged ||= red[cell] !== oldRed || green[cell] !== oldGreen || blue[cell] !== oldBlue;
  }
  return isChanged;
}

/** The up to four cells beside one. */
export function besideOf(cell: number, width: number, cells: number): number[] {
  const x = cell % width;
  return [x > 0 ? cell - 1 : -1, x + 1 < width ? cell + 1 : -1, cell - width, cell + width].filter(
    (other) => other >= 0 && other < cells,
  );
}
