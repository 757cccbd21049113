import type { Correlation } from './autocorrelation.ts';

/** A move in pixels. */
export interface Move {
  readonly x: number;
  readonly y: number;
}

/** Two moves; a repeated mark lies at every sum of whole multiples of them. */
export interface Lattice {
  readonly one: Move;
  readonly two: Move;
}

/** Shorter moves are texture, not a mark; pixels. */
const SHORTEST = 28;
/** A peak's least height, in standard deviations, and how many of the highest are tried. */
const LEAST_PEAK = 7;
const TRIED = 24;
/** The least mean height over a lattice's points, the share that has to stand out, and by how much. */
const LEAST_MEAN = 6;
const STANDING_OUT = 0.75;
const OUT = 3;
/** Lattices whose mean height is at least this share of the best one's are as good; the finest wins. */
const AS_GOOD = 0.7;
/** Parts of a move that are tried, and how high one is that repeats as well. */
const PARTS = [2, 3, 4];
const AS_HIGH = 0.8;
/** Moves so near to whole pixels are meant to be whole. */
const NEARLY_WHOLE = 0.12;

/** Finds the lattice on which a picture repeats, or null if it does not. */
export function findLattice(correlation: Correlation): Lattice | null {
  const peaks = findPeaks(correlation);
  const tried: { lattice: Lattice; mean: number }[] = [];
  for (const [index, one] of peaks.entries()) {
    for (const two of peaks.slice(index + 1)) {
      const lattice = { one, two };
      if (cellOf(lattice) < SHORTEST * SHORTEST) continue;
      const mean = meanHeight(correlation, lattice);
      if (mean >= LEAST_MEAN) tried.push({ lattice, mean });
    }
  }
  const best = Math.max(...tried.map(({ mean }) => mean));
  const finest = tried
    .filter(({ mean }) => mean >= AS_GOOD * best)
    .toSorted((a, b) => cellOf(a.lattice) - cellOf(b.lattice) || b.mean - a.mean)[0];
  if (finest === undefined) return null;
  const lattice = shorten(refine(correlation, finest.lattice));
  return isTexture(correlation, lattice) ? null : lattice;
}

/** Whether short parts of the lattice's moves fit as well as the whole: then it repeats too often for a mark. */
function isTexture(correlation: Correlation, { one, two }: Lattice): boolean {
  const moves = [
    one,
    two,
    { x: one.x + two.x, y: one.y + two.y },
    { x: one.x - two.x, y: one.y - two.y },
  ];
  return moves.some(({ x, y }) => {
    const whole = peakNear(correlation, x, y).height;
    const parts = PARTS.filter((part) => Math.hypot(x, y) / part < SHORTEST);
    const part = Math.max(0, ...parts.map((one) => peakNear(correlation, x / one, y / one).height));
    return part >= AS_HIGH * whole;
  });
}

/** Pixels of a lattice's cell. */
export const cellOf = ({ one, two }: Lattice): number => Math.abs(one.x * two.y - one.y * two.x);

function findPeaks(correlation: Correlation): Move[] {
  const { reachX, reachY } = correlation;
  const peaks: { move: Move; height: number }[] = [];
  for (let y = 0; y <= reachY; y++) {
    for (let x = -reachX; x <= reachX; x++) {
      if ((y === 0 && x <= 0) || Math.hypot(x, y) < SHORTEST) continue;
      const height = heightAt(correlation, x, y);
      if (height >= LEAST_PEAK && isTop(correlation, x, y, height)) {
        peaks.push({ move: { x, y }, height });
      }
    }
  }
  return peaks
    .toSorted((a, b) => b.height - a.height)
    .slice(0, TRIED)
    .map(({ move }) => move);
}

/** Height of a move; moves up are moves down the other way. Zero out of reach. */
function heightAt({ reachX, reachY, heights }: Correlation, x: number, y: number): number {
  const [right, down] = y < 0 ? [-x, -y] : [x, y];
  if (Math.abs(right) > reachX || down > reachY) return 0;
  return heights[down * (2 * reachX + 1) + right + reachX] as number;
}

function isTop(correlation: Correlation, x: number, y: number, height: number): boolean {
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      const other = heightAt(correlation, x + dx, y + dy);
      if (other > height || (other === height && (dy < 0 || (dy === 0 && dx < 0)))) return false;
    }
  }
  return true;
}

