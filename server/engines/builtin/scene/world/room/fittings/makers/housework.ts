import { scaleColour } from '../../../../arithmetic.ts';
import type { Colour } from '../../../../words/idea.ts';
import type { Furnished } from '../../furniture.ts';
import { cloth, wood } from '../../materials.ts';
import type { Point } from '../../solids/solid.ts';
import type { FittingWish } from '../fitting.ts';
import { around } from './around.ts';

const STEEL: Colour = [0.78, 0.8, 0.82];
const ASH: Colour = [0.8, 0.62, 0.4];

/** An ironing board on crossed legs, an iron on it. */
export function ironingBoard({ at, colour, noise }: FittingWish): Furnished {
  const { pad, box, bone, limb, drum } = around(at);
  const cover = cloth(colour ?? [0.46, 0.64, 0.76], noise);
  const y = 0.86;
  return {
    lamps: [],
    solids: [
      pad([-0.42, 0.6], [y, y + 0.05], [-0.17, 0.17], cover, 0.025),
      pad([-0.62, -0.36], [y, y + 0.05], [-0.1, 0.1], cover, 0.025),
      drum([-0.44, 0], [y + 0.002, y + 0.05], [0.165, 0.165], cover),
      ...[-0.1, 0.1].flatMap((z) => [
        bone([-0.38, 0.02, z], [0.4, y, z], [0.014, 0.014], STEEL),
        bone([0.42, 0.02, z], [-0.3, y, z], [0.014, 0.014], STEEL),
      ]),
      ...[-0.38, 0.42].map((x) => bone([x, 0.02, -0.2], [x, 0.02, 0.2], [0.014, 0.014], STEEL)),
      pad([0.14, 0.42], [y + 0.05, y + 0.11], [-0.065, 0.065], [0.86, 0.3, 0.24], 0.03),
      box([0.12, 0.43], [y + 0.048, y + 0.062], [-0.066, 0.066], STEEL),
      ...limb(
        [
          [0.18, y + 0.1, 0],
          [0.19, y + 0.19, 0],
          [0.38, y + 0.18, 0],
          [0.4, y + 0.1, 0],
        ],
        [0.02, 0.02],
        [0.16, 0.16, 0.18],
      ),
      box([-0.34, -0.1], [y + 0.05, y + 0.1], [-0.1, 0.1], [0.95, 0.94, 0.9]),
    ],
  };
}

/** A basket of wicker heaped with washing. */
export function laundryBasket({ at, colour }: FittingWish): Furnished {
  const { drum, ball, look, bone } = around(at);
  const cane = colour ?? ([0.74, 0.56, 0.34] as const);
  const woven = look((x, y, z) => {
    const row = Math.floor(y / 0.035);
    const turn = Math.atan2(z, x) * 16 + (row & 1) * Math.PI;
    return scaleColour(cane, 0.8 + 0.2 * Math.sin(turn) + 0.06 * (row & 1));
  });
  const heap: readonly (readonly [number, number, number, number, Colour])[] = [
    [-0.1, 0.47, 0.02, 0.17, [0.92, 0.92, 0.9]],
    [0.13, 0.46, 0.06, 0.15, [0.4, 0.55, 0.74]],
    [0.03, 0.54, -0.05, 0.14, [0.86, 0.5, 0.44]],
    [0.17, 0.44, -0.12, 0.11, [0.95, 0.84, 0.5]],
    [-0.16, 0.44, -0.12, 0.12, [0.56, 0.7, 0.56]],
  ];
  return {
    lamps: [],
    solids: [
      drum([0, 0], [0, 0.44], [0.24, 0.31], woven),
      drum([0, 0], [0.42, 0.46], [0.325, 0.325], woven),
      ...[-1, 1].map((s) =>
        bone([s * 0.3, 0.34, -0.08], [s * 0.3, 0.34, 0.08], [0.03, 0.03], scaleColour(cane, 0.7)),
      ),
      ...heap.map(([x, y, z, r, of]) =>
        ball(
          [x, y, z],
          [r, r * 0.6, r],
          look((px, py) => scaleColour(of, 0.9 + 0.12 * Math.sin(px * 40 + py * 60))),
        ),
      ),
      ball([-0.27, 0.4, -0.14], [0.05, 0.14, 0.05], [0.92, 0.92, 0.9]),
    ],
  };
}

