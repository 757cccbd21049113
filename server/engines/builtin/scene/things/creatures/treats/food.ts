import { mixColour, scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { plain } from '../../sculpt/looks.ts';
import { ball, blade, ellipsoid, frustum, type Look, limb } from '../../sculpt/solid.ts';
import type { Vector } from '../../sculpt/vector.ts';
import type { TreatModel } from './treat-model.ts';

const WHITE: Colour = [0.94, 0.93, 0.9];
const BARK: Colour = [0.36, 0.24, 0.14];
const PINK: Colour = [0.86, 0.34, 0.5];
const GREEN: Colour = [0.3, 0.6, 0.16];
const YELLOW: Colour = [0.96, 0.8, 0.14];
const HONEY: Colour = [0.95, 0.6, 0.06];

/** An apple with its stalk. */
export const appleOf = (colour: Colour, size: number): TreatModel => ({
  pieces: [
    ellipsoid(plain(colour, { gloss: 0.5 }), [0, 0, 0], [0.1 * size, 0.092 * size, 0.1 * size]),
    limb(plain(BARK), [0, 0.08 * size, 0], [0.01, 0.13 * size, 0], 0.01 * size, 0.008 * size),
  ],
  half: 0.092 * size,
});

/** A carrot of `long`, its tip ahead and its leaves behind. */
export function carrotOf(colour: Colour, long: number): TreatModel {
  const skin: Look = {
    paint: (x) => scaleColour(colour, 0.93 + 0.09 * Math.sin((x / long) * 70)),
    gloss: 0.2,
  };
  const leaf = plain(GREEN);
  const thick = long * 0.15;
  return {
    pieces: [
      limb(skin, [-long * 0.38, 0, 0], [long * 0.5, 0, 0], thick, thick * 0.16),
      ...[-0.5, -0.2, 0.1, 0.5].map((side, n) =>
        blade(
          leaf,
          [-long * 0.48, 0, 0],
          [-long * (0.9 + 0.06 * (n % 2)), long * 0.3 * side + 0.02, long * 0.22 * side],
          thick * 0.22,
          thick * 0.34,
          0.4,
        ),
      ),
    ],
    half: thick,
  };
}

/** A banana, its peel hanging from its upper half. */
export function bananaOf(colour: Colour, long: number): TreatModel {
  const skin = plain(colour, { gloss: 0.25 });
  const flesh = plain(mixColour(WHITE, YELLOW, 0.25));
  const thick = long * 0.13;
  const at = (share: number): Vector => [
    long * (share - 0.5),
    long * 0.22 * (1 - (2 * share - 1) ** 2),
    0,
  ];
  const run = (look: Look, from: number, to: number, radius: number) =>
    [0, 1, 2].map((n) => {
      const [a, b] = [from + ((to - from) * n) / 3, from + ((to - from) * (n + 1)) / 3];
      return limb(look, at(a), at(b), radius, radius * 0.94, thick * 0.3);
    });
  const [x, y] = at(0.55);
  return {
    pieces: [
      ...run(skin, 0, 0.55, thick),
      ...run(flesh, 0.5, 0.95, thick * 0.8),
      limb(plain(BARK), at(0), [-long * 0.6, -long * 0.04, 0], thick * 0.4, thick * 0.3),
      ...[-1, 0, 1].map((side) =>
        blade(
          skin,
          [x, y, side * thick * 0.6],
          [x - long * 0.02, y - long * (0.3 - 0.06 * Math.abs(side)), side * long * 0.24],
          thick * 0.7,
          thick * 0.2,
          0.3,
        ),
      ),
    ],
    half: thick,
  };
}

const SCOOPS: readonly Colour[] = [PINK, [0.97, 0.92, 0.76], [0.42, 0.24, 0.14]];
const WAFFLE: Colour = [0.84, 0.6, 0.3];

/** A cone of waffle with three scoops, its middle at 0, `size` half as high as it is. */
export function iceCreamCone(size: number): TreatModel {
  const waffle: Look = {
    paint: (x, y, z) =>
      scaleColour(WAFFLE, Math.sin((y + x + z) * 46) * Math.sin((y - x - z) * 46) > 0.4 ? 0.72 : 1),
  };
  const scoops = (
    [
      [0.2, 0.34, 0.16],
      [-0.2, 0.34, -0.1],
      [0, 0.68, 0.02],
    ] as const
  ).map(([x, y, z], n) =>
    ball(
      plain(SCOOPS[n] as Colour, { gloss: 0.25, fur: 0.02 }),
      [x * size, y * size, z * size],
      0.34 * size,
      0.08 * size,
    ),
  );
  return {
    pieces: [frustum(waffle, [0, -size, 0], 1.2 * size, 0.04 * size, 0.42 * size), ...scoops],
    half: size,
  };
}

/** A pot of honey that runs over its rim. */
export function honeyPot(colour: Colour, size: number): TreatModel {
  const clay = plain(colour, { gloss: 0.35 });
  const honey = plain(HONEY, { gloss: 0.9 });
  return {
    pieces: [
      ellipsoid(clay, [0, -size * 0.1, 0], [size * 0.8, size * 0.85, size * 0.8]),
      frustum(clay, [0, size * 0.62, 0], size * 0.26, size * 0.58, size * 0.62),
      frustum(
        plain(scaleColour(colour, 0.7)),
        [0, size * 0.82, 0],
        size * 0.1,
        size * 0.7,
        size * 0.7,
      ),
      ellipsoid(honey, [0, size * 0.94, 0], [size * 0.58, size * 0.12, size * 0.58]),
      ...[
        [0.62, -0.4, 0.5],
        [0.2, -0.72, 0.8],
        [-0.4, -0.62, 0.35],
      ].map(([x = 0, z = 0, long = 0]) =>
        limb(
          honey,
          [x * size, size * 0.94, z * size],
          [x * size * 1.25, size * (0.94 - long), z * size * 1.2],
          size * 0.12,
          size * 0.1,
          size * 0.1,
        ),
      ),
    ],
    half: size * 0.95,
  };
}
