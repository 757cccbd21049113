import type { CrossingLine } from './lines.ts';
import type { Matcher } from './matcher.ts';
import type { Workspace } from './workspace.ts';

/** Half the width of the band along a line that is copied from the line's own known parts, in pixels. */
const BAND = 2;
/** Stretch of the line beyond the hole that is copied, in pixels of the finest level. */
const STRETCH = 22;
/** How far from the hole it begins, in pixels of the level. */
const CLEAR = 3;

/**
 * Gives targets along crossing lines sources on the same line outside the hole, so that the line
 * goes on straight. `scale` is how many pixels of the finest level one of this level spans. Returns
 * the targets that were given one.
 */
export function seedLines(
  workspace: Workspace,
  matcher: Matcher,
  lines: readonly CrossingLine[],
  scale: number,
): number[] {
  const { width, holePixels } = workspace.level;
  const seeded: number[] = [];
  if (lines.length === 0) return seeded;
  for (const target of holePixels) {
    // Patches at the very border of the picture have no source.
    if ((workspace.field.source[target] as number) < 0) continue;
    const x = ((target % width) + 0.5) * scale - 0.5;
    const y = (Math.floor(target / width) + 0.5) * scale - 0.5;
    for (const line of lines) {
      const [dx, dy] = [x - line.x, y - line.y];
      const along = dx * line.alongX + dy * line.alongY;
      const beside = Math.abs(dx * line.alongY - dy * line.alongX);
      if (beside > BAND * scale || along < line.enter - scale || along > line.leave + scale)
        continue;
      const source = sourceAlong(workspace, target, line, along, scale);
      if (source === null) continue;
      matcher.assign(target, source);
      seeded.push(target);
      break;
    }
  }
  return seeded;
}

/** The source on the line outside the hole, at the nearer end, whose whole-pixel offset strays least from the line. */
function sourceAlong(
  { level }: Workspace,
  target: number,
  line: CrossingLine,
  along: number,
  scale: number,
): number | null {
  const isBefore = along - line.enter < line.leave - along;
  const inward = isBefore ? along - line.enter : line.leave - along;
  const nearest = isBefore
    ? line.enter - CLEAR * scale - along
    : line.leave + CLEAR * scale - along;
  const begin = inward % STRETCH;
  let best: number | null = null;
  let least = 0.75;
  for (let step = 0; step < STRETCH; step += scale) {
    const beyond = (begin + step) % STRETCH;
    const shift = (nearest + (isBefore ? -beyond : beyond)) / scale;
    const [column, row] = [Math.round(shift * line.alongX), Math.round(shift * line.alongY)];
    const stray = Math.abs(column * line.alongY - row * line.alongX) + 0.01 * (step / scale);
    const source = target + row * level.width + column;
    if (stray >= least || level.valid[source] !== 1) continue;
    [best, least] = [source, stray];
  }
  return best;
}
