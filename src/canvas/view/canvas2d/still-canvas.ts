/** What is drawn with; both kinds can do the same. */
export type Context2d = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Where still canvases are drawn before they are shown; null in browsers that have no such place. */
export type Board = OffscreenCanvasRenderingContext2D | null;

/** A board for canvases of any size. */
export function createBoard(): Board {
  return typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
}

/** A canvas in the page that costs nothing while it is not drawn on. */
export interface StillCanvas {
  readonly element: HTMLCanvasElement;
  /** Draws all of it anew, from empty, at this size in device px. */
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
  return board === null ? withUsualContext(element) : withBoard(element, board);
}

function withBoard(element: HTMLCanvasElement, board: OffscreenCanvasRenderingContext2D) {
  const shown = element.getContext('bitmaprenderer');
  if (shown === null) return null;
  return {
    element,
    draw(width: number, height: number, paint: (context: Context2d) => void) {
      setSize(board.canvas, width, height);
      paint(board);
      setSize(element, width, height);
      // Leaves the board empty.
      shown.transferFromImageBitmap(board.canvas.transferToImageBitmap());
    },
  };
}

function withUsualContext(element: HTMLCanvasElement) {
  const context = element.getContext('2d');
  if (context === null) return null;
  return {
    element,
    draw(width: number, height: number, paint: (context: Context2d) => void) {
      setSize(element, width, height);
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
      paint(context);
    },
  };
}

/** Setting a size empties a canvas and makes it anew, even the same size. */
function setSize(canvas: HTMLCanvasElement | OffscreenCanvas, width: number, height: number): void {
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
}
