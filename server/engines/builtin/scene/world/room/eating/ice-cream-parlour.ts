import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat } from '../furniture.ts';
import type { Surfaces } from '../room-kind.ts';
import { type CounterShop, counterShop, lacquer } from '../shops/counter-shop.ts';
import { ball, box, drum, type Material, type Point, type Solid, sphere } from '../solids/solid.ts';

/** What the ice cream is of: strawberry, vanilla, chocolate, pistachio, lemon, blueberry, mango, mint. */
const KINDS: readonly Colour[] = [
  [0.95, 0.55, 0.62],
  [0.98, 0.92, 0.74],
  [0.4, 0.24, 0.15],
  [0.66, 0.76, 0.42],
  [0.98, 0.9, 0.42],
  [0.56, 0.44, 0.72],
  [0.98, 0.68, 0.26],
  [0.62, 0.88, 0.76],
];
const WAFER: Colour = [0.84, 0.58, 0.3];
const ROSE: Colour = [0.96, 0.74, 0.78];
const CHERRY: Material = flat([0.78, 0.06, 0.12]);

const kind = (number: number): Colour => KINDS[Math.abs(number) % KINDS.length] as Colour;

/** Pale blue above a rail, white tiles below, a floor of rose and cream. */
export const iceCreamSurfaces = (): Surfaces => ({
  walls: (x, y, z, axis) => {
    if (y > 1.24) return [0.72, 0.88, 0.92];
    if (y > 1.18) return [0.95, 0.94, 0.9];
    const along = (axis === 0 ? z : x) / 0.2;
    const isJoint = along - Math.floor(along) < 0.04 || (y / 0.2) % 1 < 0.04;
    return isJoint ? [0.8, 0.8, 0.78] : [0.95, 0.95, 0.93];
  },
  floor: (x, _y, z) =>
    ((Math.floor(x / 0.45) + Math.floor(z / 0.45)) & 1) === 0 ? [0.96, 0.92, 0.84] : ROSE,
  ceiling: flat([0.95, 0.94, 0.92]),
});

/** Ice cream, ridged by the scoop, with what is in it. */
const scooped =
  (colour: Colour): Material =>
  (x, y, z) => {
    const ridge = Math.sin(y * 130 + 3 * Math.sin(x * 23 + z * 19));
    return scaleColour(colour, 0.93 + 0.09 * ridge);
  };

/** Waffle: a lattice of ridges. */
const waffle: Material = (x, y, z) => {
  const [u, v] = [(x + z + y) / 0.045, (x + z - y) / 0.045];
  const isRidge = u - Math.floor(u) < 0.2 || v - Math.floor(v) < 0.2;
  return scaleColour(WAFER, isRidge ? 0.72 : 1);
};

/** A cone that stands on its point, its rim at a height, with scoops that rise over each other. */
function cone([x, y, z]: Point, high: number, number: number): Solid[] {
  const r = high * 0.3;
  const top = y + high;
  const scoop = (dx: number, up: number, n: number) =>
    sphere([x + dx, up, z], r, scooped(kind(number + 3 * n)));
  return [
    drum([x, z], [y, top], [r * 0.12, r], waffle),
    scoop(-0.25 * r, top + 0.4 * r, 0),
    scoop(0.3 * r, top + 1.4 * r, 1),
    scoop(-0.1 * r, top + 2.4 * r, 2),
    ball(
      [x - 0.32 * r, top + 3.2 * r, z - 0.22 * r],
      [x + 0.12 * r, top + 3.64 * r, z + 0.22 * r],
      CHERRY,
    ),
  ];
}

/** A glass with a sundae, or a stack of cones, on a shelf. */
const sundae = ([x, y, z]: Point, number: number): Solid[] =>
  number % 3 === 0
    ? [0, 1, 2, 3].map((n) =>
        drum([x, z], [y + 0.07 * n, y + 0.07 * n + 0.18], [0.07, 0.03], waffle),
      )
    : [
        drum([x, z], [y, y + 0.03], [0.075, 0.03], flat([0.86, 0.92, 0.95])),
        drum([x, z], [y + 0.03, y + 0.22], [0.04, 0.1], flat(scaleColour(kind(number), 1.02))),
        ball([x - 0.1, y + 0.16, z - 0.1], [x + 0.1, y + 0.34, z + 0.1], scooped(kind(number + 1))),
        ball([x - 0.03, y + 0.31, z - 0.03], [x + 0.03, y + 0.37, z + 0.03], CHERRY),
      ];

const LOOK: CounterShop = {
  name: 'ICE CREAM',
  board: [0.9, 0.36, 0.5],
  letters: [1.05, 1, 0.92],
  counter: lacquer([0.95, 0.9, 0.82]),
  shelf: flat([0.98, 0.97, 0.95]),
  shelved: sundae,
  apart: 0.37,
  level: 0.55,
  bed: flat([0.86, 0.9, 0.92]),
  // Tubs of steel, each full of one kind, with a small flag of its fruit.
  shown: ([x, y, z], number) => [
    box([x - 0.17, y, z - 0.14], [x + 0.17, y + 0.08, z + 0.14], flat([0.78, 0.8, 0.82])),
    ball([x - 0.165, y, z - 0.135], [x + 0.165, y + 0.17, z + 0.135], scooped(kind(number))),
    ball(
      [x - 0.09, y + 0.09, z - 0.08],
      [x + 0.08, y + 0.22, z + 0.08],
      scooped(scaleColour(kind(number), 1.06)),
    ),
  ],
  step: 0.37,
  more: (at) => [
    ...cone([at(-2.2), 0.02, 3.1], 0.92, 0),
    ...cone([at(2.2), 0.02, 3.4], 1.1, 3),
    ...[-1.35, -1.1, 1.3].flatMap((out, n) => cone([at(out), 1.08, 4.08], 0.2, n)),
  ],
};

/** An ice cream parlour: tubs of all kinds on the counter, sundaes and cones up the wall, great cones beside it. */
export const iceCreamParlour = (furnishing: Furnishing): Furnished => counterShop(LOOK, furnishing);
