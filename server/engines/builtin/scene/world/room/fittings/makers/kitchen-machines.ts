import { pick } from '../../../../../kernels/random.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Furnished } from '../../furniture.ts';
import type { FittingWish } from '../fitting.ts';
import { around } from './around.ts';

const CHROME: Colour = [0.82, 0.84, 0.86];
const DARK: Colour = [0.1, 0.1, 0.11];
const ENAMEL: Colour = [0.93, 0.92, 0.89];
const RETRO: readonly Colour[] = [
  [0.56, 0.77, 0.73],
  [0.93, 0.91, 0.85],
  [0.9, 0.62, 0.55],
];

/** A refrigerator with round edges, two doors, handles of chrome, and notes stuck to it. */
export function fridge({ at, colour, random }: FittingWish): Furnished {
  const { box, pad } = around(at);
  const shell = colour ?? pick(random, RETRO);
  const notes: readonly (readonly [number, number, Colour])[] = [
    [-0.12, 0.98, [0.98, 0.92, 0.5]],
    [0.08, 0.9, [0.95, 0.95, 0.93]],
    [0.02, 1.08, [0.85, 0.3, 0.25]],
  ];
  return {
    lamps: [],
    solids: [
      box([-0.3, 0.3], [0, 0.06], [-0.26, 0.3], DARK),
      pad([-0.35, 0.35], [0.05, 1.22], [-0.28, 0.33], shell, 0.05),
      pad([-0.35, 0.35], [1.2, 1.82], [-0.28, 0.33], shell, 0.06),
      pad([-0.34, 0.34], [0.07, 1.2], [-0.33, -0.26], shell, 0.03),
      pad([-0.34, 0.34], [1.225, 1.8], [-0.33, -0.26], shell, 0.035),
      pad([-0.31, -0.275], [0.78, 1.14], [-0.375, -0.32], CHROME, 0.015),
      pad([-0.31, -0.275], [1.3, 1.55], [-0.375, -0.32], CHROME, 0.015),
      box([0.1, 0.27], [1.69, 1.72], [-0.336, -0.32], CHROME),
      ...notes.map(([x, y, look]) =>
        box([x - 0.05, x + 0.05], [y - 0.05, y + 0.05], [-0.335, -0.32], look),
      ),
    ],
  };
}

/** A cooker: an oven with a pane in its door, knobs, four plates and a pot on one of them. */
export function stove({ at, colour }: FittingWish): Furnished {
  const { box, pad, drum, roll } = around(at);
  const body = colour ?? ENAMEL;
  const front = -0.29;
  return {
    lamps: [],
    solids: [
      box([-0.28, 0.28], [0, 0.07], [-0.24, 0.28], DARK),
      box([-0.31, 0.31], [0.06, 0.88], [-0.28, 0.3], body),
      pad([-0.29, 0.29], [0.22, 0.68], [front - 0.025, front + 0.02], body, 0.012),
      box([-0.2, 0.2], [0.3, 0.55], [front - 0.03, front], [0.16, 0.1, 0.07]),
      box([-0.2, 0.2], [0.3, 0.33], [front - 0.032, front], [0.75, 0.34, 0.1]),
      box([-0.24, 0.24], [0.615, 0.635], [front - 0.06, front - 0.04], CHROME),
      box([-0.29, 0.29], [0.09, 0.19], [front - 0.015, front], body),
      ...[-0.22, -0.11, 0, 0.11, 0.22].map((x) =>
        roll(2, [x, 0.78], [front - 0.045, front + 0.02], [0.026, 0.03], x === 0 ? CHROME : DARK),
      ),
      box([-0.32, 0.32], [0.88, 0.905], [-0.3, 0.3], [0.16, 0.16, 0.17]),
      ...[-0.15, 0.15].flatMap((x) =>
        [-0.13, 0.14].map((z) => drum([x, z], [0.905, 0.917], [0.095, 0.09], DARK)),
      ),
      box([-0.32, 0.32], [0.9, 1.02], [0.28, 0.31], body),
      drum([-0.15, -0.13], [0.917, 1.06], [0.11, 0.115], [0.72, 0.22, 0.16]),
      drum([-0.15, -0.13], [1.06, 1.085], [0.12, 0.09], [0.72, 0.22, 0.16]),
      drum([-0.15, -0.13], [1.085, 1.11], [0.02, 0.026], DARK),
    ],
  };
}

/** A washing machine with its round door to the eye. */
export function washingMachine({ at, colour }: FittingWish): Furnished {
  const { box, pad, roll, look } = around(at);
  const body = colour ?? ENAMEL;
  const front = -0.3;
  const suds = look((x, y) => {
    const out = Math.hypot(x, y - 0.4);
    const wave = 0.36 + 0.02 * Math.sin(x * 30);
    if (out > 0.145) return DARK;
    if (y > wave) return [0.3, 0.36, 0.42];
    const turn = Math.sin(x * 34 + 9 * y) + Math.sin(y * 41 - x * 13);
    return turn > 0.5 ? [0.86, 0.35, 0.3] : turn < -0.6 ? [0.3, 0.5, 0.8] : [0.9, 0.92, 0.95];
  });
  return {
    lamps: [],
    solids: [
      pad([-0.3, 0.3], [0.02, 0.86], [front, 0.3], body, 0.02),
      box([-0.29, 0.29], [0, 0.04], [-0.26, 0.28], DARK),
      roll(2, [0, 0.4], [front - 0.035, front + 0.02], [0.21, 0.225], CHROME),
      roll(2, [0, 0.4], [front - 0.045, front], [0.165, 0.18], suds),
      box([-0.27, -0.07], [0.72, 0.81], [front - 0.008, front], [0.8, 0.8, 0.79]),
      box([-0.02, 0.14], [0.73, 0.8], [front - 0.008, front], [0.12, 0.2, 0.24]),
      roll(2, [0.22, 0.765], [front - 0.04, front], [0.036, 0.042], CHROME),
      box([-0.3, 0.3], [0.685, 0.69], [front - 0.004, front + 0.01], [0.6, 0.6, 0.6]),
    ],
  };
}
