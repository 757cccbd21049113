import { type Cut, plate } from '../solids/plate.ts';
import { type Material, type Point, roll, type Solid } from '../solids/solid.ts';

/** How a gear is made: its teeth, its spokes, and the radius of its rim's inner edge and of its hub as shares of its own. */
interface Gear {
  readonly teeth: number;
  readonly spokes: number;
  readonly rim: number;
  readonly hub: number;
}

/** How far a tooth stands out, as a share of the gear's radius times its number of teeth. */
const TOOTH = 1.7;

/** A wheel of a radius around a middle: a rim, spokes half as wide as said (metres), a hub. */
const spoked =
  (
    [x, y]: readonly [number, number],
    [out, rim, hub]: readonly [out: number, rim: number, hub: number],
    spokes: number,
    half: number,
    turn: number,
    teeth = 0,
  ): Cut =>
  (px, py) => {
    const [u, v] = [px - x, py - y];
    const away = Math.hypot(u, v);
    const angle = Math.atan2(v, u) + turn;
    const tooth = teeth > 0 && Math.sin(angle * teeth) > 0 ? (TOOTH * out) / teeth : 0;
    if (away > out + tooth) return false;
    if (away > rim || away < hub) return true;
    const step = (2 * Math.PI) / spokes;
    const off = angle / step - Math.round(angle / step);
    return Math.abs(Math.sin(off * step)) * away < half;
  };

/** A gear that faces the eye, on its axle, around a middle, of a radius without its teeth and so thick, metres; `turn` radians. */
export function gear(
  [x, y, z]: Point,
  radius: number,
  thick: number,
  { teeth, spokes, rim, hub }: Gear,
  turn: number,
  material: Material,
): Solid[] {
  const all = radius * (1 + TOOTH / teeth);
  return [
    plate(
      2,
      [x - all, y - all, z - thick / 2],
      [x + all, y + all, z + thick / 2],
      spoked([x, y], [radius, radius * rim, radius * hub], spokes, radius * 0.07, turn, teeth),
      material,
    ),
    roll(
      2,
      [x, y],
      [z - thick * 1.6, z + thick * 1.6],
      [radius * hub * 0.6, radius * hub * 0.6],
      material,
    ),
  ];
}

/** A wheel to turn by hand that faces along an axis: of a valve, a hatch or a vault. */
export function handWheel(
  axis: 0 | 2,
  [x, y, z]: Point,
  radius: number,
  spokes: number,
  material: Material,
): Solid {
  const thick = radius * 0.12;
  const middle: readonly [number, number] = axis === 2 ? [x, y] : [y, z];
  const half: Point = axis === 2 ? [radius, radius, thick] : [thick, radius, radius];
  return plate(
    axis,
    [x - half[0], y - half[1], z - half[2]],
    [x + half[0], y + half[1], z + half[2]],
    spoked(middle, [radius, radius * 0.8, radius * 0.24], spokes, radius * 0.08, 0.3),
    material,
  );
}
