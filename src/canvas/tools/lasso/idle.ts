import type { AreaContext } from '../area.ts';
import type { ToolState } from '../tool.ts';
import { dragging } from './dragging.ts';

/** No button is down. */
export function idle(context: AreaContext): ToolState {
  const state: ToolState = {
    name: 'idle',
    down: (start) => (context.canMark() ? dragging(context, start, state) : state),
    move: () => state,
    up: () => state,
    hold: () => state,
    cancel: () => state,
    tick: () => undefined,
  };
  return state;
}
