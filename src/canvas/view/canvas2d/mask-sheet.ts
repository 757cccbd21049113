import { cutIntoPieces } from '../../kernels/cut-into-pieces.ts';
import { meetOf } from '../../kernels/meet-of.ts';
import type { DeviceArea } from '../../kernels/paint-mask.ts';
import type { DeviceGround } from './device-ground.ts';
import { createMaskPiece, type MaskPiece, type PieceTools } from './mask-piece.ts';
import type { PictureSheet } from './picture-sheet.ts';
import { createBoard } from './still-canvas.ts';

/** Side of a piece, device px: a canvas that changes is handed over whole, so it is small. */
const PIECE = 256;

/** What lies over the picture, in device px: small canvases where there is something to see. */
export interface MaskSheet {
  /** Draws areas anew; `paint` answers straight-alpha RGBA, or null where there is nothing. */
  draw(areas: readonly DeviceArea[], paint: (part: DeviceArea) => Uint32Array | null): void;
  /** Changes what is drawn, piece by piece; `change` answers false where it left all as it is. */
  change(change: (place: DeviceArea, pixels: Uint32Array) => boolean): void;
  /** The picture was drawn anew at the same place: shows it beneath what is drawn. */
  renew(): void;
  /** Takes everything away. */
  clear(): void;
}

interface Square {
  readonly left: number;
  readonly top: number;
  readonly piece: MaskPiece;
}

/** An empty sheet over a picture. */
export function createMaskSheet(
  { element }: DeviceGround,
  picture: Pick<PictureSheet, 'place' | 'copy'>,
): MaskSheet {
  const tools = createTools();
  const squares = new Map<string, Square>();
  /** What the pieces were cut to. */
  let bounds: DeviceArea | null = null;

  const areaOf = ({ left, top }: { left: number; top: number }): DeviceArea | null =>
    bounds && meetOf(bounds, { left, top, width: PIECE, height: PIECE });
  const drop = (name: string): void => {
    squares.get(name)?.piece.destroy();
    squares.delete(name);
  };
  const clear = (): void => {
    for (const name of [...squares.keys()]) drop(name);
  };
  /** Cuts the pieces to where the picture is now; they are blank then. */
  const cut = (next: DeviceArea | null): void => {
    if (isSame(bounds, next)) return;
    bounds = next;
    for (const [name, square] of [...squares]) {
      const place = areaOf(square);
      if (place === null) drop(name);
      else square.piece.move(place);
    }
  };
  const pieceAt = (left: number, top: number): MaskPiece | null => {
    const name = `${left} ${top}`;
    const known = squares.get(name);
    if (known !== undefined) return known.piece;
    const place = areaOf({ left, top });
    const piece = place && tools && createMaskPiece(element, tools, picture);
    if (place === null || piece === null) return null;
    piece.move(place);
    squares.set(name, { left, top, piece });
    return piece;
  };
  const drawPart = (part: DeviceArea, pixels: Uint32Array | null): void => {
    const left = part.left - (part.left % PIECE);
    const top = part.top - (part.top % PIECE);
    const name = `${left} ${top}`;
    if (pixels === null && !squares.has(name)) return;
    const piece = pieceAt(left, top);
    piece?.put(part, pixels);
    if (pixels === null && piece?.isBlank()) drop(name);
    else piece?.show();
  };

  return {
    draw(areas, paint) {
      cut(picture.place());
      const seen = areas.flatMap((area) => (bounds && meetOf(area, bounds)) ?? []);
      for (const part of cutIntoPieces(seen, PIECE)) drawPart(part, paint(part));
    },
    change(change) {
      for (const { piece } of squares.values()) piece.change(change);
    },
    renew() {
      for (const { piece } of squares.values()) piece.show();
    },
    clear,
  };
}

/** Null where the browser has no 2D canvas. */
function createTools(): PieceTools | null {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PIECE, PIECE];
  const ink = canvas.getContext('2d');
  return ink && { board: createBoard(), ink };
}

function isSame(one: DeviceArea | null, other: DeviceArea | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.width === other.width &&
    one.height === other.height
  );
}
