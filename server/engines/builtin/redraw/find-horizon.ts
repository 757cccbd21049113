import type { Pixels } from '../../engine.ts';

/** Rows on each side of a horizon that are compared, as a share of the height. */
const BAND = 0.1;
/** A horizon parts colours by at least this much, 0 to 255. */
const LEAST = 26;
const COLUMNS = 64;

/**
 * The row, as a share of the height, at which a lighter upper part meets what is below it all across
 * the unmarked picture; null where there is no such row.
 */
export function findHorizon(image: Pixels, area: Uint8Array): number | null {
  const rows = rowMeans(image, area);
  const band = Math.max(2, Math.round(image.height * BAND));
  let best: number | null = null;
  let most = LEAST;
  for (let row = band; row < image.height - band; row++) {
    const above = meanOf(rows.slice(row - band, row));
    const below = meanOf(rows.slice(row, row + band));
    if (above === null || below === null || above.luma < below.luma - 4) continue;
    const step = Math.hypot(
      above.red - below.red,
      above.green - below.green,
      above.blue - below.blue,
    );
    if (step > most) [best, most] = [row / image.height, step];
  }
  return best;
}

interface Mean {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly luma: number;
}

/** The mean colour of each row's unmarked pixels, null where most are marked. */
function rowMeans({ data, width, height }: Pixels, area: Uint8Array): (Mean | null)[] {
  const step = Math.max(1, Math.floor(width / COLUMNS));
  return Array.from({ length: height }, (_, y) => {
    let [looks, count, red, green, blue] = [0, 0, 0, 0, 0];
    for (let x = 0; x < width; x += step) {
      const at = y * width + x;
      looks++;
      if (area[at] !== 0) continue;
      count++;
      red += data[at * 4] ?? 0;
      green += data[at * 4 + 1] ?? 0;
      blue += data[at * 4 + 2] ?? 0;
    }
    return count * 2 < looks ? null : mean(red / count, green / count, blue / count);
  });
}

const mean = (red: number, green: number, blue: number): Mean => ({
  red,
  green,
  blue,
  luma: 0.3 * red + 0.59 * green + 0.11 * blue,
});

function meanOf(rows: readonly (Mean | null)[]): Mean | null {
  const known = rows.filter((row) => row !== null);
  if (known.length < rows.length / 2) return null;
  const sum = (part: 'red' | 'green' | 'blue') =>
    known.reduce((all, row) => all + row[part], 0) / known.length;
  return mean(sum('red'), sum('green'), sum('blue'));
}
