import type { DeviceArea } from '../../kernels/paint-mask.ts';
import { type Board, createStillCanvas } from './still-canvas.ts';

/** A square of the mask's look, with its pixels, from which its canvas is drawn. */
export interface MaskPiece {
  /** Takes over a part, straight-alpha RGBA; null is nothing. Areas are of the sheet. */
  put(part: DeviceArea, pixels: Uint32Array | null): void;
  /**
   * Changes what was put: `change` gets the piece's place on the sheet and its pixels, and answers
   * false if it left them as they are.
   */
  change(change: (place: DeviceArea, pixels: Uint32Array) => boolean): void;
  /** True if there is nothing on it. */
  isBlank(): boolean;
  /** Shows what was put. */
  show(): void;
  destroy(): void;
}

/**
 * A blank square of `side` device px with its corner at (left, top) of the sheet; null where the
 * browser has no 2D canvas.
 */
export function createMaskPiece(
  host: HTMLElement,
  board: Board,
  { left, top, side }: PiecePlace,
): MaskPiece | null {
  const canvas = createStillCanvas(board);
  if (canvas === null) return null;
  Object.assign(canvas.element.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${side}px`,
    height: `${side}px`,
  });
  host.append(canvas.element);
  const image = new ImageData(side, side);
  const held = new Uint32Array(image.data.buffer);
  const show = (): void => canvas.draw(side, side, (context) => context.putImageData(image, 0, 0));
  return {
    put(part, pixels) {
      const { width, height } = part;
      for (let y = 0; y < height; y += 1) {
        const at = (part.top - top + y) * side + part.left - left;
        if (pixels === null) held.fill(0, at, at + width);
        else held.set(pixels.subarray(y * width, (y + 1) * width), at);
      }
    },
    change(change) {
      if (change({ left, top, width: side, height: side }, held)) show();
    },
    isBlank: () => held.every((pixel) => pixel === 0),
    show,
    destroy: () => canvas.element.remove(),
  };
}

interface PiecePlace {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}
