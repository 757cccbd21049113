import { type Look, type Solid, tube } from './solid.ts';
import { after, between, pitch, type Rotation, roll, subtract, type Vector } from './vector.ts';

/** Half widths along x and along z. */
export type Girth = readonly [deep: number, wide: number];

/** A skirt, a hem or a waistband: an oval tube from one place to another, no wider above than below; `blend` as of every solid. */
export function flare(
  look: Look,
  top: Vector,
  [deep, wide]: Girth,
  bottom: Vector,
  [lowDeep, lowWide]: Girth,
  blend = 0,
): Solid {
  const way = subtract(top, bottom);
  const low: Vector = [lowDeep, Math.hypot(...way) / 2, lowWide];
  return { ...tube(look, between(bottom, top, 0.5), low, deep, wide, standing(way)), blend };
}

/** What turns "up" into that direction. */
function standing([x, y, z]: Vector): Rotation {
  const long = Math.hypot(x, y, z) || 1;
  return after(roll(-Math.atan2(x, y)), pitch(-Math.asin(z / long)));
}
