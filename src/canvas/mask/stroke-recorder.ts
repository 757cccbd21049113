import type { MaskOperation, PixelBounds } from '../../workers/index.ts';
import type { StrokeSink } from '../tools/brush/brush.ts';
import { boundsOf, growReach, type Reach } from './reach.ts';

/** What recording strokes asks of the editor. */
export interface StrokeRecorderOptions {
  readonly canPaint: () => boolean;
  readonly send: (...operations: MaskOperation[]) => void;
  /** Ends the stroke as one undo step. */
  readonly commit: (erase: boolean) => void;
  /** Size of the image in px. */
  readonly imageSize: () => { width: number; height: number };
  readonly onDrawing: (drawing: boolean) => void;
  /** Bounds of a finished stroke, clipped to the image; null if it lies beside it. */
  readonly onStroke: (bounds: PixelBounds | null) => void;
}

/** Turns the strokes of tools and keys into mask operations, one undo step each. */
export function createStrokeRecorder(options: StrokeRecorderOptions): StrokeSink {
  let diameter = 0;
  let erase = false;
  let reach: Reach | null = null;

  return {
    begin(stroke) {
      if (!options.canPaint()) return false;
      ({ diameter, erase } = stroke);
      reach = null;
      options.onDrawing(true);
      options.send({ kind: 'begin', erase, diameter });
      return true;
    },
    extend(points, radii) {
      reach = growReach(reach, points);
      options.send(
        radii === undefined ? { kind: 'points', points } : { kind: 'points', points, radii },
      );
    },
    rest: () => options.onDrawing(false),
    commit() {
      options.onDrawing(false);
      options.commit(erase);
      options.onStroke(reach === null ? null : boundsOf(reach, diameter, options.imageSize()));
    },
    cancel() {
      options.onDrawing(false);
      options.send({ kind: 'cancel' });
    },
  };
}
