import { scaleColour } from '../../../arithmetic.ts';
import type { Noise } from '../../../noise.ts';
import type { Colour } from '../../../words/idea.ts';
import { flagstones, oldWood } from '../furnishings/timbered.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import { chance } from '../materials.ts';
import type { Surfaces } from '../room-kind.ts';
import { plate } from '../solids/plate.ts';
import { ball, box, drum, type Material, type Point, type Solid } from '../solids/solid.ts';
import { type CounterShop, counterShop } from './counter-shop.ts';

const RINDS: readonly Colour[] = [
  [0.86, 0.62, 0.22],
  [0.94, 0.84, 0.6],
  [0.78, 0.16, 0.12],
  [0.7, 0.5, 0.26],
  [0.95, 0.74, 0.26],
  [0.9, 0.88, 0.8],
];
const PASTE: Colour = [1, 0.84, 0.4];

/** Walls of cream tiles, a stone floor, dark beams. */
export const cheeseSurfaces = (noise: Noise): Surfaces => ({
  walls: (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    const [u, v] = [along / 0.3 + 0.5 * (Math.floor(y / 0.15) & 1), y / 0.15];
    const joint = u - Math.floor(u) < 0.03 || v - Math.floor(v) < 0.06;
    return scaleColour(
      [0.9, 0.86, 0.74],
      joint ? 0.75 : 0.96 + 0.08 * chance(Math.floor(u), Math.floor(v)),
    );
  },
  floor: flagstones(noise),
  ceiling: oldWood([0.34, 0.23, 0.14], noise, 0),
});

/** Whether a place of a cut face is in one of the cheese's holes. */
const isHole = (x: number, y: number): boolean => {
  const [a, b] = [Math.floor(x / 0.07), Math.floor(y / 0.06)];
  const [u, v] = [x / 0.07 - a - 0.5, y / 0.06 - b - 0.5];
  return Math.hypot(u, v) < 0.18 + 0.24 * chance(a, b + 40) && chance(a + 3, b) > 0.3;
};

/** A wheel of cheese from which a piece is cut toward the eye. */
function cutWheel([x, y, z]: Point, radius: number, high: number, number: number): Solid {
  const rind = RINDS[number % RINDS.length] as Colour;
  const turn = -Math.PI / 2 + 0.5 * (chance(number, 8) - 0.5);
  const isOut = (px: number, pz: number) => {
    const off = Math.atan2(pz - z, px - x) - turn;
    return Math.abs(Math.atan2(Math.sin(off), Math.cos(off))) < 0.55;
  };
  return plate(
    1,
    [x - radius, y, z - radius],
    [x + radius, y + high, z + radius],
    (px, pz) => Math.hypot(px - x, pz - z) < radius && !isOut(px, pz),
    (px, py, pz) => {
      const out = Math.hypot(px - x, pz - z);
      if (out > radius * 0.97 || py > y + high * 0.99) return rind;
      return number % 2 === 0 && isHole(px + pz, py) ? scaleColour(PASTE, 0.6) : PASTE;
    },
  );
}

const wheel = ([x, y, z]: Point, radius: number, high: number, colour: Colour): Solid =>
  drum([x, z], [y, y + high], [radius, radius], (px, py) =>
    scaleColour(colour, 0.94 + 0.1 * chance(Math.floor(px * 30), Math.floor(py * 30))),
  );

const LOOK: CounterShop = {
  name: 'CHEESE',
  board: [0.16, 0.26, 0.2],
  letters: [1, 0.84, 0.42],
  counter: (x, y) => {
    const plank = Math.floor(x / 0.14);
    return scaleColour(
      [0.5, 0.32, 0.18],
      (x / 0.14 - plank < 0.06 ? 0.6 : 0.9 + 0.2 * chance(plank, 2)) * (y < 0.1 ? 0.7 : 1),
    );
  },
  shelf: flat([0.46, 0.3, 0.17]),
  shelved: ([x, y, z], number) => {
    const colour = RINDS[number % RINDS.length] as Colour;
    const kind = number % 5;
    if (kind === 1)
      return [
        ball([x - 0.15, y, z - 0.15], [x + 0.15, y + 0.27, z + 0.15], flat([0.8, 0.13, 0.1])),
      ];
    if (kind === 3)
      return [0, 1, 2].map((n) =>
        wheel([x, y + n * 0.1, z], 0.16, 0.095, RINDS[(number + n) % RINDS.length] as Colour),
      );
    return [0, 1].map((n) =>
      wheel([x, y + n * 0.19, z], 0.21, 0.18, scaleColour(colour, n === 0 ? 1 : 0.93)),
    );
  },
  apart: 0.47,
  level: 0.52,
  bed: flat([0.9, 0.88, 0.82]),
  shown: ([x, y, z], number) => {
    const kind = number % 4;
    const tag = box(
      [x - 0.05, y + 0.02, z - 0.17],
      [x + 0.05, y + 0.1, z - 0.165],
      flat([0.97, 0.96, 0.92]),
    );
    if (kind === 1)
      return [
        ...[-0.09, 0.07].map((dx) => wheel([x + dx, y, z - 0.02], 0.075, 0.07, [0.96, 0.94, 0.86])),
        wheel([x, y + 0.07, z], 0.075, 0.07, [0.94, 0.92, 0.84]),
        tag,
      ];
    if (kind === 2) {
      const block: Material = (px, py, pz) =>
        isHole(px + pz, py) ? scaleColour(PASTE, 0.62) : PASTE;
      return [box([x - 0.16, y, z - 0.1], [x + 0.14, y + 0.17, z + 0.12], block), tag];
    }
    return [cutWheel([x, y, z], 0.18, 0.15, number), tag];
  },
  step: 0.43,
  more: (at, { shell }) => [
    // Hams and sausages on their strings.
    ...[-1.9, -1.62, 1.6, 1.85, 2.1].flatMap((x, n) => [
      drum([at(x), 3.9], [shell.high - 0.4, shell.high], [0.006, 0.006], flat([0.8, 0.76, 0.66])),
      ball(
        [at(x) - 0.11, shell.high - (n % 2 === 0 ? 1 : 0.85), 3.8],
        [at(x) + 0.11, shell.high - 0.36, 4],
        flat(n % 2 === 0 ? [0.5, 0.2, 0.14] : [0.94, 0.84, 0.6]),
      ),
    ]),
    // Great wheels beside the counter.
    ...[2.15, -2.2].flatMap((x, k) =>
      [0, 1, 2, 3]
        .slice(k)
        .map((n) =>
          wheel(
            [at(x), 0.05 + n * 0.24, 3.1 + 0.4 * k],
            0.36,
            0.23,
            RINDS[(n + k) % 2 === 0 ? 0 : 4] as Colour,
          ),
        ),
    ),
  ],
};

/** A cheese shop: wheels up the wall, cut ones with holes on the counter, hams above. */
export const cheeseShop = (furnishing: Furnishing): Furnished => counterShop(LOOK, furnishing);
