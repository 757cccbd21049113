import type { PointerPoint, ToolState } from '../tool.ts';
import type { PanContext } from './pan.ts';

/** The picture follows the hand, once a frame, until it comes to `rest`. */
export function panning(context: PanContext, first: PointerPoint, rest: ToolState): ToolState {
  let shown = first.canvas;
  let latest = first.canvas;

  const follow = (): void => {
    if (latest === shown) return;
    context.panBy(latest.x - shown.x, latest.y - shown.y);
    shown = latest;
  };
  const release = (): ToolState => {
    follow();
    return rest;
  };

  const state: ToolState = {
    name: 'panning',
    down: () => state,
    move(points) {
      latest = points.at(-1)?.canvas ?? latest;
      return state;
    },
    up: release,
    hold: release,
    cancel: release,
    tick: follow,
  };
  return state;
}
