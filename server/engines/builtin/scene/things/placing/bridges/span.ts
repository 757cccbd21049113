import { type Frame, WATER } from '../../../world/frame.ts';

/** Water between two banks on a row of the picture; columns may lie outside of it. */
export interface Span {
  readonly row: number;
  readonly left: number;
  readonly right: number;
}

/** Rows that are tried, as shares of the way from the horizon down, and the width that looks best where nothing else is wanted. */
const ROWS = [0.08, 0.12, 0.16, 0.2, 0.25, 0.3, 0.36, 0.42, 0.5] as const;
const BEST = 0.55;
/** Narrower than this share of the width is a ditch. */
const NARROWEST = 0.14;
/** How far a bridge goes on beyond a bank that the picture does not show, as a share of the width. */
const BEYOND = 0.25;

/**
 * Where a bridge leads from bank to bank: of some rows the stretch of water that comes closest to
 * `wide` of the width, one bank at least within the picture. Null where no water has a bank.
 */
export function findSpan(
  { kind, width, height }: Frame,
  horizon: number,
  wide = BEST,
): Span | null {
  let best: Span | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const share of ROWS) {
    const row = Math.min(height - 1, Math.round(horizon + share * (height - horizon)));
    const [from, to] = longestRun(kind.subarray(row * width, (row + 1) * width));
    if (to - from < NARROWEST * width || (from === 0 && to === width)) continue;
    const left = from === 0 ? -BEYOND * width : from;
    const right = to === width ? (1 + BEYOND) * width : to;
    const isCut = from === 0 || to === width;
    const off = Math.abs((right - left) / width - wide) + (isCut ? 0.2 : 0);
    if (off >= least) continue;
    least = off;
    best = { row, left, right };
  }
  return best;
}

/** The longest stretch of water of a row: its first column, and the one after its last. */
function longestRun(row: Uint8Array): readonly [from: number, to: number] {
  let best: readonly [number, number] = [0, 0];
  for (let from = 0; from < row.length; from++) {
    if (row[from] !== WATER) continue;
    let to = from;
    while (to < row.length && row[to] === WATER) to++;
    if (to - from > best[1] - best[0]) best = [from, to];
    from = to;
  }
  return best;
}
