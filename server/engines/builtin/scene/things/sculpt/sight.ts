import { place, type Solid } from './solid.ts';
import {
  add,
  after,
  pitch,
  type Rotation,
  scale,
  subtract,
  turnBack,
  type Vector,
  yaw,
} from './vector.ts';

/** From where a model is seen. */
export interface View {
  /** Positive brings what points right toward the viewer; radians. */
  readonly yaw: number;
  /** Positive looks down on it; radians. */
  readonly pitch: number;
  /** How far the eye is, in heights of the model: near exaggerates the perspective. */
  readonly away: number;
  /** Whether it goes on in the ground, where it is not seen: its height is then what stands out. */
  readonly isSunk?: true;
}

/** A model before the eye: how its units become pixels. */
export interface Sight {
  /** The pieces in the view's axes. */
  readonly pieces: readonly Solid[];
  /** What turned the model into the view. */
  readonly turned: Rotation;
  readonly width: number;
  readonly height: number;
  /** Pixels per unit at depth 0. */
  readonly scale: number;
  /** The eye, which looks along z. */
  readonly eye: Vector;
  /** Left and top of the picture in units at depth 0. */
  readonly left: number;
  readonly top: number;
}

/** Empty pixels around the model. */
const MARGIN = 3;

/**
 * Puts a model before the eye so that it is about `height` pixels tall and wholly in the picture. Where
 * `looksAtOrigin` the eye looks at its origin, from as many of its units as the view says; else at its middle.
 */
export function createSight(
  model: readonly Solid[],
  view: View,
  height: number,
  looksAtOrigin = false,
): Sight {
  const turned = after(pitch(view.pitch), yaw(view.yaw));
  const pieces = model.map((piece) => place(piece, turned));
  const whole = pieces.filter(({ cuts }) => !cuts).flatMap(boxesOf);
  const boxes = view.isSunk === true ? whole.map(aboveGround) : whole;
  const span = (axis: 0 | 1 | 2) => ({
    least: Math.min(...boxes.map(([at, half]) => at[axis] - half[axis])),
    most: Math.max(...boxes.map(([at, half]) => at[axis] + half[axis])),
  });
  const [x, y, z] = [span(0), span(1), span(2)];
  const away = view.away * Math.max(y.most - y.least, (x.most - x.least) * 0.7);
  const eye = looksAtOrigin
    ? ([0, 0, -view.away] as const)
    : ([(x.least + x.most) / 2, (y.least + y.most) / 2, z.least - away] as const);
  const shown = shownSpans(boxes, eye);
  const perUnit = (height - 2 * MARGIN) / (shown.top - shown.bottom);
  const width = Math.ceil((shown.right - shown.left) * perUnit) + 2 * MARGIN;
  const origin = { left: shown.left - MARGIN / perUnit, top: shown.top + MARGIN / perUnit };
  return { pieces, turned, width, height, scale: perUnit, eye, ...origin };
}

/** The middle of a box along the view's axes, and half its sides. */
type Extent = readonly [at: Vector, half: Vector];

function starBox({ a, axes, star, r1: size, r2: side }: Solid): Extent {
  if (star === null) return [a, [0, 0, 0]];
  const [low, high] = [star.low, star.high];
  const middle = scale(add(low, high), size / 2);
  const half = scale(subtract(high, low), size / 2);
  const spread = (axis: 0 | 1 | 2): number =>
    [0, 1, 2].reduce(
      (sum, row) => sum + Math.abs((axes[row * 3 + axis] ?? 0) * (half[row] ?? 0)),
      0,
    );
  return [
    add(a, turnBack(axes, [middle[0], middle[1], side * middle[2]])),
    [spread(0), spread(1), spread(2)],
  ];
}

/** The part of a box that is above the ground, about. */
function aboveGround([at, half]: Extent): Extent {
  const low = Math.max(0, at[1] - half[1]);
  const high = Math.max(0, at[1] + half[1]);
  return [
    [at[0], (low + high) / 2, at[2]],
    [half[0], (high - low) / 2, half[2]],
  ];
}

/** Boxes that together hold a piece. */
function boxesOf(piece: Solid): Extent[] {
  const { shape, axes, b, r1, r2, h } = piece;
  if (shape === 'cone') return endsOf(piece).map(([at, radius]) => [at, [radius, radius, radius]]);
  if (shape === 'star') return [starBox(piece)];
  const wide = Math.max(r1, r2);
  const own: Vector =
    shape === 'frustum' ? [wide, h, wide] : shape === 'ring' ? [r1 + r2, r2, r1 + r2] : b;
  const half = (axis: 0 | 1 | 2) => {
    const parts = [0, 1, 2].map((row) => (axes[row * 3 + axis] ?? 0) * (own[row] ?? 0));
    return shape === 'ellipsoid'
      ? Math.hypot(...parts)
      : parts.reduce((sum, part) => sum + Math.abs(part), 0);
  };
  return [[piece.a, [half(0), half(1), half(2)]]];
}

/** Balls that together hold a piece: two for a cone, else one. */
export function endsOf(piece: Solid): readonly (readonly [Vector, number])[] {
  if (piece.shape !== 'cone') return [[piece.middle, piece.reach]];
  return [
    [piece.a, piece.r1],
    [piece.b, piece.r2],
  ];
}

/** What boxes cover as seen from the eye, in units at depth 0. */
function shownSpans(boxes: readonly Extent[], eye: Vector) {
  const shown = { left: 1e9, right: -1e9, top: -1e9, bottom: 1e9 };
  for (const [at, half] of boxes) {
    const { x, y, size } = project(eye, at, 1);
    shown.left = Math.min(shown.left, x - size * half[0]);
    shown.right = Math.max(shown.right, x + size * half[0]);
    shown.bottom = Math.min(shown.bottom, y - size * half[1]);
    shown.top = Math.max(shown.top, y + size * half[1]);
  }
  return shown;
}

/** Where the eye sees a ball at depth 0, and how large at most. */
export function project(
  eye: Vector,
  at: Vector,
  radius: number,
): { x: number; y: number; size: number } {
  const share = -eye[2] / (at[2] - eye[2]);
  const nearer = -eye[2] / Math.max(1e-3, at[2] - radius - eye[2]);
  return {
    x: eye[0] + (at[0] - eye[0]) * share,
    y: eye[1] + (at[1] - eye[1]) * share,
    size: radius * nearer,
  };
}
