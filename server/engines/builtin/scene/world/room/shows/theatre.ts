import { scaleColour } from '../../../arithmetic.ts';
import type { Colour } from '../../../words/idea.ts';
import { type Furnished, type Furnishing, flat, slab } from '../furniture.ts';
import { attireOf, posed } from '../people/posed.ts';
import { ball, box, type Material, type Solid } from '../solids/solid.ts';

const VELVET: Colour = [0.6, 0.05, 0.07];
const GOLD: Colour = [0.86, 0.64, 0.24];
const BLACK: Material = flat([0.05, 0.05, 0.055]);
const LIGHT: Colour = [1.25, 1.12, 0.86];

/** Heavy cloth in deep folds, with a golden fringe at a height. */
export const velvet =
  (fringe: number): Material =>
  (x, y, z, axis) => {
    const along = axis === 0 ? z : x;
    if (Math.abs(y - fringe) < 0.09)
      return scaleColour(GOLD, 0.7 + 0.3 * Math.abs(Math.sin(along * 90)));
    const fold = Math.sin(along * 15 + 0.8 * Math.sin(y * 0.9));
    return scaleColour(VELVET, 0.62 + 0.42 * fold + 0.07 * Math.sin(along * 47));
  };

/** Boards of a stage with the pools of light that spotlights throw on them; `middle` of the room. */
export const stageFloor =
  (middle: number): Material =>
  (x, _y, z) => {
    const plank = Math.floor(x / 0.16);
    const seam = x / 0.16 - plank < 0.05 ? 0.6 : 1;
    const shade = 0.86 + 0.2 * Math.abs(Math.sin(plank * 12.9));
    const pool = [-1.5, 0, 1.5].reduce(
      (sum, at, n) =>
        sum +
        1.5 *
          Math.exp(
            -((((x - middle - at) / 0.95) ** 2 + ((z - 4.4 - 0.4 * (n % 2)) / 0.95) ** 2) ** 2),
          ),
      0,
    );
    return scaleColour([0.46, 0.29, 0.17], seam * shade * (0.55 + pool));
  };

/** A stage: red curtains on both sides and behind, swags of them above, spotlights and their light on the boards. */
export function theatre({ shell, isAttended }: Furnishing): Furnished {
  const { left, right, back, high } = shell;
  const middle = (left + right) / 2;
  const drawn = velvet(0.14);
  const swags = Array.from({ length: 5 }, (_, n) => {
    const x = left + ((right - left) * (n + 0.5)) / 5;
    const half = (right - left) / 10 + 0.06;
    return swag(x, half, high, 2.9);
  }).flat();
  return {
    lamps: [
      [middle - 1.5, high - 0.7, 3.9],
      [middle + 1.5, high - 0.7, 3.9],
      [middle, 2.2, 4.6],
    ],
    solids: [
      box([left, 0, back - 0.12], [right, high, back - 0.02], drawn),
      ...[left, right].map((wall) =>
        slab([wall, wall + (wall < middle ? 1.35 : -1.35)], [0, high], [3.1, 3.25], velvet(0.14)),
      ),
      ...[left, right].map((wall) =>
        slab([wall, wall + (wall < middle ? 0.9 : -0.9)], [0, high], [5, 5.12], velvet(0.14)),
      ),
      ...swags,
      ...[-2.1, -0.7, 0.7, 2.1].flatMap((dx) => spotlight(middle + dx, high, 3.6)),
      ...footlights(left, right),
      ...(isAttended ? actors(middle, 4.5) : microphone(middle, 4.6)),
    ],
  };
}

/** Two who play lovers of old times: one holds out a hand to a lady in a gown; a third in a cloak listens aside. */
const actors = (x: number, z: number): Solid[] => [
  ...posed(
    {
      at: [x - 0.55, z],
      turn: 0.1,
      lean: 0.1,
      hands: [
        [0.24, 0.1, 1.28],
        [0.5, -0.1, 1.34],
      ],
    },
    attireOf(3, {
      top: [0.16, 0.26, 0.5],
      legs: [0.72, 0.66, 0.52],
      gown: 'coat',
      hat: ['cap', [0.5, 0.1, 0.14]],
      skin: [0.86, 0.64, 0.52],
    }),
  ),
  ...posed(
    {
      at: [x + 0.5, z + 0.05],
      turn: Math.PI - 0.15,
      hands: [
        [0.5, 0.08, 1.3],
        [0.12, -0.16, 1.32],
      ],
    },
    attireOf(6, {
      top: [0.86, 0.82, 0.72],
      legs: [0.84, 0.72, 0.4],
      gown: 'gown',
      hair: [0.52, 0.28, 0.12],
      hairForm: 'long',
      skin: [0.88, 0.68, 0.56],
    }),
  ),
  ...posed(
    {
      at: [x + 1.75, z + 0.6],
      turn: Math.PI + 0.3,
      hands: [
        [0.3, 0.2, 1.1],
        [0.24, -0.2, 1.46],
      ],
    },
    attireOf(9, {
      top: [0.36, 0.12, 0.36],
      legs: [0.2, 0.1, 0.2],
      gown: 'gown',
      beard: [0.2, 0.16, 0.14],
      hat: ['cap', [0.2, 0.08, 0.22]],
    }),
  ),
];

/** A bow of cloth that hangs between two points under the ceiling, laid of thin slices. */
export function swag(x: number, half: number, high: number, z: number): Solid[] {
  return Array.from({ length: 26 }, (_, n) => {
    const [a, b] = [-1 + n / 13, -1 + (n + 1) / 13];
    const deep = 0.3 + 0.42 * (1 - ((a + b) / 2) ** 2);
    return box(
      [x + a * half, high - deep, z],
      [x + b * half, high, z + 0.1],
      velvet(high - deep + 0.05),
    );
  });
}

/** A lamp in its black housing on a bar. */
const spotlight = (x: number, high: number, z: number): Solid[] => [
  box([x - 1, high - 0.36, z], [x + 1, high - 0.31, z + 0.05], BLACK),
  box([x - 0.14, high - 0.72, z - 0.1], [x + 0.14, high - 0.36, z + 0.2], BLACK),
  ball([x - 0.12, high - 0.78, z - 0.14], [x + 0.12, high - 0.56, z + 0.06], flat(LIGHT), 1.6),
];

/** A microphone on its stand, in the middle of the light. */
const microphone = (x: number, z: number): Solid[] => [
  ball([x - 0.2, 0, z - 0.2], [x + 0.2, 0.06, z + 0.2], BLACK),
  box([x - 0.014, 0.03, z - 0.014], [x + 0.014, 1.42, z + 0.014], flat([0.5, 0.5, 0.52])),
  box([x - 0.03, 1.34, z - 0.03], [x + 0.03, 1.5, z + 0.03], BLACK),
  ball([x - 0.065, 1.46, z - 0.065], [x + 0.065, 1.6, z + 0.065], flat([0.62, 0.63, 0.66])),
];

/** Small lamps in a row along the stage's edge. */
const footlights = (left: number, right: number): Solid[] =>
  Array.from({ length: 9 }, (_, n) => {
    const x = left + 0.5 + ((right - left - 1) * n) / 8;
    return ball([x - 0.07, 0, 2.35], [x + 0.07, 0.14, 2.49], flat(LIGHT), 1.2);
  });
