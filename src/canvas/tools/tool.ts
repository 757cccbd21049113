import type { Point } from '../editor-types.ts';

/** One pointer position, on the canvas (CSS px) and on the image (image px, not rounded). */
export interface PointerPoint {
  readonly canvas: Point;
  readonly image: Point;
}

/** How a gesture begins. */
export interface ToolStart {
  readonly point: PointerPoint;
  /** True for the right button and a pen's eraser end, whatever tool is chosen. */
  readonly erase: boolean;
}

/** A state of a tool. Each event answers with the state that follows, often itself. */
export interface ToolState {
  readonly name: 'idle' | 'drawing' | 'panning';
  down(start: ToolStart): ToolState;
  move(points: readonly PointerPoint[]): ToolState;
  /** The gesture is complete. */
  up(): ToolState;
  /** The gesture leaves nothing behind. */
  cancel(): ToolState;
  /** Once a frame: pass on what was collected. */
  tick(): void;
}

/** A tool: the machine that holds the present state. */
export interface Tool {
  state(): ToolState['name'];
  down(start: ToolStart): void;
  move(points: readonly PointerPoint[]): void;
  up(): void;
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
    move(points) {
      state = state.move(points);
    },
    up() {
      state = state.up();
    },
    cancel() {
      state = state.cancel();
    },
    tick: () => state.tick(),
  };
}
