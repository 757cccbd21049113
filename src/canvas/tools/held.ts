import type { ToolState } from './tool.ts';

/** What becomes of a gesture that is complete but may have been a palm's. */
export interface HeldOptions {
  readonly keep: () => void;
  readonly drop: () => void;
  readonly rest: ToolState;
}

/** Waits until a gesture is kept or dropped; whatever comes next keeps it. */
export function held({ keep, drop, rest }: HeldOptions): ToolState {
  const settle = (how: () => void): ToolState => {
    how();
    return rest;
  };
  const state: ToolState = {
    name: 'held',
    down: (start) => settle(keep).down(start),
    move: () => state,
    up: () => settle(keep),
    hold: () => state,
    cancel: () => settle(drop),
    tick: () => undefined,
  };
  return state;
}
