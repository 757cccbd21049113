import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { flat } from '../furniture.ts';
import { wood } from '../materials.ts';
import { box, drum, type Material, type Point, roll, type Solid } from '../solids/solid.ts';

const IVORY: Colour = [0.97, 0.94, 0.85];
const INK: Colour = [0.09, 0.07, 0.06];
const BRASS: Colour = [0.95, 0.7, 0.28];

/** Whether a place is on a hand that points a share of a turn to the right of up, so long and half as thick as said. */
const onHand = (u: number, v: number, turn: number, long: number, thick: number): boolean => {
  const [sin, cos] = [Math.sin(2 * Math.PI * turn), Math.cos(2 * Math.PI * turn)];
  const along = u * sin + v * cos;
  return along > -0.12 && along < long && Math.abs(u * cos - v * sin) < thick;
};

/** A clock's face of a radius around a middle, seen from before it, showing `hours` past noon. */
export const clockFace =
  ([x, y]: readonly [number, number], radius: number, hours: number): Material =>
  (px, py) => {
    const [u, v] = [(px - x) / radius, (py - y) / radius];
    const out = Math.hypot(u, v);
    if (onHand(u, v, hours / 12, 0.48, 0.05) || onHand(u, v, hours % 1, 0.72, 0.035)) return INK;
    const turn = (Math.atan2(u, v) / (2 * Math.PI)) * 12;
    const off = Math.abs(turn - Math.round(turn)) * out;
    const isQuarter = Math.round(turn) % 3 === 0;
    if (out > 0.72 && out < 0.92 && off < (isQuarter ? 0.13 : 0.07)) return INK;
    if (out > 0.94) return BRASS;
    return out < 0.06 ? BRASS : IVORY;
  };

/** A round clock on a wall ahead of the eye, its rim of a colour. */
export const wallClock = (
  [x, y, z]: Point,
  radius: number,
  hours: number,
  rim: Colour,
): Solid[] => [
  roll(2, [x, y], [z - 0.06, z], [radius, radius], flat(rim)),
  roll(
    2,
    [x, y],
    [z - 0.075, z - 0.06],
    [radius * 0.8, radius * 0.84],
    clockFace([x, y], radius * 0.8, hours),
  ),
];

/** A tall clock that stands on the floor, its pendulum behind a pane; `size` 1 is 2.2 metres. */
export function tallClock([x, , z]: Point, size: number, hours: number, noise: Noise): Solid[] {
  const oak = wood([0.4, 0.2, 0.1], noise);
  const light = wood([0.56, 0.31, 0.15], noise);
  const part = (half: number, low: number, high: number, deep: number, look: Material) =>
    box(
      [x - half * size, low * size, z - deep * size],
      [x + half * size, high * size, z + 0.16 * size],
      look,
    );
  const face: readonly [number, number] = [x, 1.78 * size];
  const front = z - 0.2 * size;
  return [
    part(0.32, 0, 0.12, 0.22, oak),
    part(0.28, 0.12, 0.55, 0.2, light),
    part(0.31, 0.55, 0.6, 0.22, oak),
    part(0.21, 0.6, 1.42, 0.15, oak),
    part(0.31, 1.42, 1.48, 0.21, oak),
    part(0.28, 1.48, 2.05, 0.19, light),
    part(0.33, 2.05, 2.12, 0.23, oak),
    ...[-1, 0, 1].map((n) =>
      drum(
        [x + n * 0.26 * size, z - 0.06 * size],
        [2.12 * size, (n === 0 ? 2.34 : 2.24) * size],
        [0.05 * size, 0.015 * size],
        flat(BRASS),
      ),
    ),
    box(
      [x - 0.14 * size, 0.68 * size, front + 0.03 * size],
      [x + 0.14 * size, 1.36 * size, front + 0.05 * size],
      flat([0.1, 0.06, 0.04]),
    ),
    box(
      [x - 0.012 * size, 0.92 * size, front + 0.02 * size],
      [x + 0.012 * size, 1.36 * size, front + 0.03 * size],
      flat(BRASS),
    ),
    roll(
      2,
      [x, 0.9 * size],
      [front, front + 0.03 * size],
      [0.085 * size, 0.085 * size],
      flat(scaleColour(BRASS, 1.2)),
    ),
    roll(
      2,
      face,
      [front - 0.01, front + 0.02 * size],
      [0.23 * size, 0.23 * size],
      clockFace(face, 0.23 * size, hours),
    ),
  ];
}

/** A small clock on a shelf: a case with a round top. */
export const mantelClock = (
  [x, y, z]: Point,
  size: number,
  hours: number,
  noise: Noise,
): Solid[] => [
  box(
    [x - size * 1.5, y, z - size * 0.6],
    [x + size * 1.5, y + size * 0.3, z + size * 0.6],
    wood([0.36, 0.19, 0.1], noise),
  ),
  box(
    [x - size, y + size * 0.3, z - size * 0.5],
    [x + size, y + size * 1.4, z + size * 0.5],
    wood([0.46, 0.25, 0.12], noise),
  ),
  roll(
    2,
    [x, y + size * 1.4],
    [z - size * 0.5, z + size * 0.5],
    [size, size],
    wood([0.46, 0.25, 0.12], noise),
  ),
  roll(
    2,
    [x, y + size * 1.35],
    [z - size * 0.56, z - size * 0.5],
    [size * 0.8, size * 0.8],
    clockFace([x, y + size * 1.35], size * 0.8, hours),
  ),
];
