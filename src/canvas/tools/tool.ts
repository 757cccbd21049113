import type { Point } from '../editor-types.ts';

/** One pointer position, on the canvas (CSS px) and on the image (image px, not rounded). */
export interface PointerPoint {
  readonly canvas: Point;
  readonly image: Point;
  /** How hard a pen presses, 0 to 1; 1 for pointers that can't tell. */
  readonly pressure: number;
}

/** Keys that bend what a gesture makes. */
export interface ToolKeys {
  /** Shift: straight lines, squares. */
  readonly straight: boolean;
  /** Alt or Option: from the middle. */
  readonly centred: boolean;
}

/** How a gesture begins. */
export interface ToolStart {
  readonly point: PointerPoint;
  /** True for the right button and a pen's eraser end, whatever tool is chosen. */
  readonly subtract: boolean;
  readonly keys: ToolKeys;
}

/** A state of a tool. Each event answers with the state that follows, often itself. */
export interface ToolState {
  readonly name: 'idle' | 'drawing' | 'dragging' | 'panning' | 'held';
  down(start: ToolStart): ToolState;
  move(points: readonly PointerPoint[], keys: ToolKeys): ToolState;
  /** The gesture is complete. */
  up(): ToolState;
  /** The gesture is complete; `up` or, if it was a palm, `cancel` follows before long. */
  hold(): ToolState;
  /** The gesture leaves nothing behind. */
  cancel(): ToolState;
  /** Once a frame: pass on what was collected. */
  tick(): void;
}

/** A tool: the machine that holds the present state. */
export interface Tool {
  state(): ToolState['name'];
  down(start: ToolStart): void;
  move(points: readonly PointerPoint[], keys: ToolKeys): void;
  up(): void;
  hold(): void;
  cancel(): void;
  tick(): void;
}

/** Runs a state machine from its first state. */
export function createTool(first: ToolState): Tool {
  let state = first;
  return {
    state: () => state.name,
    down(start) {
      state = state.down(start);
    },
    move(points, keys) {
      state = state.move(points, keys);
    },
    up() {
      state = state.up();
    },
    hold() {
      state = state.hold();
    },
    cancel() {
      state = state.cancel();
    },
    tick: () => state.tick(),
  };
}
