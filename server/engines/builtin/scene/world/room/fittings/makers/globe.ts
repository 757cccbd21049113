import { mixColour, scaleColour } from '../../../../arithmetic.ts';
import { type Furnished, flat } from '../../furniture.ts';
import { wood } from '../../materials.ts';
import { bone } from '../../solids/bone.ts';
import { ball, drum, type Material, type Point } from '../../solids/solid.ts';
import { turned } from '../../solids/turned.ts';
import type { FittingWish } from '../fitting.ts';

/** Half the globe's width, and how high its middle is above the floor; metres. */
const RADIUS = 0.24;
const MIDDLE = 0.82;

/** A globe of the earth in a ring of wood, tilted on a meridian of brass, on a turned foot with three legs. */
export function globe({ at, colour, noise }: FittingWish): Furnished {
  const [x, y, z] = at;
  const dark = wood([0.4, 0.23, 0.12], noise);
  const brass = flat([0.84, 0.64, 0.28]);
  const middle: Point = [x, y + MIDDLE, z];
  const sea = colour ?? ([0.2, 0.42, 0.6] as const);
  const earth: Material = (px, py, pz) => {
    const [u, v, w] = [(px - x) / RADIUS, (py - y - MIDDLE) / RADIUS, (pz - z) / RADIUS];
    // Its axis leans to the right.
    const up = 0.92 * v + 0.39 * u;
    const aside = 0.92 * u - 0.39 * v;
    const turn = Math.atan2(aside, -w);
    const grid =
      Math.abs(((Math.asin(Math.max(-1, Math.min(1, up))) * 6) / Math.PI) % 1) < 0.03 ? 0.85 : 1;
    if (Math.abs(up) > 0.95) return [0.94, 0.94, 0.92];
    const land = noise.fbm(turn * 1.15 + 4.3, up * 1.7 + 2.6, 4) - 0.06;
    const shade = mixColour([0.78, 0.66, 0.36], [0.42, 0.56, 0.28], 0.5 + 2 * land);
    return scaleColour(land > 0 ? shade : sea, land > 0 && land < 0.03 ? 0.7 : grid);
  };
  const tilt = 0.4;
  const pole: Point = [Math.sin(tilt), Math.cos(tilt), 0];
  const ring = Array.from({ length: 15 }, (_, n): Point => {
    const turn = (n / 14) * Math.PI;
    // From pole to pole round the right side.
    const [a, b] = [Math.cos(turn), Math.sin(turn)];
    return [
      middle[0] + (RADIUS + 0.03) * (pole[0] * a + pole[1] * b),
      middle[1] + (RADIUS + 0.03) * (pole[1] * a - pole[0] * b),
      z,
    ];
  });
  return {
    lamps: [],
    solids: [
      ball(
        [x - RADIUS, middle[1] - RADIUS, z - RADIUS],
        [x + RADIUS, middle[1] + RADIUS, z + RADIUS],
        earth,
      ),
      ...ring.slice(1).map((to, n) => bone(ring[n] as Point, to, [0.014, 0.014], brass)),
      ...[0, 14].map((n) => bone(ring[n] as Point, middle, [0.016, 0.01], brass)),
      ...turned(
        [x, y + 0.12, z],
        0.42,
        [
          [0, 0.16],
          [0.15, 0.1],
          [0.45, 0.16],
          [0.7, 0.08],
          [1, 0.12],
        ],
        dark,
      ),
      drum([x, z], [y + 0.52, y + 0.555], [0.07, 0.1], brass),
      ...[0.5, 2.6, 4.7].map((turn) =>
        bone(
          [x, y + 0.2, z],
          [x + 0.26 * Math.cos(turn), y + 0.03, z + 0.26 * Math.sin(turn)],
          [0.045, 0.028],
          dark,
        ),
      ),
    ],
  };
}
