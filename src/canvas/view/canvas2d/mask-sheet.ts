import { cutIntoPieces } from '../../kernels/cut-into-pieces.ts';
import type { DeviceArea } from '../../kernels/paint-mask.ts';
import type { DeviceGround } from './device-ground.ts';
import { createMaskPiece, type MaskPiece } from './mask-piece.ts';
import { createBoard } from './still-canvas.ts';

/** Side of a piece, device px: a canvas that changes is handed over whole, so it is small. */
const PIECE = 256;

/** What lies over the whole ground, in device px: small canvases where there is something to see. */
export interface MaskSheet {
  /** Size in device px. */
  readonly width: number;
  readonly height: number;
  /** Draws areas anew; `paint` answers straight-alpha RGBA, or null where there is nothing. */
  draw(areas: readonly DeviceArea[], paint: (part: DeviceArea) => Uint32Array | null): void;
  /** Changes what is drawn, piece by piece; `change` answers false where it left all as it is. */
  change(change: (place: DeviceArea, pixels: Uint32Array) => boolean): void;
  /** Takes everything away. Sizes in CSS px. */
  resize(width: number, height: number, devicePixelRatio: number): void;
  destroy(): void;
}

/** An empty sheet without extent, over what the ground shows so far. */
export function createMaskSheet({ element }: DeviceGround): MaskSheet {
  const board = createBoard();
  const pieces = new Map<string, MaskPiece>();
  let [width, height] = [0, 0];

  const makePiece = (left: number, top: number): MaskPiece | null =>
    createMaskPiece(element, board, { left, top, side: PIECE });
  const drawPart = (part: DeviceArea, pixels: Uint32Array | null): void => {
    const left = part.left - (part.left % PIECE);
    const top = part.top - (part.top % PIECE);
    const name = `${left} ${top}`;
    const known = pieces.get(name);
    if (known === undefined && pixels === null) return;
    const piece = known ?? makePiece(left, top);
    if (piece === null) return;
    pieces.set(name, piece);
    piece.put(part, pixels);
    if (pixels === null && piece.isBlank()) {
      piece.destroy();
      pieces.delete(name);
    } else piece.show();
  };

  const clear = (): void => {
    for (const piece of pieces.values()) piece.destroy();
    pieces.clear();
  };

  return {
    get width() {
      return width;
    },
    get height() {
      return height;
    },
    draw(areas, paint) {
      for (const part of cutIntoPieces(areas, PIECE)) drawPart(part, paint(part));
    },
    change(change) {
      for (const piece of pieces.values()) piece.change(change);
    },
    resize(cssWidth, cssHeight, ratio) {
      width = Math.round(cssWidth * ratio);
      height = Math.round(cssHeight * ratio);
      clear();
    },
    destroy: clear,
  };
}
