import { BOX, CONE, type Field, FRUSTUM, type Group, groupOf, RING } from './field.ts';
import { endsOf, project, type Sight } from './sight.ts';
import type { Solid } from './solid.ts';

/** Pixels on a side of a tile, and of one of a model that is drawn lower than so many: there a wide tile would hold most of its pieces. */
const SIDE = { usual: 8, small: 4, below: 120 } as const;

/** How wide the tiles of a picture so high are, pixels. */
export const tileOf = (height: number): number => (height < SIDE.below ? SIDE.small : SIDE.usual);

/** The pieces that can be seen in one tile, in order, and between which depths they are. */
export interface Tile {
  readonly group: Group;
  /** The same in any order, to be changed, where none of them melts or cuts and how far off each is is exact; else null. */
  readonly apart: Uint16Array | null;
  readonly near: number;
  readonly far: number;
}

/** Shapes whose distance is exact: of others it depends on the order which of them are asked. */
const EXACT: ReadonlySet<number> = new Set([BOX, CONE, FRUSTUM, RING]);

/** Sorts the pieces into the tiles of the picture, row by row; `side`: how wide one is, pixels. */
export function createTiles(sight: Sight, field: Field, side: number): Tile[] {
  const { all, shapes } = field;
  const columns = Math.ceil(sight.width / side);
  const rows = Math.ceil(sight.height / side);
  const boxes = sight.pieces.map((piece, n) => shownBox(piece, meltAround(sight.pieces, n), sight));
  return Array.from({ length: columns * rows }, (_, index) => {
    const left = (index % columns) * side;
    const top = Math.floor(index / columns) * side;
    const here = all.filter((n) => {
      const box = boxes[n];
      if (box === undefined || box.left >= left + side || box.right <= left) return false;
      return box.top < top + side && box.bottom > top;
    });
    const isApart = here.every((n) => {
      const piece = sight.pieces[n];
      return piece?.blend === 0 && !piece.cuts && EXACT.has(shapes[n] as number);
    });
    const apart = isApart ? here.slice() : null;
    return {
      group: groupOf(field, here),
      apart,
      ...depths(Array.from(here, (n) => sight.pieces[n])),
    };
  });
}

function depths(pieces: readonly (Solid | undefined)[]): { near: number; far: number } {
  let [near, far] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const piece of pieces) {
    if (piece === undefined || piece.cuts) continue;
    near = Math.min(near, piece.middle[2] - piece.reach);
    far = Math.max(far, piece.middle[2] + piece.reach);
  }
  return { near, far };
}

/** How much of a melting's width a piece must be within to change what is seen there, about. */
const FELT = 0.75;

/**
 * How far from a piece it may still change the surface: where a later one melts into it, or it into earlier ones.
 * Were that less, there would be straight seams where tiles meet.
 */
function meltAround(pieces: readonly Solid[], index: number): number {
  const piece = pieces[index] as Solid;
  let widest = piece.blend;
  for (let n = index + 1; n < pieces.length; n++) {
    const { blend, middle, reach } = pieces[n] as Solid;
    if (blend <= widest) continue;
    const away = Math.hypot(
      middle[0] - piece.middle[0],
      middle[1] - piece.middle[1],
      middle[2] - piece.middle[2],
    );
    if (away < reach + piece.reach + blend) widest = blend;
  }
  return FELT * widest;
}

/** The rectangle of pixels that a piece, with that margin in which it melts, can touch. */
function shownBox(
  piece: Solid,
  melt: number,
  { eye, scale, left, top }: Pick<Sight, 'eye' | 'scale' | 'left' | 'top'>,
) {
  const shown = { left: 1e9, right: -1e9, top: 1e9, bottom: -1e9 };
  for (const [at, radius] of endsOf(piece)) {
    const { x, y, size } = project(eye, at, radius + melt + 1.5 / scale);
    shown.left = Math.min(shown.left, (x - size - left) * scale);
    shown.right = Math.max(shown.right, (x + size - left) * scale);
    shown.top = Math.min(shown.top, (top - y - size) * scale);
    shown.bottom = Math.max(shown.bottom, (top - y + size) * scale);
  }
  return shown;
}
