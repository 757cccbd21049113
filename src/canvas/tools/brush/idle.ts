import type { ToolState } from '../tool.ts';
import type { BrushContext } from './brush.ts';
import { drawing } from './drawing.ts';

/** No button is down. */
export function idle(context: BrushContext): ToolState {
  const state: ToolState = {
    name: 'idle',
    down({ point, erase }) {
      const { diameter, erase: erasing } = context.brush();
      const begun = context.strokes.begin({ diameter, erase: erase || erasing });
      return begun ? drawing(context, point, state) : state;
    },
    move: () => state,
    up: () => state,
    cancel: () => state,
    tick: () => undefined,
  };
  return state;
}
