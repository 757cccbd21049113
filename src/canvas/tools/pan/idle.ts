import type { ToolState } from '../tool.ts';
import type { PanContext } from './pan.ts';
import { panning } from './panning.ts';

/** The hand holds nothing. */
export function idle(context: PanContext): ToolState {
  const state: ToolState = {
    name: 'idle',
    down: ({ point }) => panning(context, point, state),
    move: () => state,
    up: () => state,
    hold: () => state,
    cancel: () => state,
    tick: () => undefined,
  };
  return state;
}
