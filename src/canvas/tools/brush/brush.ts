import type { Point } from '../../editor-types.ts';
import { createTool, type Tool } from '../tool.ts';
import { brushIdle } from './idle.ts';

/** Where strokes go; the editor turns them into mask operations and one undo step each. */
export interface StrokeSink {
  /** False if nothing can be painted on now; then no other call follows. */
  begin(stroke: { diameter: number; erase: boolean }): boolean;
  /**
   * x, y pairs in 1/16 image px; `radii`, one a point in 1/16 image px, where pressure changes them.
   */
  extend(points: Int32Array<ArrayBuffer>, radii?: Int32Array<ArrayBuffer>): void;
  /** The hand is off, but the stroke may be taken back yet: `commit` or `cancel` follows. */
  rest(): void;
  commit(): void;
  cancel(): void;
}

/** How a stroke is made of what the hand does. */
export interface BrushSettings {
  /** Image px. */
  readonly diameter: number;
  /** The chosen tool takes away. */
  readonly erase: boolean;
  /** 0 (samples untouched) to 100. */
  readonly smoothing: number;
  /** Bend of the pressure curve, -100 to 100; null where pressure changes nothing. */
  readonly pressureCurve: number | null;
  /** CSS px per image px now. */
  readonly scale: number;
}

/** What the brush asks of the editor. */
export interface BrushContext {
  readonly strokes: StrokeSink;
  readonly brush: () => BrushSettings;
  /** Names what is painted on: a line joins no stroke on something else. */
  readonly surface: () => string | null;
}

/** Where the last stroke ended, image px, for lines that go on from there. */
export interface LastEnd {
  at: { readonly point: Point; readonly surface: string | null } | null;
}

/** Brush and eraser. */
export function createBrush(context: BrushContext): Tool {
  return createTool(brushIdle(context, { at: null }));
}
