import type { Colour } from '../../words/idea.ts';
import { plain, tiles } from '../sculpt/looks.ts';
import { box, frustum, hull, type Look, type Solid } from '../sculpt/solid.ts';
import { type Vector, yaw } from '../sculpt/vector.ts';

const DARK: Colour = [0.07, 0.07, 0.09];

/** A narrow window in a round wall, at an angle from the viewer, that shines at night. */
export function slit(angle: number, y: number, radius: number, size = 0.022): Solid {
  const at: Vector = [Math.sin(angle) * radius, y, -Math.cos(angle) * radius];
  const look: Look = plain(DARK, { glow: () => 0.9 });
  return box(look, at, [size * 0.42, size, size * 0.5], yaw(angle));
}

/** A roof with two slopes along x over a rectangle of half sides, `rise` high, from `foot` up. */
export function gable(
  look: Look,
  foot: Vector,
  half: readonly [number, number],
  rise: number,
): Solid {
  const length = Math.hypot(rise, half[1]);
  const [up, out] = [half[1] / length, rise / length];
  const away = half[1] * out;
  return hull(
    look,
    foot,
    [0, up, out, away, 0, up, -out, away, 0, -1, 0, 0.004, 1, 0, 0, half[0], -1, 0, 0, half[0]],
    [half[0], rise, half[1]],
  );
}

/** A roof with four slopes over a rectangle of half sides that ends in a ridge or a point. */
export function hip(
  look: Look,
  foot: Vector,
  half: readonly [number, number],
  rise: number,
): Solid {
  const short = Math.min(half[0], half[1]);
  const length = Math.hypot(rise, short);
  const [up, out] = [short / length, rise / length];
  return hull(
    look,
    foot,
    [
      ...[0, up, out, half[1] * out],
      ...[0, up, -out, half[1] * out],
      ...[out, up, 0, half[0] * out],
      ...[-out, up, 0, half[0] * out],
      ...[0, -1, 0, 0.004],
    ],
    [half[0], rise, half[1]],
  );
}

/** A pointed round roof with eaves. */
export const spire = (colour: Colour, foot: Vector, radius: number, rise: number): Solid =>
  frustum(tiles(colour, rise * 0.055), foot, rise, radius, 0.003);
