import { createTool, type Tool } from '../tool.ts';
import { idle } from './idle.ts';

/** Where strokes go; the editor turns them into mask operations and one undo step each. */
export interface StrokeSink {
  /** False if nothing can be painted on now; then no other call follows. */
  begin(stroke: { diameter: number; erase: boolean }): boolean;
  /** x, y pairs in 1/16 image px. */
  extend(points: Int32Array<ArrayBuffer>): void;
  commit(): void;
  cancel(): void;
}

/** What the brush asks of the editor. */
export interface BrushContext {
  readonly strokes: StrokeSink;
  /** Diameter in image px, and whether the chosen tool takes away. */
  readonly brush: () => { diameter: number; erase: boolean };
}

/** Brush and eraser. */
export function createBrush(context: BrushContext): Tool {
  return createTool(idle(context));
}
