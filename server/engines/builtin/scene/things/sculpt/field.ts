import type { Shape, Solid } from './solid.ts';
import type { Star } from './star.ts';
import { add, dot, normalise, scale, subtract } from './vector.ts';

/**
 * The pieces of a model as plain numbers, {@link STRIDE} a piece, so that distances are fast.
 * Offsets: 0 a, 3 b (a cone: its direction), 6 r1, 7 r2, 8 h (a cone: its length), 9 axes (a cone:
 * sine and cosine of its slope, how flat it is, and from 15 the axis along which it is), 18 blend, 19 cuts, 20 middle, 23 reach, 24 first plane, 25 number of
 * planes.
 */
export interface Field {
  readonly numbers: Float64Array;
  readonly shapes: Uint8Array;
  readonly planes: Float64Array;
  /** What the pieces that are stars are like, by piece. */
  readonly stars: readonly (Star | null)[];
  /** Every piece, in order. */
  readonly all: Uint16Array;
}

/** Pieces that are asked together, in their order. */
export interface Group {
  readonly pieces: Uint16Array;
  /** How many of those, from the first, it has. */
  count: number;
  /** How much farther off than the nearest a piece can be and still change the surface by melting. */
  readonly felt: number;
  /** Whether one of them cuts. */
  readonly cuts: boolean;
  /** The piece that was nearest where the group was asked last: most likely it is the next time. */
  nearest: number;
}

/** Numbers of a piece. */
export const STRIDE = 26;
/** The codes of shapes in {@link Field.shapes}. */
export const CONE = 0;
export const ELLIPSOID = 1;
export const BOX = 2;
export const FRUSTUM = 3;
export const RING = 4;
const HULL = 5;
export const TUBE = 7;
export const BLADE = 6;
export const STAR = 8;
const CODES: Readonly<Record<Shape, number>> = {
  cone: CONE,
  ellipsoid: ELLIPSOID,
  box: BOX,
  frustum: FRUSTUM,
  ring: RING,
  hull: HULL,
  tube: TUBE,
  star: STAR,
};

/** Writes pieces down as numbers. */
export function createField(pieces: readonly Solid[]): Field {
  const numbers = new Float64Array(pieces.length * STRIDE);
  const planes = Float64Array.from(pieces.flatMap((piece) => piece.planes));
  let plane = 0;
  pieces.forEach((piece, n) => {
    const { a, r1, r2, blend, cuts, middle, reach } = piece;
    const { b, h, axes } = piece.shape === 'cone' ? slopeOf(piece) : piece;
    const faces = piece.planes.length / 4;
    numbers.set(
      [...a, ...b, r1, r2, h, ...axes, blend, cuts ? 1 : 0, ...middle, reach, plane, faces],
      n * STRIDE,
    );
    plane += piece.planes.length;
  });
  return {
    numbers,
    shapes: Uint8Array.from(pieces, ({ shape, flat }) => (flat === 1 ? CODES[shape] : BLADE)),
    planes,
    stars: pieces.map(({ star }) => star),
    all: Uint16Array.from(pieces, (_, n) => n),
  };
}

/** How many times the width of a melting a piece is felt: its own, and where it melts with others before. */
const FELT = 2;

/** Some of a field's pieces, in their order. */
export function groupOf({ numbers }: Pick<Field, 'numbers'>, pieces: Uint16Array): Group {
  let felt = 0;
  let cuts = false;
  for (const piece of pieces) {
    felt = Math.max(felt, FELT * (numbers[piece * STRIDE + 18] as number));
    cuts ||= numbers[piece * STRIDE + 19] !== 0;
  }
  return { pieces, count: pieces.length, felt, cuts, nearest: pieces[0] ?? 0 };
}

/** A cone's direction, length and slope, where what is flat is drawn out until it is round; a ball has no length. */
function slopeOf({ a, b, r1, r2, axes, flat }: Solid): Pick<Solid, 'b' | 'h' | 'axes'> {
  const [, , , d, e, f, ...side] = axes;
  const along = subtract(b, a);
  const drawn = add(along, scale(side, dot(along, side) * (1 / flat - 1)));
  const h = Math.hypot(...drawn);
  const sine = h === 0 ? 0 : (r1 - r2) / h;
  return {
    b: normalise(drawn),
    h,
    axes: [sine, Math.sqrt(Math.max(0, 1 - sine * sine)), flat, d, e, f, ...side],
  };
}
