import { hull, type Look, type Solid } from './solid.ts';
import { after, between, pitch, roll, type Rotation, subtract, type Vector } from './vector.ts';

/** Half widths along x and along z. */
export type Girth = readonly [deep: number, wide: number];

/** Sides of what is nearly round. */
const SIDES = 20;

/**
 * An upright tube of oval section that is cut off straight above and below: a skirt, a hem, a waistband.
 * `blend` as of every solid.
 */
export function flare(
  look: Look,
  top: Vector,
  [topDeep, topWide]: Girth,
  bottom: Vector,
  [lowDeep, lowWide]: Girth,
  blend = 0,
): Solid {
  const way = subtract(top, bottom);
  const half = Math.hypot(...way) / 2;
  const planes = [0, 1, 0, half, 0, -1, 0, half];
  for (let n = 0; n < SIDES; n++) {
    const angle = (2 * Math.PI * n) / SIDES;
    const [x, z] = [Math.cos(angle), Math.sin(angle)];
    const above = Math.hypot(topDeep * x, topWide * z);
    const below = Math.hypot(lowDeep * x, lowWide * z);
    const long = Math.hypot(2 * half, below - above);
    const [out, up] = [(2 * half) / long, (below - above) / long];
    planes.push(out * x, up, out * z, out * above + up * half);
  }
  const reach: Vector = [Math.max(topDeep, lowDeep), half, Math.max(topWide, lowWide)];
  return { ...hull(look, between(bottom, top, 0.5), planes, reach, standing(way)), blend };
}

/** What turns "up" into that direction. */
function standing([x, y, z]: Vector): Rotation {
  const long = Math.hypot(x, y, z) || 1;
  return after(roll(-Math.atan2(x, y)), pitch(-Math.asin(z / long)));
}
