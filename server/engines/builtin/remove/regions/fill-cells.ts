import { components } from '../../kernels/components.ts';
import { ANY_GROUND } from '../level.ts';
import type { Arc, Crack } from './border.ts';
import type { Place } from './endings.ts';
import type { Ground } from './ground.ts';
import { OTHER } from './spread-grounds.ts';

/** An arc says what a cell may be only with this share of the cell's border, or so many cracks. */
const LEAST_SHARE = 0.12;
const LEAST_CRACKS = 10;
/** Beside a way's ends, nearer than this, an arc says nothing. */
const AT_END = 4;

/** Parts a hole by the ways through it and notes in `wanted` for each cell's pixels the grounds that it touches. */
export function fillCells(
  { width, height }: Ground,
  hole: Uint8Array,
  { cracks, arcs }: { readonly cracks: readonly Crack[]; readonly arcs: readonly Arc[] },
  ways: readonly (readonly Place[])[],
  bitOf: (region: number) => number,
  wanted: Uint8Array,
): void {
  const open = hole.slice();
  const close = (x: number, y: number) => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    if (column < 0 || row < 0 || column >= width || row >= height) return;
    open[row * width + column] = 0;
  };
  for (const way of ways) {
    for (const { x, y } of way) close(x, y);
    // Borders between regions blur beside the hole: the way is drawn on to the hole's border.
    for (const [end, next] of [
      [way[0], way[6]],
      [way.at(-1), way.at(-7)],
    ]) {
      if (!end || !next) continue;
      const length = Math.max(1e-6, Math.hypot(end.x - next.x, end.y - next.y));
      for (let step = 0; step < 5; step += 0.3) {
        close(
          end.x + ((end.x - next.x) / length) * step,
          end.y + ((end.y - next.y) / length) * step,
        );
      }
    }
  }
  const ends = ways.flatMap((way) => [way[0] as Place, way.at(-1) as Place]);
  const { labels, sizes } = components(open, width);
  const counts = sizes.map(() => new Map<number, number>());
  const totals = sizes.map(() => 0);
  for (const { region, begin, count } of arcs) {
    for (let n = 0; n < count; n++) {
      const crack = cracks[(begin + n) % cracks.length] as Crack;
      const cell = labels[crack.inside] as number;
      if (cell === 0 || ends.some(({ x, y }) => Math.hypot(crack.x - x, crack.y - y) < AT_END))
        continue;
      totals[cell] = (totals[cell] as number) + 1;
      if (region < 0) continue;
      const bit = bitOf(region);
      counts[cell]?.set(bit, (counts[cell]?.get(bit) ?? 0) + 1);
    }
  }
  const masks = counts.map((found, cell) => {
    let mask = 0;
    for (const [bit, count] of found)
      if (count >= Math.min(LEAST_CRACKS, LEAST_SHARE * (totals[cell] as number))) mask |= bit;
    return mask === 0 ? ANY_GROUND : mask | OTHER;
  });
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] === 1 && open[at] === 1) wanted[at] = masks[labels[at] as number] as number;
  }
  // What lies on a way may be what lies to either side.
  for (let at = 0; at < hole.length; at++) {
    if (hole[at] !== 1 || open[at] === 1) continue;
    let mask = 0;
    for (const step of [-1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1])
      if (open[at + step] === 1) mask |= masks[labels[at + step] as number] as number;
    wanted[at] = mask === 0 ? ANY_GROUND : mask;
  }
}
