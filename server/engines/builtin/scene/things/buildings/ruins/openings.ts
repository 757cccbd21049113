import { hull, type Look, type Solid } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';

/** By how much the planes that stand for an arch turn, radians. */
const TURNS = [0.12, 0.38, 0.64, 0.9, 1.16, 1.42] as const;

/** How far from the middle line each half of an arch has its centre, in half widths: 0 is a round one, 1 a pointed one. */
export type Pointed = number;

/**
 * A piece of the form of an arched opening, to be cut out of a wall across z: `foot` is the middle of its sill, `wide` half
 * its width, `spring` how high its arch begins and `deep` half its depth.
 */
export function archway(
  look: Look,
  foot: Vector,
  wide: number,
  spring: number,
  deep: number,
  pointed: Pointed = 1,
): Solid {
  const radius = (1 + pointed) * wide;
  const rise = Math.sqrt(radius ** 2 - (pointed * wide) ** 2);
  const planes = [-1, 1].flatMap((side) => [
    ...[side, 0, 0, wide],
    // A turn beyond the point of the arch touches nothing.
    ...TURNS.filter((by) => Math.cos(by) * radius > pointed * wide * 0.9).flatMap((by) => [
      ...[side * Math.cos(by), Math.sin(by), 0],
      radius + spring * Math.sin(by) - pointed * wide * Math.cos(by),
    ]),
  ]);
  return hull(
    look,
    foot,
    [...planes, 0, -1, 0, 0, 0, 0, 1, deep, 0, 0, -1, deep],
    [wide, spring + rise, deep],
  );
}

/** The same across x. */
export const archwayAcross = (
  look: Look,
  foot: Vector,
  wide: number,
  spring: number,
  deep: number,
  pointed: Pointed = 1,
): Solid => {
  const piece = archway(look, foot, wide, spring, deep, pointed);
  const planes = piece.planes.map((part, n) => {
    const at = n % 4;
    if (at === 0) return piece.planes[n + 2] as number;
    return at === 2 ? (piece.planes[n - 2] as number) : part;
  });
  return { ...piece, planes, b: [piece.b[2], piece.b[1], piece.b[0]] };
};
