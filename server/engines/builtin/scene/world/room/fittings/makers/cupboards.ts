import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import { type Furnished, OAK, WALNUT } from '../../furniture.ts';
import { books, paint, wood } from '../../materials.ts';
import type { Material } from '../../solids/solid.ts';
import type { FittingWish } from '../fitting.ts';
import { around } from './around.ts';

const BRASS: Colour = [0.84, 0.66, 0.32];
const STEEL: Colour = [0.5, 0.53, 0.54];

/** What furniture is made of: of a colour it is painted, else of wood. */
const made = ({ colour, noise }: FittingWish, own: Colour): Material =>
  colour === null ? wood(own, noise) : paint(colour, noise);

/** A look with lines where doors and drawers meet. */
const lined =
  (of: Material, isLine: (x: number, y: number) => boolean, [x, y]: FittingWish['at']): Material =>
  (px, py, pz, axis) =>
    axis === 2 && isLine(px - x, py - y)
      ? scaleColour(of(px, py, pz, axis), 0.35)
      : of(px, py, pz, axis);

/** A chest of drawers on short legs, its four drawers with knobs of brass. */
export function dresser(wish: FittingWish): Furnished {
  const { box, ball } = around(wish.at);
  const grain = made(wish, OAK);
  const rows = [0.14, 0.34, 0.54, 0.72];
  const front = lined(
    grain,
    (x, y) => rows.some((row) => Math.abs(y - row) < 0.007) || (y > 0.72 && Math.abs(x) < 0.006),
    wish.at,
  );
  return {
    lamps: [],
    solids: [
      box([-0.5, 0.5], [0.12, 0.88], [-0.22, 0.24], front),
      box([-0.53, 0.53], [0.88, 0.92], [-0.25, 0.25], grain),
      box([-0.51, 0.51], [0.09, 0.13], [-0.235, 0.245], grain),
      ...[-0.46, 0.4].flatMap((x) =>
        [-0.21, 0.16].map((z) => box([x, x + 0.06], [0, 0.1], [z, z + 0.06], grain)),
      ),
      ...[0.24, 0.44, 0.63, 0.8].flatMap((y) =>
        [-0.27, 0.27].map((x) => ball([x, y, -0.235], [0.022, 0.022, 0.022], BRASS)),
      ),
    ],
  };
}

/** A wardrobe of two panelled doors under a cornice. */
export function wardrobe(wish: FittingWish): Furnished {
  const { box, ball } = around(wish.at);
  const grain = made(wish, WALNUT);
  const isPanel = (x: number, y: number, edge: number) => {
    const out = Math.abs(Math.abs(x) - 0.27) - 0.17;
    const up = Math.min(Math.abs(y - 0.62) - 0.32, Math.abs(y - 1.42) - 0.38);
    return out < edge && up < edge;
  };
  const doors = lined(
    grain,
    (x, y) =>
      Math.abs(x) < 0.007 ||
      (isPanel(x, y, 0.012) && !isPanel(x, y, -0.012)) ||
      Math.abs(y - 0.22) < 0.006,
    wish.at,
  );
  return {
    lamps: [],
    solids: [
      box([-0.54, 0.54], [0.1, 1.9], [-0.26, 0.28], doors),
      box([-0.57, 0.57], [0, 0.12], [-0.28, 0.29], grain),
      box([-0.58, 0.58], [1.9, 1.96], [-0.3, 0.29], grain),
      box([-0.55, 0.55], [1.96, 2], [-0.27, 0.29], grain),
      ...[-0.05, 0.05].map((x) => ball([x, 1.02, -0.28], [0.022, 0.03, 0.022], BRASS)),
      ball([0, 0.16, -0.275], [0.02, 0.02, 0.02], BRASS),
    ],
  };
}

/** A bookcase full of books, open in front. */
export function bookcase(wish: FittingWish): Furnished {
  const { box, look } = around(wish.at);
  const grain = made(wish, WALNUT);
  const row = 0.34;
  const spines = books(row, [0.3, 0.2, 0.13]);
  return {
    lamps: [],
    solids: [
      box([-0.48, -0.45], [0, 1.86], [-0.15, 0.15], grain),
      box([0.45, 0.48], [0, 1.86], [-0.15, 0.15], grain),
      box(
        [-0.45, 0.45],
        [0.08, 1.8],
        [-0.12, 0.15],
        look((x, y, _z, axis) => spines(x, y - 0.08, 0, axis)),
      ),
      box([-0.5, 0.5], [1.82, 1.88], [-0.17, 0.15], grain),
      box([-0.48, 0.48], [0, 0.09], [-0.16, 0.15], grain),
      ...[1, 2, 3, 4].map((n) =>
        box([-0.45, 0.45], [0.07 + n * row, 0.1 + n * row], [-0.14, 0.1], grain),
      ),
    ],
  };
}

