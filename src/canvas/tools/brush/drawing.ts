import { held } from '../held.ts';
import type { ToolState } from '../tool.ts';
import type { BrushContext, LastEnd } from './brush.ts';
import type { StrokePath } from './stroke-path.ts';

/** A stroke is under way: collects on move, passes on at each tick, ends in `rest`. */
export function drawing(
  { strokes, surface }: BrushContext,
  path: StrokePath,
  lastEnd: LastEnd,
  rest: ToolState,
): ToolState {
  const flush = (): void => {
    const samples = path.take();
    if (samples !== null) strokes.extend(samples.points, samples.radii);
  };
  const finish = (): void => {
    path.finish();
    flush();
  };
  const commit = (): void => {
    lastEnd.at = { point: path.end(), surface: surface() };
    strokes.commit();
  };

  const state: ToolState = {
    name: 'drawing',
    down: () => state,
    move(points, { straight }) {
      for (const point of points) path.add(point, straight);
      return state;
    },
    up() {
      finish();
      commit();
      return rest;
    },
    hold() {
      finish();
      strokes.rest();
      return held({ keep: commit, drop: strokes.cancel, rest });
    },
    cancel() {
      strokes.cancel();
      return rest;
    },
    tick: flush,
  };
  return state;
}