/** A broom of straw that leans back. */
export function broom({ at, colour }: FittingWish): Furnished {
  const { bone, drum, look } = around(at);
  const straw = colour ?? ([0.85, 0.66, 0.3] as const);
  const bristles = look((x, y, z) =>
    scaleColour(straw, 0.72 + 0.3 * Math.abs(Math.sin(Math.atan2(z, x) * 23 + y * 9))),
  );
  return {
    lamps: [],
    solids: [
      drum([0, 0], [0, 0.34], [0.17, 0.06], bristles),
      drum([0, 0], [0.32, 0.4], [0.065, 0.03], [0.62, 0.2, 0.16]),
      ...[0.2, 0.26].map((y) =>
        drum(
          [0, 0],
          [y, y + 0.016],
          [0.115 - 0.1 * (y - 0.2), 0.112 - 0.1 * (y - 0.2)],
          [0.62, 0.2, 0.16],
        ),
      ),
      bone([0, 0.38, 0], [0.05, 1.42, 0.12], [0.017, 0.015], ASH),
    ],
  };
}

/** A bucket of tin with its handle, water in it; with a mop where that is asked for. */
export function bucket({ at, colour }: FittingWish): Furnished {
  const { drum, limb } = around(at);
  const tin = colour ?? STEEL;
  const handle = Array.from({ length: 9 }, (_, n): Point => {
    const turn = (Math.PI * n) / 8;
    return [0.185 * Math.cos(turn), 0.31 + 0.14 * Math.sin(turn), -0.06 * Math.sin(turn)];
  });
  return {
    lamps: [],
    solids: [
      drum([0, 0], [0, 0.32], [0.13, 0.185], tin),
      drum([0, 0], [0.31, 0.335], [0.195, 0.195], scaleColour(tin, 0.85)),
      drum([0, 0], [0.325, 0.337], [0.172, 0.172], [0.35, 0.52, 0.6]),
      ...[0.1, 0.22].map((y) =>
        drum(
          [0, 0],
          [y, y + 0.012],
          [0.137 + 0.172 * y, 0.139 + 0.172 * y],
          scaleColour(tin, 0.75),
        ),
      ),
      ...limb(handle, [0.008, 0.008], scaleColour(tin, 0.6)),
    ],
  };
}

/** A mop in a bucket. */
export function mop(wish: FittingWish): Furnished {
  const { bone, limb } = around(wish.at);
  const white: Colour = [0.9, 0.88, 0.82];
  return {
    lamps: [],
    solids: [
      ...bucket({ ...wish, colour: wish.colour ?? [0.24, 0.46, 0.7] }).solids,
      bone([-0.02, 0.36, 0.02], [0.14, 1.42, 0.12], [0.016, 0.015], ASH),
      bone([-0.1, 0.42, 0.02], [0.08, 0.4, 0.02], [0.034, 0.034], [0.2, 0.4, 0.64]),
      ...[-0.1, -0.06, -0.02, 0.02, 0.06].flatMap((x, n) =>
        limb(
          [
            [x, 0.42, 0],
            [x * 1.9, 0.37, -0.1],
            [x * 2.3, 0.25 - 0.03 * (n % 2), -0.19],
          ],
          [0.022, 0.016],
          white,
        ),
      ),
    ],
  };
}