/** A writing desk with drawers on one side, a lamp, a book and a chair. */
export function desk(wish: FittingWish): Furnished {
  const { box, drum, bone } = around(wish.at);
  const grain = made(wish, OAK);
  const green: Colour = [0.16, 0.42, 0.3];
  const drawers = lined(
    grain,
    (_, y) => [0.2, 0.38, 0.56].some((row) => Math.abs(y - row) < 0.007),
    wish.at,
  );
  return {
    lamps: [],
    solids: [
      box([-0.62, 0.62], [0.71, 0.75], [-0.3, 0.3], grain),
      box([0.2, 0.58], [0.06, 0.71], [-0.26, 0.28], drawers),
      box([-0.58, -0.53], [0, 0.71], [-0.26, 0.28], grain),
      box([0.22, 0.56], [0, 0.07], [-0.24, 0.26], [0.12, 0.09, 0.07]),
      ...[0.29, 0.47, 0.63].map((y) =>
        box([0.34, 0.44], [y - 0.01, y + 0.01], [-0.28, -0.26], BRASS),
      ),
      drum([-0.42, 0.1], [0.75, 0.77], [0.09, 0.08], BRASS),
      bone([-0.42, 0.77, 0.1], [-0.42, 1, 0.1], [0.011, 0.011], BRASS),
      drum([-0.42, 0.1], [1, 1.13], [0.15, 0.07], green, 0.7),
      box([0.0, 0.22], [0.75, 0.78], [-0.1, 0.12], [0.56, 0.16, 0.13]),
      box([0.02, 0.2], [0.78, 0.81], [-0.08, 0.1], [0.2, 0.32, 0.46]),
      box([-0.26, -0.06], [0.75, 0.756], [-0.2, 0.06], [0.95, 0.93, 0.87]),
    ],
  };
}

/** A filing cabinet of steel with three drawers, each with its label and handle. */
export function filingCabinet({ at, colour }: FittingWish): Furnished {
  const { box } = around(at);
  const steel = colour ?? STEEL;
  return {
    lamps: [],
    solids: [
      box([-0.24, 0.24], [0.02, 1.12], [-0.28, 0.3], scaleColour(steel, 0.85)),
      box([-0.22, 0.22], [0, 0.03], [-0.26, 0.28], [0.1, 0.1, 0.1]),
      ...[0.06, 0.41, 0.76].flatMap((y) => [
        box([-0.22, 0.22], [y, y + 0.33], [-0.3, -0.28], steel),
        box([-0.07, 0.07], [y + 0.24, y + 0.29], [-0.305, -0.3], [0.95, 0.94, 0.88]),
        box([-0.08, 0.08], [y + 0.15, y + 0.18], [-0.33, -0.3], [0.8, 0.82, 0.84]),
      ]),
    ],
  };
}

/** A safe of steel with a dial and a wheel on its door. */
export function safe({ at, colour }: FittingWish): Furnished {
  const { box, pad, roll, bone } = around(at);
  const steel = colour ?? ([0.24, 0.29, 0.28] as const);
  const front = -0.3;
  return {
    lamps: [],
    solids: [
      pad([-0.36, 0.36], [0.05, 0.92], [front, 0.32], steel, 0.03),
      ...[-0.3, 0.24].map((x) => box([x, x + 0.06], [0, 0.06], [-0.27, 0.28], [0.08, 0.08, 0.08])),
      pad(
        [-0.29, 0.29],
        [0.12, 0.85],
        [front - 0.03, front + 0.02],
        scaleColour(steel, 1.25),
        0.015,
      ),
      ...[0.24, 0.66].map((y) => box([0.285, 0.32], [y, y + 0.1], [front - 0.04, front], BRASS)),
      roll(2, [-0.1, 0.6], [front - 0.065, front], [0.075, 0.085], [0.86, 0.86, 0.84]),
      roll(2, [-0.1, 0.6], [front - 0.085, front], [0.03, 0.034], [0.14, 0.14, 0.15]),
      ...[0, 1, 2].map((n) => {
        const turn = (n * Math.PI) / 3 + 0.3;
        const [c, s] = [0.11 * Math.cos(turn), 0.11 * Math.sin(turn)];
        return bone(
          [-0.1 - c, 0.35 - s, front - 0.08],
          [-0.1 + c, 0.35 + s, front - 0.08],
          [0.016, 0.016],
          BRASS,
        );
      }),
      roll(2, [-0.1, 0.35], [front - 0.1, front], [0.034, 0.04], BRASS),
    ],
  };
}
