import { idle } from '../idle.ts';
import type { ToolState } from '../tool.ts';
import type { BrushContext, LastEnd } from './brush.ts';
import { drawing } from './drawing.ts';
import { createStrokePath } from './stroke-path.ts';

/** No button is down. With Shift the next stroke goes on from where the last one ended. */
export function brushIdle(context: BrushContext, lastEnd: LastEnd): ToolState {
  const joined = (straight: boolean) =>
    straight && lastEnd.at?.surface === context.surface() ? lastEnd.at.point : null;
  return idle(({ point, subtract, keys }, rest) => {
    const settings = context.brush();
    const { diameter, erase } = settings;
    if (!context.strokes.begin({ diameter, erase: subtract || erase })) return rest;
    const path = createStrokePath(settings, point, joined(keys.straight));
    return drawing(context, path, lastEnd, rest);
  });
}