/** Sums of multiples within reach, each of a pair of opposite moves once. */
function pointsOf({ reachX, reachY }: Correlation, { one, two }: Lattice) {
  const points: { m: number; n: number; x: number; y: number }[] = [];
  const most = 12;
  for (let m = -most; m <= most; m++) {
    for (let n = -most; n <= most; n++) {
      const x = m * one.x + n * two.x;
      const y = m * one.y + n * two.y;
      const once = y > 0.5 || (Math.abs(y) <= 0.5 && x > 0);
      if (once && Math.abs(x) <= reachX && y <= reachY) points.push({ m, n, x, y });
    }
  }
  return points;
}

/** The mean height over a lattice's points, or 0 if too few of them stand out. */
function meanHeight(correlation: Correlation, lattice: Lattice): number {
  const heights = pointsOf(correlation, lattice).map(
    ({ x, y }) => peakNear(correlation, x, y).height,
  );
  const out = heights.filter((height) => height > OUT).length;
  if (heights.length < 3 || out < STANDING_OUT * heights.length) return 0;
  return heights.reduce((sum, height) => sum + Math.min(height, 60), 0) / heights.length;
}

/** The highest point within two pixels. */
function peakNear(correlation: Correlation, x: number, y: number): Move & { height: number } {
  let best = { x: Math.round(x), y: Math.round(y), height: -1 };
  for (let dy = -2; dy <= 2; dy++) {
    for (let dx = -2; dx <= 2; dx++) {
      const height = heightAt(correlation, Math.round(x) + dx, Math.round(y) + dy);
      if (height > best.height) best = { x: Math.round(x) + dx, y: Math.round(y) + dy, height };
    }
  }
  return best;
}

/** Fits the moves to all peaks of the lattice, each found to a fraction of a pixel (least squares). */
function refine(correlation: Correlation, lattice: Lattice): Lattice {
  let [mm, mn, nn, mx, my, nx, ny] = [0, 0, 0, 0, 0, 0, 0];
  for (const { m, n, x, y } of pointsOf(correlation, lattice)) {
    const peak = peakNear(correlation, x, y);
    if (peak.height < OUT) continue;
    const left = heightAt(correlation, peak.x - 1, peak.y);
    const right = heightAt(correlation, peak.x + 1, peak.y);
    const above = heightAt(correlation, peak.x, peak.y - 1);
    const below = heightAt(correlation, peak.x, peak.y + 1);
    const exactX = peak.x + summit(left, peak.height, right);
    const exactY = peak.y + summit(above, peak.height, below);
    const weight = Math.min(peak.height, 60);
    mm += weight * m * m;
    mn += weight * m * n;
    nn += weight * n * n;
    mx += weight * m * exactX;
    my += weight * m * exactY;
    nx += weight * n * exactX;
    ny += weight * n * exactY;
  }
  const determinant = mm * nn - mn * mn;
  if (determinant < 1e-9) return lattice;
  return whole({
    one: { x: (nn * mx - mn * nx) / determinant, y: (nn * my - mn * ny) / determinant },
    two: { x: (mm * nx - mn * mx) / determinant, y: (mm * ny - mn * my) / determinant },
  });
}

/** Where a parabola through three heights is highest, −0.5 to 0.5 from the middle one. */
function summit(before: number, middle: number, after: number): number {
  const bend = before - 2 * middle + after;
  return bend >= 0 ? 0 : Math.min(0.5, Math.max(-0.5, (before - after) / (2 * bend)));
}

function whole(lattice: Lattice): Lattice {
  const parts = [lattice.one.x, lattice.one.y, lattice.two.x, lattice.two.y];
  if (parts.some((part) => Math.abs(part - Math.round(part)) > NEARLY_WHOLE)) return lattice;
  const round = ({ x, y }: Move) => ({ x: Math.round(x), y: Math.round(y) });
  return { one: round(lattice.one), two: round(lattice.two) };
}

/** The same lattice by its shortest moves (Gauss). */
function shorten(lattice: Lattice): Lattice {
  let { one, two } = lattice;
  for (;;) {
    if (Math.hypot(two.x, two.y) < Math.hypot(one.x, one.y)) [one, two] = [two, one];
    const times = Math.round((one.x * two.x + one.y * two.y) / (one.x ** 2 + one.y ** 2));
    if (times === 0) return { one, two };
    two = { x: two.x - times * one.x, y: two.y - times * one.y };
  }
}
