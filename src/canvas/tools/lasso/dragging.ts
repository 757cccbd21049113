import type { Point } from '../../editor-types.ts';
import type { Selection } from '../../scene/scene.ts';
import { type AreaContext, SHORTEST_DRAG } from '../area.ts';
import { held } from '../held.ts';
import type { ToolStart, ToolState } from '../tool.ts';

/** An outline is being drawn; every sample is a corner of the area. */
export function dragging(context: AreaContext, start: ToolStart, rest: ToolState): ToolState {
  const subtract = start.subtract || context.subtract();
  const points: Point[] = [start.point.image];
  const from = start.point.canvas;
  let isClick = true;
  let shown = 0;

  const area = (): Selection => ({ kind: 'lasso', points });
  const follow = (): void => {
    if (points.length === shown) return;
    shown = points.length;
    context.outline(area());
  };
  const drop = (): void => context.outline(null);
  const mark = (): void => {
    drop();
    if (!isClick && points.length > 2) context.mark(area(), subtract);
  };

  const state: ToolState = {
    name: 'dragging',
    down: () => state,
    move(samples) {
      for (const { image, canvas } of samples) {
        const way = Math.max(Math.abs(canvas.x - from.x), Math.abs(canvas.y - from.y));
        isClick &&= way < SHORTEST_DRAG;
        const last = points.at(-1);
        if (image.x !== last?.x || image.y !== last.y) points.push(image);
      }
      return state;
    },
    up() {
      mark();
      return rest;
    },
    hold() {
      follow();
      return held({ keep: mark, drop, rest });
    },
    cancel() {
      drop();
      return rest;
    },
    tick: follow,
  };
  return state;
}