/** A ladder of wood that leans back. */
export function ladder({ at, colour, noise }: FittingWish): Furnished {
  const { bone } = around(at);
  const grain = colour ?? wood(ASH, noise);
  const high = 2.1;
  const lean = 0.34;
  const x = (up: number) => 0.24 - 0.03 * up;
  return {
    lamps: [],
    solids: [
      ...[-1, 1].map((s) =>
        bone([s * x(0), 0.03, -0.17], [s * x(1), high, -0.17 + lean], [0.03, 0.026], grain),
      ),
      ...Array.from({ length: 7 }, (_, n) => {
        const up = (n + 0.6) / 7;
        const z = -0.17 + lean * up;
        return bone([-x(up), high * up, z], [x(up), high * up, z], [0.02, 0.02], grain);
      }),
    ],
  };
}

/** A stepladder that stands astride, with treads and a top. */
export function stepladder({ at, colour, noise }: FittingWish): Furnished {
  const { bone, box } = around(at);
  const grain = colour ?? wood(ASH, noise);
  const high = 1.35;
  return {
    lamps: [],
    solids: [
      ...[-1, 1].flatMap((s) => [
        bone([s * 0.28, 0.03, -0.34], [s * 0.2, high, -0.03], [0.026, 0.024], grain),
        bone([s * 0.28, 0.03, 0.34], [s * 0.2, high, 0.05], [0.02, 0.02], grain),
      ]),
      ...[0.22, 0.45, 0.68, 0.9].map((up) => {
        const [w, z] = [0.28 - 0.08 * up, -0.34 + 0.31 * up];
        return box([-w, w], [high * up, high * up + 0.025], [z - 0.05, z + 0.09], grain);
      }),
      ...[0.3, 0.65].map((up) =>
        bone(
          [-0.27 + 0.08 * up, high * up, 0.34 - 0.29 * up],
          [0.27 - 0.08 * up, high * up, 0.34 - 0.29 * up],
          [0.014, 0.014],
          grain,
        ),
      ),
      box([-0.23, 0.23], [high - 0.01, high + 0.03], [-0.13, 0.12], [0.66, 0.24, 0.18]),
    ],
  };
}

/** A box of tools, open, with a hammer, a saw and a screwdriver that stick out. */
export function toolbox({ at, colour }: FittingWish): Furnished {
  const { box, bone, pad } = around(at);
  const red = colour ?? ([0.78, 0.16, 0.12] as const);
  const high = 0.24;
  return {
    lamps: [],
    solids: [
      box([-0.3, 0.3], [0, high], [-0.14, -0.12], red),
      box([-0.3, 0.3], [0, high], [0.12, 0.14], red),
      box([-0.29, 0.29], [0, high - 0.05], [-0.12, 0.12], [0.14, 0.1, 0.1]),
      ...[-0.3, 0.28].map((x) =>
        box([x, x + 0.02], [0, high + 0.16], [-0.07, 0.07], scaleColour(red, 0.85)),
      ),
      ...[-0.3, 0.28].map((x) =>
        box([x, x + 0.02], [0, high], [-0.14, 0.14], scaleColour(red, 0.85)),
      ),
      bone([-0.29, high + 0.14, 0], [0.29, high + 0.14, 0], [0.02, 0.02], ASH),
      box([-0.06, 0.06], [high * 0.4, high * 0.62], [-0.15, -0.138], STEEL),
      bone([-0.18, 0.16, -0.06], [-0.16, high + 0.11, -0.07], [0.017, 0.017], ASH),
      pad([-0.235, -0.085], [high + 0.09, high + 0.145], [-0.1, -0.04], [0.3, 0.31, 0.33], 0.02),
      bone([0.06, 0.14, -0.06], [0.09, high + 0.06, -0.07], [0.006, 0.006], STEEL),
      bone(
        [0.088, high + 0.04, -0.07],
        [0.1, high + 0.15, -0.072],
        [0.02, 0.024],
        [0.95, 0.72, 0.16],
      ),
      box([0.15, 0.25], [0.1, high + 0.13], [-0.07, -0.062], STEEL),
      pad([0.14, 0.26], [high + 0.09, high + 0.17], [-0.085, -0.05], ASH, 0.02),
    ],
  };
}
