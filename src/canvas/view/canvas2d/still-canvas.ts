import type { DeviceArea } from '../../kernels/paint-mask.ts';

/** What is drawn with; both kinds can do the same. */
export type Context2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Where still canvases are drawn before they are shown; null in browsers that have no such place. */
export type Board = OffscreenCanvasRenderingContext2D | null;

/** A board for canvases of any size. It is opaque: what lies below such a picture is not drawn. */
export function createBoard(): Board {
  if (typeof OffscreenCanvas === 'undefined') return null;
  return new OffscreenCanvas(1, 1).getContext('2d', { alpha: false });
}

/** A canvas in the page that costs nothing while it is not drawn on. */
export interface StillCanvas {
  readonly element: HTMLCanvasElement;
  /** Places it on its ground. */
  move(place: DeviceArea): void;
  /** Draws all of it anew, from empty, at this size in device px; none of it may stay see-through. */
  draw(width: number, height: number, paint: (context: Context2d) => void): void;
}

/**
 * A usual 2D canvas is copied for every frame of the page where there is no GPU, whether or not it
 * was drawn on; one that is handed a finished picture is not. Without a board it is a usual one.
 * Null where the browser has no 2D canvas.
 */
export function createStillCanvas(board: Board): StillCanvas | null {
  const element = document.createElement('canvas');
  element.style.position = 'absolute';
  const draw = board === null ? drawUsual(element) : drawOnBoard(element, board);
  if (draw === null) return null;
  return {
    element,
    move({ left, top, width, height }) {
      Object.assign(element.style, {
        left: `${left}px`,
        top: `${top}px`,
        width: `${width}px`,
        height: `${height}px`,
      });
    },
    draw,
  };
}

function drawOnBoard(element: HTMLCanvasElement, board: NonNullable<Board>) {
  const shown = element.getContext('bitmaprenderer', { alpha: false });
  if (shown === null) return null;
  return (width: number, height: number, paint: (context: Context2d) => void): void => {
    setSize(board.canvas, width, height);
    paint(board);
    setSize(element, width, height);
    // Leaves the board empty.
    shown.transferFromImageBitmap(board.canvas.transferToImageBitmap());
  };
}

function drawUsual(element: HTMLCanvasElement) {
  const context = element.getContext('2d');
  if (context === null) return null;
  return (width: number, height: number, paint: (context: Context2d) => void): void => {
    setSize(element, width, height);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    paint(context);
  };
}

/** Setting a size empties a canvas and makes it anew, even the same size. */
function setSize(canvas: HTMLCanvasElement | OffscreenCanvas, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}
