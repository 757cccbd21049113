import type { Colour } from '../../../words/idea.ts';
import { HELD } from '../../../world/scenery/outlying/junkyard.ts';
import { wreck } from '../../vehicles/road/wreck.ts';
import type { Draft, Drawing } from '../as-seen.ts';
import { askedOf, at, HIGH, people, turned } from '../put-in-place.ts';
import type { Stage } from '../stage.ts';

/** How much of a wreck's height the next one on it lies over it. */
const ON = 0.62;
/** How far the lowest one's sills are under the place where wheels would stand, by its height. */
const SUNK = 0.12;
/** Wrecks that are drawn for the many that are seen: headings that differ by less than this share one, radians. */
const APART = 0.4;

/** Faded paints. */
const PAINTS: readonly Colour[] = [
  [0.5, 0.16, 0.12],
  [0.24, 0.4, 0.56],
  [0.78, 0.74, 0.64],
  [0.34, 0.46, 0.34],
  [0.74, 0.58, 0.24],
];

/** Stacks of wrecks: to the right on the picture's side, ahead, how many, where the lowest one heads, radians. World units. */
const STACKS = [
  [4.5, 8.6, 4, 0.25],
  [-5.2, 11.6, 5, 2.9],
  [5.4, 13.4, 5, 0.1],
  [-6.2, 16.6, 5, 0.2],
  [6.2, 18.6, 6, 2.95],
  [-10.6, 20, 6, 0.1],
  [-6.6, 22.6, 3, 1.2],
  [11.2, 16.6, 4, 0.3],
  [-11.6, 28, 5, 0],
  [-6.4, 31, 6, 0.15],
  [-1.4, 33, 5, 3],
  [4, 32.4, 6, 0.2],
  [17, 26, 5, 0.1],
  [-17.6, 26, 4, 0.1],
  [16, 36, 4, 0.1],
  [-16, 38, 4, 0.1],
] as const;

/** Stacks of wrecked cars on both sides of a lane, one that hangs from the crane's magnet, and who looks for parts. */
export function junkyard(stage: Stage): Draft[] {
  const { side, idea } = stage.setting;
  if (idea.without.includes('car')) return [];
  const drawn = new Map<string, Drawing>();
  const asked = askedOf(stage, 'car');
  const wreckAt = (x: number, z: number, heading: number, nth: number, up: number): Draft => {
    const seen = Math.round((heading - Math.atan2(x, z)) / APART) * APART;
    const paint = nth % PAINTS.length;
    const key = `${seen.toFixed(1)} ${paint}`;
    const colour = paint === 0 && asked !== null ? asked : (PAINTS[paint] as Colour);
    const draw = drawn.get(key) ?? turned(stage, wreck, seen, [0, 1], colour);
    drawn.set(key, draw);
    return at(stage, draw, x, z, HIGH.car, up);
  };
  const stacked = STACKS.flatMap(([aside, z, count, heading], row) =>
    Array.from({ length: count }, (_, n) => {
      const shift = 0.34 * Math.sin(row * 5 + n * 2.4);
      const turn = heading + 0.16 * Math.sin(row * 3 + n * 4.1) + (n % 3 === 1 ? Math.PI : 0);
      return wreckAt(
        side * (aside + shift),
        z + 0.02 * n,
        side * turn,
        row * 2 + n,
        (n * ON - SUNK) * HIGH.car,
      );
    }),
  );
  return [
    ...stacked,
    wreckAt(side * HELD.aside, HELD.z, side * 0.2, 1, HELD.up),
    ...people(stage, [
      [-1.2, 14],
      [1.4, 21],
    ]),
  ];
}
