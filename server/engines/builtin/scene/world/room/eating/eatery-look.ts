import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import type { Furnishing } from '../furniture.ts';
import type { Surfaces } from '../room-kind.ts';
import type { Material, Point, Solid } from '../solids/solid.ts';

/** How a restaurant looks that serves the dishes of one country. */
export interface EateryLook {
  readonly surfaces: (noise: Noise) => Surfaces;
  /** What its tables are covered with, or made of. */
  readonly top: (noise: Noise) => Material;
  /** Whether they are round. */
  readonly isRound?: true;
  /** What its chairs are painted, or their wood. */
  readonly chair: Colour;
  /** What stands on a table among the plates: the middle of its top. */
  readonly onTable: (middle: Point, number: number) => readonly Solid[];
  /** What hangs from its ceiling at a place below it. */
  readonly lamp: (place: Point, ceiling: number) => readonly Solid[];
  /** What else is on its walls and beneath its ceiling. */
  readonly dressing: (furnishing: Furnishing) => readonly Solid[];
}

/** One material below a height of a wall, another above, with a strip of a colour between. */
export const above =
  (high: number, low: Material, upper: Material, strip: Colour): Material =>
  (x, y, z, axis) =>
    y < high ? low(x, y, z, axis) : y < high + 0.06 ? strip : upper(x, y, z, axis);

/** One of several colours, by a number. */
export const pick = (colours: readonly Colour[], number: number): Colour =>
  colours[number % colours.length] as Colour;
