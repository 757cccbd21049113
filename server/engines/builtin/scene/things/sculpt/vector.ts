/*
 * Called for every pixel of a model: parts are read by their place, for an array taken apart by a pattern is walked
 * through, which keeps the engine that runs this from putting such a function into the one that calls it.
 */

/** A point or direction: right, up, away from the viewer. */
export type Vector = readonly [x: number, y: number, z: number];

/** A rotation, row by row: what turns model axes into another frame's. */
export type Rotation = readonly [
  ...[number, number, number],
  ...[number, number, number],
  ...[number, number, number],
];

/** The rotation that turns nothing. */
export const UNTURNED: Rotation = [1, 0, 0, 0, 1, 0, 0, 0, 1];

/** Sum, difference, multiple and dot product of vectors. */
export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
/** A vector at right angles to two others, as long as the area between them. */
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

/** The point that share of the way from one to another. */
export const between = (a: Vector, b: Vector, share: number): Vector =>
  add(a, scale(subtract(b, a), share));

/** The direction with length 1; a null vector becomes "up". */
export function normalise(a: Vector): Vector {
  const length = Math.hypot(a[0], a[1], a[2]);
  return length === 0 ? [0, 1, 0] : scale(a, 1 / length);
}

/** The same, rounded otherwise in its last digit: several times as fast, for what every pixel asks for. */
export function towardOf(a: Vector): Vector {
  const length = Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]);
  return length === 0 ? [0, 1, 0] : scale(a, 1 / length);
}

/** A vector turned by a rotation. */
export const turn = (m: Rotation, a: Vector): Vector => [
  m[0] * a[0] + m[1] * a[1] + m[2] * a[2],
  m[3] * a[0] + m[4] * a[1] + m[5] * a[2],
  m[6] * a[0] + m[7] * a[1] + m[8] * a[2],
];

/** A vector turned back. */
export const turnBack = (m: Rotation, a: Vector): Vector => [
  m[0] * a[0] + m[3] * a[1] + m[6] * a[2],
  m[1] * a[0] + m[4] * a[1] + m[7] * a[2],
  m[2] * a[0] + m[5] * a[1] + m[8] * a[2],
];

/** First `b`, then `a`. */
export function after(a: Rotation, b: Rotation): Rotation {
  const at = (row: number, column: number) =>
    (a[row * 3] ?? 0) * (b[column] ?? 0) +
    (a[row * 3 + 1] ?? 0) * (b[column + 3] ?? 0) +
    (a[row * 3 + 2] ?? 0) * (b[column + 6] ?? 0);
  return [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), at(2, 2)];
}

/** Around the upright axis: positive brings what points right toward the viewer. Radians. */
export const yaw = (angle: number): Rotation => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c, 0, s, 0, 1, 0, -s, 0, c];
};
/** Around the axis from left to right: positive tips the top toward the viewer. Radians. */
export const pitch = (angle: number): Rotation => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [1, 0, 0, 0, c, s, 0, -s, c];
};
/** Around the axis of sight: positive lifts what points right. Radians. */
export const roll = (angle: number): Rotation => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [c, -s, 0, s, c, 0, 0, 0, 1];
};
