import type { DeviceArea } from '../../kernels/paint-mask.ts';
import type { PictureSheet } from './picture-sheet.ts';
import { type Board, createStillCanvas } from './still-canvas.ts';

/** What all pieces of a sheet are drawn with. */
export interface PieceTools {
  readonly board: Board;
  /** Holds the mask of one piece, to be laid over the picture; as large as the largest piece. */
  readonly ink: CanvasRenderingContext2D;
}

/** A part of the mask's look with the picture beneath it, in a canvas of its own. */
export interface MaskPiece {
  /** Takes this place on the sheet, blank. */
  move(place: DeviceArea): void;
  /** Takes over a part of its place, straight-alpha RGBA; null is nothing. Areas are of the sheet. */
  put(part: DeviceArea, pixels: Uint32Array | null): void;
  /**
   * Changes what was put: `change` gets the piece's place on the sheet and its pixels, and answers
   * false if it left them as they are.
   */
  change(change: (place: DeviceArea, pixels: Uint32Array) => boolean): void;
  /** True if there is nothing on it. */
  isBlank(): boolean;
  /** Shows what was put, over the picture as it is now. */
  show(): void;
  destroy(): void;
}

/**
 * A piece without a place; null where the browser has no 2D canvas. It shows the picture as well,
 * so that it hides what is below: a GPU then draws each px of the window once, where a translucent
 * piece over a picture took a software GPU 10 ms more a frame.
 */
export function createMaskPiece(
  host: HTMLElement,
  { board, ink }: PieceTools,
  picture: Pick<PictureSheet, 'copy'>,
): MaskPiece | null {
  const canvas = createStillCanvas(board);
  if (canvas === null) return null;
  host.append(canvas.element);
  let place: DeviceArea = { left: 0, top: 0, width: 1, height: 1 };
  let image = new ImageData(1, 1);
  let held = new Uint32Array(image.data.buffer);
  const show = (): void =>
    canvas.draw(place.width, place.height, (context) => {
      const { width, height } = place;
      picture.copy(context, place);
      ink.putImageData(image, 0, 0);
      context.drawImage(ink.canvas, 0, 0, width, height, 0, 0, width, height);
    });
  return {
    move(next) {
      place = next;
      canvas.move(next);
      image = new ImageData(next.width, next.height);
      held = new Uint32Array(image.data.buffer);
    },
    put(part, pixels) {
      const { width, height } = part;
      for (let y = 0; y < height; y += 1) {
        const at = (part.top - place.top + y) * place.width + part.left - place.left;
        if (pixels === null) held.fill(0, at, at + width);
        else held.set(pixels.subarray(y * width, (y + 1) * width), at);
      }
    },
    change(change) {
      if (change(place, held)) show();
    },
    isBlank: () => held.every((pixel) => pixel === 0),
    show,
    destroy: () => canvas.element.remove(),
  };
}
