import { dragRectangle } from '../../kernels/drag-rectangle.ts';
import type { Selection } from '../../scene/scene.ts';
import { type AreaContext, SHORTEST_DRAG } from '../area.ts';
import { held } from '../held.ts';
import type { PointerPoint, ToolStart, ToolState } from '../tool.ts';

/** A rectangle is being drawn up; its outline follows once a frame. */
export function dragging(context: AreaContext, start: ToolStart, rest: ToolState): ToolState {
  const subtract = start.subtract || context.subtract();
  const from = start.point;
  let to = start.point;
  let keys = start.keys;

  const area = (): Selection | null =>
    isClick(from, to)
      ? null
      : {
          kind: 'rectangle',
          ...dragRectangle(from.image, to.image, keys.straight, keys.centred),
        };
  const follow = (): void => context.outline(area());
  const drop = (): void => context.outline(null);
  const mark = (): void => {
    drop();
    const marked = area();
    if (marked !== null) context.mark(marked, subtract);
  };

  const state: ToolState = {
    name: 'dragging',
    down: () => state,
    move(points, now) {
      to = points.at(-1) ?? to;
      keys = now;
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

function isClick(from: PointerPoint, to: PointerPoint): boolean {
  const wide = Math.abs(to.canvas.x - from.canvas.x);
  const high = Math.abs(to.canvas.y - from.canvas.y);
  return wide < SHORTEST_DRAG && high < SHORTEST_DRAG;
}
