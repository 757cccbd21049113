import type { MaskOperation, PixelBounds } from '../../workers/index.ts';
import type { StrokeSink } from '../tools/brush/brush.ts';

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

/** Bounds of sample points in 1/16 px. */
interface Reach {
  left: number;
  top: number;
  right: number;
  bottom: number;
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
      reach = grow(reach, points);
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

function grow(reach: Reach | null, points: Int32Array): Reach {
  const none = Number.POSITIVE_INFINITY;
  const grown = reach ?? { left: none, top: none, right: -none, bottom: -none };
  for (let i = 0; i + 1 < points.length; i += 2) {
    const x = points[i] ?? 0;
    const y = points[i + 1] ?? 0;
    grown.left = Math.min(grown.left, x);
    grown.right = Math.max(grown.right, x);
    grown.top = Math.min(grown.top, y);
    grown.bottom = Math.max(grown.bottom, y);
  }
  return grown;
}

function boundsOf(
  reach: Reach,
  diameter: number,
  size: { width: number; height: number },
): PixelBounds | null {
  const bounds = {
    left: Math.max(0, Math.floor(reach.left / 16 - diameter / 2)),
    top: Math.max(0, Math.floor(reach.top / 16 - diameter / 2)),
    right: Math.min(size.width, Math.ceil(reach.right / 16 + diameter / 2)),
    bottom: Math.min(size.height, Math.ceil(reach.bottom / 16 + diameter / 2)),
  };
  return bounds.left < bounds.right && bounds.top < bounds.bottom ? bounds : null;
}
