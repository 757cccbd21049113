import type { ToolStart, ToolState } from './tool.ts';

/**
 * No button is down: nothing but a press matters.
 * @param begin answers what a press leads to, given the state to come back to
 */
export function idle(begin: (start: ToolStart, rest: ToolState) => ToolState): ToolState {
  const state: ToolState = {
    name: 'idle',
    down: (start) => begin(start, state),
    move: () => state,
    up: () => state,
    hold: () => state,
    cancel: () => state,
    tick: () => undefined,
  };
  return state;
}
